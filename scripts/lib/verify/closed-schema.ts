/*
 * Why: a schema allows fields that it does not name, so the validation of an answer would not find
 * new ones.
 * Run: imported by the scripts of this folder.
 */
import mapValues from 'lodash/mapValues';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {
  escapeSegment,
  isRecord,
  isReference,
  resolve,
} from 'docusaurus-openapi-reference/openapi/resolve';

/** Keywords whose schemas describe other values than the schema around them. */
const CHILDREN = ['items', 'prefixItems', 'contains', 'additionalProperties'];
const NAMED_CHILDREN = ['properties', 'patternProperties'];

/** Keywords whose schemas describe the same value as the schema around them. */
const PARTS = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];

/**
 * Returns a JSON Schema (2020-12) that a value matches if it matches the schema of the document,
 * and has only fields that this names. References become local ones. A schema that names no field,
 * or has `additionalProperties`, allows as many as before.
 */
export function closeSchema(document: OpenAPIDocument, schema: unknown): object {
  const definitions: Record<string, unknown> = {};

  const refer = (reference: string): string => {
    if (!Object.hasOwn(definitions, reference)) {
      // A schema can contain itself.
      definitions[reference] = true;
      definitions[reference] = copy(resolve<unknown>(document, {$ref: reference}));
    }
    return `#/$defs/${encodeURIComponent(escapeSegment(reference))}`;
  };

  /** Copies a schema, which allows more fields, with closed schemas of the values in it. */
  const copy = (original: unknown): unknown =>
    isRecord(original)
      ? mapValues(original, (value, keyword) => copyKeyword(keyword, value))
      : original;

  const copyKeyword = (keyword: string, value: unknown): unknown => {
    if (keyword === '$ref' && typeof value === 'string') {
      return refer(value);
    }
    if (CHILDREN.includes(keyword)) {
      return Array.isArray(value) ? value.map(close) : close(value);
    }
    if (NAMED_CHILDREN.includes(keyword) && isRecord(value)) {
      return mapValues(value, close);
    }
    if (PARTS.includes(keyword)) {
      return Array.isArray(value) ? value.map(copy) : copy(value);
    }
    return value;
  };

  const close = (original: unknown): unknown => {
    const copied = copy(original);
    return isRecord(copied) && namesFields(document, original)
      ? {unevaluatedProperties: false, ...copied}
      : copied;
  };

  const closed = close(schema);
  return isRecord(closed) ? {...closed, $defs: definitions} : {};
}

function namesFields(
  document: OpenAPIDocument,
  schema: unknown,
  followed: readonly unknown[] = [],
): boolean {
  if (!isRecord(schema) || followed.includes(schema)) {
    return false;
  }
  const parts: unknown[] = [schema['allOf'], schema['anyOf'], schema['oneOf']].flat();
  return (
    isRecord(schema['properties']) ||
    (isReference(schema) ? [...parts, resolve<unknown>(document, schema)] : parts).some(
      (part) => namesFields(document, part, [...followed, schema]),
    )
  );
}
