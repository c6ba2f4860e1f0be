export type Inline =
  | string
  | {code: string}
  | {strong: Inline[]}
  | {emphasis: Inline[]}
  | {href: string; text: Inline[]}
  /** Link to a page of this site; only `crossLink` creates it. */
  | {route: string; title: string}
  | {lineBreak: true};

/** Block content. A string is a paragraph without markup. */
export type Block =
  | string
  | {paragraph: Inline[]}
  | {codeBlock: string; language?: string}
  | {list: RichText[]; ordered: boolean}
  | {quote: RichText};

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

/** Truncates a text at a word boundary. */
export function shorten(text: string): string {
  if (text.length <= MAX_SUMMARY_LENGTH) {
    return text;
  }
  const cut = text.slice(0, MAX_SUMMARY_LENGTH - 1);
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
