import type {SchemaComponents, SchemaNode} from './schema';

/** A schema behind its reference, with what stands beside the reference put in front. */
export function dereference(node: SchemaNode, components: SchemaComponents): SchemaNode {
  if (node.ref === undefined) {
    return node;
  }
  const {ref, ...beside} = node;
  const component = Object.hasOwn(components, ref) ? components[ref] : undefined;
  return component === undefined
    ? beside
    : {...dereference(component.node, components), ...beside};
}

/** The type of a value in a few words: `integer <int64>`, `array of strings`, `object or null`. */
export function typeLabel(node: SchemaNode, components: SchemaComponents): string {
  const resolved = dereference(node, components);
  if (resolved.variants !== undefined && resolved.types === undefined) {
    return resolved.variants.keyword === 'oneOf' ? 'one of' : 'any of';
  }
  const types = resolved.types ?? ['any'];
  return types
    .map((type) =>
      type === 'array' ? arrayLabel(resolved, components) : formatLabel(type, resolved),
    )
    .join(' or ');
}

/** The component that a node, or the items of an array, is named after. */
export function namedComponent(node: SchemaNode): string | undefined {
  return node.ref ?? node.items?.ref;
}

function arrayLabel(node: SchemaNode, components: SchemaComponents): string {
  return node.items === undefined
    ? 'array'
    : `array of ${plural(typeLabel(node.items, components))}`;
}

function formatLabel(type: string, node: SchemaNode): string {
  return node.format === undefined || type === 'null' ? type : `${type} <${node.format}>`;
}

function plural(label: string): string {
  return /^(string|number|integer|boolean|object)$/.test(label) ? `${label}s` : label;
}
