import {translate} from '@docusaurus/Translate';
import type {DocumentKind} from '../search/document';
import type {IncompleteValue} from '../search/paste';
import type {ValueKind} from 'docusaurus-openapi-reference/reference/value-kind';

export function kindLabel(kind: DocumentKind): string {
  switch (kind) {
    case 'endpoint':
      return translate({id: 'search.kind.endpoint', message: 'Endpoint'});
    case 'schema':
      return translate({id: 'search.kind.schema', message: 'Schema'});
    case 'parameter':
      return translate({id: 'search.kind.parameter', message: 'Parameter'});
    case 'field':
      return translate({id: 'search.kind.field', message: 'Field'});
    case 'list':
      return translate({id: 'search.kind.list', message: 'Endpoints'});
    case 'guide':
      return translate({id: 'search.kind.guide', message: 'Guide'});
    case 'section':
    case 'part':
      return translate({id: 'search.kind.section', message: 'Section'});
  }
}

/** Returns the heading of the endpoints that accept a pasted value. */
export function pasteLabel(kind: ValueKind): string {
  switch (kind) {
    case 'address':
      return translate({
        id: 'search.paste.address',
        message: 'Endpoints that take this address',
      });
    case 'hash':
      return translate({
        id: 'search.paste.hash',
        message: 'Endpoints that take this hash',
      });
    case 'block':
      return translate({
        id: 'search.paste.block',
        message: 'Endpoints that take this block number',
      });
  }
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

export function problemLabel(problem: string): string {
  return translate(
    {
      id: 'search.problem',
      message: 'The query cannot be read: {problem}.',
      description: 'The problem is in English, in the words of lunr',
    },
    {problem},
  );
}

/** The text is from the product specification, section 2. */
export function noResultsLabel(): string {
  return translate({id: 'search.noResults', message: 'No results found.'});
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
