import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createTwins} from '@site/src/markdown/twins';
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
import {htmlOf} from '@site/tests/fixtures/text-html';
import {parseRichText} from './markdown';

async function readFixture(name: string): Promise<Reference> {
  const {document} = await readDocument({
    kind: 'file',
    path: path.join(__dirname, '../../tests/fixtures', name),
  });
  return createReference(document);
}

describe('A description of everything', () => {
  let reference: Reference;
  let twins: Map<string, string>;

  beforeAll(async () => {
    reference = await readFixture('everything.yaml');
    twins = new Map(createTwins(reference, () => ''));
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
    expect(twins.get('api/Places/add-place.md')).toContain(
      '- `POST` [Place closed](/api/Places/place-closed.md) `shared`: Sent to the query parameter `closedUrl` of the request',
    );
    expect(twins.get('api/Places/place-closed.md')).toContain(
      'sent to the query parameter `closedUrl` of the request.\n\nYour server answers with one of the responses below.',
    );
  });

  it('has webhooks with their names as titles, also those of 3.0.', async () => {
    for (const one of [reference, await readFixture('everything-3.0.yaml')]) {
      const webhook = one.operations.find(({title}) => title === 'Visitor arrived');
      expect(webhook).toMatchObject({isWebhook: true, tag: 'Places'});
      expect(webhook).not.toHaveProperty('callbackOf');
    }
  });

  it('shows the credentials that a webhook sends to its receiver.', () => {
    const webhook = reference.operations.find(({title}) => title === 'Visitor arrived');
    const twin = twins.get(`api/Places/${webhook?.slug}.md`) ?? '';
    expect(twin).toContain(
      '## Authentication\n\nThe API sends one of these to your server:',
    );
    expect(twin).toContain(
      '- All of these together:\n\n  - `X-Api-Key: KEY`, [headerKey]',
    );
    expect(twin).toContain('- No credentials.');
    expect(twins.get('api/Places/place-closed.md')).not.toContain('## Authentication');
  });

  it('has the texts of a path on the pages of all its operations.', () => {
    const texts = ['Places of the museum', 'What holds for all operations of places.'];
    expect(operationOf('list_places')).toMatchObject({
      description: parseRichText(texts.join('\n\n')),
      summary: 'What holds for all operations of places.',
    });
    expect(htmlOf(operationOf('addPlace')?.description)).toContain(
      texts.map((text) => `<p>${text}</p>`).join(''),
    );
    expect(twins.get('api/Places/add-place.md')).toContain(texts.join('\n\n'));
  });

  it('lists an operation in the groups of all its tags, with one page.', () => {
    expect(operationOf('list_places')).toMatchObject({
      tag: 'Structure',
      otherTags: ['Places', 'Rooms'],
    });
    expect(groupOf('Rooms')?.alsoTagged?.map(({id}) => id)).toEqual(['list_places']);
    for (const twin of ['api/Structure.md', 'api/Places.md', 'api/Rooms.md']) {
      expect(twins.get(twin)).toContain('[All places](/api/Structure/list-places.md)');
    }
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
    expect(groupOf('Unused')?.description).toBe('A tag without an operation.');
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
    expect(htmlOf(hall?.node.description)).toMatch(
      /^<p>A large room.<\/p><h2 id="description-rules">Rules<\/h2><p>As of <a href="\/api\/Structure\/ping">.*?<h3 id="description-seats">Seats<\/h3><p>Numbered.<\/p>$/,
    );
    expect(htmlOf(reference.components['Hall']?.node.description)).toMatch(
      /<p><strong>Rules<\/strong><\/p>.*<p><strong>Seats<\/strong><\/p><p>Numbered.<\/p>$/,
    );
    expect(twins.get('schemas/hall.md')).toMatch(
      /`object`, deprecated\n\nA large room\.\n\n## Rules\n\n/,
    );
  });

  it('describes servers of an operation in its twin.', () => {
    const twin = twins.get('api/Places/add-place.md') ?? '';
    expect(twin).toContain(
      '- `https://{region}.everything.example:{port}/{version}`\n\n  The server of a region.\n\n  All regions have the **same** places.\n\n  - `region`: default `eu`, one of `eu`, `us`\n\n    Where the places are.',
    );
    expect(operationOf('list_places')?.servers).toMatchObject([
      {
        url: 'https://places.everything.example/v2',
        name: 'The server of places. It is read-only.',
      },
    ]);
  });
});
