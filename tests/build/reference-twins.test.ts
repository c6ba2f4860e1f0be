import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {type ParsedTwin, parseTwin, textOf} from '../twin';
import {BUILD_DIR, builtPage, builtPaths, oneLine} from './pages';
import {readEntries, readEvidence, readResponses, section} from './reference-page';
import {isEndpoint} from './specification/routes';

const GROUPS = /^\/api\/[^/]+$/;

/** Pages that are generated from the OpenAPI document. */
const pages = builtPaths().filter(
  (page) =>
    isEndpoint(page) ||
    GROUPS.test(page) ||
    /^\/schemas\//.test(page) ||
    /^\/plans\/[^/]+\/Endpoints$/.test(page),
);

const endpoints = pages.filter((page) => isEndpoint(page) && !GROUPS.test(page));

const COPY_NOTE = /^This page is a copy of .*\n\n/m;

const twins = new Map<string, ParsedTwin>();

function twinText(page: string): string {
  return readFileSync(path.join(BUILD_DIR, `${page}.md`), 'utf8');
}

/** Parses a twin; that of a copy is the same but for a note, and so is parsed once. */
function twinOf(page: string): ParsedTwin {
  const text = twinText(page).replace(COPY_NOTE, '');
  const twin = twins.get(text) ?? parseTwin(text);
  twins.set(text, twin);
  return twin;
}

/** Runs a check on each page and returns what it finds missing there. */
function missing(
  paths: readonly string[],
  find: ($: CheerioAPI, twin: ParsedTwin) => readonly string[],
): string[] {
  return paths.flatMap((page) =>
    find(builtPage(page), twinOf(page)).map((what) => `${page}: ${what}`),
  );
}

/** Returns the lines of the lists of parameters and fields, by the path at their beginning. */
function linesOf(twin: ParsedTwin): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  visit(twin.tree, 'listItem', (item) => {
    const [head] = item.children;
    const [name] = head?.type === 'paragraph' ? head.children : [];
    if (head !== undefined && name?.type === 'inlineCode') {
      // Anchors of pages have no brackets of arrays.
      const place = name.value.replaceAll('[]', '').replace(/^\./, '');
      lines.set(place, [...(lines.get(place) ?? []), oneLine(textOf(head))]);
    }
  });
  return lines;
}

describe('The Markdown twin of each page of the reference', () => {
  it('exists.', () => {
    expect(pages.length).toBeGreaterThan(200);
    const without = pages.filter(
      (page) => !existsSync(path.join(BUILD_DIR, `${page}.md`)),
    );
    expect(without).toEqual([]);
  });

  it('begins with a line that leads to the list of all pages.', () => {
    for (const page of pages) {
      const [first] = twinOf(page).tree.children;
      expect(first?.type).toBe('blockquote');
      expect(twinText(page).split('\n')[0]).toContain('(/llms.txt)');
    }
  });

  it('has no HTML, no image, and at most 50,000 characters.', () => {
    for (const page of pages) {
      const {html, images} = twinOf(page);
      expect([page, html, images]).toEqual([page, [], 0]);
      expect(twinText(page).length).toBeLessThanOrEqual(50_000);
    }
  });

  it('closes its fences: its last section is not code.', () => {
    for (const page of pages) {
      const last = twinOf(page).tree.children.at(-1);
      expect([page, last?.type]).not.toEqual([page, 'code']);
    }
  });

  it('has the headings of the page.', () => {
    const found = missing(pages, ($, twin) => {
      const panel = $('article form').closest('section');
      // The twin names the response in the headings of examples.
      const headings = twin.headings.flatMap((heading) => [
        heading,
        heading.replace(/^Example response \w+/, 'Example'),
      ]);
      return $('article :is(h1, h2, h3)')
        .toArray()
        .filter((heading) => panel.find(heading).length === 0)
        .map((heading) => oneLine($(heading).text()).replace('\u200b', ''))
        .filter((text) => !headings.some((heading) => heading.startsWith(text)));
    });
    expect(found).toEqual([]);
  });

  it('has every response with its description.', () => {
    const found = missing(endpoints, ($, twin) => {
      const all = oneLine(textOf(twin.tree));
      return readResponses($)
        .filter(
          ({status, description}) =>
            !twin.headings.includes(status) || !all.includes(description),
        )
        .map(({status}) => status);
    });
    expect(found).toEqual([]);
  });

  it('has every parameter and field with type, presence, facts, text and mark.', () => {
    let count = 0;
    const found = missing(pages, ($, twin) => {
      const lines = linesOf(twin);
      return readEntries($)
        .filter((entry) => {
          count += 1;
          const place = entry.id.slice(entry.id.indexOf('-') + 1);
          const expected = [
            entry.type,
            ...entry.marks,
            ...entry.evidence.map(({text}) => text),
            ...Object.values(entry.facts),
          ];
          return !(lines.get(place) ?? []).some((line) =>
            expected.every((text) => line.includes(text)),
          );
        })
        .map(({id}) => id);
    });
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(3_000);
  });

  it('has the descriptions and allowed values of every parameter and field.', () => {
    const found = missing(pages, ($, twin) => {
      const all = bare(textOf(twin.tree));
      return readEntries($)
        .filter(
          ({description, allowedValues}) =>
            ![description, ...allowedValues].every((text) => all.includes(bare(text))),
        )
        .map(({id}) => id);
    });
    expect(found).toEqual([]);
  });

  it('marks operations and responses as the page does.', () => {
    const lists = pages.filter((page) => !isEndpoint(page) || GROUPS.test(page));
    const inLists = missing(lists, ($, twin) => {
      const all = oneLine(textOf(twin.tree));
      const marks = readEvidence($, $('article')).map(({text}) => text);
      return [...new Set(marks)].filter(
        (text) =>
          all.split(text).length - 1 < marks.filter((mark) => mark === text).length,
      );
    });
    const onEndpoints = missing(endpoints, ($, {links}) =>
      [
        ...readEvidence($, $('article header')),
        ...readResponses($).flatMap(({evidence}) => evidence),
      ]
        .filter(
          ({href = ''}) => !links.includes(href.replace('/evidence', '/evidence.md')),
        )
        .map(({text}) => text),
    );
    expect([...inLists, ...onEndpoints]).toEqual([]);
  });

  it('has the code samples, each below the name of its language.', () => {
    const found = missing(endpoints, ($, {codeBlocks}) =>
      section($, 'Code samples')
        .find('pre')
        .toArray()
        .map((sample) => $(sample).text())
        .filter((sample) => !codeBlocks.some(({text}) => text === sample.trimEnd())),
    );
    expect(found).toEqual([]);
    for (const page of endpoints) {
      expect(twinOf(page).headings).toEqual(
        expect.arrayContaining(['curl', 'python (requests)', 'go', 'nodejs (axios)']),
      );
      expect(twinOf(page).codeBlocks.map(({language}) => language)).toEqual(
        expect.arrayContaining(['bash', 'python', 'go', 'javascript']),
      );
    }
  });

  it('has the examples, which are JSON.', () => {
    const found = missing(endpoints, ($, {codeBlocks}) => {
      const examples = codeBlocks
        .filter(({language}) => language === 'json')
        .map(({text}) => JSON.stringify(JSON.parse(text)));
      return section($, 'Responses')
        .find('pre')
        .toArray()
        .map((element) => JSON.stringify(JSON.parse($(element).text())))
        .filter((example) => !examples.includes(example));
    });
    expect(found).toEqual([]);
  });

  it('links only to files of the site and to other sites.', () => {
    const built = new Set(builtPaths());
    const targets = pages.flatMap((page) =>
      twinOf(page).links.map((link) => [page, link] as const),
    );
    const broken = targets.filter(([, link]) => {
      const [target = ''] = decodeURI(link).split('#');
      // Twins of hand-written pages are made from these pages.
      const original = target.replace(/\.md$/, '').replace(/^\/index$/, '/');
      return (
        target.startsWith('/') &&
        target !== '/llms.txt' &&
        !existsSync(path.join(BUILD_DIR, target)) &&
        !built.has(original)
      );
    });
    expect(targets.length).toBeGreaterThan(3_000);
    expect(broken).toEqual([]);
    const html = targets.filter(([, link]) => /^\/(?!.*\.(md|txt)(#|$))/.test(link));
    expect(html).toEqual([]);
  });

  it('links to twins of the reference only if they exist.', () => {
    const broken = pages
      .flatMap((page) => twinOf(page).links)
      .map((link) => decodeURI(link).split('#')[0] ?? '')
      .filter((link) => /^\/(api|schemas)\/|^\/plans\/.*\/Endpoints/.test(link))
      .filter((link) => !existsSync(path.join(BUILD_DIR, link)));
    expect(broken).toEqual([]);
  });
});

describe('The twins of the copies under plans', () => {
  const copies = endpoints.filter((page) => page.startsWith('/plans/'));

  it('name the page that they copy, and are otherwise equal to its twin.', () => {
    expect(copies.length).toBeGreaterThan(50);
    for (const copy of copies) {
      const original = copy.replace(/^\/plans\/[^/]+\/Endpoints\//, '/api/');
      const [pointer, note, ...rest] = twinText(copy).split('\n\n');
      expect(note).toMatch(/^This page is a copy of \[/);
      expect(note).toContain(`(${encodeURI(original)}.md)`);
      expect([pointer, ...rest].join('\n\n')).toBe(twinText(original));
    }
  });
});

/** Returns a text without spaces, and without the colon between a value and its meaning. */
function bare(text: string): string {
  return text.replace(/[\s:]+/g, '');
}
