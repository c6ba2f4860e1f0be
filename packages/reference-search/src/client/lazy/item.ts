import type {SearchDocument, SearchHit} from '../../search/document';
import type {Pasted, PasteOffer} from '../../search/paste';
import {offerLink} from '../offer-link';
import type {Command} from './commands';
import {pageAddress} from '../page-address';

export type SearchItem = LinkItem | RecentItem | CommandItem;

/** A query of before. */
export interface RecentItem extends Record<string, unknown> {
  type: 'recent';
  query: string;
}

export interface CommandItem extends Record<string, unknown> {
  type: 'command';
  command: Command;
}

/** An item that opens a page. */
export type LinkItem = PageItem | AllItem | VisitedItem;

/** A page of before. */
export interface VisitedItem extends Record<string, unknown> {
  type: 'visited';
  title: string;
  href: string;
}

export function isLink(item: SearchItem): item is LinkItem {
  return item.type === 'page' || item.type === 'all' || item.type === 'visited';
}

export interface PageItem extends Record<string, unknown> {
  type: 'page';
  document: SearchDocument;
  /** Terms to mark in the item. */
  terms: string[];
  /** Terms to mark on the page. */
  typedTerms: string[];
  href: string;
}

/** Opens the page of all results. */
export interface AllItem extends Record<string, unknown> {
  type: 'all';
  /** Number of all results. */
  total: number;
  href: string;
}

export function hitItem({document, terms, typedTerms}: SearchHit): PageItem {
  const href = pageAddress(document.sectionRoute);
  return {type: 'page', document, terms, typedTerms, href};
}

/** Creates an item that opens an endpoint with the pasted value filled in. */
export function offerItem(offer: PasteOffer, pasted: Pasted): PageItem {
  const href = offerLink(offer, pasted);
  return {type: 'page', document: offer.document, terms: [], typedTerms: [], href};
}
