import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {endpointPaths, operations} from './description';
import {BUILD_DIR, builtElements, builtPage, builtText} from './pages';

/** Links to files at the root of the site. */
const FILE_LINK = /^\/[\w-]+\.(?:ya?ml|json)$/;

function linksOn(selector: string, pages?: string[]): string[] {
  return builtElements(selector, pages).map(({attributes}) => attributes.href ?? '');
}

describe('The downloads', () => {
  it('are listed on the page of the reference, and exist wherever a page links to a file.', () => {
    const listed = linksOn('main article p a[href]', ['/api']);
    expect(listed.filter((href) => FILE_LINK.test(href))).toEqual([
      '/openapi.yaml',
      '/openapi.json',
      '/postman_collection.json',
      '/credits.json',
    ]);
    const files = new Set(linksOn('a[href^="/"]').filter((href) => FILE_LINK.test(href)));
    const missing = [...files].filter((file) => !existsSync(path.join(BUILD_DIR, file)));
    expect(missing).toEqual([]);
  });

  it('describe the same operations.', () => {
    const titles = operations.map(({title}) => title);
    const document = JSON.parse(builtText('openapi.json')) as {
      paths: Record<string, Record<string, {summary: string}>>;
    };
    expect(parse(builtText('openapi.yaml'))).toEqual(document);
    const described = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({summary}) => summary),
    );
    expect(described.sort()).toEqual([...titles].sort());
    const collection = builtText('postman_collection.json');
    expect(titles.filter((title) => !collection.includes(`"${title}"`))).toEqual([]);
    const credits = JSON.parse(builtText('credits.json')) as {
      operations: {title: string}[];
    };
    expect(credits.operations.map(({title}) => title).sort()).toEqual(titles.sort());
  });

  it('are linked on the page of each operation, which opens in Insomnia too.', () => {
    for (const page of endpointPaths) {
      const links = builtPage(page)('main article p a[href]');
      for (const file of ['/openapi.yaml', '/postman_collection.json']) {
        expect(links.filter(`[href="${file}"]`).length, page).toBeGreaterThan(0);
      }
      const insomnia = links.filter(':contains("Open in Insomnia")');
      expect(insomnia.attr('rel')).toBe('noopener noreferrer');
      const {searchParams} = new URL(insomnia.attr('href') ?? '');
      expect(searchParams.get('endpoint')).toMatch(/^[A-Z]+,\/api\/v1\//);
      expect(searchParams.get('specUrl')).toMatch(/^https?:\/\/[^/]+\/openapi\.json$/);
    }
  });
});
