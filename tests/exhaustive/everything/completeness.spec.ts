import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import kebabCase from 'lodash/kebabCase';
import {parse} from 'yaml';
import {textsOf} from '../../build/pages';
import {NOT_SHOWN} from '../../../scripts/lib/not-shown';
import {leavesOf, missingIn} from '../../leaves';
import {expect, type ServedSite, testOn} from '../site-test';

const test = testOn('everything');

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'query'];

const document = parse(
  readFileSync(path.join(__dirname, '../../fixtures/everything.yaml'), 'utf8'),
  {intAsBigInt: true},
) as {paths: Record<string, Record<string, {operationId?: string}>>};

/** Callbacks have pages of their own, tags those of their groups. */
const ofOtherPages = ['callbacks', 'tags'];

test('The HTML of each endpoint has every text, name and value that the document has of it, and all pages what the document has of itself.', ({
  site,
}) => {
  const files = readdirSync(site.buildDir, {recursive: true, encoding: 'utf8'});
  const shown = new Map(
    files
      .filter((file) =>
        /^(api|schemas|authentication|introduction)\b.*\.html$/.test(file),
      )
      .map((file) => [file, shownBy(site, file)]),
  );
  const textsIn = (place: RegExp): string[] =>
    [...shown].flatMap(([file, texts]) => (place.test(file) ? texts : []));
  const shared = textsIn(/^(schemas\/|authentication)/);
  const missing = Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const {operationId} = item[method] ?? {};
      const page = new RegExp(`^api/.*/${kebabCase(operationId)}\\.html$`);
      const leaves = leavesOf(item[method], document, [
        ...Object.keys(NOT_SHOWN),
        ...ofOtherPages,
      ]);
      return operationId === undefined
        ? []
        : missingIn([...textsIn(page), ...shared], leaves).map(
            (leaf) => `${method} ${route} ${leaf}`,
          );
    }),
  );
  expect(missing).toEqual([]);
  const all = leavesOf(document, document, [...Object.keys(NOT_SHOWN), 'openapi']);
  expect(missingIn(textsIn(/./), all)).toEqual([]);
});

test('What the API sends to a reader has no request panel.', ({site}) => {
  const pages = readdirSync(path.join(site.buildDir, 'api/Places'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace('.html', ''));
  const hasPanel = (page: string): boolean =>
    site.html(`api/Places/${page}`)('#try-it').length > 0;
  expect(pages.filter((page) => !hasPanel(page)).sort()).toEqual([
    ...['place-closed', 'post-add-place-place-opened-callback'],
    'post-visitor-arrived-webhook',
  ]);
});

test('Pages about the Kaia API show nothing that the document lacks.', ({site}) => {
  const credits = site.html('/endpoint-credit')('main td').text();
  expect(credits).toContain('Query styles');
  expect(credits).not.toContain('Visitor arrived');
  const recipe = site.html('/recipes/kaia-price');
  const main = recipe('main').text();
  expect(main.split('none of the operations of this recipe')).toHaveLength(3);
  expect(recipe('main a:contains("Estimate the credits")').attr('href')).toBe(
    '/endpoint-credit#estimate-your-use',
  );
  const list = readFileSync(path.join(site.buildDir, 'llms.txt'), 'utf8');
  expect(list).toContain('# Everything');
  expect(list).toContain('- Hosts: `https://everything.example/v1`.');
});

/** Returns the texts of a page: those of its body, links, fields and images. */
function shownBy({buildDir}: ServedSite, file: string): string[] {
  const $ = load(readFileSync(path.join(buildDir, file), 'utf8'));
  $('script, style, nav, footer').remove();
  const attributes = $('[href], [value], [placeholder], [alt]')
    .toArray()
    .flatMap(({attribs}) =>
      ['href', 'value', 'placeholder', 'alt'].map((name) => attribs[name] ?? ''),
    );
  return [...textsOf($('body')), ...attributes];
}
