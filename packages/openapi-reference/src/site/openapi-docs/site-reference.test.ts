import {rm} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  codeFiles,
  ensureReference,
  generateReference,
  recordFile,
  siteOverlays,
  siteSource,
} from './site-reference';
import {sourceName} from '../../document/load';
import {describeApi} from '@site/tests/fixtures/small-document';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

const REFERENCE = {
  specPath: 'openapi/blocks.yaml',
  docsDir: 'docs',
  overlays: ['first', 'second'].map((name) => `openapi/${name}.overlay.yaml`),
  checksOverlay: 'openapi/checks.overlay.yaml',
};

const PAGE = 'api/Other/get-blocks.json';

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder();
  await writeFiles(siteDir, {
    'openapi/blocks.yaml': stringify(describeApi()),
    'openapi/first.overlay.yaml': overlay('The first text.'),
    'openapi/second.overlay.yaml': overlay('The second text.'),
    'docs/index.mdx': '# Home\n',
    'package-lock.json': '{}',
  });
});

function overlay(description: string): string {
  const actions = [{target: "$.paths['/blocks'].get", update: {description}}];
  return stringify({overlay: '1.1.0', info: {title: 'Test', version: '1'}, actions});
}

async function pages(): Promise<Record<string, string>> {
  const {'index.mdx': _, ...written} = await readFiles(path.join(siteDir, 'docs'));
  return written;
}

it('A change of the code of the site or of the generation generates the reference again.', async () => {
  const own = ['src/pages.ts', 'packages/pets/src/index.tsx'];
  await writeFiles(siteDir, Object.fromEntries(own.map((file) => [file, ''])));
  expect(await codeFiles(siteDir)).toEqual(
    expect.arrayContaining([
      ...own.map((name) => path.join(siteDir, name)),
      path.resolve('packages/openapi-reference/src/pages/read-reference.ts'),
    ]),
  );
});

describe('The reference of a site', () => {
  it('is generated if it is missing, and after a change of anything that it reads.', async () => {
    expect((await ensureReference(siteDir, REFERENCE))?.operations).toBe(1);
    // The last overlay wins.
    expect((await pages())[PAGE]).toContain('The second text.');
    expect(await ensureReference(siteDir, REFERENCE)).toBeUndefined();
    const record = path.relative(siteDir, recordFile(siteDir, 'docs'));
    for (const [file, text] of [
      ['openapi/blocks.yaml', stringify(describeApi({tags: [{name: 'dogs'}]}))],
      ['openapi/first.overlay.yaml', overlay('Another text.')],
      ['package-lock.json', '{"lockfileVersion": 3}'],
      [record, 'null'],
      [record, '{"inputs": 1}'],
    ] as const) {
      await writeFiles(siteDir, {[file]: text});
      const report = await ensureReference(siteDir, REFERENCE);
      expect(report, `${file} is ${text}`).toBeDefined();
    }
    expect(await ensureReference(siteDir, REFERENCE)).toBeUndefined();
  });

  it('has what the site prepares, and the extensions that it names.', async () => {
    const repair = {kind: 'A tier is missing', pointer: '#/paths/~1blocks/get'};
    const {repairs} = await generateReference(siteDir, {
      ...REFERENCE,
      extensions: ['x-tier'],
      prepare: (document) => {
        Object.assign(document.paths['/blocks']?.get ?? {}, {'x-tier': 'high'});
        return [repair];
      },
    });
    expect(repairs).toEqual([repair]);
    const written = await pages();
    for (const file of ['api/reference.json', PAGE]) {
      expect(written[file]).toContain('"extensions":{"x-tier":"high"}');
    }
  });

  it('has a deleted file again, and stays with an invalid document, which is reported each time.', async () => {
    await generateReference(siteDir, REFERENCE);
    const complete = await pages();
    await rm(path.join(siteDir, 'docs', PAGE));
    expect((await ensureReference(siteDir, REFERENCE))?.written).toEqual([PAGE]);
    expect(await pages()).toEqual(complete);

    await writeFiles(siteDir, {'openapi/blocks.yaml': 'openapi: 3.0.3\npaths: 1\n'});
    for (let times = 0; times < 2; times += 1) {
      const again = ensureReference(siteDir, REFERENCE);
      await expect(again).rejects.toThrow(/openapi\/blocks\.yaml/);
      expect(await pages()).toEqual(complete);
    }
  });
});

it('The source is a file or a URL.', () => {
  const url = 'https://example.com/openapi.json';
  expect(siteSource('/site', {specPath: url})).toEqual({kind: 'url', url});
  const file = {kind: 'file', path: path.resolve('/site/pets.yaml')};
  expect(siteSource('/site', {specPath: 'pets.yaml'})).toEqual(file);
});

it('The dates of checks are the last overlay, where there are any.', async () => {
  const names = (): string[] =>
    siteOverlays(siteDir, REFERENCE, {}).map((one) => path.basename(sourceName(one)));
  const own = ['first.overlay.yaml', 'second.overlay.yaml'];
  expect(names()).toEqual(own);
  await writeFiles(siteDir, {'openapi/checks.overlay.yaml': ''});
  expect(names()).toEqual([...own, 'checks.overlay.yaml']);
});
