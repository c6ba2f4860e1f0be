import {unusedSlug} from 'docusaurus-openapi-reference/openapi/page-names';
import {own, targetOf} from 'docusaurus-openapi-reference/openapi/resolve';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords whose value has a schema for each name (JSON Schema 2020-12). */
const NAMING = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/**
 * Returns a schema of an OpenAPI 3.1 document as one that is whole by itself: what it refers to is in `$defs`.
 * Leaves out extensions and other keywords, which only cost a model space.
 */
export function standaloneSchema(
  document: unknown,
  schema: JsonSchema,
  leftOut: readonly string[] = [],
): JsonSchema {
  const names = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  const copy = (value: unknown, hasNames = false): unknown => {
    if (Array.isArray(value)) {
      return value.map((part) => copy(part));
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => hasNames || !(key.startsWith('x-') || leftOut.includes(key)))
        .map(([key, part]) => [
          key,
          key === '$ref' && typeof part === 'string'
            ? `#/$defs/${define(part)}`
            : copy(part, !hasNames && NAMING.includes(key)),
        ]),
    );
  };
  const define = (reference: string): string => {
    const known = names.get(reference);
    if (known !== undefined) {
      return known;
    }
    const ownName = (reference.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_');
    const name = unusedSlug(ownName, new Set(names.values()), '');
    names.set(reference, name);
    const target = targetOf(document, reference);
    definitions[name] = 'value' in target ? copy(target.value) : {};
    return name;
  };
  const whole = copy(schema) as JsonSchema;
  return names.size === 0 ? whole : {...whole, $defs: definitions};
}

/** Returns the schema of the first content of a body or a response of the document. */
export function contentSchema(content: unknown): JsonSchema | undefined {
  const contents = own(content, 'content') as
    | Readonly<Record<string, unknown>>
    | undefined;
  const [first] = Object.values(contents ?? {});
  return own(first, 'schema') as JsonSchema | undefined;
}
