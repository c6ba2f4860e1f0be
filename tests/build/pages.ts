import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type AnyNode, type Cheerio, type CheerioAPI} from 'cheerio';

export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** Returns the paths of the files of the build that match a pattern, with forward slashes, in order. */
export function builtFiles(pattern: RegExp): string[] {
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/** Returns the text of a file of the build. */
export function builtText(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/** The page of a 404 response. */
const NOT_FOUND = '/404';

export interface BuiltElement {
  path: string;
  text: string;
  attributes: Record<string, string>;
}

/** The URL paths in the sitemap. */
export function sitemapPaths(): string[] {
  return [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => decodeURI(new URL(address).pathname),
  );
}

let paths: readonly string[] | undefined;

/** The URL paths of all pages of the build. */
export function builtPaths(): string[] {
  paths ??= readPaths();
  return [...paths];
}

function readPaths(): string[] {
  return builtFiles(/\.html$/)
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((address) => (address === '/index' ? '/' : address))
    .filter((address) => address !== NOT_FOUND)
    .sort();
}

/** The text files of the build, by path. */
export function builtTexts(): {file: string; text: string}[] {
  return builtFiles(/\.(html|js|css|json|xml|txt|svg)$/).map((file) => ({
    file,
    text: builtText(file),
  }));
}

const parsedPages = new Map<string, CheerioAPI>();

/** Parses a page, once. */
export function builtPage(address: string): CheerioAPI {
  const known = parsedPages.get(address);
  if (known !== undefined) {
    return known;
  }
  const html = builtText(`${address === '/' ? '/index' : address}.html`);
  // A quarter of the time of the default parser, which differs only for malformed HTML.
  const page = load(html, {xml: {xmlMode: false}});
  parsedPages.set(address, page);
  return page;
}

/** Finds elements on all pages. */
export function builtElements(selector: string, pages = builtPaths()): BuiltElement[] {
  return pages.flatMap((address) => {
    const $ = builtPage(address);
    return $(selector)
      .toArray()
      .map((element) => ({
        path: address,
        text: oneLine($(element).text()),
        attributes: $(element).attr() ?? {},
      }));
  });
}

/** Returns the text of elements, and each part of it that has a node of its own. */
export function textsOf(elements: Cheerio<AnyNode>): string[] {
  const partsOf = (node: AnyNode): string[] =>
    'children' in node ? node.children.flatMap(partsOf) : [node.data];
  return [elements.text(), ...elements.toArray().flatMap(partsOf)];
}

/** Returns the text of each element of a page, in one line. */
export function eachText($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => oneLine($(element).text()));
}

/** Returns what a reader sees of an element in one line, without the fields and parameters in it. */
export function visibleText(element: Cheerio<AnyNode>): string {
  const copy = element.clone();
  copy.find('li[id], svg, style').remove();
  copy
    .find('dd, div, dt, h2, h3, label, li, p, span, summary, :not(p) > a, :not(p) > code')
    .not('code *')
    .before(' ')
    .after(' ');
  return oneLine(copy.text());
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
