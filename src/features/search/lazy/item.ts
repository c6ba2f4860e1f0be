import {requestLink} from '@site/src/reference/request-link';
import type {SearchDocument, SearchHit} from '@site/src/search/document';
import type {PasteOffer} from '@site/src/search/paste';

/** What the panel offers: a page, or a search made before. */
export type SearchItem = PageItem | {type: 'recent'; query: string};

/** A hit, or an endpoint that takes what was pasted. */
export interface PageItem extends Record<string, unknown> {
  type: 'page';
  document: SearchDocument;
  /** What to mark on the page. */
  terms: string[];
  href: string;
}

/** A hit as something to choose. */
export function hitItem({document, terms}: SearchHit): PageItem {
  return {type: 'page', document, terms, href: document.sectionRoute};
}

/** An endpoint as something to choose, with what was pasted filled in. */
export function offerItem(
  {document, route, parameter}: PasteOffer,
  value: string,
): PageItem {
  return {
    type: 'page',
    document,
    terms: [],
    href: requestLink(route, {[parameter]: value}),
  };
}
