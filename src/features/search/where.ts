import {translate} from '@docusaurus/Translate';
import type {SearchDocument} from '@site/src/search/document';

/** Where a document stands: the path of an endpoint, or else the page and what holds it. */
export function whereOf(document: SearchDocument): string {
  const [, path = ''] = document.tags;
  switch (document.kind) {
    case 'endpoint':
      return path;
    case 'parameter':
    case 'field':
      return translate(
        {
          id: 'search.where.field',
          message: '{path} of {page}',
          description: 'The path of a field or parameter, and the page it stands on',
        },
        {path: document.sectionTitle, page: document.pageTitle},
      );
    default:
      return [
        ...document.sidebarParentCategories,
        ...(document.sectionTitle === '' ? [] : [document.pageTitle]),
      ].join(' › ');
  }
}
