import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {
  createClientFromOperations,
  type PrismHttp,
} from '@stoplight/prism-http/dist/client';
import type {HttpMethod, IHttpOperation} from '@stoplight/types';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {own} from '#reference/document/resolve';
import type {Operation} from '#reference/operation/operation';
import {createSampleRequest} from '#reference/samples/sample-request';
import {successContent} from '#reference/response/response';
import {isJsonMediaType} from '#reference/vocabulary/media-type';
import {operations} from './description';
import {BUILD_DIR} from './pages';

const FILE = path.join(BUILD_DIR, 'openapi.json');

const described = operations.filter(({responses}) =>
  isJsonMediaType(successContent(responses)?.mediaType ?? ''),
);

let resources: IHttpOperation[];
let mock: PrismHttp;

beforeAll(async () => {
  resources = await getHttpOperationsFromSpec(FILE);
  mock = createClientFromOperations(resources, {
    mock: {dynamic: false},
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: true,
    upstreamProxy: undefined,
    isProxy: false,
  });
});

/** @param exampleKey What the header `Prefer: example=` names. */
async function ask(
  operation: Operation,
  exampleKey?: string,
): Promise<{status: number; data: unknown}> {
  const values = new Map(
    operation.parameters
      .filter(({example, required}) => required && example.length > 0)
      .map((parameter) => [parameter, parameter.example] as const),
  );
  const {url, query, accept} = createSampleRequest(operation, values);
  const address = `${url}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
  return mock.request(
    address,
    {
      method: operation.method.toLowerCase() as HttpMethod,
      headers: {authorization: 'Bearer any-text', accept},
    },
    {mock: {dynamic: false, exampleKey}},
  );
}

it('Prism, the mock server that pages name, answers every operation whose answer is JSON with an example of /openapi.json.', async () => {
  expect(described.length).toBeGreaterThan(50);
  for (const operation of described) {
    const {status, data} = await ask(operation);
    expect({id: operation.id, status}).toEqual({id: operation.id, status: 200});
    const resource = resources.find(({iid}) => iid === operation.id);
    const examples = (resource?.responses ?? [])
      .flatMap(({contents = []}) => contents)
      .flatMap((content) => content.examples ?? []);
    expect(examples).toContainEqual(expect.objectContaining({value: data}));
  }
});

it('A loop over the pages of any list ends with Prism, if it asks for the example that the guide names.', async () => {
  const lists = [];
  for (const operation of described) {
    const {data} = await ask(operation);
    if (own(own(data, 'paging'), 'last') !== undefined) {
      const last = await ask(operation, 'last-page');
      expect({id: operation.id, ...last}).toMatchObject({
        id: operation.id,
        status: 200,
        data: {paging: {last: true}},
      });
      lists.push(operation.id);
    }
  }
  expect(lists.length).toBeGreaterThan(25);
});
