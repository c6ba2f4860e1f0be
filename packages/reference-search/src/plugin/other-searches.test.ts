import type {DocusaurusConfig} from '@docusaurus/types';
import {sharedRoutes} from '#reference/site/shared-routes';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {checkOtherSearches, checkSearchBox} from './other-searches';

vi.mock('#reference/site/shared-routes');

const REMEDY =
  'A site has one search: remove the other one, or the option "search" of docusaurus-openapi-reference.';

describe('Another search', () => {
  const check = (themeConfig: object): void =>
    checkOtherSearches(
      {generatedFilesDir: '/g', siteConfig: {themeConfig} as unknown as DocusaurusConfig},
      {name: 'search', id: 'default'},
    );

  beforeEach(() => {
    vi.mocked(sharedRoutes).mockReturnValue([]);
  });

  it('is not in most sites.', () => {
    expect(() => check({navbar: {}})).not.toThrow();
  });

  it('has a page at the same route.', () => {
    vi.mocked(sharedRoutes).mockReturnValue([
      {route: '/search', other: '@easyops-cn/docusaurus-search-local'},
    ]);
    expect(() => check({})).toThrow(
      `The site has docusaurus-reference-search and also @easyops-cn/docusaurus-search-local, which has a page at /search. ${REMEDY}`,
    );
  });

  it('is set by the theme.', () => {
    expect(() => check({algolia: {}})).toThrow(
      `The site has docusaurus-reference-search and also the search of Algolia, by themeConfig.algolia. ${REMEDY}`,
    );
  });
});

describe('The search box of the site', () => {
  const THEME_DIR = '/site/node_modules/docusaurus-reference-search/esm/theme';
  const check = (file: string): void =>
    checkSearchBox({'@theme-original/SearchBar': file}, THEME_DIR);

  it('is that of this theme.', () => {
    expect(() => check(`${THEME_DIR}/SearchBar/index.js`)).not.toThrow();
    expect(() => checkSearchBox(undefined, THEME_DIR)).not.toThrow();
  });

  it('is that of another theme.', () => {
    const other = (name: string): void => check(`${name}/theme/SearchBar/index.js`);
    expect(() => other('/site/node_modules/.pnpm/a@1/node_modules/@a/lunr')).toThrow(
      `The search box of @a/lunr replaces that of docusaurus-reference-search. ${REMEDY}`,
    );
    expect(() => other('/site')).toThrow(
      'The search box of /site/theme/SearchBar/index.js replaces',
    );
  });

  it('is that of the classic theme if its preset comes later.', () => {
    expect(() =>
      check('/site/node_modules/@docusaurus/theme-classic/lib/theme/SearchBar/index.js'),
    ).toThrow('List the preset "classic" before docusaurus-openapi-reference.');
  });
});
