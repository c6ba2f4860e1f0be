import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {visit} from './visit';

/** The site as it is built. */
export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** What a server answers with where there is no page. */
const NOT_FOUND = '/404';

/** Every address that the sitemap lists, as a reader sees it. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
}

/** The address of every page of the build, in the sitemap or not. */
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

/** The text files of the build, by their path from its root. */
export function builtTexts(): {file: string; text: string}[] {
  return readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|js|css|json|xml|txt|svg)$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(BUILD_DIR, file), 'utf8')}));
}

/** An element of a page, as it is built. */
export interface BuiltElement {
  path: string;
  text: string;
  attributes: Record<string, string>;
}

/**
 * The elements of pages that a selector finds, page by page. The browser reads the pages as they are
 * built, and opens none of them.
 */
export async function builtElements(
  page: Page,
  selector: string,
  paths = builtPaths(),
): Promise<BuiltElement[]> {
  // Any document of the site lets the browser read the others.
  await visit(page, '/sitemap.xml');
  return page.evaluate(
    async ([wanted, addresses]) => {
      const parser = new DOMParser();
      const found: BuiltElement[] = [];
      for (const address of addresses) {
        const html = await (await fetch(encodeURI(address))).text();
        const elements = parser
          .parseFromString(html, 'text/html')
          .querySelectorAll(wanted);
        for (const element of elements) {
          found.push({
            path: address,
            text: element.textContent.replace(/\s+/g, ' ').trim(),
            attributes: Object.fromEntries(
              [...element.attributes].map(({name, value}) => [name, value]),
            ),
          });
        }
      }
      return found;
    },
    [selector, paths] as const,
  );
}
