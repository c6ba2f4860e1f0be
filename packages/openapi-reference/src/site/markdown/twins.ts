import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {convertArticle} from '../../markdown/convert';
import {twinFile} from '../../markdown/twin-address';
import {readBuiltPage} from '../built-page';
import type {Doc} from './docs';
import {type Site, twinLinks} from './links';

const CODE_DIRS = [__dirname, path.resolve(__dirname, '../../markdown')];

const SEARCH_ROUTE = '/search';

/**
 * Writes the Markdown twins of built pages beside them. A page that has not changed since an earlier build
 * is not converted again, and copies of a page share its twin.
 *
 * @returns the twins by their paths in the site.
 * @throws Error that names the page, if it is missing or has no article.
 */
export async function writeTwins(
  docs: Iterable<Doc>,
  site: Site,
  {
    hiddenNetworks,
    cacheDir,
    outDir,
  }: {hiddenNetworks: ReadonlySet<string>; cacheDir: string; outDir: string},
): Promise<ReadonlyMap<string, string>> {
  const all = [...docs];
  const titles = new Map(all.map(({route, title}) => [route, title]));
  const pages = new Map(all.map(({route, canonical}) => [route, canonical]));
  const linkTo = twinLinks(pages.set(SEARCH_ROUTE, SEARCH_ROUTE), site.baseUrl);
  const converter = await hashOfConverter([site.baseUrl, ...pages, ...hiddenNetworks]);
  const convert = async (route: string): Promise<string> => {
    const html = await readArticle(route, outDir);
    const hash = createHash('sha256').update(converter).update(html).digest('hex');
    const cached = path.join(cacheDir, `${hash.slice(0, 24)}.md`);
    const known = await readFile(cached, 'utf8').catch(() => undefined);
    if (known !== undefined) {
      return known;
    }
    const page = encodeURI(site.baseUrl + route.slice(1));
    const text = convertArticle(html, {addressOf: linkTo, hiddenNetworks, page});
    await writeFileAtomic(cached, text, {fsync: false});
    return text;
  };
  await mkdir(cacheDir, {recursive: true});
  const llms = `${site.baseUrl}llms.txt`;
  const pointer = `> All pages of this documentation: [/llms.txt](${llms}). Add \`.md\` to the address of a page to get it as Markdown.\n\n`;
  const texts = new Map<string, string>();
  for (const {route, canonical} of all) {
    if (canonical === route) {
      texts.set(route, pointer + (await convert(route)));
    }
  }
  for (const {route, canonical} of all.filter((doc) => doc.canonical !== doc.route)) {
    const original = texts.get(canonical);
    if (original === undefined) {
      throw new Error(`${route} is a copy of ${canonical}, which is no page.`);
    }
    const note = `This page is a copy of [${titles.get(canonical)}](${linkTo(site.baseUrl + canonical.slice(1))}).\n\n`;
    texts.set(route, pointer + note + original.slice(pointer.length));
  }
  texts.set(SEARCH_ROUTE, pointer + searchText(site));
  const files = new Map([...texts].map(([route, text]) => [twinFile(route), text]));
  for (const [file, text] of files) {
    await writeFile(path.join(outDir, file), text);
  }
  return files;
}

/** Returns the HTML of the content of a built page. */
async function readArticle(route: string, outDir: string): Promise<string> {
  const html = await readBuiltPage(outDir, route);
  const start = html.indexOf('<div class="theme-doc-markdown');
  const end = html.lastIndexOf('</article>');
  if (start === -1 || end < start) {
    throw new Error(
      `The page ${route} gets no Markdown: it has no article with the class theme-doc-markdown of Docusaurus.`,
    );
  }
  return html.slice(start, end);
}

/** The search page has no content without scripts. */
function searchText({baseUrl}: Site): string {
  return `# Search

The search of this site runs in the browser. A program can find a page in these files:

- [/llms.txt](${baseUrl}llms.txt): every page with a description, and every endpoint with its path
- [/llms-full.txt](${baseUrl}llms-full.txt): the text of all pages, to search for a word
`;
}

/** Returns a hash of what twins depend on beside their pages. */
async function hashOfConverter(options: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const dir of CODE_DIRS) {
    for (const file of (await readdir(dir)).filter((name) => /\.[jt]s$/.test(name))) {
      hash.update(await readFile(path.join(dir, file)));
    }
  }
  return hash.digest('hex');
}
