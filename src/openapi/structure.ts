import {
  BaseResolver,
  createConfig,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import type {OpenAPIDocument} from './document';
import {OPENAPI_3_2} from './openapi-3-2';
import {repairReferences} from './references';
import type {Repair} from './repair';
import {isRecord, isScalar, own, unescapeSegment} from './resolve';
import {walkObjects} from './walk';

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

/**
 * Rounds of repairs. What is left out may be required by its parent, which the next round leaves
 * out. The later rounds change the target of a reference instead of the reference.
 */
const ROUNDS = 12;
const ROUNDS_AT_REFERENCES = 6;

/**
 * Changes a document until the rule `struct` of Redocly, which knows the type of every field,
 * accepts it: leaves out values of the wrong type and objects without a required field.
 */
export async function repairStructure(document: unknown): Promise<Repair[]> {
  const repairs: Repair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = await structureProblems(document);
    const changes = problems.map((problem) =>
      repair(document, problem, round < ROUNDS_AT_REFERENCES),
    );
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

interface StructureProblem {
  message: string;
  pointer: string;
  /** Pointer of the reference through which the object was reached. */
  reference: string | undefined;
}

async function structureProblems(document: unknown): Promise<StructureProblem[]> {
  const config = await createConfig({
    rules: {struct: 'error'},
    plugins: [OPENAPI_3_2],
  });
  const problems = await lintDocument({
    document: {source: new Source('', ''), parsed: copyForLint(document)},
    config: config.styleguide,
    externalRefResolver: new NoExternalReferences(),
  });
  return problems.map(({message, location: [location], from}: NormalizedProblem) => ({
    message: unescapeKeys(message),
    pointer: unescapeKeys(location?.pointer ?? '#').replace(/\/$/, ''),
    reference: from?.pointer === undefined ? undefined : unescapeKeys(from.pointer),
  }));
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
  {message, pointer, reference}: StructureProblem,
  isAtReference: boolean,
): Change {
  const [, field] = /^The field `(.+)` must be present/.exec(message) ?? [];
  if (field !== undefined) {
    return repairMissing(document, field, pointer, isAtReference ? reference : undefined);
  }
  if (/^Expected type|can be one of the following only|must be greater/.test(message)) {
    return repairValue(
      document,
      message,
      isAtReference ? (reference ?? pointer) : pointer,
    );
  }
  return {kind: unchangedKind(document, message, pointer), pointer, isChange: false};
}

function unchangedKind(document: unknown, message: string, pointer: string): string {
  if (message.includes('is not expected here')) {
    const isOfSchema =
      pointer.endsWith('/examples') && Array.isArray(valueAt(document, pointer));
    return isOfSchema
      ? '"examples" in a schema is of OpenAPI 3.1; it is read all the same'
      : 'a keyword is unknown, and is ignored';
  }
  return message.includes('`nullable`')
    ? '"nullable" has no effect without "type" beside it'
    : `${message.replace(/\.$/, '')}; this is ignored`;
}

function repairMissing(
  document: unknown,
  field: string,
  pointer: string,
  reference: string | undefined,
): Change {
  const holder = valueAt(document, pointer);
  const kind = (result: string): string => `"${field}" is missing; ${result}`;
  if (isRecord(holder) && field in DEFAULTS) {
    holder[field] = structuredClone(DEFAULTS[field]);
    return {kind: kind('a default is used'), pointer, isChange: true};
  }
  // Without the scheme, the operation would seem to need no credentials.
  if (/^#\/components\/securitySchemes\/[^/]+/.test(pointer) && field !== 'type') {
    return {kind: kind('this is ignored'), pointer, isChange: false};
  }
  const place = reference ?? pointer;
  return {
    kind: kind('the object is left out'),
    pointer: place,
    isChange: removeAt(document, place),
  };
}

function repairValue(document: unknown, message: string, pointer: string): Change {
  const value = valueAt(document, pointer);
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const isField = Object.hasOwn(FORMS, key) && !message.includes('(object)');
  if (isField && FORMS[key]?.(value) === true) {
    const kind =
      'a keyword has the form of another version of OpenAPI; it is read all the same';
    return {kind, pointer, isChange: false};
  }
  const expectsText = message.startsWith('Expected type `string`');
  if (expectsText && isNumberOrFlag(value)) {
    setAt(document, pointer, String(value));
    return {
      kind: 'a number or boolean is in the place of a text',
      pointer,
      isChange: true,
    };
  }
  return {
    kind: 'a value has the wrong type, and is left out',
    pointer,
    isChange: removeAt(document, pointer),
  };
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
function copyForLint(document: unknown): OpenAPIDocument {
  const copy = structuredClone(document);
  walkObjects(copy, (object, _, position) => {
    if (position === 'data') {
      delete object['$ref'];
    } else if (typeof object['$ref'] === 'string') {
      object['$ref'] = object['$ref'].split('/').map(escapeKey).join('/');
    }
  });
  const escaped = copyValue(copy) as OpenAPIDocument;
  const version = own(copy, 'openapi');
  if (typeof version !== 'string') {
    return escaped;
  }
  // Redocly knows no later version; the types of 3.2 are an extension.
  return {...escaped, openapi: version.startsWith('3.0') ? '3.0.3' : '3.1.0'};
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  if (typeof value === 'bigint') return Number(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [escapeKey(key), copyValue(child)]),
  );
}

function escapeKey(key: string): string {
  return key in Object.prototype ? `${key}${KEY_SUFFIX}` : key;
}

function unescapeKeys(text: string): string {
  return text.replaceAll(KEY_SUFFIX, '');
}
