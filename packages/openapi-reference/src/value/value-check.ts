import type {Parameter} from '../parameter/parameter';
import {isJsonMediaType} from '../vocabulary/media-type';
import {type ConstraintKeyword, CONSTRAINTS} from '../vocabulary/constraint';
import {dereference, type SchemaComponents, type SchemaNode} from '../schema/schema';
import {isSlowPattern} from '../utils/slow-pattern';
import {isRecord} from '../utils/is-record';
import {leafText, parseJson, parseObject, splitList} from '../utils/value-text';

export type ValueProblem =
  | {kind: 'required'}
  | {kind: 'json' | 'object'}
  | {kind: 'integer' | 'number' | 'boolean' | 'date' | 'dateTime'}
  | {kind: 'enum'; values: string[]}
  | {kind: 'hex'; what: 'address' | 'hash'; digits: number; found: number}
  | {kind: 'pattern'; pattern: string}
  | {kind: Exclude<ConstraintKeyword, 'pattern'>; bound: string};

/** A problem of a part of a value. The path of the part is empty for the value as a whole, or `/1/name`. */
export interface PlacedProblem {
  path: string;
  problem: ValueProblem;
}

/** The text of a value that is sent without one: see {@link Parameter.allowEmptyValue}. */
export const EMPTY_VALUE = '""';

const HEX_TEXTS = {40: 'address', 64: 'hash'} as const;

/** Matches patterns such as `^0x[0-9a-fA-F]{40}$`. */
const HEX_PATTERN = /^\^?0x\[0-9a-fA-F\]\{(\d+)\}\$?$/;

/** RFC 3339, section 5.6: full-date, and date-time with its time zone. */
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DATE_TIME =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** Returns the number of hex digits that a pattern demands, if it is a hex pattern. */
export function hexDigits(pattern: string | undefined): number | undefined {
  const digits = HEX_PATTERN.exec(pattern ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function boundOf(
  node: SchemaNode,
  keyword: ConstraintKeyword,
): string | undefined {
  return node.constraints?.find((constraint) => constraint.keyword === keyword)?.value;
}

/**
 * Returns the values of the text of a form field. A list is text with commas or a JSON array, an object
 * is one JSON text.
 */
export function splitValue(
  parameter: Parameter,
  components: SchemaComponents,
  text: string,
): string[] {
  const value = readValue(parameter, components, text);
  if (value === '' && text.trim() === '') {
    return [];
  }
  return Array.isArray(value) ? value.map(leafText) : [leafText(value)];
}

/** Parses the text of a form field, without the constraints of its schema. */
export function readValue(
  {node, isObject: canBeObject, allowEmptyValue, mediaType}: Parameter,
  components: SchemaComponents,
  text: string,
): unknown {
  const value = text.trim();
  if (mediaType !== undefined) {
    return value;
  }
  if (allowEmptyValue === true && value === EMPTY_VALUE) {
    return '';
  }
  return (
    (canBeObject === true ? parseObject(value) : undefined) ??
    (dereference(node, components).types?.includes('array') === true && value !== ''
      ? splitList(value)
      : value)
  );
}

/** Validates the text of a form field; `undefined` if it is valid. */
export function checkValue(
  parameter: Parameter,
  components: SchemaComponents,
  text: string,
): ValueProblem | undefined {
  return checkParts(parameter, components, text)[0]?.problem;
}

/** Validates each part of the text of a form field. */
export function checkParts(
  parameter: Parameter,
  components: SchemaComponents,
  text: string,
): PlacedProblem[] {
  const {node, required, mediaType} = parameter;
  if (splitValue(parameter, components, text).length === 0) {
    return required ? [{path: '', problem: {kind: 'required'}}] : [];
  }
  if (mediaType !== undefined) {
    return isJsonMediaType(mediaType) && parseJson(text) === undefined
      ? [{path: '', problem: {kind: 'json'}}]
      : [];
  }
  return parameter.allowEmptyValue === true && text.trim() === EMPTY_VALUE
    ? []
    : checkNode(node, components, readValue(parameter, components, text), '');
}

function checkNode(
  unresolved: SchemaNode,
  components: SchemaComponents,
  value: unknown,
  path: string,
): PlacedProblem[] {
  const node = dereference(unresolved, components);
  const placed = (problem: ValueProblem | undefined): PlacedProblem[] =>
    problem === undefined ? [] : [{path, problem}];
  // Values of alternatives are left to the API.
  if (node.variants !== undefined) {
    return [];
  }
  if (Array.isArray(value)) {
    const {items = {}} = node;
    return [
      ...placed(checkCount(node, value.map(leafText))),
      ...value.flatMap((item, index) =>
        checkNode(items, components, item, `${path}/${index}`),
      ),
    ];
  }
  if (isRecord(value)) {
    return [
      ...placed(checkSize(node, Object.keys(value).length)),
      ...checkFields(node, components, value, path),
    ];
  }
  return placed(checkOne(node, leafText(value)));
}

function checkFields(
  {properties = [], additionalProperties}: SchemaNode,
  components: SchemaComponents,
  value: Readonly<Record<string, unknown>>,
  path: string,
): PlacedProblem[] {
  const known = new Map(properties.map((property) => [property.name, property.node]));
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  return [
    ...properties
      .filter(({name, required}) => required && !Object.hasOwn(value, name))
      .map(({name}): PlacedProblem => ({
        path: `${path}/${name}`,
        problem: {kind: 'required'},
      })),
    ...Object.entries(value).flatMap(([name, field]) =>
      checkNode(known.get(name) ?? others, components, field, `${path}/${name}`),
    ),
  ];
}

/** Compares the items of a list with its bounds. */
export function checkCount(node: SchemaNode, values: string[]): ValueProblem | undefined {
  const unique = new Set(values).size === values.length;
  return (
    checkBounds(node, String(values.length), 'items') ??
    checkBounds(node, String(unique), 'uniqueness')
  );
}

/** Compares the number of properties of an object with its bounds. */
export function checkSize(node: SchemaNode, size: number): ValueProblem | undefined {
  return checkBounds(node, String(size), 'properties');
}

function checkOne(node: SchemaNode, value: string): ValueProblem | undefined {
  const values = node.enum?.map((one) => one.value);
  if (values !== undefined) {
    return values.includes(value) ? undefined : {kind: 'enum', values};
  }
  const types = node.types ?? [];
  if (types.includes('string') || types.length === 0) {
    return checkText(node, value);
  }
  if (types.includes('boolean')) {
    return value === 'true' || value === 'false' ? undefined : {kind: 'boolean'};
  }
  if (types.includes('number')) {
    return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)
      ? checkBounds(node, value)
      : {kind: 'number'};
  }
  if (types.includes('integer')) {
    return /^-?\d+$/.test(value) ? checkBounds(node, value) : {kind: 'integer'};
  }
  return types.includes('object') && !types.includes('array')
    ? {kind: 'object'}
    : undefined;
}

/** Compares a string with its pattern, its format and its bounds. */
export function checkText(node: SchemaNode, value: string): ValueProblem | undefined {
  // Counts code points, not UTF-16 units (JSON Schema Validation, section 6.3).
  const length = Array.from(value).length;
  return (
    checkPattern(boundOf(node, 'pattern'), value) ??
    checkFormat(node.format, value) ??
    checkBounds(node, String(length), 'length')
  );
}

function checkPattern(
  pattern: string | undefined,
  value: string,
): ValueProblem | undefined {
  if (pattern === undefined || matches(pattern, value)) {
    return undefined;
  }
  const digits = hexDigits(pattern);
  const what = HEX_TEXTS[digits as keyof typeof HEX_TEXTS] as
    | (typeof HEX_TEXTS)[keyof typeof HEX_TEXTS]
    | undefined;
  return digits === undefined || what === undefined
    ? {kind: 'pattern', pattern}
    : {kind: 'hex', what, digits, found: countHexDigits(value)};
}

/** Returns the number of hex digits after `0x`, or -1 for other texts. */
function countHexDigits(value: string): number {
  return /^0x[0-9a-f]*$/i.test(value) ? value.length - 2 : -1;
}

/**
 * Returns whether a text has a pattern. Those that JavaScript cannot compile, or that could take it long, are
 * left to the API.
 */
export function matches(pattern: string, value: string): boolean {
  try {
    return isSlowPattern(pattern, value.length) || new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function checkFormat(
  format: string | undefined,
  value: string,
): ValueProblem | undefined {
  if (format === 'date') {
    return DATE.test(value) ? undefined : {kind: 'date'};
  }
  return format === 'date-time' && !DATE_TIME.test(value)
    ? {kind: 'dateTime'}
    : undefined;
}

/** Compares a number, or the size of a value, with its bounds. Integers are compared exactly. */
export function checkBounds(
  {constraints = []}: SchemaNode,
  value: string,
  of: (typeof CONSTRAINTS)[ConstraintKeyword]['of'] = 'number',
): ValueProblem | undefined {
  for (const {keyword, value: bound} of constraints) {
    const constraint = CONSTRAINTS[keyword];
    if (
      keyword !== 'pattern' &&
      constraint.of === of &&
      !constraint.holds(value, bound)
    ) {
      return {kind: keyword, bound};
    }
  }
  return undefined;
}
