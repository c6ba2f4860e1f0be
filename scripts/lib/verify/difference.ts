/*
 * Why: the errors of Ajv say what a schema requires; a report says where an answer differs.
 * Run: imported by the scripts of this folder.
 */
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import isEqual from 'lodash/isEqual';
import partition from 'lodash/partition';
import uniqBy from 'lodash/uniqBy';
import uniqWith from 'lodash/uniqWith';
import {quote, truncate} from 'docusaurus-openapi-reference/openapi/document-error';
import {escapeSegment} from 'docusaurus-openapi-reference/openapi/resolve';

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

// Documents contain keywords and formats that JSON Schema does not know.
const ajv = new Ajv2020({allErrors: true, verbose: true, strict: false, logger: false});
addFormats(ajv);

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Returns a function that compares a value with a JSON Schema (2020-12). A value that an `enum`
 * does not list is a difference: an open list is an `anyOf` of the `enum` and a plain `string`.
 *
 * @throws Error if the schema is invalid.
 */
export function createComparer(schema: object): Comparer {
  const validate = ajv.compile(schema);
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

/** Leaves out errors of the alternatives of a value that matches none of them. */
function outermost(errors: readonly ErrorObject[]): ErrorObject[] {
  const unmatched = errors
    .filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf')
    .map(({instancePath}) => instancePath);
  return errors.filter(
    ({keyword, instancePath}) =>
      keyword === 'anyOf' ||
      keyword === 'oneOf' ||
      !unmatched.some((path) => `${instancePath}/`.startsWith(`${path}/`)),
  );
}

function isNumberAsText({keyword, params, data}: ErrorObject): boolean {
  if (keyword !== 'type' || typeof data !== 'string') {
    return false;
  }
  const types = typesOf(params);
  return (
    (types.includes('number') && NUMBER.test(data)) ||
    (types.includes('integer') && INTEGER.test(data))
  );
}

function differenceOf(error: ErrorObject): Difference {
  const {keyword, instancePath, params, data, message = ''} = error;
  const inside = (name: unknown): string =>
    `${instancePath}/${escapeSegment(String(name))}`;
  switch (keyword) {
    case 'required':
      return {pointer: inside(params['missingProperty']), text: 'is missing'};
    case 'unevaluatedProperties':
      return {pointer: inside(params['unevaluatedProperty']), text: 'is not described'};
    case 'additionalProperties':
      return {pointer: inside(params['additionalProperty']), text: 'is not described'};
    case 'type':
      return {
        pointer: instancePath,
        text: `is ${named(typeOf(data))}, not ${typesOf(params).map(named).join(' or ')}`,
      };
    case 'enum':
      return {pointer: instancePath, text: `is ${print(data)}, which is not listed`};
    case 'anyOf':
    case 'oneOf':
      return {pointer: instancePath, text: 'matches none of the described variants'};
    default:
      return {pointer: instancePath, text: `is ${print(data)}, but ${message}`};
  }
}

function typesOf(params: Record<string, unknown>): string[] {
  return [params['type']].flat().map(String);
}

function typeOf(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'array' : typeof value;
}

function named(type: string): string {
  if (type === 'null') {
    return type;
  }
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function print(value: unknown): string {
  return typeof value === 'string' ? quote(value) : truncate(JSON.stringify(value));
}
