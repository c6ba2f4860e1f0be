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
import {sourceName} from '../../openapi/load';
import {describePetstore} from '@site/tests/fixtures/petstore';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

const REFERENCE = {
  specPath: 'openapi/pets.yaml',
  docsDir: 'docs',
  overlays: ['pets', 'examples', 'programs', 'real-values', 'evidence'].map(
    (name) => `openapi/${name}.overlay.yaml`,
  ),
  checksOverlay: 'openapi/checks.overlay.yaml',
};

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder();
  await writeFiles(siteDir, {
    'openapi/pets.yaml': stringify(describePetstore()),
    'openapi/pets.overlay.yaml': stringify(overlay('A list of pets.')),
    'openapi/examples.overlay.yaml': stringify(overlay('Pets as an example.')),
    'openapi/programs.overlay.yaml': stringify(overlay('Pets for programs.')),
    'openapi/real-values.overlay.yaml': stringify(overlay('Pets that exist.')),
    'openapi/evidence.overlay.yaml': stringify(overlay('All that is known of pets.')),
    'docs/index.mdx': '# Home\n',
    'package-lock.json': '{}',
  });
});

function overlay(description: string): object {
  return {
    overlay: '1.1.0',
    info: {title: 'Test', version: '1'},
    actions: [{target: "$.paths['/pets'].get", update: {description}}],
  };
}

async function pages(): Promise<Record<string, string>> {
  const files = await readFiles(path.join(siteDir, 'docs'));
  return Object.fromEntries(
    Object.entries(files).filter(([file]) => file !== 'index.mdx'),
  );
}

it('A change of the code of the site or of the generation generates the reference again.', async () => {
  const own = ['src/pages.ts', 'packages/pets/src/index.tsx'];
  await writeFiles(siteDir, Object.fromEntries(own.map((file) => [file, ''])));
  const files = await codeFiles(siteDir);
  for (const file of [
    ...own.map((name) => path.join(siteDir, name)),
    path.resolve('packages/openapi-reference/src/openapi/reference.ts'),
  ]) {
    expect(files).toContain(file);
  }
});

describe('ensureReference', () => {
  it('generates a missing reference, and again after a change of anything that it reads.', async () => {
    const report = await ensureReference(siteDir, REFERENCE);
    expect(report?.operations).toBe(5);
    expect(Object.keys(await pages())).toContain('api/pet/add-pet.api.mdx');
    expect(await ensureReference(siteDir, REFERENCE)).toBeUndefined();
    const record = path.relative(siteDir, recordFile(siteDir, 'docs'));
    const changed = {...describePetstore(), tags: [{name: 'dogs'}]};
    const changes: [file: string, text: string][] = [
      ['openapi/pets.yaml', stringify(changed)],
      ...['pets', 'examples', 'evidence'].map((name): [string, string] => [
        `openapi/${name}.overlay.yaml`,
        stringify(overlay('All the pets.')),
      ]),
      ['package-lock.json', '{"lockfileVersion": 3}'],
      [record, ''],
      [record, 'null'],
      [record, '{"inputs": 1}'],
    ];
    for (const [file, text] of changes) {
      await writeFiles(siteDir, {[file]: text});
      expect(
        await ensureReference(siteDir, REFERENCE),
        `${file} is ${text}`,
      ).toBeDefined();
      expect(
        await ensureReference(siteDir, REFERENCE),
        `${file} is read again`,
      ).toBeUndefined();
    }
  });

  it('applies the overlays in order.', async () => {
    const page = 'api/pet/search/list-pets.json';
    await generateReference(siteDir, REFERENCE);
    expect((await pages())[page]).toContain('All that is known of pets.');
    const none = {...overlay(''), actions: [{target: '$.info', update: {version: '9'}}]};
    await writeFiles(siteDir, {'openapi/evidence.overlay.yaml': stringify(none)});
    expect((await ensureReference(siteDir, REFERENCE))?.written).toContain(page);
    expect((await pages())[page]).toContain('Pets that exist.');
  });

  it('prepares the document, and passes on the extensions that the site names.', async () => {
    const {repairs} = await generateReference(siteDir, {
      ...REFERENCE,
      extensions: ['x-tier'],
      prepare: (document) => {
        Object.assign(document.paths['/pets']?.get ?? {}, {'x-tier': 'high'});
        return [{kind: 'A tier is missing', pointer: '#/paths/~1pets/get'}];
      },
    });
    expect(repairs).toEqual([{kind: 'A tier is missing', pointer: '#/paths/~1pets/get'}]);
    const written = await pages();
    for (const file of ['api/reference.json', 'api/pet/search/list-pets.json']) {
      expect(written[file]).toContain('"extensions":{"x-tier":"high"}');
    }
  });

  it('restores a deleted generated file.', async () => {
    await generateReference(siteDir, REFERENCE);
    const complete = await pages();
    await rm(path.join(siteDir, 'docs', 'api', 'pet', 'add-pet.json'));
    const report = await ensureReference(siteDir, REFERENCE);
    expect(report?.written).toEqual(['api/pet/add-pet.json']);
    expect(await pages()).toEqual(complete);
  });

  it('reports an invalid document each time and keeps the pages.', async () => {
    await generateReference(siteDir, REFERENCE);
    const complete = await pages();
    await writeFiles(siteDir, {'openapi/pets.yaml': 'openapi: 3.0.3\npaths: 1\n'});
    for (let times = 0; times < 2; times += 1) {
      await expect(ensureReference(siteDir, REFERENCE)).rejects.toThrow(
        /openapi\/pets\.yaml/,
      );
      expect(await pages()).toEqual(complete);
    }
  });
});

describe('siteSource', () => {
  it('is a file or a URL.', () => {
    const sourceOf = (specPath: string) => siteSource('/site', {specPath});
    const url = 'https://example.com/openapi.json';
    expect(sourceOf(url)).toEqual({kind: 'url', url});
    expect(sourceOf('pets.yaml')).toEqual({
      kind: 'file',
      path: path.resolve('/site/pets.yaml'),
    });
  });
});

describe('siteOverlays', () => {
  it('has the dates of checks as the last overlay, where there are any.', async () => {
    const names = () =>
      siteOverlays(siteDir, REFERENCE, {}).map((source) =>
        path.basename(sourceName(source)),
      );
    const without = names();
    expect(without).not.toContain('checks.overlay.yaml');
    await writeFiles(siteDir, {'openapi/checks.overlay.yaml': ''});
    expect(names()).toEqual([...without, 'checks.overlay.yaml']);
  });
});
