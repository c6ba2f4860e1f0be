import {readEtherscan} from '../../../src/etherscan/read-etherscan';
import type {
  MediaTypeObject,
  PublishedDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
} from '#reference/document/document';

export type Row = Record<string, unknown>;

/** An example of an answer, with the request that it answers. */
export interface Answer {
  /** `getBlock`, `getAccount contract`, `account/txlist`. */
  place: string;
  /** Values by the names of parameters. */
  request: Record<string, unknown>;
  value: unknown;
}

/** Returns the examples of successful answers; a further one names its own request. */
export function answersOf(document: PublishedDocument): Answer[] {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item as Record<string, OperationObject>))
    .flatMap(({operationId: id = '', parameters = [], responses = {}}) => {
      const {content = {}} = responses['200'] as ResponseObject;
      const [{example, examples = {}} = {} as MediaTypeObject] = Object.values(content);
      const request = Object.fromEntries(
        (parameters as ParameterObject[])
          .filter((one) => one.required === true || one['x-sample'] === true)
          .map((one) => [one.name, one.example]),
      );
      const named = Object.entries(examples as Record<string, Row>).map(
        ([name, {value, 'x-request': own}]) => ({
          place: `${id} ${name}`,
          request: {...request, ...(own as object | undefined)},
          value,
        }),
      );
      return example === undefined ? named : [{place: id, request, value: example}];
    });
}

/** Returns the examples of the Etherscan-compatible API. */
export function etherscanAnswers(): Answer[] {
  return readEtherscan().actions.map(({module, action, example}) => ({
    place: `${module}/${action}`,
    request: example.request,
    value: example.result,
  }));
}

/** Returns an example and the objects in it. */
export function objectsIn(value: unknown): Row[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Row, ...inside];
}
