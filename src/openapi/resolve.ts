import type {OpenAPIDescription, ReferenceObject} from './description';

/** Where a reference leads in the end, or why it leads nowhere. */
export type Target = {readonly value: unknown} | {readonly problem: string};

/** Whether a value is a Reference Object, that is, holds a `$ref`. */
export function isReference(value: unknown): value is ReferenceObject {
  return typeof own(value, '$ref') === 'string';
}

/**
 * Follows a `$ref` inside a validated document until something else than a reference is reached.
 *
 * @throws Error when it leads nowhere or back to itself, which validation refuses.
 */
export function resolve<T>(document: OpenAPIDescription, value: T | ReferenceObject): T {
  if (!isReference(value)) {
    return value;
  }
  const target = targetOf(document, value.$ref);
  if ('problem' in target) {
    throw new Error(`The reference ${value.$ref} ${target.problem}.`);
  }
  return target.value as T;
}

/** Follows a JSON pointer, through the references on its way and at its end. */
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

/** The name of the component schema that a reference points to, if it points to one. */
export function schemaNameOf(reference: ReferenceObject): string | undefined {
  const match = /^#\/components\/schemas\/([^/]+)$/.exec(reference.$ref);
  return match?.[1] === undefined ? undefined : unescapeSegment(match[1]);
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object or item of a list, without what those inherit. */
export function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** RFC 6901, section 3. */
export function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** RFC 6901, sections 4 and 6; undefined when the percent-encoding is malformed. */
function unescapeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}
