import type {BlockContent, PhrasingContent} from 'mdast';
import type {Block, Inline, RichText} from '../reference/rich-text';
import {code, codeBlock, item, list, paragraph, printed, twinLink} from './nodes';
import {print, printInline, type Printed} from './print';

/** Converts a description to blocks. Links to pages of the site lead to their twins. */
export function richText(text: RichText): BlockContent[] {
  return text.map(blockOf);
}

const printedTexts = new WeakMap<RichText, Printed>();

/**
 * Prints a description once, wherever it occurs.
 *
 * @returns Phrases if it is one paragraph, else blocks.
 */
export function printedText(text: RichText): {node: Printed; isInline: boolean} {
  const [first] = text;
  const isInline =
    text.length === 1 &&
    (typeof first === 'string' || (first !== undefined && 'paragraph' in first));
  const known = printedTexts.get(text);
  if (known !== undefined) {
    return {node: known, isInline};
  }
  const node = printed(isInline ? printInline(inlines(text)) : print(richText(text)));
  printedTexts.set(text, node);
  return {node, isInline};
}

/** Returns the phrases of the first paragraph; none if the text starts with another block. */
function inlines([first]: RichText): PhrasingContent[] {
  const block = first === undefined ? undefined : blockOf(first);
  return block?.type === 'paragraph' ? block.children : [];
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
    return {type: 'blockquote', children: richText(block.quote)};
  }
  return {
    ...list(block.list.map((entry) => item(...richText(entry)))),
    ordered: block.ordered,
  };
}

function inlineOf(inline: Inline): PhrasingContent {
  if (typeof inline === 'string') {
    return {type: 'text', value: inline};
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
