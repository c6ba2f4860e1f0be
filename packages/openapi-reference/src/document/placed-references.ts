import {HTTP_METHODS} from '../vocabulary/http-method';
import type {Repair} from './repair';
import {roleAt} from './grammar';
import {escapeSegment, isRecord, isReference, own, targetOf} from './resolve';
import {positionOf, walkObjects} from './walk';

/** Keywords with one object that no reference can be in the place of. Maps are those of {@link positionOf}. */
const OBJECT_KEYWORDS = new Set([
  ...['info', 'contact', 'license', 'externalDocs', 'tags', 'servers', 'security'],
  ...['paths', 'components', 'securityDefinitions', 'discriminator', 'mapping', 'xml'],
  ...['server', 'variables', 'flows', 'scopes', 'additionalOperations'],
  ...HTTP_METHODS,
]);

/** Keywords with lists of objects that no reference can be in the place of. */
const LIST_KEYWORDS = ['tags', 'servers', 'security'];

/** What is read in the place of a reference can have references of its own. */
const ROUNDS = 5;

interface Misplaced {
  readonly holder: object;
  readonly key: string;
  readonly $ref: string;
  /** The pointer of what is in the place of a map or list. */
  readonly pointer: string;
}

/**
 * Puts what a reference leads to in its place where OpenAPI allows none, as for all properties of a schema, and
 * leaves out references that lead back to themselves or to something else. Changes the document.
 */
export function placeReferences(document: unknown): Repair[] {
  const repairs: Repair[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const misplaced = misplacedIn(document);
    if (misplaced.length === 0) {
      break;
    }
    repairs.push(...misplaced.map((one) => place(document, one, round === ROUNDS)));
  }
  return repairs;
}

function misplacedIn(document: unknown): Misplaced[] {
  const found: Misplaced[] = [];
  const add = (holder: object, key: string, pointer: string): void => {
    const value = own(holder, key);
    if (isReference(value)) {
      const {$ref} = value;
      found.push({holder, key, $ref, pointer: `${pointer}/${escapeSegment(key)}`});
    }
  };
  walkObjects(document, (holder, pointer, position) => {
    for (const [key, value] of Object.entries(holder)) {
      if (position !== 'keywords') {
        continue;
      }
      if (OBJECT_KEYWORDS.has(key) || positionOf(key, value, position) === 'names') {
        add(holder, key, pointer);
      }
      if (LIST_KEYWORDS.includes(key) && Array.isArray(value)) {
        value.forEach((_, index) => add(value, String(index), `${pointer}/${key}`));
      }
    }
  });
  return found;
}

function place(
  document: unknown,
  {holder, key, $ref, pointer}: Misplaced,
  isLast: boolean,
): Repair {
  const reference = own(holder, key) as Record<string, unknown>;
  const {$ref: _, ...beside} = reference;
  const target = targetOf(document, $ref);
  const problem =
    'problem' in target
      ? target.problem
      : isLast || valuesAt(document, pointer).includes(target.value)
        ? 'leads back to itself'
        : isAnother(pointer, $ref)
          ? 'leads to something else'
          : undefined;
  const isList = 'value' in target && Array.isArray(target.value);
  if (
    problem !== undefined ||
    'problem' in target ||
    (!isRecord(target.value) && !isList)
  ) {
    Reflect.set(holder, key, beside);
    const kind = `a reference ${problem ?? 'leads to something else'}; it is left out`;
    return {kind, pointer: `${pointer}/$ref`};
  }
  const copy = structuredClone(target.value);
  Reflect.set(holder, key, isRecord(copy) ? {...copy, ...beside} : copy);
  return {
    kind: 'a reference is where OpenAPI allows none; what it leads to is read in its place',
    pointer: `${pointer}/$ref`,
  };
}

/** Returns whether a place needs something else than a reference leads to. */
function isAnother(pointer: string, $ref: string): boolean {
  const [needed, given] = [roleAt(pointer), roleAt($ref)];
  return given !== undefined && needed !== undefined
    ? given.kind !== needed.kind || given.depth !== needed.depth
    : given?.depth === 0;
}

/** Returns the values on the way to a place. */
function valuesAt(document: unknown, pointer: string): unknown[] {
  const values = [document];
  for (const segment of pointer.split('/').slice(1)) {
    values.push(own(values.at(-1), segment.replaceAll('~1', '/').replaceAll('~0', '~')));
  }
  return values;
}
