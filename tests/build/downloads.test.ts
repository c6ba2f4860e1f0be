import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {BUILD_DIR, builtElements, builtPaths} from './pages';

/** Links to files at the root of the site. */
const FILE_LINK = /^\/[\w-]+\.(?:ya?ml|json)$/;

const FILES = [
  '/openapi.yaml',
  '/openapi.json',
  '/postman_collection.json',
  '/credits.json',
];

/** Pages of operations, and their copies under plans. */
const OPERATION_PAGE = /^\/(?:api|plans\/[^/]+\/Endpoints)\/.+\/[a-z\d-]+$/;

function textOf(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

describe('The downloads', () => {
  it('are listed on the page of the reference.', () => {
    const links = builtElements('main article p a[href]', ['/api']).map(
      ({attributes}) => attributes.href ?? '',
    );
    expect(links.filter((href) => FILE_LINK.test(href))).toEqual(FILES);
  });

  it('exist wherever a page links to a file.', () => {
    const targets = builtElements('a[href^="/"]')
      .map(({attributes}) => attributes.href ?? '')
      .filter((href) => FILE_LINK.test(href));
    expect(targets.length).toBeGreaterThan(100);
    expect(
      [...new Set(targets)].filter((file) => !existsSync(path.join(BUILD_DIR, file))),
    ).toEqual([]);
  });

  it('describe the same operations.', () => {
    const document = JSON.parse(textOf('openapi.json')) as {
      paths: Record<string, Record<string, {summary: string}>>;
    };
    expect(parse(textOf('openapi.yaml'))).toEqual(document);
    const titles = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({summary}) => summary),
    );
    const collection = textOf('postman_collection.json');
    const credits = JSON.parse(textOf('credits.json')) as {
      operations: {title: string}[];
    };
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title) => !collection.includes(`"${title}"`))).toEqual([]);
    expect(credits.operations.map(({title}) => title).sort()).toEqual(titles.sort());
  });

  it('are linked on the page of each operation, which opens in Insomnia too.', () => {
    const pages = builtPaths().filter((address) => OPERATION_PAGE.test(address));
    expect(pages.length).toBeGreaterThan(100);
    const links = builtElements('main article p a[href]', pages);
    for (const page of pages) {
      const own = links.filter((link) => link.path === page);
      const targets = own.map(({attributes}) => attributes.href ?? '');
      expect(targets).toEqual(
        expect.arrayContaining(['/openapi.yaml', '/postman_collection.json']),
      );
      const insomnia = own.find(({text}) => text === 'Open in Insomnia');
      expect(insomnia?.attributes.rel).toBe('noopener noreferrer');
      const {searchParams} = new URL(insomnia?.attributes.href ?? '');
      expect(searchParams.get('endpoint')).toMatch(/^[A-Z]+,\/api\/v1\//);
      expect(searchParams.get('specUrl')).toMatch(/^https?:\/\/[^/]+\/openapi\.json$/);
    }
  });
});
