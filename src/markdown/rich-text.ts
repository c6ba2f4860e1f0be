import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import type {Block, Inline, RichText} from '../reference/rich-text';
import {code, codeBlock, item, list, paragraph, text as textOf, twinLink} from './nodes';
import {print} from './print';

/** A printed description. */
interface PrintedText {
  text: string;
  /** It is one paragraph, and can follow other phrases. */
  isInline: boolean;
}

const printedTexts = new WeakMap<RichText, PrintedText>();

/** Prints a description, once for all twins. Links to pages of the site lead to their twins. */
export function printRichText(text: RichText): PrintedText {
  const known = printedTexts.get(text);
  if (known !== undefined) {
    return known;
  }
  const blocks = blocksOf(text);
  const isInline = blocks.length === 1 && blocks[0]?.type === 'paragraph';
  const printed = {text: print(blocks), isInline};
  printedTexts.set(text, printed);
  return printed;
}

/** Returns the blocks of a description. */
export function richText(text: RichText): RootContent[] {
  return text.length === 0 ? [] : [{type: 'printed', value: printRichText(text).text}];
}

function blocksOf(text: RichText): BlockContent[] {
  return text.map(blockOf);
}

function blockOf(block: Block): BlockContent {
  if (typeof block === 'string') {
    return paragraph(block);
  }
  if ('paragraph' in block) {
    return {type: 'paragraph', children: block.paragraph.map(inlineOf)};
  }
  if ('codeBlock' in block) {
    return codeBlock(block.codeBlock, block.language);
  }
  if ('quote' in block) {
    return {type: 'blockquote', children: blocksOf(block.quote)};
  }
  return {
    ...list(block.list.map((entry) => item(...blocksOf(entry)))),
    ordered: block.ordered,
  };
}

function inlineOf(inline: Inline): PhrasingContent {
  if (typeof inline === 'string') {
    return textOf(inline);
  }
  if ('code' in inline) {
    return code(inline.code);
  }
  if ('strong' in inline) {
    return {type: 'strong', children: inline.strong.map(inlineOf)};
  }
  if ('emphasis' in inline) {
    return {type: 'emphasis', children: inline.emphasis.map(inlineOf)};
  }
  if ('href' in inline) {
    return {type: 'link', url: inline.href, children: inline.text.map(inlineOf)};
  }
  return 'route' in inline ? twinLink(inline.title, inline.route) : {type: 'break'};
}
