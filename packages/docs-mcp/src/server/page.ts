import {createSlugger} from '@docusaurus/utils';
import {twinFile} from 'docusaurus-openapi-reference/markdown/twin-address';
import {InputError} from './operation-input';
import {readSiteFile, siteAddress, type SiteAddress, SiteError} from './site';

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

/**
 * Reads a page as Markdown, or another text of the site as it is.
 *
 * @param page A route (`/api/Block/get-block#path-parameters`), or an address of a page or file.
 * @param part The part of the text to return, in characters.
 * @throws InputError if the site has no such text.
 */
export async function readPage(
  site: SiteAddress,
  page: string,
  {offset, maxLength}: {readonly offset: number; readonly maxLength: number},
): Promise<PageText> {
  const address = addressOf(site, page);
  const text = await readText(site, address);
  if (text === undefined) {
    throw new InputError(
      `The site has no page and no text "${page}". Find pages with search, and files in ${site.url.pathname}llms.txt.`,
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

function addressOf(site: SiteAddress, page: string): URL {
  try {
    return siteAddress(site, page);
  } catch (error) {
    throw error instanceof SiteError
      ? new SiteError(
          `"${page}" is not a page of ${site.url.href}. Write a route that search or list_operations has, such as ${site.url.pathname}index.`,
        )
      : error;
  }
}

/** The Markdown of a page is beside it; any other file is read as it is. */
async function readText(site: SiteAddress, address: URL): Promise<string | undefined> {
  const route = address.pathname
    .slice(site.url.pathname.length)
    .replace(/\/$/, '')
    .replace(/\.(md|html)$/, '');
  const twin = await readSiteFile(site, site.url.href + twinFile(`/${route}`));
  if (twin !== undefined && !isHtml(twin)) {
    return twin;
  }
  const file = await readSiteFile(site, address.href);
  return file !== undefined && !isHtml(file) ? file : undefined;
}

/** Pages of HTML are for people, and some hosts answer with one for what they do not have. */
function isHtml(text: string): boolean {
  return /^\s*<(!doctype|html)\b/i.test(text);
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
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
