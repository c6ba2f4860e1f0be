import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDocument} from './read-document';
import {createReference} from './reference';
import {createHeaders} from './response-header';
import {parseExpression} from './runtime-expression';
import type {Reference} from '../reference/reference';
import {createReferenceIndex} from '../reference/reference-index';
import {createApiItems} from '../site/openapi-docs/sidebar';
import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {describeApi} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from './markdown';

async function readFixture(name: string): Promise<Reference> {
  const {document} = await readDocument({
    kind: 'file',
    path: path.join(__dirname, '../../../../tests/fixtures', name),
  });
  return createReference(document);
}

const reference = await readFixture('everything.yaml');

function operationOf(idOrTitle: string, {operations} = reference) {
  return operations.find(({id, title}) => id === idOrTitle || title === idOrTitle);
}

const groupOf = (tag: string) => reference.groups.find((group) => group.tag === tag);

describe('A description of everything', () => {
  const address = [
    {source: 'request', in: 'body', path: ['callbackUrl']},
    '/opened?id=',
    {source: 'response', in: 'body', path: ['id']},
  ];

  it('connects an operation with its callbacks, and a callback with its operation.', () => {
    expect(operationOf('addPlace')?.callbacks).toMatchObject([
      {name: 'placeOpened', title: 'Tells that a place is open', method: 'POST', address},
      {name: 'shared', title: 'Place closed', route: '/api/Places/place-closed'},
    ]);
    const opened = operationOf('Tells that a place is open');
    expect(opened?.callbackOf).toMatchObject({route: '/api/Places/add-place', address});
    // It has no samples that a made-up value could be in.
    expect(opened?.parameters[0]).not.toHaveProperty('placeholder');
  });

  it.each(['everything.yaml', 'everything-3.0.yaml'])(
    'has webhooks with their names as titles: %s.',
    async (name) => {
      const webhook = operationOf('Visitor arrived', await readFixture(name));
      expect(webhook).toMatchObject({isWebhook: true, tag: 'Places'});
      expect(webhook).not.toHaveProperty('callbackOf');
    },
  );

  it('lists an operation in the groups of all its tags, with one page.', () => {
    const tags = {tag: 'Structure', otherTags: ['Places', 'Rooms']};
    expect(operationOf('list_places')).toMatchObject(tags);
    expect(groupOf('Rooms')?.alsoTagged?.map(({id}) => id)).toEqual(['list_places']);
  });

  it('has the groups of tags in the sidebar, and names and unused tags.', () => {
    const [, , buildings, others, unused] = createApiItems(
      createReferenceIndex(reference),
    );
    expect([buildings, others, unused]).toMatchObject([
      {label: 'Buildings', items: [{label: 'Museum places'}, {label: 'Rooms'}]},
      {label: 'Others'},
      {label: 'Unused', items: []},
    ]);
    expect(groupOf('Unused')?.description).toBe('A tag without an operation.');
  });

  it('says in search results what is deprecated.', () => {
    const titles = createReferenceDocuments(reference).documents.map(({title}) => title);
    expect(titles).toContain('Tells that a place is open (deprecated)');
    expect(titles).toContain('Hall (deprecated)');
  });

  it('has the headings in a description of a schema on its own page only.', () => {
    const {node} = reference.schemas.find(({name}) => name === 'Hall') ?? {};
    expect(htmlOf(node?.description)).toMatch(
      /^<p>A large room.<\/p><h2 id="description-rules">Rules<\/h2>.*<h3 id="description-seats">Seats<\/h3><p>Numbered.<\/p>$/,
    );
    expect(htmlOf(reference.components['Hall']?.node.description)).toContain(
      '<p><strong>Rules</strong></p>',
    );
  });

  it('has the headers and links of responses, also by reference.', () => {
    const [success, refused, other] = operationOf('list_places')?.responses ?? [];
    expect(success?.headers).toMatchObject([
      {name: 'X-Total', required: true},
      {name: 'X-Old-Total', deprecated: true},
      {name: 'X-Next', example: 'https://everything.example/v1/places?page=2'},
    ]);
    expect(success?.links).toMatchObject([
      {
        name: 'firstPlace',
        target: {title: 'Get HTTP place', route: '/api/Places/get-http-place'},
      },
      {
        target: {route: '/api/Places/get-http-place'},
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
  const schema = {type: 'integer', description: 'Calls that are left.'};
  const headers = {'X-Left': {schema}, 'X-All': {schema, description: 'All calls.'}};
  const created = createHeaders(describeApi(), {headers});
  expect(created.map(({description}) => description)).toEqual([
    'Calls that are left.',
    parseRichText('All calls.\n\nCalls that are left.'),
  ]);
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
