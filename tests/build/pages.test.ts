import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR, builtElements, builtPage, builtPaths, builtTexts} from './pages';

it('No page contains an id twice.', () => {
  const anchors = builtElements('[id]').map(
    ({path: page, attributes}) => `${page}#${attributes.id}`,
  );
  expect(anchors.length).toBeGreaterThan(1_000);
  const seen = new Set<string>();
  expect(anchors.filter((anchor) => seen.has(anchor) || !seen.add(anchor))).toEqual([]);
});

it('The navbar marks one section on each page except the home page and the search.', () => {
  const marked = builtElements('.navbar__items .navbar__link[aria-current]');
  const sections = new Map(marked.map(({path: page, text}) => [page, text]));
  expect(marked.length).toBe(sections.size);
  expect(builtPaths().filter((page) => !sections.has(page))).toEqual(['/', '/search']);
  expect(
    ['/schemas/unit', '/plans/FREE', '/faq', '/recipes'].map((page) =>
      sections.get(page),
    ),
  ).toEqual(['API', 'Plans', 'Guides', 'Recipes']);
});

it('The test queries of the search lead to pages of the build and to anchors on them.', () => {
  const file = path.resolve(__dirname, '../search/queries.json');
  const {queries, typos} = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'queries' | 'typos',
    {expected: string[]}[]
  >;
  const targets = [...queries, ...typos].flatMap(({expected}) => expected);
  expect(targets.length).toBeGreaterThan(200);
  const missing = targets.filter((target) => {
    const [route = '', anchor] = decodeURI(target).split('#');
    const isThere = builtPaths().includes(route);
    return (
      !isThere || (anchor !== undefined && !builtPage(route)(`[id="${anchor}"]`).length)
    );
  });
  expect(missing).toEqual([]);
});

// React 18 writes some where a character of several bytes does not fit into a chunk.
it('No page has a null character.', () => {
  const pages = builtTexts().filter(({file}) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(200);
  const withNull = pages.filter(({text}) => text.includes('\0'));
  expect(withNull.map(({file}) => file)).toEqual([]);
});

// Docusaurus puts the options of plugins into the script of every page.
it('No script or page names a folder of the machine that built the site.', () => {
  const files = builtTexts();
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter(({text}) => text.includes(path.dirname(BUILD_DIR)));
  expect(naming.map(({file}) => file)).toEqual([]);
});
