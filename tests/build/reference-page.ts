import type {Cheerio, CheerioAPI, Element} from 'cheerio';
import {oneLine} from './pages';

export interface Entry {
  id: string;
  name: string;
  type: string;
  marks: string[];
  /** Marks of evidence. */
  evidence: Link[];
  description: string;
  /** Default, constraints and example, by label. */
  facts: Record<string, string>;
  /** Enum values with their descriptions. */
  allowedValues: string[];
  copyLink: {label: string | undefined; href: string | undefined};
}

/** The head of an operation page. */
export interface EndpointHeader {
  title: string;
  description: string;
  addresses: string[];
  networks: string[];
  plan: Link;
  credits: Link;
  /** Marks of evidence, in order. */
  evidence: Link[];
}

export interface Link {
  text: string;
  href: string | undefined;
}

export interface EndpointResponse {
  status: string;
  description: string;
  isOpen: boolean;
  evidence: Link[];
  mediaType: string;
  schema: Link;
  fields: Entry[];
  example: unknown;
}

export interface Sample {
  language: string;
  text: string;
  /** Number of highlighted tokens. */
  tokens: number;
}

/**
 * Reads the parameters or fields whose anchor starts with a prefix; nested ones follow their
 * parent.
 */
export function readEntries($: CheerioAPI, prefix = ''): Entry[] {
  return $('article li[id]')
    .filter((_, item) => ($(item).attr('id') ?? '').startsWith(prefix))
    .toArray()
    .map((item) => readEntry($, item));
}

function readEntry($: CheerioAPI, item: Element): Entry {
  const own = $(item).clone();
  own.find('li[id]').remove();
  const parts = own.children();
  const head = parts.first();
  const [type = '', ...marks] = textsOf($, head.children('span'));
  const link = head.find('a[aria-label]').first();
  const names = parts.filter('dl').find('dt').toArray();
  return {
    id: $(item).attr('id') ?? '',
    name: textOf(head.find('code').first()),
    type,
    marks,
    evidence: readEvidence($, head),
    description: textsOf($, parts.filter('p, ul, ol, blockquote')).join(' '),
    facts: Object.fromEntries(
      names.map((name) => [textOf($(name)), textOf($(name).next())]),
    ),
    allowedValues: textsOf($, own.children('details').find('li')),
    copyLink: {label: link.attr('aria-label'), href: link.attr('href')},
  };
}

export function readIntroduction($: CheerioAPI): {title: string; description: string} {
  return {
    title: textOf($('main h1')),
    description: textOf($('article header + div > div:first-child > p').first()),
  };
}

export function readEndpointHeader($: CheerioAPI): EndpointHeader {
  const items = $('article header li').toArray();
  const links = $('article header a').toArray();
  const linkWith = (pattern: RegExp): Link =>
    linkOf($(links.filter((link) => pattern.test($(link).text()))));
  return {
    ...readIntroduction($),
    addresses: items.map((item) => {
      const url = $(item).find('code').first().text();
      return `${oneLine($(item).text().split(url)[0] ?? '')} ${url}`;
    }),
    networks: items.map((item) => textOf($(item).children('span').last())),
    plan: linkWith(/^Plan /),
    credits: linkWith(/credit/i),
    evidence: readEvidence($, $('article header')),
  };
}

/** Reads the marks of evidence, which link to their explanation. */
export function readEvidence($: CheerioAPI, scope: Cheerio<Element>): Link[] {
  return scope
    .find('a[href^="/evidence"]')
    .toArray()
    .map((link) => linkOf($(link)));
}

/** Returns the section below an `h2`. */
export function section($: CheerioAPI, name: string): Cheerio<Element> {
  return $('article section')
    .filter((_, element) => {
      const label = $(element).attr('aria-labelledby') ?? '';
      return textOf($(`[id="${label}"]`)) === name;
    })
    .first();
}

export function readResponses($: CheerioAPI): EndpointResponse[] {
  return section($, 'Responses')
    .find('details[id^="response-"]')
    .toArray()
    .map((element) => {
      const response = $(element);
      const summary = response.children('summary');
      const status = /^\w{3}/.exec(summary.text())?.[0] ?? summary.text();
      const content = response
        .find('p')
        .filter((_, paragraph) => /^[\w*]+\//.test($(paragraph).text()));
      return {
        status,
        description: textOf(summary.children('span').last()),
        isOpen: response.is('[open]'),
        evidence: readEvidence($, content),
        mediaType: /^[\w*/+.-]+/.exec(content.text())?.[0] ?? '',
        schema: linkOf(content.find('a[href^="/schemas/"]')),
        fields: readEntries($, `${status}-`),
        example: readExample(response),
      };
    });
}

/** Reads the highlighted JSON example of a section, the first of several. */
export function readExample(scope: Cheerio<Element>): unknown {
  const example = scope.find('pre').first();
  if (example.find('.token').length === 0) {
    throw new Error(`The example is not coloured: ${example.text().slice(0, 100)}`);
  }
  return JSON.parse(example.text());
}

export function readSamples($: CheerioAPI): Sample[] {
  const samples = section($, 'Code samples');
  const languages = textsOf($, samples.find('fieldset label'));
  return samples
    .find('pre')
    .toArray()
    .map((sample, index) => ({
      language: languages[index] ?? '',
      text: $(sample).text(),
      tokens: $(sample).find('.token').length,
    }));
}

export function linksIn($: CheerioAPI, scope: Cheerio<Element>): Link[] {
  return scope
    .find('a')
    .toArray()
    .map((link) => linkOf($(link)));
}

function linkOf(link: Cheerio<Element>): Link {
  const href = link.attr('href');
  return {text: textOf(link), href: href === undefined ? undefined : decodeURI(href)};
}

function textsOf($: CheerioAPI, elements: Cheerio<Element>): string[] {
  return elements.toArray().map((element) => textOf($(element)));
}

function textOf(element: Cheerio<Element>): string {
  return oneLine(element.text());
}
