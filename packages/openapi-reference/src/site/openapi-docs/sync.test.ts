import {stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {GENERATED_PAGE_HEADER} from './page';
import {cleanFiles, syncFiles} from './sync';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '@site/tests/fixtures/temporary-folder';

const page = (text: string): string => `${GENERATED_PAGE_HEADER}id: a\n---\n\n${text}\n`;
const data = (value: string): string =>
  `{"generated": "npm run api:generate", "value": "${value}"}\n`;

const HAND_WRITTEN = {
  'index.mdx': '---\ntitle: Home\n---\n',
  'api.mdx': `Mentions ${GENERATED_PAGE_HEADER} in its text.\n`,
  'api/notes.json': '{"value": 1}\n',
  'schemas/readme.txt': page('Not a page.'),
  'empty.mdx': '',
  'guides/api/copy.mdx': page('A generated page in another folder.'),
};

const GENERATED = {
  'api/Pet/get-pet.api.mdx': page('Get pet'),
  'api/Pet/get-pet.json': data('pet'),
  'tiers/TIER 2/Endpoints/index.mdx': page('Endpoints'),
};

const COPIES = ['tiers/*/Endpoints'];

const sync = (docsDir: string, files: Record<string, string>) =>
  syncFiles(docsDir, new Map(Object.entries(files)), COPIES);

it('Missing files and folders are written, and a second run does not touch them.', async () => {
  const docsDir = path.join(await temporaryFolder(), 'docs');
  const all = Object.keys(GENERATED);
  const first = await sync(docsDir, GENERATED);
  expect(first).toEqual({written: all, removed: [], unchanged: []});
  expect(await readFiles(docsDir)).toEqual(GENERATED);
  const file = path.join(docsDir, 'api/Pet/get-pet.json');
  const {mtimeMs, ino} = await stat(file);
  const second = await sync(docsDir, GENERATED);
  expect(second).toEqual({written: [], removed: [], unchanged: all});
  expect(await stat(file)).toMatchObject({mtimeMs, ino});
});

it('Changed files are replaced, and obsolete ones removed with their empty folders.', async () => {
  const docsDir = await temporaryFolder();
  await writeFiles(docsDir, HAND_WRITTEN);
  await sync(docsDir, GENERATED);
  const next = {
    'api/Pet/get-pet.api.mdx': page('Get a pet'),
    'api/Pet/get-pet.json': data('pet'),
  };
  expect(await sync(docsDir, next)).toEqual({
    written: ['api/Pet/get-pet.api.mdx'],
    removed: ['tiers/TIER 2/Endpoints/index.mdx'],
    unchanged: ['api/Pet/get-pet.json'],
  });
  expect(await readFiles(docsDir)).toEqual({...HAND_WRITTEN, ...next});
  await expect(stat(path.join(docsDir, 'tiers'))).rejects.toThrow('ENOENT');
});

it('Nothing is written if a hand-written file is in the way.', async () => {
  const docsDir = path.join(await temporaryFolder(), 'docs');
  await writeFiles(docsDir, {...HAND_WRITTEN, ...GENERATED});
  const before = await readFiles(docsDir);
  const next = {
    'a-new-page.mdx': page('New'),
    'api/notes.json': data('collides'),
    'empty.mdx': page('collides'),
    'index.mdx': page('collides'),
  };
  await expect(sync(docsDir, next)).rejects.toThrow(
    /docs\/api\/notes\.json, docs\/empty\.mdx, docs\/index\.mdx was written by hand .* Nothing was changed\./,
  );
  expect(await readFiles(docsDir)).toEqual(before);
});

it('Exactly the generated files are removed.', async () => {
  const docsDir = await temporaryFolder();
  await writeFiles(docsDir, {...HAND_WRITTEN, ...GENERATED});
  expect(await cleanFiles(docsDir, COPIES)).toEqual(Object.keys(GENERATED).sort());
  expect(await readFiles(docsDir)).toEqual(HAND_WRITTEN);
  expect(await cleanFiles(path.join(docsDir, 'none'))).toEqual([]);
});
