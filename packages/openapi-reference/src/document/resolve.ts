import type {AnySchema, PublishedDocument, SchemaObject} from './document';

export {isRecord} from '../utils/is-record';

export type Target = {readonly value: unknown} | {readonly problem: string};

export function isReference(value: unknown): value is {readonly $ref: string} {
  return typeof own(value, '$ref') === 'string';
}

/**
 * Returns what a reference leads to, through others, and all else as it is.
 *
 * @throws Error if it leads nowhere or back to itself, which validation rejects.
 */
export function resolve<T>(
  document: PublishedDocument,
  value: T | {readonly $ref: string},
): T {
  if (!isReference(value)) {
    return value;
  }
  const target = targetOf(document, value.$ref);
  if ('problem' in target) {
    throw new Error(`The reference ${value.$ref} ${target.problem}.`);
  }
  return target.value as T;
}

/** Returns whether a schema is one to read: neither a reference nor `true` or `false`. */
export function isSchema(schema: AnySchema | undefined): schema is SchemaObject {
  return typeof schema === 'object' && !isReference(schema);
}

/** Returns the schema that a reference leads to, and another one as it is. Without a schema, any value is valid. */
export function targetSchema(
  document: PublishedDocument,
  schema: AnySchema | undefined = true,
): SchemaObject | boolean {
  return resolve<SchemaObject | boolean>(document, schema);
}

/** Resolves a JSON pointer, through references on its way and at its end. */
export function targetOf(
  document: unknown,
  reference: string,
  followed: ReadonlySet<string> = new Set(),
): Target {
  if (followed.has(reference)) {
    return {problem: 'leads back to itself'};
  }
  if (reference !== '#' && !reference.startsWith('#/')) {
    return {problem: 'is not a JSON pointer (#/…); anchors are not supported'};
  }
  const follow = (value: unknown): Target =>
    isReference(value)
      ? targetOf(document, value.$ref, new Set(followed).add(reference))
      : {value};
  let current: Target = {value: document};
  for (const segment of reference.split('/').slice(1)) {
    const key = unescapeSegment(segment);
    if (key === undefined) {
      return {problem: 'is malformed'};
    }
    let child = own(current.value, key);
    if (child === undefined) {
      current = follow(current.value);
      if ('problem' in current) {
        return current;
      }
      child = own(current.value, key);
    }
    if (child === undefined) {
      return {problem: 'leads nowhere'};
    }
    current = {value: child};
  }
  return follow(current.value);
}

export function schemaNameOf(reference: {readonly $ref: string}): string | undefined {
  const match = /^#\/components\/schemas\/([^/]+)$/.exec(reference.$ref);
  return match?.[1] === undefined ? undefined : unescapeSegment(match[1]);
}

/** Returns whether a value is a text, a number of any size, or a boolean. */
export function isScalar(value: unknown): value is string | number | bigint | boolean {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

/** Returns an own property of an object or array. */
export function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** RFC 6901, section 3. */
export function escapeSegment(segment: string): string {
  // Most segments have nothing to escape.
  return /[~/]/.test(segment)
    ? segment.replaceAll('~', '~0').replaceAll('/', '~1')
    : segment;
}

/** RFC 6901, sections 4 and 6; `undefined` if the percent-encoding is malformed. */
export function unescapeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}
