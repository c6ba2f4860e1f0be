import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** The page of a 404 response. */
const NOT_FOUND = '/404';

export interface BuiltElement {
  path: string;
  text: string;
  attributes: Record<string, string>;
}

/** The URL paths in the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
}

/** The URL paths of all pages of the build. */
export function builtPaths(): string[] {
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .map((address) => (address === '/index' ? '/' : address))
    .filter((address) => address !== NOT_FOUND)
    .sort();
}

/** The text files of the build, by path. */
export function builtTexts(): {file: string; text: string}[] {
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|js|css|json|xml|txt|svg)$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(BUILD_DIR, file), 'utf8')}));
}

const parsedPages = new Map<string, CheerioAPI>();

/** Parses a page, once. */
export function builtPage(address: string): CheerioAPI {
  const known = parsedPages.get(address);
  if (known !== undefined) {
    return known;
  }
  const file = `${address === '/' ? '/index' : address}.html`;
  const page = load(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
  parsedPages.set(address, page);
  return page;
}

/** Finds elements on all pages. */
export function builtElements(selector: string, paths = builtPaths()): BuiltElement[] {
  return paths.flatMap((address) => {
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

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
