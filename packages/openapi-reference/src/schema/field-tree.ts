import {ANY_NAME, ruleName, variantName} from '../route/anchor';
import {
  childNodes,
  componentNamed,
  dereference,
  type SchemaComponent,
  type SchemaComponents,
  type SchemaNode,
} from './schema';

/** Returns whether a tree ends at a node, because of recursion or size. */
export function endsTree(
  node: SchemaNode,
  components: SchemaComponents,
  parents: readonly string[],
  levels?: number,
): node is SchemaNode & {ref: string} {
  return isRecursion(node, parents) || isTruncated(node, components, parents, levels);
}

/** Returns whether a node references one of its parents. */
export function isRecursion(
  node: SchemaNode,
  parents: readonly string[],
): node is SchemaNode & {ref: string} {
  return node.ref !== undefined && parents.includes(node.ref);
}

/** Returns whether a node references a component with fields that is deeper than the tree shows. */
export function isTruncated(
  node: SchemaNode,
  components: SchemaComponents,
  parents: readonly string[],
  levels = Infinity,
): node is SchemaNode & {ref: string} {
  if (node.ref === undefined) {
    return false;
  }
  // What is beside a reference can be truncated too, but is on no other page.
  const shown = dereference({ref: node.ref}, components);
  return (
    shown.truncated === true || (parents.length > levels && childNodes(shown).length > 0)
  );
}

/** Returns the components that contain the children of a node. */
export function parentsInside(
  node: SchemaNode,
  parents: readonly string[],
): readonly string[] {
  return node.ref === undefined ? parents : [...parents, node.ref];
}

/**
 * Returns the components that the trees of these nodes show. Those at which a tree ends have no
 * nested schemas: {@link SchemaNode.truncated}.
 */
export function shownComponents(
  nodes: readonly SchemaNode[],
  components: SchemaComponents,
): SchemaComponents {
  const unfolded = new Set<string>();
  const ended = new Set<string>();
  for (const node of nodes) {
    const visit = (current: SchemaNode, parents: readonly string[]): void => {
      const isEnd = endsTree(current, components, parents, node.levels);
      for (const name of aliases(current, components)) {
        (isEnd ? ended : unfolded).add(name);
      }
      if (!isEnd) {
        const inside = parentsInside(current, parents);
        childNodes(dereference(current, components)).forEach((child) => {
          visit(child, inside);
        });
      }
    };
    visit(node, []);
  }
  // Labels such as "array of strings" name what an array at the end of a tree contains.
  ended.forEach((name) => {
    const items = componentNamed(name, components)?.node.items;
    aliases(items ?? {}, components).forEach((inside) => ended.add(inside));
  });
  const names = Object.keys(components).filter(
    (name) => unfolded.has(name) || ended.has(name),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const component = componentNamed(name, components);
      return component === undefined
        ? []
        : [[name, unfolded.has(name) ? component : withoutFields(component)]];
    }),
  );
}

/** Returns the component that a node references, and those that this is only another name of. */
function aliases(node: SchemaNode, components: SchemaComponents): string[] {
  const names: string[] = [];
  let {ref} = node;
  while (ref !== undefined && !names.includes(ref)) {
    names.push(ref);
    ref = componentNamed(ref, components)?.node.ref;
  }
  return names;
}

function withoutFields(component: SchemaComponent): SchemaComponent {
  return {
    ...component,
    node: {...withoutChildren(component.node), truncated: true as const},
  };
}

/** Keeps what the type label of a node depends on. */
function withoutChildren(node: SchemaNode): SchemaNode {
  const {
    properties: _,
    additionalProperties: __,
    rules: ___,
    items,
    variants,
    ...rest
  } = node;
  return {
    ...rest,
    ...(items === undefined ? {} : {items: withoutChildren(items)}),
    ...(variants === undefined ? {} : {variants: {...variants, nodes: []}}),
  };
}

/** A field of a schema or of a schema inside it. */
export interface Field {
  /** Names from the schema to the field. */
  path: string[];
  node: SchemaNode;
  /** The field belongs to the schema itself, not to a component inside it. */
  isOwn: boolean;
}

/** Returns the fields of a schema that its tree shows, in the same order. */
export function fieldsOf(node: SchemaNode, components: SchemaComponents): Field[] {
  const walk = (
    current: SchemaNode,
    path: string[],
    parents: readonly string[],
  ): Field[] => {
    if (endsTree(current, components, parents, node.levels)) {
      return [];
    }
    const {properties, additionalProperties, items, variants, rules} = dereference(
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
      ...(rules ?? []).flatMap((rule, index) =>
        rule.node === undefined
          ? []
          : walkInside(rule.node, [...path, ruleName(rule, index)]),
      ),
    ];
  };
  return walk(node, [], []);
}
