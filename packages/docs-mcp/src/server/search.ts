import {loadIndex, type LoadedIndex} from 'docusaurus-reference-search/search/load-index';
import {search} from 'docusaurus-reference-search/search/query';
import {INDEX_LIST, type IndexList} from 'docusaurus-reference-search/search/settings';
import {readSiteJson} from './site';

export interface FoundPage {
  readonly title: string;
  readonly kind: string;
  /** Route of the page, with the anchor of the section. */
  readonly page: string;
  readonly pageTitle: string;
  /** Method, path and operationId of an endpoint. */
  readonly labels: readonly string[];
  readonly text: string;
}

export interface Found {
  readonly results: readonly FoundPage[];
  /** No page has the words as they are: the results have similar ones. */
  readonly similar: boolean;
  /** What is wrong with the syntax of the query. */
  readonly problem?: string;
}

/** Longest text of a result, in characters. */
const MAX_TEXT = 400;

/** Reads the indexes of the site's own search. Returns undefined if the site has none. */
export async function readSearch(
  site: URL,
): Promise<((query: string, limit: number) => Found) | undefined> {
  const list = (await readSiteJson(site, INDEX_LIST)) as IndexList | undefined;
  if (list === undefined) {
    return undefined;
  }
  const files = await Promise.all(list.indexes.map((file) => readSiteJson(site, file)));
  const loaded = files.flatMap((index) =>
    index === undefined ? [] : [loadIndex(index)],
  );
  return (query, limit) => find(loaded, query, limit);
}

function find(indexes: readonly LoadedIndex[], query: string, limit: number): Found {
  const {hits, similar, problem} = search(indexes, query, limit);
  return {
    results: hits.map(
      ({document: {title, kind, sectionRoute, pageTitle, tags, content}}) => ({
        title,
        kind,
        page: sectionRoute,
        pageTitle,
        labels: tags,
        text: content.length > MAX_TEXT ? `${content.slice(0, MAX_TEXT)}…` : content,
      }),
    ),
    similar,
    ...(problem === undefined ? {} : {problem}),
  };
}
