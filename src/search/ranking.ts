import type {DocumentKind} from './document';

/** The fields of a document that are searched, by the names that a query can give. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What decides the score of a hit. */
export interface Ranking {
  /** How much the length of a field counts, from 0 to 1. */
  b: number;
  /** How soon the repetition of a term stops to count. */
  k1: number;
  /** How much a match in each field counts. */
  boosts: Record<SearchField, number>;
}

/** Product specification, section 9. */
export const DEFAULT_RANKING: Ranking = {
  b: 0.75,
  k1: 1.2,
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
};

/**
 * How much a document counts beside one of another kind that matches as well: a page is wanted
 * before what stands on it.
 */
export const KIND_BOOSTS: Record<DocumentKind, number> = {
  endpoint: 1,
  guide: 1,
  schema: 0.8,
  section: 0.8,
  parameter: 0.6,
  field: 0.6,
  part: 0.2,
};
