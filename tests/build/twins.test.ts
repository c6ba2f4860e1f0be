import {describe, expect, it} from 'vitest';
import {parseTwin, textOf} from '../twin';
import {builtElements, builtPage, builtPaths, sitemapPaths} from './pages';
import {
  builtText,
  isBuilt,
  linksOf,
  LISTS,
  twinFileOf,
  twinFiles,
  withoutCode,
} from './twins';

/** Agents cut longer files off, or refuse them (Agent-Friendly Documentation Spec, "page-size"). */
const MAX_LENGTH = 50_000;

const OF_REFERENCE = /^\/(api|schemas)\/|^\/plans\/[^/]+\/Endpoints/;

/** Tools for people, whose content twins have in another form. */
const TOOLS =
  '#api-map > section, div[role="presentation"]:has(form), [data-recipe-client]';

const SHORTENED = 'The page has this request in other languages too.';

const handWritten = builtPaths().filter(
  (address) => !OF_REFERENCE.test(address) && address !== '/search',
);

const twins = twinFiles().map((file) => ({file, text: builtText(file)}));

/** The address of the site, which the list has in front of each link. */
const [, ORIGIN = ''] = /<loc>(https?:\/\/[^/<]+)/.exec(builtText('sitemap.xml')) ?? [];

/** Letters and digits only: markup differs. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the texts of a page that its twin must have. */
function textsOf(address: string, isShortened: boolean): string[] {
  const article = builtPage(address)('main article').clone();
  article
    .find(
      `nav, button, svg, noscript, [class*="tocMobile"], [class*="actions_"], ${TOOLS}`,
    )
    .remove();
  if (isShortened) {
    article.find('[data-language-sample="go"], [data-language-sample="nodejs"]').remove();
  }
  const $ = builtPage(address);
  const whole = article
    .find('h1, h2, h3, h4, td, th, pre code, dt, dd')
    .toArray()
    .map((element) => $(element).text());
  const parts = article
    .find('p, li')
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? node.data : []));
  return [...whole, ...parts].map(letters).filter((text) => text !== '');
}

describe('The Markdown twin', () => {
  it('exists for every page, and no page has another one.', () => {
    expect(handWritten.length).toBeGreaterThan(35);
    expect(twins.map(({file}) => file)).toEqual(builtPaths().map(twinFileOf).sort());
  });

  it.each(handWritten)('of %s has every text and heading of the page.', (address) => {
    const markdown = builtText(twinFileOf(address));
    const {tree, html, headings} = parseTwin(markdown);
    const text = letters(textOf(tree));
    const expected = textsOf(address, markdown.includes(SHORTENED));
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.filter((part) => !text.includes(part))).toEqual([]);
    expect(html).toEqual([]);
    const prose = withoutCode(markdown).replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/\{#|^(import|export) |<\/?[a-zA-Z]|\/>|&#x|&nbsp;|:::/m);
    const $ = builtPage(address);
    const shown = $('main article')
      .find('h1, h2, h3')
      // The names of cards are items of a list.
      .not('li *')
      .toArray()
      .map((element) => letters($(element).text()));
    // The map of the API has more of them than on the page.
    const listed = headings.map(letters).filter((heading) => shown.includes(heading));
    expect(listed).toEqual(shown);
  });

  it('of each page of the reference has its headings, and neither HTML nor an image.', () => {
    const wrong = builtPaths()
      .filter((address) => OF_REFERENCE.test(address))
      .flatMap((address) => {
        const prose = withoutCode(builtText(twinFileOf(address)));
        const headings = [...prose.matchAll(/^#+ (?:Example response \w+)?(.*)$/gm)].map(
          ([, heading = '']) => letters(heading),
        );
        const $ = builtPage(address);
        const panel = $('article form').closest('section');
        const missing = $('article :is(h1, h2, h3)')
          .toArray()
          .filter((heading) => panel.find(heading).length === 0)
          .map((heading) =>
            letters(
              $(heading)
                .text()
                .replace(/^Example\b/, ''),
            ),
          )
          .filter((text) => !headings.some((heading) => heading.startsWith(text)));
        const marks = prose.replace(/(`+).*?\1/g, '').match(/<\/?[a-z]|!\[/gi) ?? [];
        return [...missing, ...marks].map((what) => `${address}: ${what}`);
      });
    expect(wrong).toEqual([]);
  });

  it('begins with the line that leads to the list of all pages.', () => {
    const others = twins.filter(({text}) => !/^> .*\]\(\/llms\.txt\)/.test(text));
    expect(others.map(({file}) => file)).toEqual([]);
  });

  it('is not too long for an agent, and closes its fences.', () => {
    const bad = [...twins, {file: 'llms.txt', text: builtText('llms.txt')}].filter(
      ({text}) => text.length > MAX_LENGTH || /^ *```/m.test(withoutCode(text)),
    );
    expect(bad.map(({file, text}) => `${file}: ${text.length}`)).toEqual([]);
  });

  it('has links that lead to files of the site, and to the twins of pages.', () => {
    const links = [...twins.map(({file}) => file), ...LISTS].flatMap((file) =>
      linksOf(builtText(file))
        .map((link) => (link.startsWith(`${ORIGIN}/`) ? link.slice(ORIGIN.length) : link))
        .filter((link) => link.startsWith('/'))
        .map((link) => ({file, link})),
    );
    expect(links.length).toBeGreaterThan(5_000);
    const checked = new Map<string, boolean>();
    const dead = links.filter(({link}) => {
      const known = checked.get(link) ?? isBuilt(link);
      checked.set(link, known);
      return !known;
    });
    expect(dead).toEqual([]);
    const ofHandWritten = new Set(handWritten.map(twinFileOf));
    const toPages = links.filter(
      ({file, link}) => ofHandWritten.has(file) && !/\.\w+(#|$)/.test(link),
    );
    expect(toPages).toEqual([]);
  });

  it.each(handWritten.filter((address) => address.startsWith('/recipes/')))(
    'of %s has its programs in four languages, each with its command.',
    (address) => {
      const fences = builtText(twinFileOf(address)).match(/^```\w+$/gm) ?? [];
      const languages = new Set(fences);
      for (const language of ['bash', 'python', 'go', 'javascript', 'text']) {
        expect(languages).toContain(`\`\`\`${language}`);
      }
      expect(builtText(twinFileOf(address))).toMatch(
        /```bash\nbash [\s\S]*```bash\npython3 [\s\S]*```bash\ngo run [\s\S]*```bash\nnode /,
      );
    },
  );
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
