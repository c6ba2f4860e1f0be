import {
  isRecord,
  mediaEntries,
  own,
  positionOf,
  targetOf,
  unusedSlug,
} from 'docusaurus-openapi-reference';
import type {
  MediaTypeObject,
  NamedObjects,
  Position,
} from 'docusaurus-openapi-reference/types';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Keywords that JSON Schema 2020-12 does not have, that say nothing about a value, or that only have a meaning
 * in the document as a whole.
 */
const LEFT_OUT = new Set([
  ...['discriminator', 'xml', 'externalDocs', 'nullable', 'example'],
  ...['id', '$id', '$schema', '$anchor', '$dynamicAnchor', '$dynamicRef', '$vocabulary'],
  ...['$recursiveAnchor', '$recursiveRef'],
  ...['$comment', '$defs', 'definitions'],
]);

/**
 * Returns a schema of a document of any version of OpenAPI as one of JSON Schema 2020-12 that is whole by
 * itself: what it refers to is in `$defs`.
 *
 * @param leftOut Further keywords, which would only cost a model space.
 */
export function standaloneSchema(
  document: unknown,
  schema: JsonSchema,
  leftOut: readonly string[] = [],
): JsonSchema {
  const names = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  const copy = (value: unknown, position: Position): unknown => {
    if (position === 'data') {
      return withoutBigIntegers(value);
    }
    if (Array.isArray(value)) {
      return value.map((part) => copy(part, position));
    }
    if (!isRecord(value)) {
      return withoutBigIntegers(value);
    }
    const entries = Object.entries(position === 'names' ? value : inDialect(value));
    const copied = Object.fromEntries(
      entries
        .filter(([key]) => position === 'names' || !isLeftOut(key))
        .map(([key, part]) => [
          key,
          position === 'keywords' && key === '$ref' && typeof part === 'string'
            ? `#/$defs/${define(part)}`
            : copy(part, DATA.has(key) ? 'data' : positionOf(key, part, position)),
        ]),
    );
    return position === 'keywords' && value['nullable'] === true
      ? orNull(copied)
      : copied;
  };
  const isLeftOut = (key: string): boolean =>
    key.startsWith('x-') || LEFT_OUT.has(key) || leftOut.includes(key);
  const define = (reference: string): string => {
    const known = names.get(reference);
    if (known !== undefined) {
      return known;
    }
    const ownName = (reference.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_');
    const name = unusedSlug(ownName, new Set(names.values()), '');
    names.set(reference, name);
    const target = targetOf(document, reference);
    definitions[name] = 'value' in target ? copy(target.value, 'keywords') : {};
    return name;
  };
  const whole = copy(schema, 'keywords') as JsonSchema;
  return names.size === 0 ? whole : {...whole, $defs: definitions};
}

/** Keywords whose values have names, and no schemas. */
const DATA: ReadonlySet<string> = new Set(['dependentRequired', 'required']);

/** Keywords whose lists have at least one value, and each value once. */
const LISTS: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  ...['enum', 'type', 'required', 'examples'],
]);

/** Returns a list as these keywords have it, a single type as it is; undefined if there is nothing in it. */
function listOf(value: unknown): unknown {
  if (!Array.isArray(value)) {
    return typeof value === 'string' ? value : undefined;
  }
  const byText = new Map(
    value.map((item: unknown) => [JSON.stringify(withoutBigIntegers(item)), item]),
  );
  return byText.size === 0 ? undefined : Array.from(byText.values());
}

/** Writes keywords of OpenAPI 3.0 as those of JSON Schema 2020-12, and leaves out what no validator compiles. */
function inDialect(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {example, pattern, patternProperties, multipleOf, ...rest} = schema;
  const others = Object.fromEntries(
    Object.entries(rest)
      .map(([key, value]) => [key, LISTS.has(key) ? listOf(value) : value] as const)
      .filter(([key, value]) => !LISTS.has(key) || value !== undefined),
  );
  return {
    ...withNumericBound(withNumericBound(others, 'minimum'), 'maximum'),
    ...(example !== undefined && others['examples'] === undefined
      ? {examples: [example]}
      : {}),
    ...(isPattern(pattern) ? {pattern} : {}),
    ...(isRecord(patternProperties)
      ? {
          patternProperties: Object.fromEntries(
            Object.entries(patternProperties).filter(([name]) => isPattern(name)),
          ),
        }
      : {}),
    ...(Number(multipleOf) > 0 ? {multipleOf} : {}),
  };
}

/** Returns a value of JSON: a number that JavaScript rounds is rounded here too. */
function withoutBigIntegers(value: unknown): unknown {
  if (typeof value === 'bigint') {
    return Number(value);
  }
  if (Array.isArray(value)) {
    return value.map(withoutBigIntegers);
  }
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, withoutBigIntegers(part)]),
      )
    : value;
}

/** In 3.0, `exclusiveMinimum` is true or false, and says what `minimum` means. */
function withNumericBound(
  schema: Record<string, unknown>,
  keyword: 'minimum' | 'maximum',
): Record<string, unknown> {
  const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const {[exclusive]: isExclusive, [keyword]: bound, ...others} = schema;
  if (typeof isExclusive !== 'boolean') {
    return schema;
  }
  return bound === undefined
    ? others
    : {...others, [isExclusive ? exclusive : keyword]: bound};
}

/** Validators compile a pattern, and refuse the whole schema if it is one of another language. */
function isPattern(pattern: unknown): pattern is string {
  try {
    return typeof pattern === 'string' && new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function orNull(schema: Record<string, unknown>): JsonSchema {
  const {type, enum: values} = schema;
  if (type === undefined) {
    return {anyOf: [schema, {type: 'null'}]};
  }
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return {
    ...schema,
    type: types.includes('null') ? types : [...types, 'null'],
    ...(Array.isArray(values) && !values.includes(null)
      ? {enum: [...(values as unknown[]), null]}
      : {}),
  };
}

/** Returns the schema of the first content of a body or a response of the document. */
export function contentSchema(content: unknown): JsonSchema | undefined {
  const contents = own(content, 'content') as NamedObjects<MediaTypeObject> | undefined;
  const [[, media] = []] = mediaEntries(contents);
  const schema = own(media, 'schema');
  // A schema can also be true or false.
  return schema === false ? {not: {}} : (schema as JsonSchema | undefined);
}
