import {createSlugger} from '@docusaurus/utils';
import {twinFile} from 'docusaurus-openapi-reference/markdown/twin-address';
import {parseUrl} from 'docusaurus-openapi-reference/reference/ponyfills';

const TIMEOUT_MS = 30_000;

/** A file of the site that cannot be read. */
export class SiteError extends Error {}

/**
 * Reads a file of the site.
 *
 * @param file Its path below the address of the site: `llms.txt`.
 * @returns undefined if the site has no such file.
 * @throws SiteError if the site cannot be reached or answers with another error.
 */
export async function readSiteFile(site: URL, file: string): Promise<string | undefined> {
  const url = new URL(file, site);
  const refuse = (reason: string): never => {
    throw new SiteError(
      `${url.href} cannot be read: ${reason}. Check that the site is online and that its address is right.`,
    );
  };
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)}).catch(
    (error: unknown) => refuse(reasonOf(error)),
  );
  if (response.status === 404) {
    return undefined;
  }
  return response.ok ? response.text() : refuse(`the server answered ${response.status}`);
}

/**
 * Reads a file of JSON.
 *
 * @throws SiteError also if it is not JSON: some hosts answer with a page for what they do not have.
 */
export async function readSiteJson(site: URL, file: string): Promise<unknown> {
  const text = await readSiteFile(site, file);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    throw new SiteError(
      `${new URL(file, site).href} is not JSON. Check that the address of the site is right, with its base path.`,
    );
  }
}

/** Returns why a request failed: `fetch` says it in the cause of its error. */
export function reasonOf(error: unknown): string {
  const {message, cause} = error as Error;
  const {code} = (cause ?? {}) as {code?: string};
  return code ?? message;
}

/**
 * Returns the path of the Markdown of a page below the address of the site.
 *
 * @param page A route (`/api/Block/get-block#path-blockNumber`) or an address, also with `.md`.
 * @throws SiteError if the page is not of the site.
 */
export function markdownFile(site: URL, page: string): string {
  const url = parseUrl(page, site);
  if (url?.origin !== site.origin || !`${url.pathname}/`.startsWith(site.pathname)) {
    throw new SiteError(
      `"${page}" is not a page of ${site.href}. Write a route that search or list_operations has, such as ${site.pathname}index.`,
    );
  }
  const route = url.pathname.replace(/\.(md|html)$/, '').slice(site.pathname.length);
  return twinFile(`/${route}`).replace(/^\//, '');
}

/**
 * Returns the section of a page that an anchor names, with the sections in it; the whole page if the anchor is
 * none of a heading.
 *
 * @param page A route with or without an anchor.
 */
export function sectionOf(markdown: string, page: string): string {
  const [, anchor = ''] = page.split('#');
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const index = headings.findIndex(({id}) => id === anchor);
  const heading = headings[index];
  if (heading === undefined) {
    return markdown;
  }
  const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
  return lines.slice(heading.line, next?.line).join('\n').trim();
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
