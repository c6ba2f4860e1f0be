import {
  contentsOf,
  firstExampleOf,
  isRecord,
  isSuccess,
  operationsOf,
  own,
} from 'docusaurus-openapi-reference';
import type {
  ExampleObject,
  PublishedDocument,
  PublishedMediaType,
} from 'docusaurus-openapi-reference/types';

/** The name of the example of a last page, which guides name. */
export const LAST_PAGE = 'last-page';

interface Page {
  readonly results: readonly unknown[];
  readonly paging: {
    readonly total_count: number;
    readonly current_page: number;
    readonly total_page: number;
    readonly last: boolean;
  };
}

/**
 * Gives each list of a document an example of its last page, in place. A mock server answers every page with
 * the same example, so a loop over the pages ends only if it asks for that one.
 */
export function addLastPages(document: PublishedDocument): void {
  for (const {operation} of operationsOf(document)) {
    for (const [status, content] of contentsOf(document, operation)) {
      for (const media of isSuccess(status) ? Object.values(content) : []) {
        const examples = withLastPage(document, media);
        if (examples !== undefined) {
          Reflect.deleteProperty(media, 'example');
          Object.assign(media, {examples});
        }
      }
    }
  }
}

/** Returns the examples of an answer with one of the last page, or undefined if it is no page or has one. */
function withLastPage(
  document: PublishedDocument,
  media: PublishedMediaType,
): PublishedMediaType['examples'] {
  const {example, examples = {}} = media;
  const first = firstExampleOf(document, media);
  if (!isPage(first) || Object.hasOwn(examples, LAST_PAGE)) {
    return undefined;
  }
  const {current_page: page, last} = first.paging;
  const [name, summary] = last
    ? [LAST_PAGE, 'The last page']
    : page === 1
      ? ['first-page', 'The first page']
      : ['middle-page', 'A page in the middle'];
  return {
    ...(example === undefined ? {} : {[name]: {summary, value: example}}),
    ...examples,
    ...(last ? {} : {[LAST_PAGE]: lastPage(first)}),
  };
}

function isPage(value: unknown): value is Page {
  const paging = own(value, 'paging');
  const numbers = ['total_count', 'current_page', 'total_page'];
  return (
    Array.isArray(own(value, 'results')) &&
    isRecord(paging) &&
    typeof paging['last'] === 'boolean' &&
    numbers.every((name) => typeof paging[name] === 'number')
  );
}

/** Creates the last page of the list that a full page is of. Nobody knows its rows, so it repeats some, and says so. */
function lastPage(page: Page): ExampleObject & {'x-request': object} {
  const {results, paging} = page;
  const {total_count: total, total_page: pages} = paging;
  const rest = total - results.length * (pages - 1);
  return {
    summary: 'The last page, with rows of the other page',
    value: {
      ...page,
      results: results.slice(-rest),
      paging: {...paging, current_page: pages, last: true},
    },
    'x-request': {page: pages},
  };
}
