import {translate} from '@docusaurus/Translate';
import {isIdentifier, locationTexts, type SearchDocument} from '../search/document';

/** Returns the path of an endpoint, or the page and sidebar categories of another document. */
export function locationLabel(document: SearchDocument): string {
  const texts = locationTexts(document);
  const [path = '', page = ''] = texts;
  return isIdentifier(document)
    ? translate(
        {
          id: 'search.where.field',
          message: '{path} of {page}',
          description: 'The path of a field or parameter, and the page it stands on',
        },
        {path, page},
      )
    : texts.join(' › ');
}
