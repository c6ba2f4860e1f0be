import {Readability} from '@mozilla/readability';
import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {JSDOM, VirtualConsole} from 'jsdom';
import {expect, it} from 'vitest';
import {builtPage, builtPaths, builtText, oneLine} from './pages';

/** Pages of all kinds, which readers without styles read too. */
const PAGES = [
  ...['/create-api-key', '/faq', '/guides/units', '/recipes/kaia-price', '/plans/FREE'],
  ...['/api', '/api/Transaction/get-transaction', '/api/Block/get-block'],
  ...['/schemas/transactionview', '/etherscan-compatible-api', '/changelog'],
];

it.each(PAGES)('The reader view of a browser keeps what %s says.', (address) => {
  const $ = builtPage(address);
  const {window} = new JSDOM(builtText(`${address}.html`), {
    url: `https://docs.example${address}`,
    // It does not read the CSS of the site.
    virtualConsole: new VirtualConsole(),
  });
  const article = new Readability(window.document).parse();
  const view = new JSDOM(article?.content ?? '').window.document;
  const textsOf = (selector: string): string[] =>
    Array.from(view.querySelectorAll(selector), ({textContent}) => plain(textContent));
  // The form needs scripts.
  const headings = $('article :is(h1, h2, h3, h4):not(#try-it)');
  expect
    .soft([plain(article?.title ?? ''), ...textsOf('h1, h2, h3, h4')])
    .toEqual(expect.arrayContaining(eachPlain($, headings.toArray())));
  const names = $('article li[id] > div:first-child > code:first-child');
  expect
    .soft(textsOf('code'))
    .toEqual(expect.arrayContaining(eachPlain($, names.toArray())));
  const sample = $('[data-language-sample] pre').first();
  const request = $('article header section code').first();
  for (const text of [sample.text(), request.text()]) {
    expect.soft(plain(view.body.textContent)).toContain(plain(text));
  }
});

function eachPlain($: CheerioAPI, elements: readonly AnyNode[]): string[] {
  return elements.map((element) => plain($(element).text()));
}

/** The links of headings have a character without width. */
function plain(text: string): string {
  return oneLine(text.replaceAll('\u200B', ''));
}

/** Elements within a line. Others begin a line of their own, in browsers of texts too. */
const INLINE = new Set('a b button code em kbd label span strong'.split(' '));

it('Words of two elements in a line have a space between them.', () => {
  const glued = builtPaths().flatMap((address) => {
    const $ = builtPage(address);
    const found = $('main :is(a, b, button, code, em, kbd, label, span, strong)')
      .toArray()
      .filter((element) => isGlued($, element));
    return found.map((element) => `${address}: ${oneLine($(element).parent().text())}`);
  });
  expect(glued).toEqual([]);
});

/** Whether a word of the element goes on in the next one. The colours of code are no words. */
function isGlued($: CheerioAPI, element: Element): boolean {
  const next = element.nextSibling;
  return (
    next?.type === 'tag' &&
    INLINE.has(next.name) &&
    $(element).closest('pre, code, svg').length === 0 &&
    [element, next].every((one) => $(one).find('div, p, input').length === 0) &&
    /[\p{L}\p{N}]$/u.test($(element).text()) &&
    /^[\p{L}\p{N}]/u.test($(next).text())
  );
}

it.each([
  '/api/Transaction/get-transaction',
  '/create-api-key',
  '/schemas/transactionview',
])(
  'Few links are before the title of %s, and no image has the name of the one before it.',
  (address) => {
    const $ = builtPage(address);
    const title = $('h1').first();
    const before = $('a, h1').toArray();
    expect(before.indexOf(title.get(0) as Element)).toBeLessThanOrEqual(42);
    const names = $('img')
      .toArray()
      .map(({attribs}) => attribs['alt']);
    expect(
      names.filter((name, index) => name !== '' && name === names[index - 1]),
    ).toEqual([]);
  },
);
