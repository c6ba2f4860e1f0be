import {
  BaseResolver,
  createConfig,
  lintDocument,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import lowerFirst from 'lodash/lowerFirst';
import type {OpenAPIDocument} from './document';
import {quote} from './document-error';
import {
  FIELD_RULE_NAMES,
  FIELD_RULES,
  type FieldProblem,
  readProblem,
} from './field-problem';
import {replaceObjects, roleAt} from './grammar';
import {repairReferences} from './references';
import type {Repair} from './repair';
import {isRecord, isReference, isScalar, own, unescapeSegment} from './resolve';
import {type Position, positionOf} from './walk';

/** Values of required fields that a document lacks. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  info: {title: 'API', version: ''},
  paths: {},
  title: 'API',
  version: '',
  description: '',
  responses: {},
};

/** Fields that OpenAPI 3.0 and 3.1 define differently, with what the site reads of both. */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) =>
    Array.isArray(value) && value.every((type) => typeof type === 'string'),
  exclusiveMinimum: isNumberOrFlag,
  exclusiveMaximum: isNumberOrFlag,
  examples: (value) => typeof value === 'object' && value !== null,
};

function isNumberOrFlag(value: unknown): boolean {
  return isScalar(value) && typeof value !== 'string';
}

/** Rounds of repairs. What is left out may be required by its parent, which the next round leaves out. */
const ROUNDS = 50;

/**
 * Changes a document until it has no {@link FieldProblem} that a change can remove: leaves out values of
 * the wrong type and objects without a required field.
 */
export async function repairStructure(
  document: Record<string, unknown>,
): Promise<Repair[]> {
  const repairs: Repair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = await structureProblems(document);
    const changes = problems.map((problem) => repair(document, problem));
    compactArrays(document);
    const isFirst = round === 0;
    // An unknown keyword remains, and is reported again in each round.
    repairs.push(
      ...changes
        .filter(({isChange}) => isChange || isFirst)
        .map(({kind, pointer}) => ({kind, pointer})),
      ...repairReferences(document),
    );
    if (!changes.some(({isChange}) => isChange)) {
      break;
    }
  }
  return repairs;
}

interface PlacedProblem {
  problem: FieldProblem;
  pointer: string;
  /** Pointer of a reference that leads to an object of another kind. */
  wrongReference: string | undefined;
}

async function structureProblems(
  document: Record<string, unknown>,
): Promise<PlacedProblem[]> {
  const problems = await lintDocument({
    document: {source: new Source('', ''), parsed: copyForLint(document)},
    config: await createConfig({
      rules: Object.fromEntries(FIELD_RULE_NAMES.map((name) => [name, 'error'])),
      plugins: [FIELD_RULES],
    }),
    externalRefResolver: new NoExternalReferences(),
  });
  return problems.map((found) => {
    const {problem, object} = readProblem(found);
    const pointer = placeOf(document, found.location[0]?.pointer ?? '#');
    const from = found.from?.pointer;
    const isWrong =
      from !== undefined &&
      object !== undefined &&
      isOfAnotherKind(object.type, placeOf(document, object.pointer), pointer);
    return {
      problem,
      pointer,
      wrongReference: isWrong ? placeOf(document, from) : undefined,
    };
  });
}

/** Returns the place of what Redocly has at a pointer of {@link copyForLint}. */
function placeOf(document: unknown, pointer: string): string {
  const place = unescapeKeys(pointer).replace(/\/$/, '');
  const [, holder = ''] = /^(.*)\/allOf\/\d+$/.exec(place) ?? [];
  return valueAt(document, place) === undefined && isReference(valueAt(document, holder))
    ? `${holder}/$ref`
    : place;
}

/**
 * Returns whether an object is none of the type that a reference to it needs, as a schema in the place of a
 * response. Where nothing tells what an object is, it is not if all of it is wrong.
 */
function isOfAnotherKind(type: string, object: string, problem: string): boolean {
  const role = roleAt(object);
  return role === undefined
    ? problem === object
    : role.depth > 0 || role.kind !== lowerFirst(type);
}

class NoExternalReferences extends BaseResolver {
  override loadExternalRef(reference: string): Promise<Source> {
    return Promise.reject(new ResolveError(new Error(`${reference} is not fetched`)));
  }
}

interface Change extends Repair {
  isChange: boolean;
}

function repair(
  document: unknown,
  {problem, pointer, wrongReference}: PlacedProblem,
): Change {
  const place = wrongReference ?? pointer;
  switch (problem.kind) {
    case 'missing':
      return repairMissing(document, unescapeKeys(problem.field), pointer, place);
    case 'type':
    case 'value':
      return repairValue(document, problem, place);
    default:
      return {kind: unchangedKind(problem, pointer), pointer, isChange: false};
  }
}

function unchangedKind(
  problem: Exclude<FieldProblem, {kind: 'missing' | 'type' | 'value'}>,
  pointer: string,
): string {
  switch (problem.kind) {
    case 'missing all':
      return `one of ${problem.fields.map((field) => `"${field}"`).join(', ')} must be there; this is ignored`;
    case 'nullable':
      return '"nullable" is without "type" beside it; null is allowed all the same';
    case 'later': {
      const field = quote(unescapeKeys(problem.field));
      return problem.holder === 'Schema'
        ? `${field} in a schema is of OpenAPI 3.1; it is read all the same`
        : `${field} is of a later version of OpenAPI; it is read all the same`;
    }
    case 'unknown':
      return pointer.endsWith('/nullable')
        ? '"nullable" is of OpenAPI 3.0; it is read all the same'
        : 'a keyword is unknown, and is ignored';
  }
}

function repairMissing(
  document: unknown,
  field: string,
  pointer: string,
  place: string,
): Change {
  const holder = valueAt(document, pointer);
  const kind = (result: string): string => `"${field}" is missing; ${result}`;
  if (isRecord(holder) && field in DEFAULTS) {
    holder[field] = structuredClone(DEFAULTS[field]);
    return {kind: kind('a default is used'), pointer, isChange: true};
  }
  if (isReadWithout(pointer, field)) {
    return {kind: kind('this is ignored'), pointer, isChange: false};
  }
  const isChange = removeAt(document, place);
  return {kind: kind('the object is left out'), pointer: place, isChange};
}

/** Returns whether an object without a required field still says more than none. */
function isReadWithout(pointer: string, field: string): boolean {
  // Without the scheme, the operation would seem to need no credentials.
  return /^#\/(components\/securitySchemes|securityDefinitions)\/[^/]+/.test(pointer)
    ? field !== 'type'
    : // In Swagger 2.0, parameters and headers are schemas at the same time.
      ['type', 'items', 'schema'].includes(field);
}

function repairValue(
  document: unknown,
  problem: Extract<FieldProblem, {kind: 'type' | 'value'}>,
  pointer: string,
): Change {
  const value = valueAt(document, pointer);
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const expected = problem.kind === 'type' ? problem.expected : undefined;
  const isField = Object.hasOwn(FORMS, key) && expected !== 'OpenAPI object';
  if (isField && FORMS[key]?.(value) === true) {
    const kind =
      'a keyword has the form of another version of OpenAPI; it is read all the same';
    return {kind, pointer, isChange: false};
  }
  if (expected === 'string' && isNumberOrFlag(value)) {
    const kind = 'a number or boolean is in the place of a text';
    setAt(document, pointer, String(value));
    return {kind, pointer, isChange: true};
  }
  if (expected === 'list of texts' && typeof value === 'string') {
    const kind = 'a text is in the place of a list; it is read as a list of one';
    setAt(document, pointer, [value]);
    return {kind, pointer, isChange: true};
  }
  const kind = 'a value has the wrong type, and is left out';
  return {kind, pointer, isChange: removeAt(document, pointer)};
}

/** Takes the place of a removed item until {@link compactArrays}, so that pointers stay valid. */
const REMOVED = Symbol('removed');

function removeAt(document: unknown, pointer: string): boolean {
  const [holder, key] = holderOf(document, pointer);
  if (Array.isArray(holder)) {
    holder[Number(key)] = REMOVED;
    return true;
  }
  return (
    isRecord(holder) && Object.hasOwn(holder, key) && Reflect.deleteProperty(holder, key)
  );
}

function setAt(document: unknown, pointer: string, value: unknown): void {
  const [holder, key] = holderOf(document, pointer);
  (holder as Record<string, unknown>)[key] = value;
}

function compactArrays(value: unknown): void {
  if (Array.isArray(value)) {
    const kept: unknown[] = value.filter((item) => item !== REMOVED);
    if (kept.length < value.length) {
      value.splice(0, value.length, ...kept);
    }
  }
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(compactArrays);
  }
}

function holderOf(document: unknown, pointer: string): [holder: unknown, key: string] {
  const end = pointer.lastIndexOf('/');
  const key = unescapeSegment(pointer.slice(end + 1)) ?? '';
  return [valueAt(document, pointer.slice(0, end)), key];
}

/** Resolves a pointer of a problem, which leads through no reference. */
function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, segment) => own(value, unescapeSegment(segment) ?? ''),
      document,
    );
}

/** Suffix that no real key has. */
const KEY_SUFFIX = '\u0000';

/**
 * Copies a document for Redocly. Redocly looks keys such as `constructor` up in plain objects, and
 * would use the inherited properties as rules. It follows references in examples too, and its
 * resolver ends the process at those that are circular or malformed. A bigint is no number for it.
 */
function copyForLint(document: Record<string, unknown>): OpenAPIDocument {
  const {openapi, swagger, ...copy} = copyValue(document, 'keywords') as Fields;
  replaceObjects(copy, ({kind, value}) =>
    kind === 'schema' ? withReferenceInside(value) : value,
  );
  // The site reads what 3.2 adds in documents of 3.1 too.
  const version = String(openapi).startsWith('3.0') ? '3.0.3' : '3.2.0';
  return {
    ...(swagger === undefined ? {openapi: version} : {swagger: '2.0'}),
    ...copy,
  } as unknown as OpenAPIDocument;
}

type Fields = Record<string, unknown>;

/** Makes a part of a reference with keywords beside it, of which Redocly would only see the target. */
function withReferenceInside(schema: unknown): unknown {
  if (!isReference(schema)) {
    return schema;
  }
  const {$ref, ...beside} = schema as unknown as Fields & {$ref: string};
  const {allOf = []} = beside;
  return Object.keys(beside).length === 0
    ? schema
    : {
        ...beside,
        allOf: Array.isArray(allOf) ? [...(allOf as unknown[]), {$ref}] : allOf,
      };
}

function copyValue(value: unknown, position: Position): unknown {
  if (Array.isArray(value)) return value.map((item) => copyValue(item, position));
  if (typeof value === 'bigint') return Number(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$ref' || position !== 'data')
      .map(([key, child]) => [
        escapeKey(key),
        key === '$ref' && typeof child === 'string'
          ? child.split('/').map(escapeKey).join('/')
          : copyValue(child, positionOf(key, child, position)),
      ]),
  );
}

function escapeKey(key: string): string {
  return key in Object.prototype ? `${key}${KEY_SUFFIX}` : key;
}

function unescapeKeys(text: string): string {
  return text.replaceAll(KEY_SUFFIX, '');
}
