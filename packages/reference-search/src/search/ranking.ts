import type {DocumentKind} from './document';

/** Searchable fields, as named in the query syntax. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Parameters of Okapi BM25, with a weight per field. */
export interface Ranking {
  /** Length normalisation, from 0 to 1. */
  b: number;
  /** Saturation of the term frequency. */
  k1: number;
  boosts: Record<SearchField, number>;
}

export const DEFAULT_RANKING: Ranking = {
  b: 0.75,
  k1: 1.2,
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
};

/** Score factors by kind: pages rank above their sections and fields. */
export const KIND_BOOSTS: Record<DocumentKind, number> = {
  endpoint: 1,
  guide: 1,
  list: 0.95,
  schema: 0.8,
  section: 0.8,
  parameter: 0.6,
  field: 0.6,
  part: 0.2,
};
