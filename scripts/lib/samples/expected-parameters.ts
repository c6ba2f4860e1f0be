/*
 * Why: the mock compares the parameters that samples send with what the document says of them. They are
 * worked out here by the rules of the specification (OpenAPI 3.1.1, section 4.8.12 "Parameter Object",
 * and RFC 6570, which it refers to), independently of the code that generates the samples.
 * Run: imported by the scripts of this folder.
 */
import {stringify} from 'lossless-json';
import type {
  MediaTypeObject,
  OpenAPIDocument,
  OperationObject,
  ParameterObject,
  PathItemObject,
  SchemaObject,
} from '../../../src/openapi/document';
import {
  givenExample,
  givenSchemaValue,
  schemaExample,
} from '../../../src/openapi/example';
import {isRecord, resolve} from '../../../src/openapi/resolve';
import {PlainError} from '../run.mjs';
import {isJson, isUrlencodedForm} from './media-type';

export type Pair = readonly [name: string, value: string];

export interface ExpectedParameters {
  /** Values by the names in the path template, percent-encoded. */
  readonly path: ReadonlyMap<string, string>;
  /** Not percent-encoded. */
  readonly query: readonly Pair[];
  /**
   * The pairs of the query whose delimiters or reserved characters must arrive as they are, with
   * percent-encoded values.
   */
  readonly encodedQuery: readonly Pair[];
  readonly headers: readonly Pair[];
  /** Percent-encoded. */
  readonly cookies: readonly Pair[];
}

/** @throws PlainError if the document has a style that its location does not allow. */
export function expectedParameters(
  document: OpenAPIDocument,
  pathItem: PathItemObject,
  operation: OperationObject,
): ExpectedParameters {
  const sent = sentParameters(document, pathItem, operation).map((parameter) =>
    sentParameter(document, parameter),
  );
  const within = (location: ParameterObject['in']): Sent[] =>
    sent.filter((parameter) => parameter.in === location);
  const queries = [
    ...within('query').map(queryOf),
    ...within('querystring').map(wholeQueryOf),
  ];
  return {
    path: new Map(
      within('path').map((parameter) => [parameter.name, pathTextOf(parameter)]),
    ),
    query: queries.flatMap(({pairs}) => pairs),
    encodedQuery: queries.flatMap(({encoded = []}) => encoded),
    headers: within('header').map((parameter) => [
      parameter.name,
      headerTextOf(parameter),
    ]),
    cookies: within('cookie').flatMap(cookiesOf),
  };
}

/** Returns the parameters that samples send: required ones and those with `x-sample`. */
function sentParameters(
  document: OpenAPIDocument,
  pathItem: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const byLocation = new Map(
    [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
      .map((listed) => resolve<ParameterObject>(document, listed))
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  return [...byLocation.values()].filter(
    (parameter) =>
      parameter.in === 'path' ||
      parameter.required === true ||
      parameter['x-sample'] === true,
  );
}

/** The text of a single value, those of a list, or those of the fields of an object. */
type Value = string | readonly string[] | Readonly<Record<string, unknown>>;

interface Sent {
  readonly name: string;
  readonly in: ParameterObject['in'];
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Of a parameter with `content`. */
  readonly mediaType?: string;
  readonly value: Value;
}

function sentParameter(document: OpenAPIDocument, parameter: ParameterObject): Sent {
  const {name, in: location} = parameter;
  const [content] = Object.entries(parameter.content ?? {}) as (
    [string, MediaTypeObject] | undefined
  )[];
  const holder = content?.[1] ?? parameter;
  const value = valueOf(document, name, holder);
  const isForm = location === 'query' || location === 'cookie';
  const style = parameter.style ?? (isForm ? 'form' : 'simple');
  return {
    name,
    in: location,
    style,
    explode: parameter.explode ?? ['form', 'cookie'].includes(style),
    allowReserved: parameter.allowReserved === true,
    ...(content === undefined ? {} : {mediaType: content[0]}),
    value: content === undefined ? partsOf(value) : contentValue(content, value),
  };
}

/** Returns a value that the document gives, or else one that is made up from its type or its name. */
function valueOf(
  document: OpenAPIDocument,
  name: string,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  const given =
    givenExample(document, holder) ?? givenSchemaValue(document, holder.schema);
  if (given !== undefined) {
    return given;
  }
  const {value} = schemaExample(document, holder.schema);
  const words = name.split(/[^A-Za-z\d]+|(?<=[a-z\d])(?=[A-Z])/);
  return value === undefined || value === 'string'
    ? `your-${words.join('-').toLowerCase()}`
    : value;
}

function partsOf(value: unknown): Value {
  if (Array.isArray(value)) {
    return value.map(textOf);
  }
  return isRecord(value) ? value : textOf(value);
}

/** A text for a value of another type is the JSON of one. */
function contentValue(
  [mediaType, {schema}]: [string, MediaTypeObject],
  value: unknown,
): Value {
  if (isUrlencodedForm(mediaType)) {
    return partsOf(value);
  }
  const isText = (schema as SchemaObject | undefined)?.type === 'string';
  return typeof value === 'string' && !(isText && isJson(mediaType))
    ? value
    : (stringify(value) ?? '');
}

/** Returns the text of a part of a value. The specification leaves open how nested values are sent. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? '');
}

/** Operators of RFC 6570, appendix A, of the styles of paths and headers. */
const OPERATORS = {
  '': {first: '', separator: ',', isNamed: false},
  '.': {first: '.', separator: '.', isNamed: false},
  ';': {first: ';', separator: ';', isNamed: true},
} as const;

type Operator = keyof typeof OPERATORS;

interface Variable {
  readonly name: string;
  readonly explode: boolean;
  readonly value: Value;
  /** Encodes what the operator does not write itself. */
  readonly encode: (text: string) => string;
}

/** Expands an expression of a URI template, such as `{;name*}`: RFC 6570, section 3.2.1. */
export function expand(
  operator: Operator,
  {name, explode, value, encode}: Variable,
): string {
  const {first, separator, isNamed} = OPERATORS[operator];
  const named = (key: string, text: string): string =>
    text === '' ? encode(key) : `${encode(key)}=${text}`;
  const whole = (text: string): string => first + (isNamed ? named(name, text) : text);
  if (typeof value === 'string') {
    return whole(encode(value));
  }
  if (isList(value)) {
    const items = value.map(encode);
    return explode
      ? first + items.map((item) => (isNamed ? named(name, item) : item)).join(separator)
      : whole(items.join(','));
  }
  const fields = Object.entries(value).map(
    ([key, field]) => [key, encode(textOf(field))] as const,
  );
  return explode
    ? first +
        fields
          .map(([key, text]) => (isNamed ? named(key, text) : `${encode(key)}=${text}`))
          .join(separator)
    : whole(fields.map(([key, text]) => `${encode(key)},${text}`).join(','));
}

function isList(value: Value): value is readonly string[] {
  return Array.isArray(value);
}

/** Encodes all but unreserved characters (RFC 6570, section 3.2.2). */
function encodeUnreserved(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Returns an encoder that keeps reserved characters and percent-encoded triples (RFC 6570, section 3.2.3)
 * that are allowed there.
 */
function encodeReserved(allowed: RegExp): (text: string) => string {
  return (text) =>
    Array.from(text.matchAll(/%[\dA-Fa-f]{2}|[^]/gu), ([found]) =>
      found.length === 3 || allowed.test(found) ? found : encodeUnreserved(found),
    ).join('');
}

/** Characters of a path segment (RFC 3986, section 3.3, `pchar`). */
const RESERVED_IN_PATH = /[!$&'()*+,;=:@]/;

/** Characters of a query (RFC 3986, section 3.4) except those that mean something in a form: `&` and `+`. */
const RESERVED_IN_QUERY = /[!$'()*,;=:@/?]/;

const PATH_OPERATORS: Readonly<Record<string, Operator | undefined>> = {
  simple: '',
  label: '.',
  matrix: ';',
};

function pathTextOf(parameter: Sent): string {
  const encode = parameter.allowReserved
    ? encodeReserved(RESERVED_IN_PATH)
    : encodeUnreserved;
  return expand(operatorOf(parameter, PATH_OPERATORS), {...parameter, encode});
}

/** Values of headers are not percent-encoded (OpenAPI 3.1.1, appendix D). */
function headerTextOf(parameter: Sent): string {
  const encode = (text: string): string => text;
  return expand(operatorOf(parameter, {simple: ''}), {...parameter, encode});
}

function operatorOf(
  {name, style, mediaType}: Sent,
  operators: Readonly<Record<string, Operator | undefined>>,
): Operator {
  const operator = mediaType === undefined ? operators[style] : '';
  if (operator === undefined) {
    throw unknownStyle(name, style);
  }
  return operator;
}

/**
 * Returns the cookies of a parameter: those of an exploded value are several (RFC 6265, section 4.2.1).
 * Style `cookie` encodes nothing (OpenAPI 3.2.0, section "Style Values").
 */
function cookiesOf({name, style, explode, value}: Sent): Pair[] {
  if (style !== 'form' && style !== 'cookie') {
    throw unknownStyle(name, style);
  }
  const encode = style === 'form' ? encodeUnreserved : (text: string) => text;
  return formPairs({name, explode, value, encode});
}

interface ExpectedQuery {
  readonly pairs: readonly Pair[];
  readonly encoded?: readonly Pair[];
}

function queryOf(parameter: Sent): ExpectedQuery {
  const {name, style, explode, allowReserved, mediaType, value} = parameter;
  const plain = {name, explode, value, encode: (text: string) => text};
  if (mediaType !== undefined) {
    return {pairs: formPairs(plain)};
  }
  switch (style) {
    case 'deepObject':
      return {pairs: deepPairs(name, value)};
    case 'spaceDelimited':
    case 'pipeDelimited': {
      const delimiter = style === 'spaceDelimited' ? ' ' : '|';
      return {
        pairs: explode ? formPairs(plain) : [[name, textsOf(value).join(delimiter)]],
      };
    }
    case 'form': {
      const encode = allowReserved ? encodeReserved(RESERVED_IN_QUERY) : encodeUnreserved;
      // If no part has a comma, an encoded one can only be a delimiter.
      const isExact =
        allowReserved || (!explode && textsOf(value).some((text) => text.includes(',')));
      return {
        pairs: formPairs(plain),
        ...(isExact ? {encoded: formPairs({...plain, encode})} : {}),
      };
    }
    default:
      throw unknownStyle(name, style);
  }
}

/** A parameter that is the whole query: the fields of a form, or a text, which has no name. */
function wholeQueryOf({value}: Sent): ExpectedQuery {
  return {
    pairs:
      typeof value === 'string'
        ? [[value, '']]
        : Object.entries(value).flatMap(([name, field]) =>
            [field].flat().map((item): Pair => [name, textOf(item)]),
          ),
  };
}

/** Returns the pairs of style `form`, for RFC 6570 those of `{?name}`. Names are not percent-encoded. */
function formPairs({name, explode, value, encode}: Variable): Pair[] {
  if (explode && isList(value)) {
    return value.map((item) => [name, encode(item)]);
  }
  if (explode && typeof value === 'object') {
    return Object.entries(value).map(([key, field]) => [key, encode(textOf(field))]);
  }
  return [[name, textsOf(value).map(encode).join(',')]];
}

/** Returns the parts of a value; names of fields and their values alternate. */
function textsOf(value: Value): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return isList(value)
    ? [...value]
    : Object.entries(value).flatMap(([key, field]) => [key, textOf(field)]);
}

/** Nested values, which the specification leaves open, have further brackets; lists repeat their name. */
function deepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => deepPairs(name, item));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, field]) => deepPairs(`${name}[${key}]`, field))
    : [[name, textOf(value)]];
}

function unknownStyle(name: string, style: string): PlainError {
  return new PlainError(
    `The parameter ${name} has the style ${style}, which its place does not allow.`,
  );
}
