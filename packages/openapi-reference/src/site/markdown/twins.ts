import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {convertArticle} from '../../outputs/markdown/convert';
import {twinFile} from '../../outputs/markdown/twin-address';
import {readBuiltPage} from '../built-page';
import type {Doc} from './docs';
import {type SiteAddress, twinLinks} from './links';

const CODE_DIRS = [__dirname, path.resolve(__dirname, '../../outputs/markdown')];

/** The page of the search, which has no content without scripts. */
export const SEARCH_ROUTE = '/search';

interface ConversionOptions {
  readonly cacheDir: string;
  readonly outDir: string;
}

/**
 * Converts built pages to Markdown. A page that has not changed since an earlier build is not converted again.
 *
 * @param routes of the pages.
 * @param docs All pages of the site, to which the converted ones link.
 * @returns the Markdown by routes.
 * @throws Error that names the page, if it is missing or has no article.
 */
export async function convertPages(
  routes: Iterable<string>,
  docs: readonly Doc[],
  site: SiteAddress,
  {cacheDir, outDir}: ConversionOptions,
): Promise<ReadonlyMap<string, string>> {
  const pages = canonicalRoutes(docs);
  const linkTo = twinLinks(pages, site);
  const converter = await hashOfConverter([site, ...pages]);
  const texts = new Map<string, string>();
  await mkdir(cacheDir, {recursive: true});
  for (const route of routes) {
    const html = await readArticle(route, outDir);
    const hash = createHash('sha256').update(converter).update(html).digest('hex');
    const cached = path.join(cacheDir, `${hash.slice(0, 24)}.md`);
    const known = await readFile(cached, 'utf8').catch(() => undefined);
    const page = encodeURI(site.baseUrl + route.slice(1));
    const options = {
      addressOf: (address: string) => linkTo(address, page),
      page: site.url + page,
    };
    const text = known ?? convertArticle(html, options);
    if (known === undefined) {
      await writeFileAtomic(cached, text, {fsync: false});
    }
    texts.set(route, text);
  }
  return texts;
}

/**
 * Creates the Markdown twins of built pages. Copies of a page share its twin.
 *
 * @param converted The Markdown of the pages that are no copies, by routes.
 * @param options.hasList Whether the site has `/llms.txt`.
 * @param options.hasSearch Whether the site has a page that searches it. Its twin leads to our lists.
 * @returns the twins by their paths in the site.
 */
export function createTwins(
  converted: ReadonlyMap<string, string>,
  docs: readonly Doc[],
  site: SiteAddress,
  {hasList, hasSearch}: {readonly hasList: boolean; readonly hasSearch: boolean},
): ReadonlyMap<string, string> {
  const titles = new Map(docs.map(({route, title}) => [route, title]));
  const linkTo = twinLinks(canonicalRoutes(docs), site);
  const home = site.url + site.baseUrl;
  const hints = [
    ...(hasList
      ? [`All pages of this documentation: [/llms.txt](${home}llms.txt).`]
      : []),
    ...(site.withoutTwins === true
      ? []
      : ['Add `.md` to the address of a page to get it as Markdown.']),
  ];
  const pointer = hints.length === 0 ? '' : `> ${hints.join(' ')}\n\n`;
  const textOf = ({route, canonical}: Doc): string => {
    const text = converted.get(canonical);
    if (text === undefined) {
      throw new Error(`${route} is a copy of ${canonical}, which is no page.`);
    }
    const original = linkTo(site.baseUrl + canonical.slice(1), site.baseUrl);
    return canonical === route
      ? text
      : `This page is a copy of [${titles.get(canonical)}](${original}).\n\n${text}`;
  };
  return new Map([
    ...docs.map((doc): [string, string] => [twinFile(doc.route), pointer + textOf(doc)]),
    ...(hasSearch
      ? [[twinFile(SEARCH_ROUTE), pointer + searchText(home)] satisfies [string, string]]
      : []),
  ]);
}

/** Returns for each route that of the page that it shows. */
function canonicalRoutes(docs: readonly Doc[]): Map<string, string> {
  return new Map([
    ...docs.map(({route, canonical}): [string, string] => [route, canonical]),
    [SEARCH_ROUTE, SEARCH_ROUTE],
  ]);
}

/** Returns whether a built page has content that becomes Markdown. Components of a site can leave its mark out. */
export async function hasArticle(route: string, outDir: string): Promise<boolean> {
  return articleOf(await readBuiltPage(outDir, route)) !== undefined;
}

/** Returns the HTML of the content of a built page. */
async function readArticle(route: string, outDir: string): Promise<string> {
  const html = articleOf(await readBuiltPage(outDir, route));
  if (html === undefined) {
    throw new Error(
      `The page ${route} gets no Markdown: it has no article with the class theme-doc-markdown of Docusaurus.`,
    );
  }
  return html;
}

/** The content of a post, as Docusaurus finds it for feeds. Minified attributes have no quotes. */
const BLOG_POST = /<div id="?__blog-post-container\b/;

/** Returns a doc without breadcrumbs, a post with title and date but without authors, or another article. */
function articleOf(html: string): string | undefined {
  const end = html.lastIndexOf('</article>');
  const from = (start: number): string | undefined =>
    start === -1 || end < start ? undefined : html.slice(start, end);
  const post = from(html.search(BLOG_POST));
  const article = from(html.search(/<article\b/));
  if (post !== undefined && article !== undefined) {
    const [title = ''] = /<h1\b.*?<\/h1>/s.exec(article) ?? [];
    const [date = ''] = /<time\b.*?<\/time>/s.exec(article) ?? [];
    return `${title}<p>${date}</p>${post}`;
  }
  return from(html.indexOf('<div class="theme-doc-markdown')) ?? article;
}

function searchText(home: string): string {
  return `# Search

The search of this site runs in the browser. A program can find a page in these files:

- [/llms.txt](${home}llms.txt): every page with a description, and every endpoint with its path
- [/llms-full.txt](${home}llms-full.txt): the text of all pages, to search for a word
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
