import {createSlugger} from '@docusaurus/utils';
import {twinFile} from 'docusaurus-openapi-reference';
import {InputError} from './operation-input';
import {linkOf, readSiteFile, siteAddress, type SiteAddress, SiteError} from './site';

/** What `read_page` returns. */
export interface PageText {
  readonly page: string;
  readonly text: string;
  /** Characters of the page, or of the section that the anchor names. */
  readonly length: number;
  /** Where the next part begins, if this is not the last one. */
  readonly nextOffset?: number;
  /** Why this is not what was asked for. */
  readonly note?: string;
}

/** What to read of which site. */
interface PageRequest {
  readonly page: string;
  /** The part of the text to return, in characters. */
  readonly offset: number;
  readonly maxLength: number;
  /** Where pages are found: the tools and files that the site has. */
  readonly lists: readonly string[];
}

/**
 * Reads a page as Markdown, or another text of the site as it is.
 *
 * @param request.page A route (`/api/Block/get-block#path-parameters`), or an address of a page or file.
 * @throws InputError if the site has no such text, or the page no Markdown.
 */
export async function readPage(
  site: SiteAddress,
  {page, offset, maxLength, lists}: PageRequest,
): Promise<PageText> {
  const address = addressOf(site, page, lists);
  const text = await readText(site, address);
  if (text === undefined) {
    throw new InputError(
      `The site has no page and no text "${page}". Find pages with ${anyOf(lists)}.`,
    );
  }
  const anchor = decode(address.hash.slice(1));
  const {section, note} = sectionOf(text, anchor);
  if (offset >= section.length && offset > 0) {
    throw new InputError(`The text ends at ${section.length}: you have read all of it.`);
  }
  const last = section.charCodeAt(offset + maxLength - 1);
  // Not between the halves of a character.
  const isHalf = maxLength > 1 && last >= 0xd800 && last < 0xdc00;
  const end = offset + maxLength - (isHalf ? 1 : 0);
  return {
    page,
    text: section.slice(offset, end),
    length: section.length,
    ...(end < section.length && {nextOffset: end}),
    ...(note !== undefined && {note}),
  };
}

function addressOf(site: SiteAddress, page: string, lists: readonly string[]): URL {
  try {
    return siteAddress(site, page);
  } catch (error) {
    throw error instanceof SiteError
      ? new SiteError(
          `"${page}" is not a page of ${site.url.href}. Write a route that begins with ${site.url.pathname}, as in ${anyOf(lists)}.`,
        )
      : error;
  }
}

/**
 * The Markdown of a page is beside it; any other file is read as it is.
 *
 * @throws InputError if it is a page without Markdown.
 */
async function readText(site: SiteAddress, address: URL): Promise<string | undefined> {
  const route = routeOf(site, address);
  const twin = await readSiteFile(site, site.url.href + twinFile(`/${route}`));
  if (twin !== undefined && !isHtml(twin)) {
    return twin;
  }
  const file = await readSiteFile(site, address.href);
  if (file !== undefined && isHtml(file) && isPage(site, file, route)) {
    const {href} = new URL(route, site.published ?? site.url);
    throw new InputError(`This page has no Markdown. It is HTML only, at ${href}.`);
  }
  return file !== undefined && !isHtml(file) ? file : undefined;
}

/** Returns the path of a page below the address of the site. */
function routeOf(site: SiteAddress, {pathname}: URL): string {
  return pathname
    .slice(site.url.pathname.length)
    .replace(/\/$/, '')
    .replace(/\.(md|html)$/, '');
}

/** Returns whether HTML is that of a page: some hosts answer with another page for what they do not have. */
function isPage(site: SiteAddress, html: string, route: string): boolean {
  try {
    const address = siteAddress(site, linkOf(html, 'canonical') ?? '');
    return decode(routeOf(site, address)) === decode(route);
  } catch {
    return false;
  }
}

function anyOf(lists: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(lists);
}

/** Pages of HTML are for people, and some hosts answer with one for what they do not have. */
function isHtml(text: string): boolean {
  return /^\s*<(!doctype|html)\b/i.test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the section that an anchor names, with the sections in it; the whole text if it names none. */
function sectionOf(text: string, anchor: string): {section: string; note?: string} {
  if (anchor === '') {
    return {section: text};
  }
  const lines = text.split('\n');
  const headings = headingsOf(lines);
  const index = headings.findIndex(({id}) => id === anchor);
  const heading = headings[index];
  if (heading === undefined) {
    const ids = headings.map(({id}) => `#${id}`).join(', ');
    const sections = ids === '' ? 'It has no sections.' : `Its sections: ${ids}.`;
    return {
      section: text,
      note: `No section has the anchor "#${anchor}", so this is the whole text. ${sections}`,
    };
  }
  const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
  return {section: lines.slice(heading.line, next?.line).join('\n').trim()};
}
interface Heading {
  readonly line: number;
  readonly level: number;
  /** As in the page: written in the Markdown unless it follows from the text. */
  readonly id: string;
}

function headingsOf(lines: readonly string[]): Heading[] {
  let fence: string | undefined;
  return lines.flatMap((text, line) => {
    const [marks] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (marks !== undefined) {
      fence = fence === undefined ? marks : marks.startsWith(fence) ? undefined : fence;
      return [];
    }
    const [, hashes, title = '', id] =
      /^(#{1,6}) (.*?)(?: \{#(.+)\})?$/.exec(fence === undefined ? text : '') ?? [];
    return hashes === undefined
      ? []
      : [{line, level: hashes.length, id: id ?? createSlugger().slug(title)}];
  });
}
