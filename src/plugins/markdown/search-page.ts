import {heading, list, item, paragraph, pageLink} from '../../markdown/nodes';
import {createPointer} from '../../markdown/pointer';
import {print} from '../../markdown/print';
import {withTwinLinks, type Site} from './links';

/** Creates the twin of the search page, which says what a program can use instead of the search. */
export function createSearchTwin(site: Site): string {
  const blocks = [
    createPointer(),
    heading(1, 'Search'),
    paragraph(
      'The search of this site runs in the browser. A program can find a page in these files:',
    ),
    list([
      item(
        paragraph(
          pageLink('/llms.txt', '/llms.txt'),
          ': every page with a description, and every endpoint with its path',
        ),
      ),
      item(
        paragraph(
          pageLink('/llms-full.txt', '/llms-full.txt'),
          ': the text of all pages, to search for a word',
        ),
      ),
    ]),
  ];
  return `${print(withTwinLinks(blocks, site))}\n`;
}
