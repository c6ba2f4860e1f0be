/*
 * The stock stack is docusaurus-plugin-openapi-docs with its theme, on the document of this site. Its pages are
 * empty without scripts, so they are compared as a browser shows them; ours as HTML.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type AnyNode, type Cheerio, type CheerioAPI, load} from 'cheerio';
import {expect} from '@playwright/test';
import {builtPage, builtPaths, eachText, oneLine, textsOf} from '../build/pages';
import {missingIn} from '../leaves';
import {open, test} from './site-test';

const STACK_DIR = path.resolve(__dirname, '../../node_modules/.cache/tests/stock-stack');

test.use({site: {folder: STACK_DIR, trailingSlash: false}});

/** What our pages say in other words. */
const ON_PURPOSE = [
  // Ours give bounds, patterns and allowed values their names.
  /: Possible values: /,
  // A key that the document leaves free has no name. Below it, that theme lists the letters of a text.
  /property name\*/,
  // That theme calls a body that is a text by its type.
  /"200-string"\]: string$/,
];

/** The texts of a page, by the selector of the element of our page that has to say them too. */
type Sayings = Map<string, string[]>;

test('Our pages of operations say what those of the stock stack say.', async ({
  page,
  errors,
}) => {
  // What that theme logs is not for this test.
  errors.allow(/./);
  const lost: string[] = [];
  for (const name of operationNames()) {
    await open(page, `/api/${name}`);
    const sayings = sayingsOf(load(await page.content()));
    const $ = builtPage(pageOf(name));
    for (const [selector, texts] of sayings) {
      const leaves = texts.map((text) => ({place: `${name} ${selector}`, text}));
      lost.push(...missingIn(textsOf($(selector)), leaves));
    }
    const entries = $('[id$="-parameters"] + ul > li[id], [id^="response-"]');
    const unknown = entries
      .toArray()
      .map((entry) => idSelector($(entry).attr('id') ?? ''))
      .filter((selector) => !sayings.has(selector));
    expect.soft(unknown, name).toEqual([]);
  }
  const isOnPurpose = (text: string): boolean => ON_PURPOSE.some((one) => one.test(text));
  expect(lost.filter((text) => !isOnPurpose(text))).toEqual([]);
});

/** Returns the names of the docs that the plugin has generated of operations. */
function operationNames(): string[] {
  return readdirSync(path.join(STACK_DIR, 'docs/api'))
    .filter((file) => file.endsWith('.api.mdx'))
    .map((file) => path.basename(file, '.api.mdx'));
}

/** Returns the address of our page with a name. */
function pageOf(name: string): string {
  return (
    builtPaths().find(
      (address) => address.startsWith('/api/') && path.basename(address) === name,
    ) ?? `no page of ${name}`
  );
}

function sayingsOf($: CheerioAPI): Sayings {
  const sayings: Sayings = new Map();
  const panel = $('.openapi-left-panel__container');
  sayings.set('article', [
    ...eachText($, 'h1, .openapi__method-endpoint > *'),
    ...linesOf(panel),
  ]);
  for (const details of panel.find('details:has(.openapi-params__list-item)')) {
    const [place = ''] = $(details).find('summary').text().toLowerCase().split(' ');
    for (const item of $(details).find('.openapi-params__list-item')) {
      const name = nameIn($(item));
      sayings.set(idSelector(`${place}-${name}`), [name, ...linesOf($(item))]);
    }
  }
  const statuses = eachText($, '.openapi-tabs__response-code-item');
  const responses = $('.openapi-tabs__container').children().last().children();
  statuses.forEach((status, index) => {
    const response = responses.eq(index);
    const description = linesOf(response.children().first().children());
    sayings.set(idSelector(`response-${status}`), [status, ...description]);
    for (const field of response.find('.openapi-schema__property')) {
      const names = $(field)
        .parents('.openapi-schema__list-item')
        .toArray()
        .map((item) => nameIn($(item)))
        .reverse();
      sayings.set(idSelector(`${status}-${names.join('.')}`), names.slice(-1));
    }
  });
  return sayings;
}

function idSelector(id: string): string {
  return `[id="${id}"]`;
}

/** Returns the name of a parameter or field. */
function nameIn(item: Cheerio<AnyNode>): string {
  return oneLine(item.find('.openapi-schema__property').first().text());
}

/** Returns the lines of the description of an operation, a parameter or a response. */
function linesOf(element: Cheerio<AnyNode>): string[] {
  return element
    .children('p, ul, ol')
    .toArray()
    .map((block) => oneLine(load(block).text()));
}
