/** A piece of a line: plain text, or text with one kind of markup. */
export type Inline =
  | string
  | {code: string}
  | {strong: Inline[]}
  | {emphasis: Inline[]}
  | {href: string; text: Inline[]}
  /** A link to a page of this site; made by `crossLink`, never by a description. */
  | {route: string; title: string}
  | {lineBreak: true};

/** A block of a description. A string is a paragraph without markup. */
export type Block =
  | string
  | {paragraph: Inline[]}
  | {codeBlock: string; language?: string}
  | {list: RichText[]; ordered: boolean}
  | {quote: RichText};

/** A description from OpenAPI, reduced to markup that cannot run, load or link into the site. */
export type RichText = Block[];

/** Longest text that search engines show of the description of a page, in characters. */
const LINE_LENGTH = 160;

/** The text of a description without its markup, in one line. */
export function plainText(text: RichText): string {
  return text.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
}

/** The first sentence of a description, as the line that stands for it in an index. */
export function firstSentence(text: RichText): string {
  const plain = plainText(text);
  return shorten(/^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain);
}

/** A text of at most one line, cut at a word. */
export function shorten(text: string): string {
  if (text.length <= LINE_LENGTH) {
    return text;
  }
  const cut = text.slice(0, LINE_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

function blockText(block: Block): string {
  if (typeof block === 'string') {
    return block;
  }
  if ('paragraph' in block) {
    return block.paragraph.map(inlineText).join('');
  }
  if ('codeBlock' in block) {
    return block.codeBlock;
  }
  return 'list' in block ? block.list.map(plainText).join(' ') : plainText(block.quote);
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
  return children.map(inlineText).join('');
}
