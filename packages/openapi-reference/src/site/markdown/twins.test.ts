import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Doc} from './docs';
import {convertPages, createTwins, hasArticle} from './twins';
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

async function create(html: string, cacheDir: string, hasList = true) {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {'faq.html': html, 'tiers/TIER 2/other.html': ''});
  const converted = await convertPages(['/faq'], DOCS, SITE, {cacheDir, outDir});
  return createTwins(converted, DOCS, SITE, {hasList, hasSearch: hasList});
}

it('A twin is the article of its page, and a copy has the twin of what it copies.', async () => {
  const twins = await create(PAGE, await temporaryFolder());
  const text = '# FAQ\n\n[A](https://docs.example/docs/faq.md#a)\n';
  expect(twins.get('faq.md')).toBe(POINTER + text);
  expect(twins.get('tiers/TIER 2/faq.md')).toBe(
    `${POINTER}This page is a copy of [FAQ](https://docs.example/docs/faq.md).\n\n${text}`,
  );
  expect([...twins.keys()]).toContain('search.md');
});

it('Twins of a site without /llms.txt do not name it.', async () => {
  const twins = await create(PAGE, await temporaryFolder(), false);
  expect(twins.get('faq.md')).toMatch(/^> Add `\.md` to the address/);
  expect([...twins.values()].join('\n')).not.toContain('llms.txt');
  expect([...twins.keys()]).not.toContain('search.md');
});

it('A text for the file of all pages of a site without Markdown leads to pages.', () => {
  const site = {...SITE, withoutTwins: true};
  const converted = new Map([['/faq', 'Text.\n']]);
  const options = {hasList: true, hasSearch: false};
  const twins = createTwins(converted, DOCS, site, options);
  expect(twins.get('tiers/TIER 2/faq.md')).toBe(
    '> All pages of this documentation: [/llms.txt](https://docs.example/docs/llms.txt).\n\nThis page is a copy of [FAQ](https://docs.example/docs/faq).\n\nText.\n',
  );
});

it.each([
  [
    'a post of a blog, with its date, and without its authors',
    '<article class=""><header><h1 class="t">First</h1><div><time datetime="2026-01-02">January 2, 2026</time></div><img src="/a.png" alt="Ada"></header><div id=__blog-post-container class=markdown><p>News.</p></div><footer>Tags</footer></article>',
    '# First\n\nJanuary 2, 2026\n\nNews.\n',
  ],
  [
    'a page',
    '<main><article><h1>Terms</h1><p>All.</p></article></main>',
    '# Terms\n\nAll.\n',
  ],
])('A twin is also that of %s.', async (_, html, text) => {
  const twins = await create(html, await temporaryFolder());
  expect(twins.get('faq.md')).toBe(POINTER + text);
});

it('A page of which a component has replaced the article has no content to convert.', async () => {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {
    'faq.html': PAGE,
    'about.html': '<main><h1>About</h1></main>',
  });
  expect(await hasArticle('/faq', outDir)).toBe(true);
  expect(await hasArticle('/about', outDir)).toBe(false);
});

it('A page is converted once, and again when it changes.', async () => {
  const cacheDir = await temporaryFolder();
  await create(PAGE, cacheDir);
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), 'cached\n');
  const again = await create(PAGE.replace('<main>', '<main class="other">'), cacheDir);
  expect(again.get('faq.md')).toBe(`${POINTER}cached\n`);
  const changed = await create(PAGE.replace('>FAQ<', '>Questions<'), cacheDir);
  expect(changed.get('faq.md')).toContain('# Questions');
});

it('A page without an article ends the build with its name.', async () => {
  await expect(
    create('<main><h1>FAQ</h1></main>', await temporaryFolder()),
  ).rejects.toThrow(/The page \/faq gets no Markdown: it has no article/);
});
