import {
  childNodes,
  componentNamed,
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../schema/schema';

/** A text or number, or a list of them, in a response. */
export interface ResponseField {
  name: string;
  /** The property that contains it, without names such as `results`; `undefined` at the root. */
  parent?: string;
  /** Title of the component that declares it. */
  owner?: string;
  node: SchemaNode;
}

/** Names of containers, which say nothing about what they contain. */
const CONTAINERS =
  /^(results?|data|items?|list|content|records?|entries|values?|rows?)$/i;

const MAX_DEPTH = 6;

/** More fields of a response are not needed to know what it is about. */
const MAX_FIELDS = 400;

/**
 * Lists the fields of a response, without repeating a component under a name that it has already.
 *
 * @param known Lists of components that responses consist of, which this function fills.
 */
export function responseFields(
  root: SchemaNode,
  components: SchemaComponents,
  known: Map<string, ResponseField[]>,
): ResponseField[] {
  const earlier = root.ref === undefined ? undefined : known.get(root.ref);
  if (earlier !== undefined) {
    return earlier;
  }
  const fields: ResponseField[] = [];
  const seen = new Set<string>();
  const visit = (
    node: SchemaNode,
    place: Pick<ResponseField, 'parent' | 'owner'>,
    depth: number,
  ): void => {
    const isSeen = node.ref !== undefined && seen.has(`${node.ref} ${place.parent}`);
    if (isSeen || depth > MAX_DEPTH || fields.length >= MAX_FIELDS) {
      return;
    }
    let inside = place;
    if (node.ref !== undefined) {
      seen.add(`${node.ref} ${place.parent}`);
      const title = componentNamed(node.ref, components)?.title;
      inside = {...place, ...(title === undefined ? {} : {owner: title})};
    }
    const {properties, ...rest} = dereference(node, components);
    for (const {name, node: property} of properties ?? []) {
      const field = dereference(property, components);
      const scalar = dereference(field.items ?? field, components);
      if (childNodes(scalar).length === 0) {
        fields.push({...inside, name, node: scalar});
      }
      visit(
        property,
        CONTAINERS.test(name) ? inside : {...inside, parent: name},
        depth + 1,
      );
    }
    childNodes(rest).forEach((child) => visit(child, inside, depth + 1));
  };
  visit(root, {}, 0);
  if (root.ref !== undefined) {
    known.set(root.ref, fields);
  }
  return fields;
}
