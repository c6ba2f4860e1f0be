import {ANY_NAME, variantName} from './anchor';
import {followedLevels, MAX_SIZE, weightOf} from './levels';
import {plainText} from './rich-text';
import {childNodes, dereference, type SchemaComponents, type SchemaNode} from './schema';

/**
 * How deep the tree of the fields of a schema goes: the number of components that it unfolds inside
 * each other, beyond the one that it begins with (see {@link isLeftOut}).
 */
export function treeLevels(node: SchemaNode, components: SchemaComponents): number {
  return followedLevels((levels) => {
    let size = 0;
    const visit = (current: SchemaNode, parents: readonly string[]): void => {
      const shown = dereference(current, components);
      size += weightOf(plainText(shown.description ?? []).length);
      if (size <= MAX_SIZE && !endsTree(current, components, parents, levels)) {
        const inside = parentsInside(current, parents);
        for (const child of childNodes(shown)) {
          visit(child, inside);
        }
      }
    };
    visit(node, []);
    return size <= MAX_SIZE;
  });
}

/** Whether a tree of fields does not go on below a node: it is there already, or would be too much. */
export function endsTree(
  node: SchemaNode,
  components: SchemaComponents,
  parents: readonly string[],
  levels: number,
): node is SchemaNode & {ref: string} {
  return isRecursion(node, parents) || isLeftOut(node, components, parents, levels);
}

/** Whether a node is a component that its place is inside of already. */
export function isRecursion(
  node: SchemaNode,
  parents: readonly string[],
): node is SchemaNode & {ref: string} {
  return node.ref !== undefined && parents.includes(node.ref);
}

/** Whether a node is a component with fields that stands deeper than the tree goes. */
export function isLeftOut(
  node: SchemaNode,
  components: SchemaComponents,
  parents: readonly string[],
  levels: number,
): node is SchemaNode & {ref: string} {
  return (
    node.ref !== undefined &&
    parents.length > levels &&
    childNodes(dereference(node, components)).length > 0
  );
}

/** The components that a place below a node is inside of. */
export function parentsInside(
  node: SchemaNode,
  parents: readonly string[],
): readonly string[] {
  return node.ref === undefined ? parents : [...parents, node.ref];
}

/** A field of a schema, of those inside it too. */
export interface Field {
  /** The names on the way to it. */
  path: string[];
  node: SchemaNode;
  /** Whether it belongs to the schema itself, and not to a component inside it. */
  isOwn: boolean;
}

/** The fields of a schema as its tree on a page shows them, in that order. */
export function fieldsOf(node: SchemaNode, components: SchemaComponents): Field[] {
  const levels = treeLevels(node, components);
  const walk = (
    current: SchemaNode,
    path: string[],
    parents: readonly string[],
  ): Field[] => {
    if (endsTree(current, components, parents, levels)) {
      return [];
    }
    const {properties, additionalProperties, items, variants} = dereference(
      current,
      components,
    );
    const inside = parentsInside(current, parents);
    const walkInside = (child: SchemaNode, childPath: string[]): Field[] =>
      walk(child, childPath, inside);
    return [
      ...(properties ?? []).flatMap(({name, node: field}) => [
        {path: [...path, name], node: field, isOwn: inside.length === 0},
        ...walkInside(field, [...path, name]),
      ]),
      ...(typeof additionalProperties === 'object'
        ? walkInside(additionalProperties, [...path, ANY_NAME])
        : []),
      ...(items === undefined ? [] : walkInside(items, path)),
      ...(variants?.nodes ?? []).flatMap((variant, index) =>
        walkInside(variant, [...path, variantName(index)]),
      ),
    ];
  };
  return walk(node, [], []);
}
