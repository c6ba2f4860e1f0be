import {plainText, type RichText} from '../reference/rich-text';
import type {ExternalDocumentationObject} from './document';
import {parseRichText} from './markdown';
import {linkTo} from './rich-blocks';

/** Returns a paragraph with a link to further documentation, which follows a description. */
export function externalLink(docs: ExternalDocumentationObject | undefined): RichText {
  if (docs === undefined) {
    return [];
  }
  const {url, description} = docs;
  const text = plainText(parseRichText(description)) || url;
  return [{paragraph: linkTo(url, [text])}];
}
