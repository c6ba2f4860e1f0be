import memoize from 'lodash/memoize';
import {describe, expect, it} from 'vitest';
import {parseTwin} from '../twin';
import {endpointPaths, operations} from './description';
import {
  builtElements,
  builtFiles,
  builtPage,
  builtPaths,
  builtText,
  oneLine,
  sitemapPaths,
} from './pages';
import {bodyOf, isBuilt, linksOf, LISTS, ORIGIN, twinFileOf, withoutCode} from './twins';
import {wordsOfPage, wordsOfTwin, wordsOnlyIn} from './words';

/** Agents cut longer files off (Agent-Friendly Documentation Spec, "page-size"). */
const MAX_LENGTH = 100_000;

const twins = builtFiles(/\.md$/).map((file) => ({file, text: builtText(file)}));

const parsed = memoize((file: string) => parseTwin(builtText(file)));

describe('The Markdown twin', () => {
  it('exists for every page, and no page has another one.', () => {
    expect(twins.length).toBeGreaterThan(200);
    expect(twins.map(({file}) => file)).toEqual(builtPaths().map(twinFileOf).sort());
  });

  it('has the title and the sections of its page, and neither HTML nor an image.', () => {
    const wrong = builtPaths().flatMap((address) => {
      const {headings, html, images} = parsed(twinFileOf(address));
      const $ = builtPage(address);
      const shown = $('.theme-doc-markdown')
        .find('h1, h2')
        .not('[data-markdown-ignore] *')
        .toArray()
        .map((element) => oneLine($(element).text()).replace('\u200b', ''));
      const missing = shown.filter((heading) => !headings.includes(heading));
      return [...missing, ...html, ...Array<string>(images).fill('image')].map(
        (what) => `${address}: ${what}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has the words of its page, and no others.', () => {
    const different = builtPaths().flatMap((address) => {
      const shown = wordsOfPage(builtPage(address));
      if (shown === undefined) {
        return [];
      }
      const twin = wordsOfTwin(parseTwin(bodyOf(builtText(twinFileOf(address)))).tree);
      return [
        ...wordsOnlyIn(shown, twin).map((word) => `only on the page: ${word}`),
        ...wordsOnlyIn(twin, shown).map((word) => `only in the twin: ${word}`),
      ].map((what) => `${address}: ${what}`);
    });
    expect(different).toEqual([]);
  });

  it('of a page under a plan names the page that it copies, and has its text.', () => {
    const copies = endpointPaths.filter((page) => page.startsWith('/plans/'));
    expect(copies).toHaveLength(operations.length);
    for (const copy of copies) {
      const [first, note = '', ...rest] = builtText(twinFileOf(copy)).split('\n\n');
      const [, original = ''] =
        /^This page is a copy of \[.+\]\((.+)\)\.$/.exec(note) ?? [];
      expect(original).toMatch(`${ORIGIN}/`);
      expect([first, ...rest].join('\n\n')).toBe(
        builtText(original.slice(ORIGIN.length + 1)),
      );
    }
  });

  it('begins with the line that leads to the list of all pages.', () => {
    const others = twins.filter(
      ({text}) => !text.startsWith('> ') || !text.includes(`](${ORIGIN}/llms.txt)`),
    );
    expect(others.map(({file}) => file)).toEqual([]);
  });

  it('is not too long for an agent, and closes its fences.', () => {
    const bad = twins.filter(
      ({text}) => text.length > MAX_LENGTH || /^ *```/m.test(withoutCode(text)),
    );
    expect(bad.map(({file, text}) => `${file}: ${text.length}`)).toEqual([]);
  });

  it('has links with the origin of the site, as a text that is read elsewhere needs.', () => {
    const others = twins.flatMap(({file, text}) =>
      linksOf(text)
        .filter((link) => !/^(https?:\/\/|mailto:|#)/.test(link))
        .map((link) => `${file}: ${link}`),
    );
    expect(others).toEqual([]);
  });

  it('has links that lead to files of the site, and to the twins of pages.', () => {
    const links = [...twins.map(({file}) => file), ...LISTS].flatMap((file) =>
      linksOf(builtText(file))
        .filter((link) => link.startsWith(`${ORIGIN}/`))
        .map((link) => ({file, link: link.slice(ORIGIN.length)})),
    );
    expect(links.length).toBeGreaterThan(5_000);
    const checked = new Map<string, boolean>();
    const dead = links.filter(({link}) => {
      const known = checked.get(link) ?? isBuilt(link);
      checked.set(link, known);
      return !known;
    });
    expect(dead).toEqual([]);
    // One that leaves something out leads to its page.
    const toPages = links.filter(
      ({file, link}) => !/\.\w+([?#]|$)/.test(link) && `${link}.md` !== `/${file}`,
    );
    expect(toPages).toEqual([]);
  });

  it('has links to other parts of the site that name a heading there.', () => {
    const anchors = new Map(twins.map(({file}) => [file, new Set(parsed(file).anchors)]));
    const links = twins.flatMap(({file, text}) =>
      linksOf(text).map((link) => ({file, link: new URL(link, `${ORIGIN}/${file}`)})),
    );
    const toParts = links.filter(
      ({link: {origin, hash}}) => origin === ORIGIN && hash !== '',
    );
    expect(toParts.length).toBeGreaterThan(1_000);
    const lost = toParts.filter(
      ({link: {pathname, hash}}) =>
        anchors.get(decodeURI(pathname).slice(1))?.has(hash.slice(1)) !== true,
    );
    expect(lost.map(({file, link}) => `${file}: ${link.href}`)).toEqual([]);
  });
});

describe('A page', () => {
  it('names its twin, except the page for addresses that do not exist.', () => {
    const links = builtElements('head link[rel="alternate"][type="text/markdown"]');
    expect(
      links.map(({path, attributes}) => [path, decodeURI(attributes.href ?? '')]),
    ).toEqual(builtPaths().map((address) => [address, `/${twinFileOf(address)}`]));
    expect(builtPage('/404')('link[type="text/markdown"]').length).toBe(0);
  });

  it('points to the list of all pages near its top, where no reader meets it.', () => {
    const pointers = builtElements('body > p.for-programs');
    expect(pointers).toHaveLength(builtPaths().length);
    expect(pointers.filter(({text}) => !text.includes('/llms.txt'))).toEqual([]);
    expect(
      pointers.filter(({attributes}) => attributes['aria-hidden'] !== 'true'),
    ).toEqual([]);
    expect(builtText('faq.html').indexOf('/llms.txt')).toBeLessThan(
      builtText('faq.html').indexOf('id="__docusaurus"'),
    );
  });
});

describe('/llms.txt', () => {
  const text = builtText('llms.txt');

  it('has the form of llmstxt.org: a title, a quote, and lists of links below headings.', () => {
    expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n- /);
    const [, ...sections] = text.split(/^## .+\n\n/m);
    expect(sections.length).toBeGreaterThan(5);
    const others = sections
      .flatMap((section) => section.trim().split('\n'))
      .filter((line) => !/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\)(: .+)?$/.test(line));
    expect(others).toEqual([]);
  });

  it('is short enough to be read before any page.', () => {
    expect(text.length).toBeLessThan(50_000);
  });

  it('names the files of the site, and has links to texts alone.', () => {
    const names = [...text.matchAll(/^ +- `(.+?)`: \w/gm)].map(([, name = '']) => name);
    expect(names).toContain(`${ORIGIN}/openapi.yaml`);
    expect(names.filter((name) => !isBuilt(name.slice(ORIGIN.length)))).toEqual([]);
    expect(linksOf(text).filter((link) => !/\.(md(#.*)?|txt)$/.test(link))).toEqual([]);
  });

  it('lists all pages of the sitemap once, and no copy.', () => {
    const [, ...sections] = text.split(/^## /m);
    const listed = linksOf(sections.join('## '))
      .map((link) => decodeURI(link.slice(ORIGIN.length + 1)))
      .filter((file) => file.endsWith('.md'));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(sitemapPaths().map(twinFileOf)));
    expect(listed.filter((file) => /^plans\/[^/]+\/Endpoints\//.test(file))).toEqual([]);
  });

  it('says where requests go, and how they are authorised.', () => {
    expect(text).toContain('`https://mainnet-oapi.kaiascan.io` (Kaia mainnet)');
    expect(text).toContain('`https://kairos-oapi.kaiascan.io` (Kairos testnet)');
    expect(text).toContain('`Authorization: Bearer YOUR_API_KEY`');
    expect(text).toContain('`page` and `size`');
    expect(text).toContain('is not verified');
  });
});

it('/llms-full.txt has every listed twin.', () => {
  const full = builtText('llms-full.txt');
  const listed = linksOf(builtText('llms.txt'))
    .map((link) => decodeURI(link.slice(ORIGIN.length + 1)).replace(/#.*/, ''))
    .filter((file) => file.endsWith('.md'));
  expect(listed.length).toBeGreaterThan(150);
  expect(listed.filter((file) => !full.includes(builtText(file)))).toEqual([]);
});

it('/.well-known/api-catalog is a linkset with the servers of the API (RFC 9727).', () => {
  const {linkset} = JSON.parse(builtText('.well-known/api-catalog')) as {
    linkset: {anchor: string; 'service-doc': {href: string; type: string}[]}[];
  };
  expect(linkset.map(({anchor}) => anchor)).toEqual([
    'https://mainnet-oapi.kaiascan.io',
    'https://kairos-oapi.kaiascan.io',
  ]);
  const links = linkset.flatMap((context) => context['service-doc']);
  expect(links.filter(({href}) => href !== '/' && !isBuilt(href))).toEqual([]);
});
