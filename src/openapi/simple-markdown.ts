import {type Block, type Inline, isPlainMarkdown} from '../reference/rich-text';

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
export function simpleMarkdown(source: string): Block[] | undefined {
  const blocks: Block[] = [];
  for (const paragraph of source.split(/\n(?: *\n)+ {0,3}/)) {
    const block = simpleParagraph(paragraph);
    if (block === undefined) {
      return undefined;
    }
    blocks.push(block);
  }
  return blocks;
}

function simpleParagraph(source: string): Block | undefined {
  const lines = source.split(/ ?\n */);
  if (!lines.every(isSimpleLine)) {
    return undefined;
  }
  const inlines = lines
    .join(' ')
    .split(CODE)
    .map((part, index): Inline => (index % 2 === 0 ? part : {code: part}))
    .filter((inline) => inline !== '');
  const [first] = inlines;
  return inlines.length === 1 && typeof first === 'string' ? first : {paragraph: inlines};
}

/** The text around code is read with a quotation mark for it, behind a letter where the line begins. */
function isSimpleLine(line: string): boolean {
  return SIMPLE_LINE.test(line) && isPlainMarkdown(`a${line.replace(ALL_CODE, '"')}`);
}
