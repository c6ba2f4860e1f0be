import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Doc} from './docs';
import {convertPages, writeTwins} from './twins';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

const DOCS: Doc[] = [
  ['/faq', 'FAQ', '/faq'],
  ['/tiers/TIER 2/faq', 'FAQ', '/faq'],
].map(([route = '', title = '', canonical = '']) => ({
  ...{id: route, description: '', inCategory: [], isGenerated: false},
  ...{route, title, canonical},
}));

const SITE = {url: 'https://docs.example', baseUrl: '/docs/'};

const PAGE =
  '<main><article><nav>Start</nav><div class="theme-doc-markdown markdown"><h1>FAQ</h1><p><a href="/docs/tiers/TIER 2/faq#a">A</a></p></div></article></main>';

const POINTER =
  '> All pages of this documentation: [/llms.txt](https://docs.example/docs/llms.txt). Add `.md` to the address of a page to get it as Markdown.\n\n';

async function write(html: string, cacheDir: string) {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {'faq.html': html, 'tiers/TIER 2/other.html': ''});
  const options = {hiddenNetworks: new Set<string>(), cacheDir, outDir};
  const converted = await convertPages(['/faq'], DOCS, SITE, options);
  return {outDir, twins: await writeTwins(converted, DOCS, SITE, outDir)};
}

it('A twin is the article of its page, and a copy has the twin of what it copies.', async () => {
  const {outDir, twins} = await write(PAGE, await temporaryFolder());
  const text = '# FAQ\n\n[A](https://docs.example/docs/faq.md#a)\n';
  expect(twins.get('faq.md')).toBe(POINTER + text);
  expect(twins.get('tiers/TIER 2/faq.md')).toBe(
    `${POINTER}This page is a copy of [FAQ](https://docs.example/docs/faq.md).\n\n${text}`,
  );
  for (const [file, twin] of twins) {
    expect(await readFile(path.join(outDir, file), 'utf8')).toBe(twin);
  }
  expect([...twins.keys()]).toContain('search.md');
});

it('A page is converted once, and again when it changes.', async () => {
  const cacheDir = await temporaryFolder();
  await write(PAGE, cacheDir);
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), 'cached\n');
  const again = await write(PAGE.replace('<main>', '<main class="other">'), cacheDir);
  expect(again.twins.get('faq.md')).toBe(`${POINTER}cached\n`);
  const changed = await write(PAGE.replace('>FAQ<', '>Questions<'), cacheDir);
  expect(changed.twins.get('faq.md')).toContain('# Questions');
});

it('A page without an article ends the build with its name.', async () => {
  await expect(
    write('<main><h1>FAQ</h1></main>', await temporaryFolder()),
  ).rejects.toThrow(/The page \/faq gets no Markdown: it has no article/);
});
