import {translate} from '@docusaurus/Translate';
import type {DocumentKind} from '../search/document';
import type {IncompleteValue} from '../search/paste';
import type {ValueKind} from 'docusaurus-openapi-reference/types';

export function kindLabel(kind: DocumentKind): string {
  const section = translate({id: 'search.kind.section', message: 'Section'});
  const labels: Record<DocumentKind, string> = {
    endpoint: translate({id: 'search.kind.endpoint', message: 'Endpoint'}),
    schema: translate({id: 'search.kind.schema', message: 'Schema'}),
    parameter: translate({id: 'search.kind.parameter', message: 'Parameter'}),
    field: translate({id: 'search.kind.field', message: 'Field'}),
    list: translate({id: 'search.kind.list', message: 'Endpoints'}),
    guide: translate({id: 'search.kind.guide', message: 'Guide'}),
    section,
    part: section,
  };
  return labels[kind];
}

/** Returns the heading of the endpoints that accept a pasted value. */
export function pasteLabel(kind: ValueKind): string {
  const labels: Record<ValueKind, string> = {
    address: translate({
      id: 'search.paste.address',
      message: 'Endpoints that take this address',
    }),
    hash: translate({id: 'search.paste.hash', message: 'Endpoints that take this hash'}),
    block: translate({
      id: 'search.paste.block',
      message: 'Endpoints that take this block number',
    }),
  };
  return labels[kind];
}

/** Says what is wrong with a text that is nearly an address or a hash. */
export function incompleteValueLabel({kind, digits, expected}: IncompleteValue): string {
  const counts = {digits: String(digits), expected: String(expected)};
  return kind === 'hash'
    ? translate(
        {
          id: 'search.incompleteValue.hash',
          message: 'This looks like a hash with {digits} instead of {expected} digits.',
        },
        counts,
      )
    : translate(
        {
          id: 'search.incompleteValue.address',
          message:
            'This looks like an address with {digits} instead of {expected} digits.',
        },
        counts,
      );
}

/** Says that there are no hits, or why the query cannot be read (product specification, section 2). */
export function noHitsLabel(problem: string | undefined): string {
  return problem === undefined
    ? translate({id: 'search.noResults', message: 'No results found.'})
    : translate(
        {
          id: 'search.problem',
          message: 'The query cannot be read: {problem}.',
          description: 'The problem is in English, in the words of lunr',
        },
        {problem},
      );
}

/** Returns the singular and plural form of a number of hits, separated by a bar, for `usePluralForm`. */
export function countForms(count: number): string {
  return translate(
    {
      id: 'search.count',
      message: '1 result|{count} results',
      description: 'Forms of the count, told apart by a bar',
    },
    {count: String(count)},
  );
}

/** Joins what is said of a search: the number of its hits, and what is wrong with it. */
export function statusText(
  hits: string,
  {
    count,
    incompleteValue,
    isIncomplete,
  }: {
    count: number;
    incompleteValue?: IncompleteValue | undefined;
    isIncomplete: boolean;
  },
): string {
  return [
    hits,
    ...(incompleteValue === undefined ? [] : [incompleteValueLabel(incompleteValue)]),
    ...(isIncomplete ? [incompleteLabel(count > 0)] : []),
  ].join(' ');
}

/** Returns the text of the link to all results. */
export function allLabel(total: number): string {
  return translate(
    {id: 'search.all', message: 'See all {count} results'},
    {count: String(total)},
  );
}

export function similarLabel(): string {
  return translate({id: 'search.similar', message: 'Similar'});
}

export function incompleteLabel(hasHits: boolean): string {
  return hasHits
    ? translate({
        id: 'search.incomplete.part',
        message: 'Part of the search could not be loaded.',
      })
    : translate({id: 'search.incomplete', message: 'The search could not be loaded.'});
}

export function retryLabel(): string {
  return translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'});
}
