import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {operations, schemas} from './description';
import {BUILD_DIR, builtPage, builtPaths, oneLine} from './pages';

const FILES = ['/types/kaia.d.ts', '/types/kaia.go', '/types/kaia.py'];

interface View {
  languages: {label: string; html: string}[];
  leftOut: number;
}

function read(address: string): string {
  return readFileSync(path.join(BUILD_DIR, address), 'utf8');
}

/** Returns the types that a page links in its data; groups have none. */
function typesOn(address: string): {view: string}[] {
  const $ = builtPage(address);
  return $('link[as="fetch"]')
    .toArray()
    .flatMap((link) => [
      ...read($(link).attr('href') ?? '').matchAll(/"view":"([^"]+)"/g),
    ])
    .map(([, view = '']) => ({view}));
}

describe.each(['/api/Block/get-block', '/schemas/blockview'])('%s', (address) => {
  const $ = builtPage(address);
  const details = $('details:contains("Types: TypeScript, Go, Python")').last();

  it('links the files with all types without scripts.', () => {
    expect(oneLine(details.find('summary').text())).toBe('Types: TypeScript, Go, Python');
    const links = details.find('a[download]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(FILES);
    FILES.forEach((file) => expect(existsSync(path.join(BUILD_DIR, file))).toBe(true));
  });

  it('does not contain the code.', () => {
    expect($.html()).not.toContain('export interface');
  });
});

it('Every type that a page links has code in three languages, which the files have too.', () => {
  const pages = builtPaths().filter((address) => /^\/(api|schemas)\/./.test(address));
  const views = new Set(pages.flatMap(typesOn).map(({view}) => view));
  expect(views.size).toBe(schemas.length + operations.length);
  for (const view of views) {
    const {languages} = JSON.parse(read(view)) as View;
    expect(languages.map(({label}) => label)).toEqual(['TypeScript', 'Go', 'Python']);
    languages.forEach(({html}, index) => {
      const code = load(html, null, false).text();
      const declaration =
        /^(export (interface|type)|type|class|[A-Z]\w*: TypeAlias|[A-Z]\w* = TypedDict)[\s\S]*?(?=\n\n)/m.exec(
          `${code}\n\n`,
        );
      expect(declaration?.[0].trim()).toBeTruthy();
      expect(read(FILES[index] ?? '')).toContain(declaration?.[0].trim());
    });
  }
});

it('/schemas links the files with all types.', () => {
  const $ = builtPage('/schemas');
  const links = $('article p a[download]').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(FILES);
});
