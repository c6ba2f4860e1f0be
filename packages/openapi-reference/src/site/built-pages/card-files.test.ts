import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeCards} from './card-files';
import type {SocialCard} from './social-card';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

const logoFile = path.resolve('static/img/logo-dark.svg');

const CARD = {section: 'Guides', title: 'Paging <b>', description: 'Read all rows.'};

async function draw(cacheDir: string, cards: Record<string, SocialCard>) {
  const outDir = await temporaryFolder();
  const site = {siteDir: cacheDir, siteConfig: {staticDirectories: []}};
  const images = await writeCards(
    new Map(Object.entries(cards)),
    {logoFile, cacheDir},
    {outDir, plugins: [], site},
  );
  return {outDir, images};
}

it('A card is drawn once, and again when its text changes.', async () => {
  const cacheDir = await temporaryFolder();
  const first = await draw(cacheDir, {'/a': CARD});
  const [name = ''] = await readdir(cacheDir);
  const drawn = await stat(path.join(cacheDir, name));
  const second = await draw(cacheDir, {'/a': CARD, '/b': {...CARD, title: 'Other'}});

  expect((await stat(path.join(cacheDir, name))).mtimeMs).toBe(drawn.mtimeMs);
  expect(await readdir(cacheDir)).toHaveLength(2);
  expect(second.images.get('/a')).toBe(first.images.get('/a'));
  const image = await readFile(path.join(second.outDir, second.images.get('/b') ?? ''));
  expect(image.subarray(1, 4).toString()).toBe('PNG');
});

it('The same text gives the same bytes.', async () => {
  const images = await Promise.all(
    [1, 2].map(async () => {
      const cacheDir = await temporaryFolder();
      await draw(cacheDir, {'/a': CARD});
      const [name = ''] = await readdir(cacheDir);
      return [name, await readFile(path.join(cacheDir, name), 'base64')];
    }),
  );
  expect(images[0]).toEqual(images[1]);
});

it('A text that the font cannot draw gets no card.', async () => {
  const {images, outDir} = await draw(await temporaryFolder(), {
    '/a': {...CARD, title: '支払い'},
    '/b': CARD,
  });
  expect([...images.keys()]).toEqual(['/b']);
  expect(await readdir(path.join(outDir, 'assets/cards'))).toHaveLength(1);
});
