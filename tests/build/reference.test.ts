import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {sampleLanguages} from '#reference/samples';
import {type Leaf, missingIn} from '../leaves';
import {proves} from '../specification/proves';
import {endpointPaths, operations, schemaPaths} from './description';
import {builtPage, builtText, eachText, oneLine, textsOf, visibleText} from './pages';
import {ORIGIN, twinFileOf} from './twins';

/** Texts of elements by selector: of the first element, or of all if there are several texts. */
type Expected = Record<string, string | string[]>;

/** Some pages of each kind, written by hand. */
const EXPECTED = parse(
  readFileSync(path.join(__dirname, 'reference.yaml'), 'utf8'),
) as Record<string, Expected>;

/** Fields of the data of a page that it shows in other words, as colours, or when a reader asks for it. */
const IN_OTHER_WORDS =
  /^(generated|id|slug|page|colours|networks|summary|tag|in|kind|variable|realValues|initial|hint|route|href|keyword|ref|[\w-]*[eE]vidence|request|type|tagName|prism|security|unit|chart)$/;

/** An example that has a summary, a schema whose page has a title, a description that others replace. */
const REPLACED = /examples\.\d+\.name$|^\.schema\.name$|^\.components\.\w+\.node\.desc/;

const MARKS = {'source-2024': 'Source code of 2024', inferred: 'Inferred'};

const LANGUAGES = sampleLanguages.map(({label}) => label);

const pages = [...endpointPaths, ...schemaPaths];

/** Returns the colours of a code (`highlight/colours.ts`). */
function coloursIn(pre: ReturnType<CheerioAPI>): string {
  return pre.find('code').attr('data-colours') ?? '';
}

/** Returns the data that a page is rendered from. */
function dataOf(page: string): object {
  const file =
    builtPage(page)('link[as="fetch"]:not([href*="/sidebars/"])').attr('href') ?? '';
  return (JSON.parse(builtText(decodeURI(file))) as {data: object}).data;
}

function leavesOf(data: unknown, place = ''): Leaf[] {
  if (typeof data !== 'object' || data === null) {
    return ['string', 'number'].includes(typeof data)
      ? [{place, text: String(data)}]
      : [];
  }
  return Object.entries(data)
    .filter(([key]) => !IN_OTHER_WORDS.test(key))
    .flatMap(([key, value]) => leavesOf(value, `${place}.${key}`));
}

/** Runs a check on pages, and returns what is wrong there, each with its page. */
function wrongOn(
  paths: readonly string[],
  check: ($: CheerioAPI, twin: string, page: string) => Record<string, boolean>,
): string[] {
  return paths.flatMap((page) =>
    Object.entries(check(builtPage(page), builtText(twinFileOf(page)), page))
      .filter(([, isRight]) => !isRight)
      .map(([what]) => `${page}: ${what}`),
  );
}

it.each(Object.entries(EXPECTED))(
  '%s shows what its description says.',
  proves('S1.3', 'S7.6', 'S7.9'),
  (page, expected) => {
    const $ = builtPage(page);
    const shown = Object.entries(expected).map(([selector, text]) => {
      const elements = $('article').find(selector).toArray();
      const all = elements.map((element) => visibleText($(element)));
      return [selector, typeof text === 'string' ? all[0] : all];
    });
    expect(Object.fromEntries(shown)).toEqual(expected);
  },
);

describe('The pages of the reference', () => {
  it('have all texts, names and numbers of their data, in HTML and as Markdown.', () => {
    const missing = pages.flatMap((page) => {
      const leaves = leavesOf(dataOf(page)).filter(({place}) => !REPLACED.test(place));
      expect(leaves.length, page).toBeGreaterThan(3);
      const twin = builtText(twinFileOf(page)).replace(/\]\(\S*?\)/g, ']');
      return [
        ...missingIn(textsOf(builtPage(page)('main article')), leaves),
        ...missingIn([twin], leaves).map((leaf) => `Markdown: ${leaf}`),
      ].map((leaf) => `${page} ${leaf}`);
    });
    expect(missing).toEqual([]);
  });

  it(
    'mark what is known from source code of 2024 or by inference, and nothing else.',
    proves('S1.18', 'S2.34', 'S3.1', 'S7.6', 'S7.9'),
    () => {
      // Its text holds JSON, whose fields have a page of their own.
      const others = pages.filter((page) => !page.endsWith('/get-abi-of-contract'));
      const wrong = wrongOn(others, ($, twin, page) => {
        const data = JSON.stringify(dataOf(page));
        const checks = Object.entries(MARKS).map(([kind, mark]) => {
          const marks = $(`article a[href="/evidence#${kind}"]`).length;
          const isKnown = new RegExp(`[eE]vidence":({[^}]*)?"${kind}"`).test(data);
          const inTwin = twin.split(mark).length - 1;
          return [kind, marks > 0 === isKnown && inTwin >= marks] as const;
        });
        return Object.fromEntries(checks);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('open the first response only, and say that its values are examples.', () => {
    const note = 'The values are examples: a request returns others.';
    const link = `[examples](${ORIGIN}/guides/example-world.md)`;
    const wrong = wrongOn(endpointPaths, ($, twin) => ({
      open: $('details[id^="response-"]').first().is('[open]'),
      'others open': $('details[id^="response-"][open]').length === 1,
      note:
        $('details[open]').text().includes(note) &&
        twin.includes(note.replace('examples', link)),
    }));
    expect(wrong).toEqual([]);
  });

  it('have examples of answers in colour, which are JSON.', () => {
    const wrong = wrongOn(pages, ($, twin) => {
      const examples = $('[id^="response-"] pre, section:has(> #example) pre');
      const texts = examples.toArray().map((example) => $(example).text().trimEnd());
      return {
        JSON: texts.every((text) => JSON.parse(text) !== null),
        // Punctuation has no colour, and an example may be empty.
        colour: !/\w/.test(texts[0] ?? '') || /[ps]\d/.test(coloursIn(examples.first())),
        twin: texts.every((text) => twin.includes(`\`\`\`json\n${text}\n\`\`\``)),
      };
    });
    expect(wrong).toEqual([]);
  });

  it('have samples in four languages, in colour, for it.', proves('S1.8'), () => {
    const wrong = wrongOn(endpointPaths, ($, twin) => {
      const samples = $('[data-language-sample] pre').toArray();
      const start = $('article header li > code').first().text().replace(/\{.*/, '');
      const inTwin = LANGUAGES.map((language, index) => {
        const code = $(samples[index]).text().trimEnd();
        const [, after = ''] = twin.split(`\n### ${language}\n\n\`\`\``);
        return [language, code.includes(start) && after.includes(`\n${code}\n`)];
      });
      return {
        languages: eachText($, 'label[data-language-option]').join() === LANGUAGES.join(),
        colour: samples.every((sample) => /(s\d.*){2}/.test(coloursIn($(sample)))),
        ...(Object.fromEntries(inTwin) as Record<string, boolean>),
      };
    });
    expect(wrong).toEqual([]);
  });

  it('have a link to copy beside each parameter and field.', () => {
    const wrong = wrongOn(pages, ($) => {
      const anchors = $('article li[id]').toArray();
      const links = anchors.map((anchor) =>
        $(anchor).find('> div > a[aria-label^="Copy link to "]').attr('href'),
      );
      const expected = anchors.map(({attribs}) => `#${attribs.id}`);
      return {links: links.join() === expected.join()};
    });
    expect(wrong).toEqual([]);
    expect(builtPage('/api/Account/get-account')('article li[id]').length).toBe(40);
  });

  it('are the same under plans.', proves('S2.15'), () => {
    const copies = endpointPaths.filter((page) => page.startsWith('/plans/'));
    expect(copies).toHaveLength(operations.length);
    const contentOf = ($: CheerioAPI) => oneLine($('article header').parent().text());
    const wrong = wrongOn(copies, ($) => {
      const copy = $('link[rel="canonical"]').attr('href') ?? '';
      const original = decodeURI(new URL(copy).pathname);
      return {text: contentOf($) === contentOf(builtPage(original))};
    });
    expect(wrong).toEqual([]);
  });
});
