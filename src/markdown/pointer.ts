import type {Blockquote} from 'mdast';
import {quote} from './nodes';

/** The file that lists the twins of all pages. */
export const INDEX_ADDRESS = '/llms.txt';

/** Returns the first line of every twin, which leads to the list of all pages. */
export function createPointer(): Blockquote {
  return quote(
    'All pages of this documentation: ',
    {type: 'link', url: INDEX_ADDRESS, children: [{type: 'text', value: INDEX_ADDRESS}]},
    '. Add ',
    {type: 'inlineCode', value: '.md'},
    ' to the address of a page to get it as Markdown.',
  );
}
