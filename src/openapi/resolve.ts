import type {OpenAPIDescription, ReferenceObject} from './description';

const MAX_REFERENCE_HOPS = 32;

/** Whether a value is a Reference Object, that is, holds a `$ref`. */
export function isReference(value: unknown): value is ReferenceObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as {$ref?: unknown}).$ref === 'string'
  );
}

/**
 * Follows a `$ref` inside the description until something else than a reference is reached.
 * The description has been validated, so a pointer that leads nowhere is a defect of the caller.
 *
 * @throws Error when a pointer cannot be resolved or references go in a circle.
 */
export function resolve<T>(
  description: OpenAPIDescription,
  value: T | ReferenceObject,
): T {
  let current: unknown = value;
  for (let hops = 0; isReference(current); hops += 1) {
    if (hops === MAX_REFERENCE_HOPS) {
      throw new Error(`The reference ${current.$ref} leads back to itself.`);
    }
    current = atPointer(description, current.$ref);
  }
  return current as T;
}

/** The name of the component schema that a reference points to, if it points to one. */
export function schemaNameOf(reference: ReferenceObject): string | undefined {
  const match = /^#\/components\/schemas\/([^/]+)$/.exec(reference.$ref);
  return match?.[1] === undefined ? undefined : unescapePointer(match[1]);
}

function atPointer(description: OpenAPIDescription, pointer: string): unknown {
  const segments = pointer.replace(/^#\/?/, '').split('/').map(unescapePointer);
  let current: unknown = description;
  for (const segment of segments) {
    current = resolve<unknown>(description, current);
    if (
      typeof current !== 'object' ||
      current === null ||
      !Object.prototype.hasOwnProperty.call(current, segment)
    ) {
      throw new Error(`The reference ${pointer} does not lead to anything.`);
    }
    current = (current as Record<string, unknown>)[segment];
  }
  return current;
}

/** RFC 6901, section 4, after the percent-decoding of a URI fragment (section 6). */
function unescapePointer(segment: string): string {
  return decodeURIComponent(segment).replace(/~1/g, '/').replace(/~0/g, '~');
}
