import {describe, expect, it} from 'vitest';
import {DocumentError} from './document-error';
import {type DocumentSource, overlaySources} from './load';
import {type ReadDocument, readDocument} from '../pages/read-document';
import {printOverlays, readOverlay} from './read-overlay';
import {createReference} from '../pages/read-reference';
import {fileOf} from '@site/tests/fixtures/documents';

const DOCUMENT = `
openapi: 3.1.0
info: {title: Blocks, version: '1'}
paths:
  /blocks: {get: {operationId: getBlocks, responses: {'200': {description: OK}}}}
  /blocks/{id}: {get: {operationId: getBlock, responses: {'200': {description: OK}}}}
  /uncles: {get: {operationId: getUncles, responses: {'200': {description: OK}}}}
`;

type Kind = DocumentSource['overlay'];

async function source(text: string, overlay: Kind): Promise<DocumentSource> {
  return {...(await fileOf(text)), overlay};
}

function overlay(...actions: string[]): string {
  return `overlay: 1.1.0
info: {title: Test, version: '1'}
actions:
${actions.map((action) => `  - ${action}\n`).join('')}`;
}

const update = (path: string, fields: string): string =>
  `{target: "$.paths['${path}'].get", update: {${fields}}}`;

const UPDATE = update('/blocks', 'x-tier: high');

async function read(
  text: string,
  kind: Kind = 'OPENAPI_OVERLAYS',
): Promise<ReadDocument> {
  return readDocument(await fileOf(DOCUMENT), {overlays: [await source(text, kind)]});
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentError);
  return (error as DocumentError).message;
}

describe('An overlay', () => {
  it('changes the document before it is repaired.', async () => {
    const {document, repairs} = await read(overlay(update('/blocks', 'summary: 7')));
    expect(document.paths['/blocks']).toHaveProperty('get.summary', '7');
    expect(repairs).toMatchObject([{pointer: '#/paths/~1blocks/get/summary'}]);
  });

  it('may be of version 1.0, and JSON.', async () => {
    const text = `{"overlay": "1.0.0", "info": {"title": "A", "version": "1"},
      "actions": [{"target": "$.info", "update": {"title": "Chain"}}]}`;
    expect((await read(text)).document.info.title).toBe('Chain');
  });

  it('reports targets that select nothing with their lines.', async () => {
    const {overlays} = await read(overlay(UPDATE, update('/gone', ''), UPDATE));
    const target = "$.paths['/gone'].get";
    expect(overlays.unmatched).toMatchObject([{line: 5, target}]);
    expect(printOverlays(overlays).join('\n')).toContain(`line 5: ${target}`);
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
    const text = overlay(UPDATE, update('/blocks/{id}', 'x-tier: low'));
    const {document, overlays} = await read(text);
    expect(overlays.newOperations).toEqual(['GET /uncles']);
    expect(printOverlays(overlays).join('\n')).toContain('GET /uncles');
    const marks = createReference(document).operations.map(({isNew}) => isNew);
    expect(marks).toEqual([undefined, undefined, true]);
  });

  it('is new although it was checked.', async () => {
    const checked = update('/uncles', 'x-checked: {mainnet: 2026-11-21}');
    const {overlays} = await read(overlay(UPDATE, checked));
    expect(overlays.newOperations).toContain('GET /uncles');
  });

  it('is not new where overlays update no operation at all.', async () => {
    const {overlays} = await read(overlay('{target: $.info, update: {title: Chain}}'));
    expect(overlays.newOperations).toEqual([]);
  });
});

describe('The overlay of the site', () => {
  const title = '{target: $.info, update: {title: Museum}}';

  it('is left out for a document with none of its operations.', async () => {
    const text = overlay(title, update('/accounts', 'x-tier: low'));
    const {document, overlays} = await read(text, 'default');
    expect(document.info.title).toBe('Blocks');
    expect(overlays).toMatchObject({unmatched: [], newOperations: []});
    expect(overlays.leftOut).toHaveLength(1);
    expect(printOverlays(overlays).join()).toContain('is not applied');
    // One that OPENAPI_OVERLAYS names is applied to any document.
    expect((await read(text)).document.info.title).toBe('Museum');
  });

  it('is applied to a document with one of its operations.', async () => {
    const {document, overlays} = await read(overlay(title, UPDATE), 'default');
    expect(document.info.title).toBe('Museum');
    expect(overlays.leftOut).toEqual([]);
  });
});

describe('An overlay is rejected', () => {
  const twoChanges = overlay('{target: $.paths, update: {}, copy: $.info}');
  const noPath = overlay(UPDATE, '{target: "$.paths[", update: {}}');

  it.each([
    ['without "overlay"', 'actions: []', 'the field "overlay" is missing'],
    ['of version 2', 'overlay: 2.0.0', '#/overlay: the version "2.0.0"'],
    ['without actions', 'overlay: 1.1.0', '#/actions'],
    ['with an empty list', 'overlay: 1.1.0\nactions: []', '#/actions'],
    ['with a text as action', overlay('text'), 'line 4: an action is not an object'],
    ['without a target', overlay('{update: {}}'), 'line 4: an action has no "target"'],
    ['with a target that is no JSONPath', noPath, 'line 5: "$.paths[" is not a JSONPath'],
    ['without a change', overlay('{target: $.paths}'), 'line 4: an action has none'],
    ['with two changes', twoChanges, 'line 4: an action has both'],
    ['with a removal that is no flag', overlay('{target: $, remove: yes}'), 'line 4'],
    ['that is a page', '<!doctype html>', 'this is not an overlay: it is HTML or XML'],
  ])('%s.', async (_, text, message) => {
    const problem = await problemOf(readOverlay(await source(text, 'OPENAPI_OVERLAYS')));
    expect(problem).toContain(message);
    expect(problem).toMatch(/^Overlay .*txt: .* leave it out of OPENAPI_OVERLAYS/);
  });

  it('with all its actions that cannot be applied.', async () => {
    const list = '{target: $.info, update: {title: [a]}}';
    const text = overlay(list, UPDATE, '{target: $.info, copy: $.gone}');
    const problem = await problemOf(read(text));
    expect(problem).toContain('line 4: $.info: the update has an array at "title"');
    expect(problem).toContain('line 6: $.info: "copy" selects 0 nodes');
  });

  it('with an endless update.', async () => {
    const endless = overlay('{target: $.info, update: &a {x-me: *a}}');
    expect(await problemOf(read(endless))).toMatch(/alias|deeper/i);
  });

  it('if its file is missing.', async () => {
    const missing = {kind: 'file', path: '/none.yaml', overlay: 'default'} as const;
    const problem = await problemOf(readOverlay(missing));
    expect(problem).toMatch(/^Overlay .*ENOENT.*OPENAPI_OVERLAYS to "none"/);
  });
});

it('OPENAPI_OVERLAYS is a list of files and URLs, "none", or not set.', () => {
  const own = ['/site/openapi/text.overlay.yaml', '/site/openapi/more.overlay.yaml'];
  const sources = (value: string): unknown =>
    overlaySources({OPENAPI_OVERLAYS: value}, '/site', own);
  expect(sources(' ')).toEqual(
    own.map((path) => ({kind: 'file', path, overlay: 'default'})),
  );
  expect(sources('none')).toEqual([]);
  expect(sources('a.yaml, https://example.com/b.yaml,/c.json')).toMatchObject([
    {kind: 'file', path: '/site/a.yaml', overlay: 'OPENAPI_OVERLAYS'},
    {kind: 'url', url: 'https://example.com/b.yaml'},
    {kind: 'file', path: '/c.json'},
  ]);
});
