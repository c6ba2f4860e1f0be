import type {
  BlockContent,
  Blockquote,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Text,
} from 'mdast';
import {twinAddress} from './twin-address';

/** A string is text. */
export type Phrase = string | PhrasingContent;

function phrasing(phrases: readonly Phrase[]): PhrasingContent[] {
  return phrases.map((phrase) => (typeof phrase === 'string' ? text(phrase) : phrase));
}

/** Returns a text in one line, which is how a browser shows it too. */
export function text(value: string): Text {
  return {type: 'text', value: value.replace(/\s*[\r\n]\s*/g, ' ')};
}

export function paragraph(...phrases: Phrase[]): Paragraph {
  return {type: 'paragraph', children: phrasing(phrases)};
}

export function heading(depth: Heading['depth'], ...phrases: Phrase[]): Heading {
  return {type: 'heading', depth, children: phrasing(phrases)};
}

export function quote(...phrases: Phrase[]): Blockquote {
  return {type: 'blockquote', children: [paragraph(...phrases)]};
}

/** Returns code; text if the value has line breaks, which code in a paragraph cannot have. */
export function code(value: string): PhrasingContent {
  return /[\r\n]/.test(value) || value.trim() === ''
    ? text(value)
    : {type: 'inlineCode', value};
}

/** Links to the twin of a page. */
export function twinLink(title: string, route: string): Link {
  return {
    type: 'link',
    url: twinAddress(route),
    children: [text(title)],
  };
}

export function item(...blocks: BlockContent[]): ListItem {
  return {type: 'listItem', spread: blocks.length > 1, children: blocks};
}

export function list(items: readonly ListItem[]): List {
  return {type: 'list', ordered: false, spread: false, children: [...items]};
}
