/*
 * Why: the errors of Ajv say what a schema requires; a report says where an answer differs.
 */
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import isEqual from 'lodash/isEqual';
import partition from 'lodash/partition';
import uniqBy from 'lodash/uniqBy';
import uniqWith from 'lodash/uniqWith';
import type {OpenAPIDocument} from '#reference/document/document';
import {quote, truncate} from '#reference/document/document-error';
import {escapeSegment, isRecord, own, resolve} from '#reference/document/resolve';
import {walkObjects} from '#reference/document/walk';
import type {EtherscanSchema} from '../../../src/etherscan/action';
import {closeSchema} from '../../../src/etherscan/schema';

export interface Difference {
  /** JSON pointer in the answer; empty for the whole answer. */
  readonly pointer: string;
  /** Words that follow the pointer: `is missing`. */
  readonly text: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** Numbers that the answer contains as text, such as `"1.5"`, which is not a difference. */
  readonly numbersAsText: number;
}

/** Compares values with a schema. */
export type Comparer = (value: unknown) => Comparison;

/** Returns a comparison that found one difference. */
export function difference(text: string, pointer = ''): Comparison {
  return {differences: [{pointer, text}], numbersAsText: 0};
}

// Documents contain keywords and formats that JSON Schema does not know.
const ajv = new Ajv2020({allErrors: true, verbose: true, strict: false, logger: false});
addFormats(ajv);

const NUMBERS: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/,
};

/**
 * Returns a function that compares a value with a JSON Schema (2020-12). A value that an `enum`
 * does not list is a difference: an open list is an `anyOf` of the `enum` and a plain `string`.
 *
 * @param components Of the document to which its references point.
 * @throws Error if the schema is invalid.
 */
export function createComparer(schema: unknown, components?: unknown): Comparer {
  const validate = ajv.compile({...(isRecord(schema) ? schema : {}), components});
  return (value) => {
    const errors = validate(value) ? [] : outermost(validate.errors ?? []);
    const [texts, others] = partition(errors, isNumberAsText);
    return {
      // The parts of an allOf find the same difference each.
      differences: uniqWith(others.map(differenceOf), isEqual),
      numbersAsText: uniqBy(texts, 'instancePath').length,
    };
  };
}

/**
 * Returns a function that compares an answer with the envelope around the result of an action. All fields
 * are required: the pages name none that can be absent.
 */
export function compareEnvelope(result: EtherscanSchema): Comparer {
  const text = {type: 'string'};
  const compare = createComparer({
    type: 'object',
    properties: {status: text, message: text, result: closeSchema(result)},
    required: ['status', 'message', 'result'],
    additionalProperties: false,
  });
  return (value) => {
    const [status, message] = [own(value, 'status'), own(value, 'message')];
    // The result of a failure has another shape.
    if (typeof status === 'string' && status !== '1') {
      const reason =
        typeof message === 'string' ? `; the message is ${quote(message)}` : '';
      return difference(`is ${quote(status)}, not "1"${reason}`, '/status');
    }
    return result.contentSchema === undefined || holdsList(own(value, 'result'))
      ? compare(value)
      : difference('is not a list as JSON text', '/result');
  };
}

/** Whether a value is a list of objects as JSON text, such as an ABI. */
function holdsList(value: unknown): boolean {
  try {
    const list: unknown = JSON.parse(String(value));
    return Array.isArray(list) && list.every(isRecord);
  } catch {
    return false;
  }
}

/** Schemas of values, and not the parts of which these are made. */
const OF_VALUE =
  /\/(schema|contentSchema|items|contains|additionalProperties|(prefixItems|properties|patternProperties)\/[^/]+)$/;

/**
 * Returns a copy of a document whose values have only fields that their schemas name, so that new ones are
 * found. A schema that names no field, or has `additionalProperties`, allows as many as before.
 */
export function closeDocument(document: OpenAPIDocument): OpenAPIDocument {
  const copy = structuredClone(document);
  walkObjects(copy, (object, pointer, position) => {
    const isPart = /^#\/components\/schemas\/[^/]+$/.test(pointer);
    if (
      position === 'keywords' &&
      OF_VALUE.test(pointer) &&
      !isPart &&
      namesFields(document, object)
    ) {
      object['unevaluatedProperties'] ??= false;
    }
  });
  return copy;
}

function namesFields(
  document: OpenAPIDocument,
  listed: unknown,
  followed: readonly unknown[] = [],
): boolean {
  const schema = resolve<unknown>(document, listed);
  if (!isRecord(schema) || followed.includes(schema)) {
    return false;
  }
  const parts: unknown[] = [schema['allOf'], schema['anyOf'], schema['oneOf']].flat();
  return (
    isRecord(schema['properties']) ||
    parts.some((part) => namesFields(document, part, [...followed, schema]))
  );
}

/** Leaves out errors of the alternatives of a value that matches none of them. */
function outermost(errors: readonly ErrorObject[]): ErrorObject[] {
  const isChoice = ({keyword}: ErrorObject): boolean =>
    keyword === 'anyOf' || keyword === 'oneOf';
  const unmatched = errors.filter(isChoice).map(({instancePath}) => instancePath);
  return errors.filter(
    (error) =>
      isChoice(error) ||
      !unmatched.some((path) => `${error.instancePath}/`.startsWith(`${path}/`)),
  );
}

function isNumberAsText({keyword, params, data}: ErrorObject): boolean {
  return (
    keyword === 'type' &&
    typeof data === 'string' &&
    typesOf(params).some((type) => NUMBERS[type]?.test(data) === true)
  );
}

function differenceOf(error: ErrorObject): Difference {
  const {keyword, instancePath: pointer, params, data, message = ''} = error;
  const inside = (name: unknown): string => `${pointer}/${escapeSegment(String(name))}`;
  switch (keyword) {
    case 'required':
      return {pointer: inside(params['missingProperty']), text: 'is missing'};
    case 'unevaluatedProperties':
      return {pointer: inside(params['unevaluatedProperty']), text: 'is not described'};
    case 'additionalProperties':
      return {pointer: inside(params['additionalProperty']), text: 'is not described'};
    case 'type': {
      const types = typesOf(params).map(named).join(' or ');
      return {pointer, text: `is ${named(typeOf(data))}, not ${types}`};
    }
    case 'enum':
      return {pointer, text: `is ${print(data)}, which is not listed`};
    case 'anyOf':
    case 'oneOf':
      return {pointer, text: 'matches none of the described variants'};
    default:
      return {pointer, text: `is ${print(data)}, but ${message}`};
  }
}

function typesOf(params: Record<string, unknown>): string[] {
  return [params['type']].flat().map(String);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function named(type: string): string {
  return type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function print(value: unknown): string {
  return typeof value === 'string' ? quote(value) : truncate(JSON.stringify(value));
}
