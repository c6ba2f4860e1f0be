import type {Element, ElementContent, Properties, Root, Text} from 'hast';

/**
 * A description of the OpenAPI document: `''` for none, a paragraph of plain words, or a tree that
 * `text/read-safe-tree.ts` has made safe.
 */
export type RichText = string | RichTree;

/** Its elements have no `properties` if they are empty, which halves the files of the pages. */
export interface RichTree extends Root {
  children: Element[];
}

/** Elements that are parts of a line. */
export const PHRASING: readonly string[] = [
  ...['a', 'b', 'br', 'code', 'del', 'em', 'i', 'img', 'kbd', 'q', 's', 'strong', 'sub'],
  ...['sup', 'u', 'var'],
];

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

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Creates an element. Strings are texts; consecutive texts become one. */
export function element(
  tagName: string,
  children: readonly (string | ElementContent)[] = [],
  properties: Properties = {},
): Element {
  const nodes: ElementContent[] = [];
  for (const child of children) {
    const node = typeof child === 'string' ? text(child) : child;
    const last = nodes.at(-1);
    if (node.type !== 'text') {
      nodes.push(node);
    } else if (last?.type === 'text') {
      nodes[nodes.length - 1] = text(last.value + node.value);
    } else if (node.value !== '') {
      nodes.push(text(node.value));
    }
  }
  return {
    type: 'element',
    tagName,
    ...(Object.keys(properties).length === 0 ? {} : {properties}),
    children: nodes,
  } as Element;
}

export function blocksOf(description: RichText): Element[] {
  if (typeof description !== 'string') {
    return description.children;
  }
  return description === '' ? [] : [element('p', [description])];
}

/** Returns the first paragraph of a description, or what it begins with if it has none. */
export function firstParagraph(description: RichText): RichText {
  const blocks = blocksOf(description);
  const first = blocks.find(({tagName}) => tagName === 'p') ?? blocks[0];
  return toRichText(first === undefined ? [] : [first]);
}

/** Makes a description of blocks. */
export function toRichText(blocks: Element[]): RichText {
  const [only, ...others] = blocks;
  if (only === undefined) {
    return '';
  }
  const [phrase, ...rest] = only.children;
  return others.length === 0 &&
    rest.length === 0 &&
    only.tagName === 'p' &&
    phrase?.type === 'text'
    ? phrase.value
    : {type: 'root', children: blocks};
}

export function joinTexts(...texts: readonly RichText[]): RichText {
  const filled = texts.filter((one) => one !== '');
  return filled.length === 1 ? (filled[0] ?? '') : toRichText(filled.flatMap(blocksOf));
}

export function isHeading({tagName}: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** Returns whether a node can be in a paragraph. */
export function isPhrasing(node: ElementContent): boolean {
  return node.type === 'element'
    ? PHRASING.includes(node.tagName) && node.children.every(isPhrasing)
    : node.type === 'text';
}

export function plainText(description: RichText): string {
  const text =
    typeof description === 'string'
      ? description
      : description.children.map(nodeText).join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text of a node; that of a block ends with a space. */
export function nodeText(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  const {tagName, properties, children} = node;
  if (tagName === 'img') {
    return String(properties['alt']);
  }
  const text = children.map(nodeText).join('');
  return PHRASING.includes(tagName) && tagName !== 'br' ? text : `${text} `;
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
