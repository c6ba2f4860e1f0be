import {isMarkedTitle, markedTitle} from 'docusaurus-openapi-reference';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {NewDocument} from '../search/document';
import type {DocsPage} from './docs-page';

/** Selectors excluded from the index: code, controls and lists of links. */
const IGNORED = ['pre', 'button', 'svg', '[data-search-ignore]'];

/** The text of the link to a heading, which is invisible. */
const HEADING_LINK = '\u200B';

/**
 * Creates search documents from a built page: one for the page and one per section with an
 * anchor. The text of a section without an anchor belongs to the section before it.
 */
export function pageDocuments(
  html: string,
  {route, categories, isList}: Pick<DocsPage, 'route' | 'categories' | 'isList'>,
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
      last.content = `${last.content} ${title}: ${withHeadings(content)}`.trim();
    } else {
      documents.push({
        kind: last === undefined ? (isList ? 'list' : 'guide') : 'section',
        title,
        content: withHeadings(content),
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

/** Sets headings of a text, which the parser finds below the third level, off from what follows. */
function withHeadings(content: string): string {
  return content.replaceAll(HEADING_LINK, ':');
}

/** Creates documents for the `h2` headings of a reference page, such as "Code samples". */
export function headingDocuments(html: string, page: NewDocument): NewDocument[] {
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

function nameOf(route: string): string[] {
  const name = decodeURI(route).split('/').at(-1) ?? '';
  return name === '' ? [] : [name];
}

/** Gives a document the title of its page in the language of the locale. */
export function withTitle(document: NewDocument, pageTitle: string): NewDocument {
  const {kind, title} = document;
  return {
    ...document,
    pageTitle,
    ...(kind === 'endpoint' || kind === 'schema'
      ? {title: markedTitle(pageTitle, isMarkedTitle(title))}
      : {}),
  };
}
