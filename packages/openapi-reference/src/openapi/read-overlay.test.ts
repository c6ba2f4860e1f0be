import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {DocumentError} from './document-error';
import {type DocumentSource, overlaySources} from './load';
import {type ReadDocument, readDocument} from './read-document';
import {printOverlays, readOverlay} from './read-overlay';
import {createReference} from './reference';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

const DOCUMENT = `
openapi: 3.1.0
info: {title: Blocks, version: '1'}
paths:
  /blocks: {get: {operationId: getBlocks, responses: {'200': {description: OK}}}}
  /blocks/{id}: {get: {operationId: getBlock, responses: {'200': {description: OK}}}}
  /uncles: {get: {operationId: getUncles, responses: {'200': {description: OK}}}}
`;

async function source(
  text: string,
  overlay?: DocumentSource['overlay'],
): Promise<DocumentSource> {
  const file = path.join(folder, overlay === undefined ? 'api.yaml' : 'overlay.yaml');
  await writeFile(file, text);
  return {kind: 'file', path: file, ...(overlay === undefined ? {} : {overlay})};
}

function overlay(...actions: string[]): string {
  return `overlay: 1.1.0
info: {title: Test, version: '1'}
actions:
${actions.map((action) => `  - ${action}\n`).join('')}`;
}

async function read(
  text: string,
  kind: DocumentSource['overlay'] = 'OPENAPI_OVERLAYS',
): Promise<ReadDocument> {
  return readDocument(await source(DOCUMENT), {overlays: [await source(text, kind)]});
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentError);
  return (error as DocumentError).message;
}

const UPDATE = `{target: "$.paths['/blocks'].get", update: {x-tier: high}}`;

describe('An overlay', () => {
  it('changes the document before it is repaired.', async () => {
    const {document, repairs} = await read(
      overlay(`{target: "$.paths['/blocks'].get", update: {summary: 7}}`),
    );
    expect(document.paths['/blocks']).toHaveProperty('get.summary', '7');
    expect(repairs.map(({pointer}) => pointer)).toEqual(['#/paths/~1blocks/get/summary']);
  });

  it('may be of version 1.0, and JSON.', async () => {
    const text = JSON.stringify({
      overlay: '1.0.0',
      info: {title: 'Test', version: '1'},
      actions: [{target: '$.info', update: {title: 'Chain'}}],
    });
    expect((await read(text)).document.info.title).toBe('Chain');
  });

  it('reports targets that select nothing with their lines.', async () => {
    const {overlays} = await read(
      overlay(UPDATE, `{target: "$.paths['/gone'].get", update: {}}`, UPDATE),
    );
    expect(overlays.unmatched).toEqual([
      {
        overlay: path.join(folder, 'overlay.yaml'),
        line: 5,
        target: "$.paths['/gone'].get",
      },
    ]);
    expect(printOverlays(overlays).join('\n')).toContain("line 5: $.paths['/gone'].get");
  });

  it('lists the first targets that select nothing, and the number of others.', async () => {
    const gone = Array.from({length: 12}, () => '{target: $.gone, update: {}}');
    const {overlays} = await read(overlay(...gone));
    expect(printOverlays(overlays)).toHaveLength(12);
    expect(printOverlays(overlays).at(-1)).toContain('and 2 more');
    expect(printOverlays(overlays, Infinity)).toHaveLength(13);
  });
});

describe('An operation that no overlay updates', () => {
  it('is new, and marked.', async () => {
    const {document, overlays} = await read(
      overlay(UPDATE, `{target: "$.paths['/blocks/{id}'].get", update: {x-tier: low}}`),
    );
    expect(overlays.newOperations).toEqual(['GET /uncles']);
    expect(printOverlays(overlays).join('\n')).toContain('GET /uncles');
    const operations = createReference(document).operations;
    expect(operations.map(({id, isNew}) => [id, isNew])).toEqual([
      ['getBlocks', undefined],
      ['getBlock', undefined],
      ['getUncles', true],
    ]);
  });

  it('is new although it was checked.', async () => {
    const {document, overlays} = await read(
      overlay(
        UPDATE,
        `{target: "$.paths['/uncles'].get", update: {x-checked: {mainnet: 2026-11-21}}}`,
      ),
    );
    expect(overlays.newOperations).toContain('GET /uncles');
    expect(document.paths['/uncles']?.get).toMatchObject({
      'x-checked': {mainnet: '2026-11-21'},
    });
  });

  it('is not new where overlays update no operation at all.', async () => {
    const {overlays} = await read(overlay('{target: $.info, update: {title: Chain}}'));
    expect(overlays.newOperations).toEqual([]);
  });
});

describe('The overlay of the site', () => {
  it('is left out for a document with none of its operations.', async () => {
    const text = overlay(
      '{target: $.info, update: {title: Museum}}',
      `{target: "$.paths['/accounts'].get", update: {x-tier: low}}`,
    );
    const {document, overlays} = await read(text, 'default');
    expect(document.info.title).toBe('Blocks');
    expect(overlays).toEqual({
      leftOut: [path.join(folder, 'overlay.yaml')],
      unmatched: [],
      newOperations: [],
    });
    expect(printOverlays(overlays).join()).toContain('is not applied');
    // One that OPENAPI_OVERLAYS names is applied to any document.
    expect((await read(text)).document.info.title).toBe('Museum');
  });

  it('is applied to a document with one of its operations.', async () => {
    const text = overlay('{target: $.info, update: {title: Museum}}', UPDATE);
    const {document, overlays} = await read(text, 'default');
    expect(document.info.title).toBe('Museum');
    expect(overlays.leftOut).toEqual([]);
  });
});

describe('An overlay is rejected', () => {
  it.each([
    ['without "overlay"', 'actions: []', 'the field "overlay" is missing'],
    ['of version 2', 'overlay: 2.0.0', '#/overlay: the version "2.0.0"'],
    ['without actions', 'overlay: 1.1.0', '#/actions'],
    ['with an empty list', 'overlay: 1.1.0\nactions: []', '#/actions'],
    ['with a text as action', overlay('text'), 'line 4: an action is not an object'],
    ['without a target', overlay('{update: {}}'), 'line 4: an action has no "target"'],
    [
      'with a target that is no JSONPath',
      overlay(UPDATE, '{target: "$.paths[", update: {}}'),
      'line 5: "$.paths[" is not a JSONPath expression',
    ],
    ['without a change', overlay('{target: $.paths}'), 'line 4: an action has none'],
    [
      'with two changes',
      overlay('{target: $.paths, update: {}, copy: $.info}'),
      'line 4: an action has both',
    ],
    ['with a removal that is no flag', overlay('{target: $, remove: yes}'), 'line 4'],
    ['that is a page', '<!doctype html>', 'this is not an overlay: it is HTML or XML'],
  ])('%s.', async (_, text, message) => {
    const problem = await problemOf(readOverlay(await source(text, 'OPENAPI_OVERLAYS')));
    expect(problem).toContain(message);
    expect(problem).toMatch(
      /^Overlay .*overlay\.yaml: .* leave it out of OPENAPI_OVERLAYS/,
    );
  });

  it('with all its actions that cannot be applied.', async () => {
    const problem = await problemOf(
      read(
        overlay(
          '{target: $.info, update: {title: [a]}}',
          UPDATE,
          '{target: $.info, copy: $.gone}',
        ),
      ),
    );
    expect(problem).toContain('line 4: $.info: the update has an array at "title"');
    expect(problem).toContain('line 6: $.info: "copy" selects 0 nodes');
  });

  it('with an endless update.', async () => {
    const endless = overlay('{target: $.info, update: &a {x-me: *a}}');
    expect(await problemOf(read(endless))).toMatch(/alias|deeper/i);
  });

  it('if its file is missing.', async () => {
    const missing = {kind: 'file', path: path.join(folder, 'none.yaml')} as const;
    expect(await problemOf(readOverlay({...missing, overlay: 'default'}))).toMatch(
      /^Overlay .*ENOENT.*OPENAPI_OVERLAYS to "none"/,
    );
  });
});

describe('OPENAPI_OVERLAYS', () => {
  const vendored = ['/site/openapi/text.overlay.yaml', '/site/openapi/more.overlay.yaml'];
  const sources = (value?: string): DocumentSource[] =>
    overlaySources(
      value === undefined ? {} : {OPENAPI_OVERLAYS: value},
      '/site',
      vendored,
    );

  it.each([undefined, '', ' '])('is %j: the overlays of the site.', (value) => {
    expect(sources(value)).toEqual(
      vendored.map((file) => ({kind: 'file', path: file, overlay: 'default'})),
    );
  });

  it('is "none": no overlay.', () => {
    expect(sources('none')).toEqual([]);
  });

  it('is a list of files and URLs, in their order.', () => {
    const overlay = 'OPENAPI_OVERLAYS';
    expect(sources('a.yaml, https://example.com/b.yaml,/c.json')).toEqual([
      {kind: 'file', path: '/site/a.yaml', overlay},
      {kind: 'url', url: 'https://example.com/b.yaml', overlay},
      {kind: 'file', path: '/c.json', overlay},
    ]);
  });
});
