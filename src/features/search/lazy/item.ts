import {requestLink} from '@site/src/reference/request-link';
import type {SearchDocument, SearchHit} from '@site/src/search/document';
import type {PasteOffer} from '@site/src/search/paste';

export type SearchItem = PageItem | {type: 'recent'; query: string};

export interface PageItem extends Record<string, unknown> {
  type: 'page';
  document: SearchDocument;
  terms: string[];
  href: string;
}

export function hitItem({document, terms}: SearchHit): PageItem {
  return {type: 'page', document, terms, href: document.sectionRoute};
}

/** Creates an item that opens an endpoint with the pasted value filled in. */
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
