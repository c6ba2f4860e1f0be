import {expect, it} from 'vitest';
import {operations, schemaPaths} from './description';
import {builtPage, builtPaths, builtText, eachText} from './pages';

const FILES = ['/types/kaia.d.ts', '/types/kaia.go', '/types/kaia.py'];

/** A declaration at the start of a line, up to an empty line. */
const DECLARATION =
  /^(export (interface|type)|type|class|[A-Z]\w*: TypeAlias|[A-Z]\w* = TypedDict)[\s\S]*?(?=\n\n)/m;

it.each(['/api/Block/get-block', '/schemas/blockview', '/schemas'])(
  '%s links the files with all types without scripts, and does not contain the code.',
  (address) => {
    const $ = builtPage(address);
    const links = $('article a[download][href^="/types/"]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(FILES);
    expect(eachText($, 'summary').includes('Types: TypeScript, Go, Python')).toBe(
      address !== '/schemas',
    );
    expect($.html()).not.toContain('export interface');
  },
);

it('Every type that a page links has code in three languages, which the files have too.', () => {
  const views = builtPaths()
    .filter((address) => /^\/(api|schemas)\/./.test(address))
    .flatMap((address) => builtPage(address)('link[as="fetch"]').toArray())
    .flatMap(({attribs}) => [
      ...builtText(attribs.href ?? '').matchAll(/"view":"([^"]+)"/g),
    ])
    .map(([, view = '']) => view);
  expect(new Set(views).size).toBe(schemaPaths.length + operations.length);
  for (const view of new Set(views)) {
    const {languages} = JSON.parse(builtText(view)) as {
      languages: {label: string; code: string; colours: string}[];
    };
    expect(languages.map(({label}) => label)).toEqual(['TypeScript', 'Go', 'Python']);
    languages.forEach(({code, colours}, index) => {
      const lengths = colours.match(/\d+/g)?.map(Number) ?? [];
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(code.length);
      const [declaration = ''] = DECLARATION.exec(`${code}\n\n`) ?? [];
      expect(declaration.trim()).not.toBe('');
      expect(builtText(FILES[index] ?? '')).toContain(declaration.trim());
    });
  }
});
