export type Inline =
  | string
  | {code: string}
  | {strong: Inline[]}
  | {emphasis: Inline[]}
  | {href: string; text: Inline[]}
  /** Link to a page of this site; only `crossLink` and `linkWithin` create it. */
  | {route: string; title: string}
  /** A file of this site; only `linkWithin` lets it through. */
  | {siteImage: string; title: string}
  | {lineBreak: true}
  | {element: TextElement; text: Inline[]};

export type TextElement = 'del' | 'kbd' | 'sub' | 'sup';

/** Block content. A string is a paragraph without markup. */
export type Block =
  | string
  | {paragraph: Inline[]}
  | {codeBlock: string; language?: string}
  | {list: RichText[]; ordered: boolean; start?: number}
  | {quote: RichText}
  | RareBlock;

/** Blocks that few descriptions have. */
export type RareBlock =
  | {heading: Inline[]; level: number; id: string}
  | {table: Table}
  | {summary: Inline[]; details: RichText}
  | {thematicBreak: true};

export interface Table {
  /** Without cells if the table has none. */
  header: Inline[][];
  rows: Inline[][][];
  /** By column. */
  align: ('left' | 'center' | 'right' | null)[];
}

/**
 * A Markdown description, reduced to markup that cannot run scripts, load resources or link into
 * the site.
 */
export type RichText = Block[];

/** Longest meta description that search engines show, in characters. */
const MAX_SUMMARY_LENGTH = 160;

/**
 * Returns whether a text is obviously a paragraph that means itself in Markdown. Most descriptions are,
 * and need no parser and no escapes.
 */
export function isPlainMarkdown(text: string): boolean {
  return (
    /^[A-Za-z](?:[\w ,.;:'"()/%$@?=+-]*[\w,.;:'"()/%$@?=+-])?$/.test(text) &&
    !/(?<![A-Za-z\d])_|_(?![A-Za-z\d])/.test(text)
  );
}

export function plainText(text: RichText): string {
  return text.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the first sentence, shortened to the length of a meta description. */
export function firstSentence(text: RichText): string {
  const plain = plainText(text);
  return shorten(/^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain);
}

/** Truncates a text at a word boundary, to the length of a meta description. */
export function shorten(text: string): string {
  return shortenTo(MAX_SUMMARY_LENGTH, text);
}

/** Truncates a text at a word boundary. */
export function shortenTo(length: number, text: string): string {
  if (text.length <= length) {
    return text;
  }
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

function blockText(block: Block): string {
  if (typeof block === 'string') {
    return block;
  }
  if ('paragraph' in block) {
    return inlinesText(block.paragraph);
  }
  if ('codeBlock' in block) {
    return block.codeBlock;
  }
  if ('list' in block) {
    return block.list.map(plainText).join(' ');
  }
  if ('quote' in block) {
    return plainText(block.quote);
  }
  return rareText(block);
}

function rareText(block: RareBlock): string {
  if ('heading' in block) {
    return inlinesText(block.heading);
  }
  if ('table' in block) {
    const {header, rows} = block.table;
    return [...header, ...rows.flat()].map(inlinesText).join(' ');
  }
  return 'details' in block
    ? `${inlinesText(block.summary)} ${plainText(block.details)}`
    : '';
}

/** Returns the text of a part of a paragraph. */
export function inlinesText(inlines: readonly Inline[]): string {
  return inlines.map(inlineText).join('');
}

function inlineText(inline: Inline): string {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return inline.code;
  }
  if ('title' in inline) {
    return inline.title;
  }
  if ('lineBreak' in inline) {
    return ' ';
  }
  const children =
    'strong' in inline
      ? inline.strong
      : 'emphasis' in inline
        ? inline.emphasis
        : inline.text;
  return inlinesText(children);
}
