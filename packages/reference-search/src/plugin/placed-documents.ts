import {siteRoute} from 'docusaurus-openapi-reference';
import type {IndexContent} from '../search/build-index';
import type {NewDocument} from '../search/document';
import {targetsByKind} from '../search/index-file';
import type {DocsPage} from './docs-page';
import {withTitle} from './page-documents';

/** What is found in the pages of a version. */
export interface PlacedDocuments extends Omit<IndexContent, 'documents'> {
  /** The document of each page with those of its parts, by the route of the page. */
  readonly byPage: ReadonlyMap<string, readonly NewDocument[]>;
}

/**
 * Gives documents of a reference the addresses of their pages. Those in its files are of docs without versions, so a
 * page is known by the id of its doc, with which they end. Leaves out documents whose pages the version does not have.
 */
export function placeDocuments(
  {documents, pasteTargets, ...rest}: IndexContent,
  pages: readonly DocsPage[],
  baseUrl: string,
): PlacedDocuments {
  const pageOf = pageFinder(pages);
  // As it is in the files: not encoded.
  const addressOf = (page: DocsPage): string =>
    baseUrl + siteRoute(page.route, baseUrl).slice(1);
  const byPage = new Map<string, NewDocument[]>();
  for (const document of documents) {
    const [route = ''] = document.sectionRoute.split('#');
    const page = pageOf(route);
    if (page !== undefined) {
      const placed = {
        ...(page.isTranslated ? withTitle(document, page.title) : document),
        sidebarParentCategories: page.categories,
        sectionRoute: addressOf(page) + document.sectionRoute.slice(route.length),
      };
      byPage.set(page.route, [...(byPage.get(page.route) ?? []), placed]);
    }
  }
  return {
    ...rest,
    byPage,
    pasteTargets: targetsByKind((kind) =>
      pasteTargets[kind].flatMap((target) => {
        const page = pageOf(target.route);
        return page === undefined ? [] : [{...target, route: addressOf(page)}];
      }),
    ),
  };
}

/** Returns a function that finds the page of a route: the one whose id is the longest end of it. */
function pageFinder(pages: readonly DocsPage[]): (route: string) => DocsPage | undefined {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (route) => {
    for (
      let start = route.indexOf('/');
      start >= 0;
      start = route.indexOf('/', start + 1)
    ) {
      const page = byId.get(route.slice(start + 1));
      if (page !== undefined) {
        return page;
      }
    }
    return undefined;
  };
}
