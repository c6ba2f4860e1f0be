import type {Parameter} from '../parameter/parameter';
import {styleForm} from '../vocabulary/parameter-style';
import {leafText, parseObject} from '../utils/value-text';
import {toWellFormed} from '../utils/ponyfills';
import type {Pair} from './request';

/*
 * The "Style Values" of OpenAPI, section "Parameter Object". The tests have its table of examples.
 */

/** The part of a query that a parameter is. */
export interface QueryPart {
  /** Not percent-encoded. Clients encode them, with the same result except if `exact` is set. */
  pairs: readonly Pair[];
  /** Percent-encoded, where clients would encode a delimiter, or a reserved character that is allowed. */
  exact?: string;
}

type ParameterForm = Pick<
  Parameter,
  'name' | 'in' | 'style' | 'explode' | 'isObject' | 'allowReserved' | 'mediaType'
>;

type Value = {list: readonly string[]} | {fields: readonly Field[]};
type Field = readonly [name: string, value: unknown];

/** Returns the text of a path parameter, percent-encoded. */
export function pathText(parameter: ParameterForm, texts: readonly string[]): string {
  const encode =
    parameter.allowReserved === true ? encodeAround(/[/?#[\]]/) : encodeComponent;
  return expand(parameter, texts, encode);
}

/** Returns the value of a header. Headers are not percent-encoded. */
export function headerText(parameter: ParameterForm, texts: readonly string[]): string {
  return expand(parameter, texts, toWellFormed);
}

/**
 * Returns cookies, ready to be sent. Each part of an exploded value is a cookie: the `&` that style
 * `form` has between them in a query would be a part of the first one.
 */
export function cookiePairs(parameter: ParameterForm, texts: readonly string[]): Pair[] {
  const encode = parameter.style === 'cookie' ? encodeForCookie : encodeComponent;
  const value = valueOf(parameter, texts);
  return isExploded(parameter, value)
    ? explodedPairs(parameter, value).map(([name, text]) => [
        encodeComponent(name),
        encode(text),
      ])
    : [[encodeComponent(parameter.name), joined(parameter, value, encode)]];
}

export function queryPart(parameter: ParameterForm, texts: readonly string[]): QueryPart {
  const {name, style, allowReserved, mediaType} = parameter;
  const value = valueOf(parameter, texts);
  const encode = allowReserved === true ? encodeAround(/[#[\]&+]/) : encodeComponent;
  if (parameter.in === 'querystring') {
    return 'fields' in value
      ? {pairs: value.fields.flatMap(([key, field]) => deepPairs(key, field))}
      : {pairs: [], exact: encode(value.list.join(','))};
  }
  const isWhole = !isExploded(parameter, value);
  const pairs: Pair[] = isWhole
    ? [[name, joined(parameter, value)]]
    : explodedPairs(parameter, value);
  const {delimiter} = styleForm(parameter);
  const isDelimited = isWhole && style !== undefined && /[,\s]/.test(delimiter);
  if (mediaType !== undefined || !(isDelimited || allowReserved === true)) {
    return {pairs};
  }
  const exact = isWhole
    ? [`${encodeComponent(name)}=${joined(parameter, value, encode)}`]
    : pairs.map(([key, text]) => `${encodeComponent(key)}=${encode(text)}`);
  return {pairs, exact: exact.join('&')};
}

/** Returns what is sent of a parameter as a reader writes it: without percent-encoding of names and values. */
export function readableText(parameter: ParameterForm, texts: readonly string[]): string {
  const join = (pairs: readonly Pair[], separator: string): string =>
    pairs.map((pair) => pair.join('=')).join(separator);
  switch (parameter.in) {
    case 'path':
    case 'header':
      return expand(parameter, texts, (text) => text);
    case 'cookie':
      return join(cookiePairs(parameter, texts), '; ');
    default: {
      const {pairs, exact = ''} = queryPart(parameter, texts);
      // White space would not be seen as a delimiter.
      return pairs.length === 0 || styleForm(parameter).delimiter.trim() === ''
        ? exact
        : join(pairs, '&');
    }
  }
}

/** Joins the parts of a query that clients must not encode again with pairs that they would encode. */
export function encodeQuery(pairs: readonly Pair[]): string {
  return pairs
    .map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`)
    .join('&');
}

function expand(
  parameter: ParameterForm,
  texts: readonly string[],
  encode: (text: string) => string,
): string {
  const {name, explode, mediaType} = parameter;
  const {first, separator, isNamed, afterEmptyName} = styleForm(parameter);
  const value = valueOf(parameter, texts);
  if (mediaType !== undefined) {
    return joined(parameter, value, encode);
  }
  const pairText = (key: string, text: string): string =>
    `${encode(key)}${text === '' && isNamed ? afterEmptyName : `=${text}`}`;
  if (!explode) {
    const text = joined(parameter, value, encode);
    return first + (isNamed ? pairText(name, text) : text);
  }
  const parts =
    'fields' in value
      ? value.fields.map(([key, field]) => pairText(key, encode(leafText(field))))
      : value.list.map((item) => (isNamed ? pairText(name, encode(item)) : encode(item)));
  return first + parts.join(separator);
}

/** Joins the parts of a value: `blue,black`, `R,100,G,200`. In URLs, commas between them stay. */
function joined(
  parameter: ParameterForm,
  value: Value,
  encode?: (text: string) => string,
): string {
  const {delimiter} = styleForm(parameter);
  const parts =
    'fields' in value
      ? value.fields.flatMap(([name, field]) => [name, leafText(field)])
      : value.list;
  return encode === undefined
    ? parts.join(delimiter)
    : parts.map(encode).join(delimiter === ',' ? ',' : encodeComponent(delimiter));
}

function isExploded(parameter: ParameterForm, value: Value): boolean {
  return (
    parameter.mediaType === undefined &&
    (parameter.explode || (parameter.style === 'deepObject' && 'fields' in value))
  );
}

function explodedPairs(parameter: ParameterForm, value: Value): Pair[] {
  const {name, style} = parameter;
  if (!('fields' in value)) {
    return value.list.map((item) => [name, item]);
  }
  return style === 'deepObject'
    ? value.fields.flatMap(([key, field]) => deepPairs(`${name}[${key}]`, field))
    : value.fields.map(([key, field]) => [key, leafText(field)]);
}

/**
 * Writes a value of a query or a form with a name for each of its parts: `name[key][key]`. The specification
 * leaves open how lists are sent: their values repeat the name, and those with parts of their own have a number.
 */
export function deepPairs(name: string, value: unknown): Pair[] {
  return hasParts(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        deepPairs(
          Array.isArray(value) && !hasParts(part) ? name : `${name}[${key}]`,
          part,
        ),
      )
    : [[name, leafText(value)]];
}

function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(
  {isObject, mediaType, in: location}: ParameterForm,
  texts: readonly string[],
): Value {
  const isForm =
    mediaType === undefined ||
    (location === 'querystring' &&
      /^application\/x-www-form-urlencoded\b/i.test(mediaType));
  const object =
    isObject === true && isForm && texts.length === 1
      ? parseObject(texts[0] ?? '')
      : undefined;
  return object === undefined ? {list: texts} : {fields: Object.entries(object)};
}

function encodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/**
 * Returns an encoder that leaves reserved characters and percent-encoded triples as they are (RFC 6570,
 * section 3.2.3), except those that would end this part of a URL.
 */
function encodeAround(ending: RegExp): (text: string) => string {
  return (text) =>
    toWellFormed(text).replace(/%[\da-f]{2}|[:/?#[\]@!$&'()*+,;=]|[^]/giu, (found) =>
      found.length === 3 || (/^[:/?#[\]@!$&'()*+,;=]$/.test(found) && !ending.test(found))
        ? found
        : encodeURIComponent(found),
    );
}

/** Encodes only what would end a cookie. */
function encodeForCookie(text: string): string {
  return toWellFormed(text).replace(/[^\x21-\x3a\x3c-\x7e]/gu, encodeURIComponent);
}
