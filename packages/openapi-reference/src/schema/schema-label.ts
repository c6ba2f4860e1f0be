import {dereference, type SchemaComponents, type SchemaNode} from './schema';

/** Returns a short type name: `integer <int64>`, `array of strings`, `object or null`. */
export function typeLabel(
  node: SchemaNode,
  components: SchemaComponents,
  outerArrays: ReadonlySet<string> = new Set(),
): string {
  const resolved = dereference(node, components);
  if (resolved.variants !== undefined && resolved.types === undefined) {
    return resolved.variants.keyword === 'oneOf' ? 'one of' : 'any of';
  }
  const types = resolved.types ?? ['any'];
  return types
    .map((type) =>
      type === 'array'
        ? arrayLabel(node, resolved, components, outerArrays)
        : formatLabel(type, resolved),
    )
    .join(' or ');
}

export function namedComponent(node: SchemaNode): string | undefined {
  return node.ref ?? node.items?.ref;
}

/** Ends recursive arrays with the word `array`. */
function arrayLabel(
  node: SchemaNode,
  {items}: SchemaNode,
  components: SchemaComponents,
  outerArrays: ReadonlySet<string>,
): string {
  const name = node.ref ?? '';
  if (items === undefined || outerArrays.has(name)) {
    return 'array';
  }
  const outer = name === '' ? outerArrays : new Set(outerArrays).add(name);
  return `array of ${plural(typeLabel(items, components, outer))}`;
}

function formatLabel(type: string, node: SchemaNode): string {
  return node.format === undefined || type === 'null' ? type : `${type} <${node.format}>`;
}

function plural(label: string): string {
  return /^(string|number|integer|boolean|object|array)$/.test(label)
    ? `${label}s`
    : label;
}
