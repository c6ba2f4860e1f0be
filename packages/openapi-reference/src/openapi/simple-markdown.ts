import type {Element} from 'hast';
import {
  element,
  isPlainMarkdown,
  type RichText,
  toRichText,
} from '../reference/rich-text';

/** Words, and code between single backticks. */
const SIMPLE_LINE =
  /^(?=[A-Za-z`])[^`]*(?:`[^\s`](?:[^`\p{Cc}]*[^\s`])?`[^`]+)*(?:`[^\s`](?:[^`\p{Cc}]*[^\s`])?`)?$/u;

const CODE = /`([^`]+)`/;

const ALL_CODE = new RegExp(CODE, 'g');

/**
 * Reads a text that is obviously paragraphs of words and `code`, in a fraction of the time that the
 * parsers of Markdown take. Most texts that are not plain are such. Returns nothing for any
 * other.
 *
 * @param source A text without blanks at its ends.
 */
export function simpleMarkdown(source: string): RichText | undefined {
  const blocks: Element[] = [];
  for (const paragraph of source.split(/\n(?: *\n)+ {0,3}/)) {
    const block = simpleParagraph(paragraph);
    if (block === undefined) {
      return undefined;
    }
    blocks.push(block);
  }
  return toRichText(blocks);
}

function simpleParagraph(source: string): Element | undefined {
  const lines = source.split(/ ?\n */);
  if (!lines.every(isSimpleLine)) {
    return undefined;
  }
  const parts = lines.join(' ').split(CODE);
  return element(
    'p',
    parts.map((part, index) => (index % 2 === 0 ? part : element('code', [part]))),
  );
}

/** The text around code is read with a quotation mark for it, behind a letter where the line begins. */
function isSimpleLine(line: string): boolean {
  return SIMPLE_LINE.test(line) && isPlainMarkdown(`a${line.replace(ALL_CODE, '"')}`);
}
