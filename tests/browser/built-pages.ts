import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

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
