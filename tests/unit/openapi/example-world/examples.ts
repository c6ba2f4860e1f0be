import type {
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  ResponseObject,
  SchemaObject,
} from '../../../../src/openapi/document';
import {isReference, resolve} from '../../../../src/openapi/resolve';
import {HTTP_METHODS} from '../../../../src/reference/operation';

/** Values by parameter name, as they are sent. */
export type Request = Readonly<Record<string, string>>;

/** An example of the document, or of another part of the site. */
export interface Example {
  /** `getBlock`, `getAccount contract`, `schema BlockView`, `getBlock blockNumber`. */
  place: string;
  value: unknown;
  /** The request that the example answers. */
  request?: Request;
}

/** Returns the examples of parameters, answers and schemas. */
export function documentExamples(document: OpenAPIDocument): Example[] {
  const operations = Object.values(document.paths).flatMap((pathItem) =>
    HTTP_METHODS.flatMap((method) => pathItem[method] ?? []),
  );
  return [
    ...operations.flatMap((operation) => {
      const id = operation.operationId ?? '';
      const parameters = (operation.parameters ?? []).map((parameter) =>
        resolve<ParameterObject>(document, parameter),
      );
      const responses = Object.entries(operation.responses ?? {});
      const request = requestOf(parameters);
      return [
        ...parameters.map(({name, example}) => ({
          place: `${id} ${name}`,
          value: {[name]: example},
        })),
        ...responses.flatMap(([status, listed]) => {
          const response = resolve<ResponseObject>(document, listed);
          const media = Object.values(response.content ?? {});
          return status === '200'
            ? media.flatMap((one) => answers(id, one, request))
            : media.map(({example}) => ({place: `${id} ${status}`, value: example}));
        }),
      ];
    }),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      schemaExamples(`schema ${name}`, schema),
    ),
  ];
}

/** Returns the request of the code samples: required parameters, and those with `x-sample`. */
function requestOf(parameters: readonly ParameterObject[]): Request {
  return Object.fromEntries(
    parameters
      .filter(
        (parameter) =>
          parameter.in === 'path' ||
          parameter.required === true ||
          parameter['x-sample'] === true,
      )
      .map(({name, example}) => [name, [example].flat().join()]),
  );
}

function answers(
  id: string,
  {example, examples = {}}: MediaTypeObject,
  request: Request,
): Example[] {
  const named = Object.entries(examples).map(([name, entry], index) => {
    const {value} = entry as {value?: unknown};
    return {
      place: `${id} ${name}`,
      value,
      request: index === 0 ? request : {...request, ...requestOfName(name, value)},
    };
  });
  return example === undefined ? named : [{place: id, value: example, request}, ...named];
}

/** Returns how the request of a further example differs from that of the first one. */
function requestOfName(name: string, value: unknown): Request {
  const {paging, address, transaction_hash} = value as {
    paging: {total_page: number};
    address: string;
    transaction_hash: string;
  };
  switch (name) {
    case 'first-page':
      return {page: '1'};
    case 'last-page':
      return {page: String(paging.total_page)};
    case 'contract':
      return {accountAddress: address};
    case 'kip-37':
      return {tokenAddress: '0x8f45d775d575d2d76503d6e6842024895c4f556a', tokenId: '7'};
    default:
      return {transactionHash: transaction_hash};
  }
}

function schemaExamples(place: string, schema: unknown): Example[] {
  if (typeof schema !== 'object' || schema === null || isReference(schema)) {
    return [];
  }
  const {examples = [], example, properties = {}, title} = schema as SchemaObject;
  const own = [...examples, ...(example === undefined ? [] : [example])];
  return [
    ...own.map((value) => ({
      place,
      value: title === undefined ? {[place.split('.').at(-1) ?? '']: value} : value,
    })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      schemaExamples(`${place}.${name}`, property),
    ),
  ];
}

/** A member of an example, with all names of the objects around it. */
export interface Member {
  path: readonly string[];
  value: unknown;
}

/** Returns the values in an example that contain no others. */
export function leavesOf(value: unknown, path: readonly string[] = []): Member[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) =>
        leavesOf(member, Array.isArray(value) ? path : [...path, name]),
      )
    : [{path, value}];
}

/** Returns an example and the objects in it, outer ones first. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inside = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
