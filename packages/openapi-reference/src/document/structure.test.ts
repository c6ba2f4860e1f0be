import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDocument} from '../pages/read-document';
import {createReference} from '../pages/read-reference';
import {createResponses} from '../response/read-response';
import {parseExpression} from '../response/read-runtime-expression';
import type {Operation} from '../operation/operation';
import type {Reference} from '../pages/reference';
import {createReferenceIndex} from '../pages/reference-index';
import {createApiItems} from '../site/openapi-docs/sidebar';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {describeApi} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from '../text/read-markdown';

async function readFixture(name: string): Promise<Reference> {
  const file = path.join(__dirname, '../../../../tests/fixtures', name);
  const {document} = await readDocument({kind: 'file', path: file});
  return createReference(document);
}

const reference = await readFixture('everything.yaml');

function operationOf(title: string, {operations} = reference): Operation | undefined {
  return operations.find((one) => one.title === title);
}

const groupOf = (tag: string) => reference.groups.find((group) => group.tag === tag);

describe('A description of everything', () => {
  const address = [
    {source: 'request', in: 'body', path: ['callbackUrl']},
    '/opened?id=',
    {source: 'response', in: 'body', path: ['id']},
  ];

  it('connects an operation with its callbacks, and a callback with its operation.', () => {
    const {callbacks} = reference.operations.find(({id}) => id === 'addPlace') ?? {};
    expect(callbacks).toMatchObject([
      {name: 'placeOpened', title: 'Tells that a place is open', method: 'POST', address},
      {name: 'shared', title: 'Place closed', route: '/api/Places/place-closed'},
    ]);
    const opened = operationOf('Tells that a place is open');
    expect(opened?.callbackOf).toMatchObject({route: '/api/Places/add-place', address});
    // It has no samples that a made-up value could be in.
    expect(opened?.parameters[0]).not.toHaveProperty('placeholder');
  });

  it('has webhooks with their names as titles, also in OpenAPI 3.0.', async () => {
    for (const one of [reference, await readFixture('everything-3.0.yaml')]) {
      const webhook = operationOf('Visitor arrived', one);
      expect(webhook).toMatchObject({isWebhook: true, tag: 'Places'});
      expect(webhook).not.toHaveProperty('callbackOf');
    }
  });

  it('has the groups of tags in the sidebar, and names and unused tags.', () => {
    const [, , buildings, ...more] = createApiItems(createReferenceIndex(reference));
    const items = [{label: 'Museum places'}, {label: 'Rooms'}];
    expect(buildings).toMatchObject({label: 'Buildings', items});
    expect(more).toMatchObject([{label: 'Others'}, {label: 'Unused', items: []}]);
    expect(groupOf('Unused')?.description).toBe('A tag without an operation.');
    expect(groupOf('Rooms')?.alsoTagged?.map(({id}) => id)).toEqual(['list_places']);
  });

  it('says in search results what is deprecated.', () => {
    const titles = createReferenceDocuments(reference).documents.map(({title}) => title);
    expect(titles).toContain('Tells that a place is open (deprecated)');
    expect(titles).toContain('Hall (deprecated)');
  });

  it('has the headings in a description of a schema on its own page only.', () => {
    const {node} = reference.schemas.find(({name}) => name === 'Hall') ?? {};
    const html = htmlOf(node?.description);
    expect(html).toMatch(/<h2 id="description-rules">Rules<\/h2>.*<h3 id="description-s/);
    const {node: elsewhere} = reference.components['Hall'] ?? {};
    expect(htmlOf(elsewhere?.description)).toContain('<p><strong>Rules</strong></p>');
  });

  it('has the headers and links of responses, also by reference.', () => {
    const places = reference.operations.find(({id}) => id === 'list_places');
    const [success, refused, other] = places?.responses ?? [];
    expect(success?.headers).toMatchObject([
      {name: 'X-Total', required: true},
      {name: 'X-Old-Total', deprecated: true},
      {name: 'X-Next', example: 'https://everything.example/v1/places?page=2'},
    ]);
    const route = '/api/Places/get-http-place';
    expect(success?.links).toMatchObject([
      {name: 'firstPlace', target: {title: 'Get HTTP place', route}},
      {
        target: {route},
        requestBody: [{source: 'request', in: 'body', path: []}],
        serverUrl: 'https://other.everything.example',
      },
      {target: 'https://other.example/openapi.yaml#/paths/~1a/get'},
    ]);
    expect(refused?.headers).toMatchObject([{name: 'Retry-After', example: '60'}]);
    expect(other).not.toHaveProperty('headers');
    expect(other).not.toHaveProperty('links');
  });

  it('has the credentials that a webhook sends to its receiver.', () => {
    const sent = operationOf('Visitor arrived')?.security;
    const names = sent?.map((schemes) => schemes.map(({name}) => name));
    expect(names).toEqual([['headerKey', 'basicAuth'], ['petstore_auth'], []]);
    expect(operationOf('Place closed')?.security).toEqual([]);
  });
});

it('A header has the text of its schema if it has none, or behind its own.', () => {
  const schema = {type: 'integer', description: 'Calls.'};
  const headers = {'X-Left': {schema}, 'X-All': {schema, description: 'All.'}};
  const responses = {200: {description: 'OK', headers}};
  const [created] = createResponses(describeApi(), {responses});
  const texts = created?.headers?.map(({description}) => description);
  expect(texts).toEqual(['Calls.', parseRichText('All.\n\nCalls.')]);
});

it.each([
  ['$method', [{source: 'method'}]],
  ['$request.path.id', [{source: 'request', in: 'path', name: 'id'}]],
  ['$response.body#/a~1b/~0', [{source: 'response', in: 'body', path: ['a/b', '~']}]],
  ['$unknown', ['$unknown']],
  ['a {$unknown} {b}', ['a ', '{$unknown}', ' {b}']],
  [{a: 1}, ['{"a":1}']],
])('The runtime expression %j is read as its parts.', (value, parts) => {
  expect(parseExpression(value)).toEqual(parts);
});
