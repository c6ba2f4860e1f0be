import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTwins} from '@site/src/markdown/twins';
import {readDocument} from './read-document';
import {createReference} from './reference';
import {createHeaders} from './response-header';
import {parseExpression} from './runtime-expression';
import type {Reference} from '@site/src/reference/reference';
import {describeApi} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

async function readReference(name: string): Promise<Reference> {
  const {document, repairs} = await readDocument({
    kind: 'file',
    path: path.join(__dirname, '../../tests/fixtures', name),
  });
  expect(repairs.filter(({kind}) => !kind.includes('operationId'))).toEqual([]);
  return createReference(document);
}

describe('The responses of a description', () => {
  it('have headers and links, also by reference, and no content type.', async () => {
    const {operations} = await readReference('everything.yaml');
    const [success, refused, other] =
      operations.find(({id}) => id === 'list_places')?.responses ?? [];
    expect(success?.headers).toMatchObject([
      {name: 'X-Total', required: true, description: 'How many places there are.'},
      {name: 'X-Old-Total', deprecated: true},
      {name: 'X-Next', example: 'https://everything.example/v1/places?page=2'},
    ]);
    expect(success?.links).toMatchObject([
      {
        name: 'firstPlace',
        target: {title: 'Get HTTP place', route: '/api/Places/get-http-place'},
        parameters: [
          {
            name: 'path.placeId',
            value: [{source: 'response', in: 'body', path: ['0', 'id']}],
          },
          {name: 'query.lang', value: [{source: 'request', in: 'query', name: 'lang'}]},
          {name: 'trace', value: [{source: 'response', in: 'header', name: 'X-Trace'}]},
          {name: 'from', value: [{source: 'url'}, '#', {source: 'statusCode'}]},
          {name: 'limit', value: ['5']},
        ],
      },
      {
        target: {route: '/api/Places/get-http-place'},
        requestBody: [{source: 'request', in: 'body', path: []}],
        serverUrl: 'https://other.everything.example',
      },
      {target: 'https://other.example/openapi.yaml#/paths/~1a/get'},
    ]);
    expect(refused).toMatchObject({
      status: '4XX',
      headers: [{name: 'Retry-After', example: '60'}],
    });
    expect(other?.status).toBe('default');
    expect(other).not.toHaveProperty('headers');
    expect(other).not.toHaveProperty('links');
  });

  it('have them in the twin of the page, in words.', async () => {
    const twins = new Map(createTwins(await readReference('everything.yaml'), () => ''));
    const twin = twins.get('api/Structure/list-places.md') ?? '';
    expect(twin).toContain('#### Headers\n\n- `X-Total` (`integer`, always sent, ');
    expect(twin).toContain('- `Retry-After` (`integer`, example `60`): Seconds to wait.');
    expect(twin).toContain(
      '- `firstPlace`: [Get HTTP place](/api/Places/get-http-place.md)',
    );
    for (const value of [
      '`path.placeId` is `0.id` in the body of the response',
      '`query.lang` is the query parameter `lang` of the request',
      '`trace` is the header `X-Trace` of the response',
      '`from` is the address of the request + `#` + the status code of the response',
      '`limit` is `5`',
      'The request body is the body of the request',
      'The server is `https://other.everything.example`',
    ]) {
      expect(twin).toContain(`- ${value}\n`);
    }
    expect(twin).toContain('`https://other.example/openapi.yaml#/paths/~1a/get`');
  });
});

describe('createHeaders', () => {
  it('takes the description of the schema if a header has none.', () => {
    const schema = {type: 'integer', description: 'Calls that are left.'};
    const headers = {'X-Left': {schema}, 'X-All': {schema, description: 'All calls.'}};
    expect(
      createHeaders(describeApi(), {headers}).map(({description}) => description),
    ).toEqual([
      'Calls that are left.',
      parseRichText('All calls.\n\nCalls that are left.'),
    ]);
  });
});

describe('parseExpression', () => {
  it.each([
    ['$method', [{source: 'method'}]],
    ['$request.path.id', [{source: 'request', in: 'path', name: 'id'}]],
    ['$response.body#/a~1b/~0', [{source: 'response', in: 'body', path: ['a/b', '~']}]],
    ['$unknown', ['$unknown']],
    ['a {$unknown} {b}', ['a ', '{$unknown}', ' {b}']],
    [{a: 1}, ['{"a":1}']],
  ])('parses %j.', (value, parts) => {
    expect(parseExpression(value)).toEqual(parts);
  });
});
