import {translate} from '@docusaurus/Translate';
import type {SearchDocument} from '@site/src/search/document';

/** Returns the path of an endpoint, or the page and sidebar categories of another document. */
export function locationLabel(document: SearchDocument): string {
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
