/*
 * Why: readers know operations, parameters and fields, not JSON pointers.
 * Run: imported by the scripts of this folder.
 */
import {isRecord, unescapeSegment} from 'docusaurus-openapi-reference/openapi/resolve';
import type {Change} from 'docusaurus-openapi-reference/reference/change';
import {parseParameterKey} from './structure';

/** A place in the structure of a description. */
export interface Place {
  /** The operation or the schema that it is in; neither for the whole description. */
  readonly subject: Pick<Change, 'operation' | 'schema'>;
  /** Its name in ids, such as `responses.200.paging.last`; empty for the subject itself. */
  readonly key: string;
  /** `the field "paging" of the response 200`, in Markdown. */
  readonly phrase: string;
}

/**
 * Returns the place of a pointer.
 *
 * @param operationAt Returns the operationId at a path and method.
 */
export function placeOf(
  pointer: string,
  operationAt: (path: string, method: string) => string | undefined,
): Place {
  const [root, ...rest] = pointer
    .split('/')
    .slice(1)
    .map((segment) => unescapeSegment(segment) ?? segment);
  if (root === 'paths' || root === 'webhooks') {
    const [path = '', method = '', ...inside] = rest;
    const operation = operationAt(path, method);
    return {
      subject: operation === undefined ? {} : {operation},
      ...operationPart(inside),
    };
  }
  const [kind, name = '', ...inside] = rest;
  if (root === 'components' && kind === 'parameters') {
    const {operation, place, name: parameter} = parseParameterKey(name);
    return {
      subject: {operation},
      ...partOf(inside.slice(1), parameterPart(place, parameter)),
    };
  }
  if (root === 'components' && kind === 'schemas') {
    const key = fieldName(inside);
    return {
      subject: {schema: name},
      key,
      phrase: key === '' ? 'the schema' : `the field ${code(key)}`,
    };
  }
  if (root === 'components' && kind === 'securitySchemes') {
    return {subject: {}, ...securityPart(name, inside)};
  }
  const key = [root, ...rest].join('.');
  return {subject: {}, key, phrase: code(key)};
}

/** Returns the place of an item of a list, by what it is instead of its position. */
export function itemPlace(place: Place, typeName: string, value: unknown): Place {
  if (!isRecord(value)) {
    return place;
  }
  const {operation} = place.subject;
  if (typeName === 'Parameter' && operation !== undefined) {
    return {
      subject: {operation},
      ...parameterPart(String(value['in']), String(value['name'])),
    };
  }
  if (typeName === 'Server') {
    const url = String(value['url']);
    return {...place, key: `servers.${url}`, phrase: `the server ${code(url)}`};
  }
  if (typeName === 'SecurityRequirement') {
    const names = Object.keys(value).join(' + ') || 'none';
    return {
      ...place,
      key: `security.${names}`,
      phrase: `the security requirement ${code(names)}`,
    };
  }
  return place;
}

/** Returns the place of a field of a schema. */
export function fieldOf(place: Place, name: string): Place {
  const isWhole = place.key === '' && place.subject.schema !== undefined;
  const [, field, owner] = /^the field `(.*?)`(.*)$/.exec(place.phrase) ?? [];
  const key = place.key === '' ? name : `${place.key}.${name}`;
  if (isWhole) {
    return {...place, key, phrase: `the field ${code(name)}`};
  }
  return {
    ...place,
    key,
    phrase:
      field === undefined
        ? `the field ${code(name)} of ${place.phrase}`
        : `the field ${code(`${field}.${name}`)}${owner ?? ''}`,
  };
}

type Part = Pick<Place, 'key' | 'phrase'>;

function parameterPart(place: string, name: string): Part {
  return {key: `${place}.${name}`, phrase: `the ${place} parameter ${code(name)}`};
}

function securityPart(name: string, inside: readonly string[]): Part {
  const key = ['security', name, ...inside].join('.');
  const scheme = `the security scheme ${code(name)}`;
  const [flow, ...rest] = inside[0] === 'flows' ? inside.slice(1) : [];
  const [whole, part] =
    flow === undefined ? [scheme, inside] : [`the flow ${code(flow)} of ${scheme}`, rest];
  return {
    key,
    phrase: part.length === 0 ? whole : `${code(part.join('.'))} of ${whole}`,
  };
}

function operationPart([keyword, ...rest]: string[]): Part {
  if (keyword === undefined) {
    return {key: '', phrase: 'the endpoint'};
  }
  if (keyword === 'requestBody') {
    return contentPart(rest, {key: 'body', phrase: 'the request body'});
  }
  const [name = '', ...inside] = rest;
  if (keyword === 'responses' && name !== '') {
    return contentPart(inside, {
      key: `responses.${name}`,
      phrase: `the response ${code(name)}`,
    });
  }
  return {key: [keyword, ...rest].join('.'), phrase: `${code(keyword)} of the endpoint`};
}

/** @param whole The request body or the response around the content. */
function contentPart([keyword, name = '', ...inside]: string[], whole: Part): Part {
  if (keyword === 'content' && name !== '') {
    return inside.length === 0
      ? {
          key: `${whole.key}.${name}`,
          phrase: `the media type ${code(name)} of ${whole.phrase}`,
        }
      : partOf(inside.slice(1), whole);
  }
  if (keyword === 'headers' && name !== '') {
    const header = `the header ${code(name)} of ${whole.phrase}`;
    return partOf(inside.slice(1), {key: `${whole.key}.${name}`, phrase: header});
  }
  return whole;
}

/** @param path From the schema of the whole to a field in it. */
function partOf(path: string[], whole: Part): Part {
  const field = fieldName(path);
  return field === ''
    ? whole
    : {
        key: `${whole.key}.${field}`,
        phrase: `the field ${code(field)} of ${whole.phrase}`,
      };
}

/** `["properties", "paging", "properties", "last"]` -> `paging.last` */
function fieldName(path: readonly string[]): string {
  const [keyword, ...rest] = path;
  if (keyword === undefined) {
    return '';
  }
  const [name = '', ...inside] = rest;
  switch (keyword) {
    case 'properties':
      return joined(name, fieldName(inside));
    case 'patternProperties':
      return joined(`{${name}}`, fieldName(inside));
    case 'items':
      return joined('[]', fieldName(rest));
    case 'additionalProperties':
      return joined('{name}', fieldName(rest));
    case 'allOf':
      return inside.length === 0 ? `(part ${Number(name) + 1})` : fieldName(inside);
    case 'oneOf':
    case 'anyOf':
      return joined(`(variant ${Number(name) + 1})`, fieldName(inside));
    default:
      return joined(keyword, fieldName(rest));
  }
}

function joined(name: string, inside: string): string {
  if (inside === '') {
    return name;
  }
  return inside.startsWith('[]') ? name + inside : `${name}.${inside}`;
}

/** Returns inline code in Markdown, whatever the text contains. */
export function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const space = fence === '`' ? '' : ' ';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}
