import {load} from 'cheerio';
import kebabCase from 'lodash/kebabCase';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {type Claim, claimsOf, EXCEPTIONS, notShown, signsOf} from '../../document-claims';
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
  const shared = [...schemas, 'authentication.html']
    .map((file) => shownBy(path.join(buildDir, file)))
    .join('\n');
  const missing = Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const {operationId} = item[method] ?? {};
      if (operationId === undefined) {
        return [];
      }
      const page = pageOf(kebabCase(operationId)) ?? 'no page';
      const shown = shownBy(path.join(buildDir, page)) + shared;
      return missingIn(
        shown,
        claimsOf(item[method], document, new Set([...notShown(), ...ofOtherPages])),
      ).map((claim) => `${method} ${route} ${claim}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('The HTML of all pages together has what the document has of itself, of its webhooks and callbacks.', ({
  site: {buildDir},
}) => {
  const shown = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(api|schemas|authentication|introduction)\b.*\.html$/.test(file))
    .map((file) => shownBy(path.join(buildDir, file)))
    .join('\n');
  const claims = claimsOf(document, document, new Set([...notShown(), 'openapi']));
  expect(missingIn(shown, claims)).toEqual([]);
});

function missingIn(shown: string, claims: readonly Claim[]): string[] {
  return claims
    .filter(({text}) => !shown.includes(signsOf(text)))
    .map(({place, text}) => `${place}: ${text}`)
    .filter((claim) => !EXCEPTIONS.test(claim));
}

/** Returns the letters and digits of a page: of its text, links, fields and images. */
function shownBy(file: string): string {
  const $ = load(readFileSync(file, 'utf8'));
  $('script, style, nav, footer').remove();
  const attributes = $('[href], [value], [placeholder], [alt]')
    .toArray()
    .flatMap(({attribs}) => [
      attribs['href'],
      attribs['value'],
      attribs['placeholder'],
      attribs['alt'],
    ]);
  return signsOf([$('body').text(), ...attributes].join('\n'));
}
