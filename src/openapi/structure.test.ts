import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readDocument} from './read-document';
import {createReference} from './reference';
import type {Operation} from '@site/src/reference/operation';
import type {Reference} from '@site/src/reference/reference';
import {createReferenceIndex} from '@site/src/reference/reference-index';
import {
  createApiItems,
  createSchemaCategory,
} from '@site/src/plugins/openapi-docs/sidebar';
import {createReferenceDocuments} from '@site/src/search/reference-documents';

async function readFixture(name: string): Promise<Reference> {
  const {document} = await readDocument({
    kind: 'file',
    path: path.join(__dirname, '../../tests/fixtures', name),
  });
  return createReference(document);
}

describe('A description of everything', () => {
  let reference: Reference;

  beforeAll(async () => {
    reference = await readFixture('everything.yaml');
  });

  const operationOf = (id: string): Operation | undefined =>
    reference.operations.find((operation) => operation.id === id);

  const groupOf = (tag: string) => reference.groups.find((group) => group.tag === tag);

  it('connects operations and callbacks, with the address in words.', () => {
    const callbacks = operationOf('addPlace')?.callbacks;
    const address = [
      {source: 'request', in: 'body', path: ['callbackUrl']},
      '/opened?id=',
      {source: 'response', in: 'body', path: ['id']},
    ];
    expect(callbacks).toMatchObject([
      {name: 'placeOpened', title: 'Tells that a place is open', method: 'POST', address},
      {
        name: 'shared',
        title: 'Place closed',
        route: '/api/Places/place-closed',
        address: [{source: 'request', in: 'query', name: 'closedUrl'}],
      },
    ]);
    const opened = reference.operations.find(
      ({title}) => title === callbacks?.[0]?.title,
    );
    expect(opened).toMatchObject({
      deprecated: true,
      parameters: [{name: 'X-Signature', required: true}],
      requestBody: {required: true},
      callbackOf: {route: '/api/Places/add-place', address},
    });
    // It has no samples that a made-up value could be in.
    expect(opened?.parameters[0]).not.toHaveProperty('placeholder');
  });

  it('has webhooks with their names as titles, also those of 3.0.', async () => {
    for (const one of [reference, await readFixture('everything-3.0.yaml')]) {
      const webhook = one.operations.find(({title}) => title === 'Visitor arrived');
      expect(webhook).toMatchObject({isWebhook: true, tag: 'Places'});
      expect(webhook).not.toHaveProperty('callbackOf');
    }
  });

  it('has the credentials that a webhook sends to its receiver.', () => {
    const webhook = reference.operations.find(({title}) => title === 'Visitor arrived');
    const names = webhook?.security.map((schemes) => schemes.map(({name}) => name));
    expect(names).toEqual([['headerKey', 'basicAuth'], ['petstore_auth'], []]);
    expect(
      reference.operations.find(({title}) => title === 'Place closed')?.security,
    ).toEqual([]);
  });

  it('has the texts of a path on the pages of all its operations.', () => {
    const texts = ['Places of the museum', 'What holds for all operations of places.'];
    expect(operationOf('list_places')).toMatchObject({
      description: texts,
      summary: 'What holds for all operations of places.',
    });
    expect(operationOf('addPlace')?.description.slice(-2)).toEqual(texts);
  });

  it('lists an operation in the groups of all its tags, with one page.', () => {
    expect(operationOf('list_places')).toMatchObject({
      tag: 'Structure',
      otherTags: ['Places', 'Rooms'],
    });
    expect(groupOf('Rooms')?.alsoTagged?.map(({id}) => id)).toEqual(['list_places']);
  });

  it('has the groups of tags in the sidebar, and names and unused tags.', () => {
    const index = createReferenceIndex(reference);
    const [, , buildings, others, unused] = createApiItems(index);
    expect(buildings).toMatchObject({
      label: 'Buildings',
      items: [{label: 'Museum places'}, {label: 'Rooms'}],
    });
    expect(others).toMatchObject({label: 'Others'});
    expect(unused).toMatchObject({label: 'Unused', items: []});
    expect(groupOf('Unused')?.description).toEqual(['A tag without an operation.']);
  });

  it('says in the sidebar and in search results what is deprecated.', () => {
    const index = createReferenceIndex(reference);
    const items = JSON.stringify([...createApiItems(index), createSchemaCategory(index)]);
    expect(items).toContain('"label":"Tells that a place is open (deprecated)"');
    expect(items).toContain('"label":"Hall (deprecated)"');
    expect(items).toContain('"label":"Place"');
    const titles = createReferenceDocuments(reference).documents.map(({title}) => title);
    expect(titles).toContain('Tells that a place is open (deprecated)');
    expect(titles).toContain('Hall (deprecated)');
  });

  it('has the headings in a description of a schema as headings of its page.', () => {
    const hall = reference.schemas.find(({name}) => name === 'Hall');
    expect(hall?.node.description).toMatchObject([
      'A large room.',
      {heading: ['Rules'], level: 2, id: 'description-rules'},
      {paragraph: ['As of ', {route: '/api/Structure/ping'}, '.']},
      {heading: ['Seats'], level: 3, id: 'description-seats'},
      'Numbered.',
    ]);
    expect(reference.components['Hall']?.node.description).toMatchObject([
      'A large room.',
      {paragraph: [{strong: ['Rules']}]},
      {},
      {paragraph: [{strong: ['Seats']}]},
      'Numbered.',
    ]);
  });

  it('describes the servers of an operation, and their variables.', () => {
    expect(operationOf('addPlace')?.servers[0]).toMatchObject({
      url: 'https://eu.everything.example:443/v3',
      name: 'The server of a region.',
    });
    expect(operationOf('list_places')?.servers).toMatchObject([
      {
        url: 'https://places.everything.example/v2',
        name: 'The server of places. It is read-only.',
      },
    ]);
  });
});
