import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {ParameterObject} from '../../src/openapi/document';
import {leavesOf, missingIn} from '../leaves';
import {proves} from '../specification/proves';
import {document, endpointPaths, operations, schemaPaths, schemas} from './description';
import {builtPage, eachText, oneLine, textsOf, visibleText} from './pages';
import {builtText, twinFileOf} from './twins';

/** Texts of elements by selector: of the first element, or of all if there are several texts. */
type Expected = Record<string, string | string[]>;

/** Some pages of each kind, written by hand. */
const EXPECTED = parse(
  readFileSync(path.join(__dirname, 'reference.yaml'), 'utf8'),
) as Record<string, Expected>;

/** Keywords of programs, samples and validation, and `x-evidence`, whose marks have a test below. */
const FOR_PROGRAMS = [
  ...['explode', 'tags', 'x-evidence', 'x-first-request', 'x-http-status'],
  ...['x-real-values', 'x-request', 'x-required-if', 'x-sample', 'x-unit'],
];

/** What only the page of a schema has: its example, and its text where another one is shown. */
const ON_OTHER_PAGES =
  /(schema|properties)\b.*\.examples\.\d+\.|((^|\.parameters\.\d+)\.schema|schema\.items)\.description:/;

const WEAK_EVIDENCE = ['source-2024', 'inferred'];

const LANGUAGES = ['curl', 'python (requests)', 'go', 'nodejs (axios)'];

/** The operations and schemas with their pages, and with all that the description says of them. */
const described = [
  ...operations.map(({operation, page}) => ({part: operation, page})),
  ...schemas.map(({schema, page}) => ({part: schema, page})),
].map(({part, page}) => ({
  page,
  leaves: leavesOf(part, document, FOR_PROGRAMS),
  evidence: leavesOf(part, document, []).filter(({place}) =>
    place.includes('x-evidence'),
  ),
}));

const pages = [...endpointPaths, ...schemaPaths];

/** Runs a check on pages, and returns what is wrong there, each with its page. */
function wrongOn(
  paths: readonly string[],
  check: ($: CheerioAPI) => Record<string, boolean>,
): string[] {
  return paths.flatMap((page) =>
    Object.entries(check(builtPage(page)))
      .filter(([, isRight]) => !isRight)
      .map(([what]) => `${page}: ${what}`),
  );
}

/** Returns what the description says and the texts of a page do not. */
function missingFrom(textsOfPage: (page: string) => string[]): string[] {
  return described.flatMap(({page, leaves}) =>
    missingIn(textsOfPage(page), leaves)
      .filter((leaf) => !ON_OTHER_PAGES.test(leaf))
      .map((leaf) => `${page} ${leaf}`),
  );
}

describe.each(Object.entries(EXPECTED))('%s', (page, expected) => {
  it('shows what its description says.', proves('S1.3', 'S7.6', 'S7.9'), () => {
    const $ = builtPage(page);
    const shown = Object.entries(expected).map(([selector, text]) => {
      const elements = $('article').find(selector).toArray();
      const all = elements.map((element) => visibleText($(element)));
      return [selector, typeof text === 'string' ? all[0] : all];
    });
    expect(Object.fromEntries(shown)).toEqual(expected);
  });
});

describe('The pages of the reference', () => {
  it('are one for each operation and each schema.', proves('S1.4'), () => {
    const ofOperations = endpointPaths.filter((page) => page.startsWith('/api/'));
    expect(operations.map(({page}) => page).sort()).toEqual(ofOperations);
    expect(schemas.map(({page}) => page).sort()).toEqual(schemaPaths);
  });

  it('have all texts, names and numbers of it.', proves('S7.6', 'S7.9'), () => {
    expect(missingFrom((page) => textsOf(builtPage(page)('main article')))).toEqual([]);
  });

  it('have a Markdown twin with all texts, names and numbers.', () => {
    const twinOf = (page: string): string[] => [
      withoutAddresses(builtText(twinFileOf(page))),
    ];
    expect(missingFrom(twinOf)).toEqual([]);
  });

  it(
    'have what is said of a parameter or response in its own place.',
    proves('S7.6'),
    () => {
      const wrong = operations.flatMap(({operation, page}) => {
        const $ = builtPage(page);
        const parameters = (operation.parameters ?? []) as ParameterObject[];
        const places: [id: string, part: object][] = [
          ...parameters.map(({in: place, name, ...part}): (typeof places)[0] => [
            `${place}-${name}`,
            part,
          ]),
          ...Object.entries(operation.responses ?? {}).map(
            ([status, part]): (typeof places)[0] => [`response-${status}`, part],
          ),
        ];
        return places.flatMap(([id, part]) => {
          const leaves = leavesOf(part, document, FOR_PROGRAMS);
          return missingIn(textsOf($(`[id="${id}"]`)), leaves)
            .filter((leaf) => !ON_OTHER_PAGES.test(leaf))
            .map((leaf) => `${page}#${id} ${leaf}`);
        });
      });
      expect(wrong).toEqual([]);
    },
  );

  it('name the title, the method and both addresses of the operation.', () => {
    const shown = operations.map(({page}) => {
      const $ = builtPage(page);
      return [
        $('article h1').text(),
        ...eachText($, 'article header li[data-network-line]'),
      ];
    });
    expect(shown).toEqual(
      operations.map(({operation, method, url}) => [
        operation.summary,
        ...(document.servers ?? []).map(
          (server) => `${method}${server.url}${url}${server.description}`,
        ),
      ]),
    );
  });

  it(
    'mark what is known from source code of 2024 or by inference, and nothing else.',
    proves('S1.18', 'S2.34', 'S3.1', 'S7.6', 'S7.9'),
    () => {
      // Pages of schemas say how their names are known, and what the text of an answer holds.
      const isElsewhere = /\w.*\.x-evidence\.name$|contentSchema/;
      const wrong = described.flatMap(({page, evidence}) => {
        const known = evidence.filter(({place}) => !isElsewhere.test(place));
        return WEAK_EVIDENCE.filter((kind) => {
          const marks = builtPage(page)(`article a[href="/evidence#${kind}"]`).length;
          const isKnown = known.some(({text}) => text === kind);
          return marks > 0 !== isKnown;
        }).map((kind) => `${page}: ${kind}`);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('open the first response only, and say that its values are examples.', () => {
    const note = 'The values are examples: a request returns others.';
    const wrong = wrongOn(endpointPaths, ($) => ({
      open: $('details[id^="response-"]').first().is('[open]'),
      'others open': $('details[id^="response-"][open]').length === 1,
      note: $('details[open]').text().includes(note),
    }));
    expect(wrong).toEqual([]);
  });

  it('have examples of answers in colour, which are JSON.', () => {
    const wrong = wrongOn(pages, ($) => {
      const examples = $('[id^="response-"] pre, [aria-labelledby="example"] pre');
      const texts = examples.toArray().map((example) => $(example).text().trimEnd());
      return {
        JSON: texts.every((text) => JSON.parse(text) !== null),
        colour: examples.first().find('.token').length > 0,
      };
    });
    expect(wrong).toEqual([]);
  });

  it('have samples in four languages, in colour, for it.', proves('S1.8'), () => {
    const wrong = wrongOn(endpointPaths, ($) => {
      const samples = $('[data-language-sample] pre').toArray();
      const start = $('article header li > code').first().text().replace(/\{.*/, '');
      return {
        languages: eachText($, 'label[data-language-option]').join() === LANGUAGES.join(),
        colour: samples.every((sample) => $(sample).find('.token').length > 5),
        address: samples.every((sample) => $(sample).text().includes(start)),
      };
    });
    expect(wrong).toEqual([]);
  });

  it('have a link to copy beside each parameter and field.', () => {
    let count = 0;
    const wrong = wrongOn(pages, ($) => {
      const anchors = $('article li[id]').toArray();
      count += anchors.length;
      return Object.fromEntries(
        anchors.map((anchor) => {
          const link = $(anchor).find('> div > a[aria-label^="Copy link to "]');
          return [anchor.attribs.id ?? '', link.attr('href') === `#${anchor.attribs.id}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(3_000);
  });

  it('are the same under plans.', proves('S2.15'), () => {
    const copies = endpointPaths.filter((page) => page.startsWith('/plans/'));
    expect(copies).toHaveLength(operations.length);
    const wrong = wrongOn(copies, ($) => {
      const copy = $('link[rel="canonical"]').attr('href') ?? '';
      const original = decodeURI(new URL(copy).pathname);
      return {text: contentOf($) === contentOf(builtPage(original))};
    });
    expect(wrong).toEqual([]);
  });
});

/** Returns Markdown without the addresses of links, which are between the words of a text. */
function withoutAddresses(markdown: string): string {
  return markdown.replace(/\]\(\S*?\)/g, ']');
}

/** Returns the text of an endpoint page, without the navigation around it. */
function contentOf($: CheerioAPI): string {
  return oneLine($('article header').parent().text());
}
