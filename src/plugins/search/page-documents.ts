import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {NewDocument} from '../../search/document';

/** What is left out of the text of a page: code, what only works with a pointer, and lists of links. */
const IGNORED = ['pre', 'button', 'svg', '[data-search-ignore]'];

/**
 * The documents of a built page: itself, and each of its sections that has an anchor. The text of
 * a section without one belongs to the section before it.
 *
 * @param html of the page.
 * @param route of the page, with the base URL of the site.
 * @param categories of the sidebar that hold the page.
 */
export function pageDocuments(
  html: string,
  route: string,
  categories: readonly string[],
): NewDocument[] {
  const {pageTitle, sections = []} =
    parse(html, 'docs', route, {ignoreCssSelectors: IGNORED}) ?? {};
  if (pageTitle === undefined) {
    return [];
  }
  const documents: NewDocument[] = [];
  for (const {title, hash, content} of sections) {
    const last = documents.at(-1);
    if (last !== undefined && hash === '') {
      last.content = `${last.content} ${title} ${content}`.trim();
    } else {
      documents.push({
        kind: last === undefined ? 'guide' : 'section',
        title,
        content,
        tags: last === undefined ? nameOf(route) : [],
        sidebarParentCategories: [...categories],
        sectionRoute: `${route}${hash}`,
        sectionTitle: last === undefined ? '' : title,
        pageTitle,
      });
    }
  }
  return documents;
}

/** The headings of a page of the reference, which are alike on all of them. */
export function partDocuments(html: string, page: NewDocument): NewDocument[] {
  return [...html.matchAll(/<h2\b[^>]*?\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = '', inner = '']) => {
      const title = inner.replace(/<[^>]*>/g, '').trim();
      return {
        ...page,
        kind: 'part',
        title,
        content: '',
        tags: [],
        sectionRoute: `${page.sectionRoute}#${id}`,
        sectionTitle: title,
      };
    },
  );
}

/** What the page is called in its address. */
function nameOf(route: string): string[] {
  const name = decodeURI(route).split('/').at(-1) ?? '';
  return name === '' ? [] : [name];
}
