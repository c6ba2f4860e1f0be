import {
  INDEX_LIST,
  type IndexList,
  type LoadedIndex,
  loadIndex,
  search,
} from 'docusaurus-reference-search';
import type {SiteOperation} from './operations';
import {readSiteJson, type SiteAddress} from './site';

/** Returns what answers have of a search. Endpoints have the ids of operations. */
export type Search = (
  query: string,
  limit: number,
  operations: readonly Pick<SiteOperation, 'id' | 'page'>[],
) => object;

/** Longest text of a result, in characters. */
const MAX_TEXT = 400;

/** Reads the indexes of the site's own search. Returns undefined if the site has none. */
export async function readSearch(site: SiteAddress): Promise<Search | undefined> {
  const list = (await readSiteJson(site, INDEX_LIST)) as IndexList | undefined;
  if (list === undefined) {
    return undefined;
  }
  const files = await Promise.all(list.indexes.map((file) => readSiteJson(site, file)));
  const loaded = files.flatMap((index) =>
    index === undefined ? [] : [loadIndex(index)],
  );
  return (query, limit, operations) => {
    const ids = new Map(operations.map(({id, page}) => [page, id]));
    return find(loaded, query, limit, ids);
  };
}

/** @param ids Those of operations, by their pages. */
function find(
  indexes: readonly LoadedIndex[],
  query: string,
  limit: number,
  ids: ReadonlyMap<string, string>,
): object {
  const {hits, similar, problem} = search(indexes, query, limit);
  return {
    results: hits.map(
      ({document: {title, kind, sectionRoute, pageTitle, label, tags, content}}) => ({
        title,
        kind,
        page: sectionRoute,
        pageTitle,
        // Which API it is of, if the site has several.
        api: label,
        // Method, path and operationId of an endpoint.
        labels: tags.map((tag, index) =>
          index === 2 ? (ids.get(encodeURI(sectionRoute)) ?? tag) : tag,
        ),
        text: shorten(content, MAX_TEXT),
      }),
    ),
    // No page has the words as they are: the results have similar ones.
    similar: similar && hits.length > 0,
    // What is wrong with the syntax of the query.
    problem,
  };
}

export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
