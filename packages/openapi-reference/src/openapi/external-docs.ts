import {
  element,
  plainText,
  type RichText,
  toRichText,
  text,
} from '../reference/rich-text';
import type {ExternalDocumentationObject} from './document';
import {parseRichText} from './markdown';
import {linkTo} from './safe-tree';

/** Returns a paragraph with a link to further documentation, which follows a description. */
export function externalLink(docs: ExternalDocumentationObject | undefined): RichText {
  if (docs === undefined) {
    return '';
  }
  const {url, description} = docs;
  const title = plainText(parseRichText(description)) || url;
  return toRichText([element('p', linkTo(url, [text(title)]))]);
}
