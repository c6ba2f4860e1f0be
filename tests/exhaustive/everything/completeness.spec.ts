import {load} from 'cheerio';
import kebabCase from 'lodash/kebabCase';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {textsOf} from '../../build/pages';
import {leavesOf, missingIn, notShown} from '../../leaves';
import {expect, test} from './test';

const ROOT = path.join(__dirname, '../../..');

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'query'];

interface EverythingDocument {
  paths: Record<string, Record<string, {operationId?: string}>>;
}

const document = parse(
  readFileSync(path.join(ROOT, 'tests/fixtures/everything.yaml'), 'utf8'),
  {intAsBigInt: true},
) as EverythingDocument;

/** Callbacks have pages of their own, tags those of their groups. */
const ofOtherPages = ['callbacks', 'tags'];

test('The HTML of each endpoint has every text, name and value that the document has of it.', ({
  site: {buildDir},
}) => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const pageOf = (id: string): string | undefined =>
    files.find((file) => file.startsWith('api/') && file.endsWith(`/${id}.html`));
  const schemas = files.filter((file) => /^schemas\/.*\.html$/.test(file));
  const shared = [...schemas, 'authentication.html'].flatMap((file) =>
    shownBy(path.join(buildDir, file)),
  );
  const missing = Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const {operationId} = item[method] ?? {};
      if (operationId === undefined) {
        return [];
      }
      const page = pageOf(kebabCase(operationId)) ?? 'no page';
      return missingIn(
        [...shownBy(path.join(buildDir, page)), ...shared],
        leavesOf(item[method], document, [...notShown(), ...ofOtherPages]),
      ).map((leaf) => `${method} ${route} ${leaf}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('The HTML of all pages together has what the document has of itself, of its webhooks and callbacks.', ({
  site: {buildDir},
}) => {
  const shown = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(api|schemas|authentication|introduction)\b.*\.html$/.test(file))
    .flatMap((file) => shownBy(path.join(buildDir, file)));
  const leaves = leavesOf(document, document, [...notShown(), 'openapi']);
  expect(missingIn(shown, leaves)).toEqual([]);
});

test('What the API sends to a reader has no request panel.', ({site: {buildDir}}) => {
  const folder = path.join(buildDir, 'api/Places');
  const withoutPanel = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .filter(
      (file) => !readFileSync(path.join(folder, file), 'utf8').includes('id="try-it"'),
    );
  expect(withoutPanel.sort()).toEqual([
    'place-closed.html',
    'post-add-place-place-opened-callback.html',
    'post-visitor-arrived-webhook.html',
  ]);
});

/** Returns the texts of a page: those of its body, links, fields and images. */
function shownBy(file: string): string[] {
  const $ = load(readFileSync(file, 'utf8'));
  $('script, style, nav, footer').remove();
  const attributes = $('[href], [value], [placeholder], [alt]')
    .toArray()
    .flatMap(({attribs: {href = '', value = '', placeholder = '', alt = ''}}) => [
      href,
      value,
      placeholder,
      alt,
    ]);
  return [...textsOf($('body')), ...attributes];
}
