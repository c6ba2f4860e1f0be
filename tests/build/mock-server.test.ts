import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {createClientFromOperations} from '@stoplight/prism-http/dist/client';
import type {HttpMethod} from '@stoplight/types';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSampleRequest} from 'docusaurus-openapi-reference/code-samples/sample-request';
import {
  isJsonMediaType,
  successContent,
} from 'docusaurus-openapi-reference/reference/response';
import {operations} from './description';
import {BUILD_DIR} from './pages';

const FILE = path.join(BUILD_DIR, 'openapi.json');

it('Prism, the mock server that pages name, answers every operation whose answer is JSON with an example of /openapi.json.', async () => {
  const resources = await getHttpOperationsFromSpec(FILE);
  const mock = createClientFromOperations(resources, {
    mock: {dynamic: false},
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: true,
    upstreamProxy: undefined,
    isProxy: false,
  });
  const described = operations.filter(({responses}) =>
    isJsonMediaType(successContent(responses)?.mediaType ?? ''),
  );
  expect(described.length).toBeGreaterThan(50);
  for (const operation of described) {
    const values = new Map(
      operation.parameters
        .filter(({example, required}) => required && example.length > 0)
        .map((parameter) => [parameter, parameter.example] as const),
    );
    const {url, query, accept} = createSampleRequest(operation, values);
    const address = `${url}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
    const {status, data} = await mock.request(address, {
      method: operation.method.toLowerCase() as HttpMethod,
      headers: {
        authorization: 'Bearer any-text',
        accept,
      },
    });
    expect({id: operation.id, status}).toEqual({id: operation.id, status: 200});
    const resource = resources.find(({iid}) => iid === operation.id);
    const examples = (resource?.responses ?? [])
      .flatMap(({contents = []}) => contents)
      .flatMap((content) => content.examples ?? []);
    expect(examples).toContainEqual(expect.objectContaining({value: data}));
  }
});
