import {
  isIdentifier,
  packDocuments,
  packSharedContent,
  type NewDocument,
  type SearchDocument,
} from './document';
import {packIndex, type InvertedIndex} from './inverted-index';
import type {SearchIndexFile} from './index-file';
import {SEARCH_FIELDS, type Ranking, type SearchField} from './ranking';
import type {Synonym} from './synonym';
import {nameTerms, proseTerms, titleTerms} from './tokenize';

const CONSTANT = /\b[A-Z]+(?:_[A-Z]+)+\b/g;

export interface IndexContent extends Pick<SearchIndexFile, 'pasteTargets' | 'networks'> {
  /** Pages, each followed by its sections, parameters and fields. */
  documents: readonly NewDocument[];
  /** Lower-case terms that readers type, beside those of any API. */
  synonyms?: readonly Synonym[];
  /** Name of the reference, if the site has several. */
  label?: string;
}

export interface IndexSettings {
  ranking: Ranking;
  /** Number of parent categories that are indexed with a page, innermost first. */
  parentCategories: number;
}

/** Builds the content of an index file. The output is deterministic. */
export function buildIndexFile(
  {documents, pasteTargets, networks, synonyms = [], label}: IndexContent,
  {ranking, parentCategories}: IndexSettings,
): SearchIndexFile {
  const numbered = documents.map(({description: _, ...document}, id): SearchDocument => ({
    ...document,
    id,
    type: 'docs',
  }));
  return {
    documents: packDocuments(numbered),
    sharedContent: packSharedContent(documents),
    index: {ranking, ...packIndex(invert(numbered, parentCategories))},
    pasteTargets,
    networks,
    synonyms,
    ...(label === undefined ? {} : {label}),
  };
}

function invert(
  documents: readonly SearchDocument[],
  parentCategories: number,
): InvertedIndex {
  const index: InvertedIndex = new Map();
  for (const document of documents) {
    for (const field of SEARCH_FIELDS) {
      for (const term of termsOf(document, field, parentCategories)) {
        const posting = index.get(term) ?? {};
        const frequencies = posting[field] ?? new Map<number, number>();
        frequencies.set(document.id, (frequencies.get(document.id) ?? 0) + 1);
        index.set(term, {...posting, [field]: frequencies});
      }
    }
  }
  return index;
}

function termsOf(
  document: SearchDocument,
  field: SearchField,
  parentCategories: number,
): string[] {
  switch (field) {
    case 'title':
      return (isIdentifier(document) ? nameTerms : titleTerms)(document.title);
    case 'content':
      return proseTerms(document.content);
    case 'tags':
      return Array.from(
        new Set([...document.tags.flatMap(titleTerms), ...sectionTerms(document)]),
      );
    case 'sidebarParentCategories':
      return parentCategories === 0
        ? []
        : document.sidebarParentCategories.slice(-parentCategories).flatMap(titleTerms);
  }
}

/**
 * Returns extra terms of a section: words of its anchor that its title lacks, and constants such
 * as error codes.
 */
function sectionTerms({kind, sectionRoute, title, content}: SearchDocument): string[] {
  if (kind !== 'section') {
    return [];
  }
  const [, anchor = ''] = sectionRoute.split('#');
  const known = new Set(titleTerms(title));
  return [
    ...titleTerms(anchor).filter((term) => !known.has(term)),
    ...(content.match(CONSTANT) ?? []).map((constant) => constant.toLowerCase()),
  ];
}
