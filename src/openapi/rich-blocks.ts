import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, RootContent} from 'hast';
import {
  type Block,
  type Inline,
  inlinesText,
  type RichText,
  type Table,
  type TextElement,
} from '../reference/rich-text';

/** Where the headings of a description belong in a page. */
export interface HeadingOptions {
  /** Level of its first heading. */
  readonly level: 2 | 3;
  /** Begins the anchors of its headings, so that they differ from others of the page. */
  readonly prefix: string;
}

type Node = RootContent | ElementContent;

type HeadingBlocks = (heading: Element) => Block[];

/** Addresses that may be images of this site. */
export const SITE_IMAGE = /^(?:\/[\w-][\w.-]*)+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Without slashes, an address of the web is one of this site. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i;

/** Longest address that a text shows because it cannot be followed. */
const MAX_ADDRESS_LENGTH = 200;

const MAX_LEVEL = 6;

const TEXT_ELEMENTS: Readonly<Record<string, TextElement>> = {
  del: 'del',
  kbd: 'kbd',
  s: 'del',
  strike: 'del',
  sub: 'sub',
  sup: 'sup',
};

const INLINE_TAGS = new Set([
  ...['a', 'b', 'br', 'code', 'em', 'font', 'i', 'img', 'input', 'q', 'samp', 'small'],
  ...['span', 'strong', 'tt', 'u', 'var'],
  ...Object.keys(TEXT_ELEMENTS),
]);

/**
 * Returns a function that creates the blocks of a description, part after part. Its elements come
 * from untrusted HTML: what they mean is shown, and of their attributes only addresses are read.
 */
export function createBlocks(
  headings?: HeadingOptions,
): (nodes: readonly Node[]) => RichText {
  const headingOf = headings === undefined ? strongHeading : pageHeading(headings);
  return (nodes) => toBlocks(nodes, headingOf);
}

function strongHeading({children}: Element): Block[] {
  return paragraph([{strong: toInlines(children)}]);
}

/** Levels go down by one at most, whatever those of the description are. */
function pageHeading({level, prefix}: HeadingOptions): HeadingBlocks {
  const slugger = createSlugger();
  const outline: number[] = [];
  return ({tagName, children}) => {
    const depth = Number(tagName.slice(1));
    const heading = trim(toInlines(children));
    const text = inlinesText(heading).trim();
    if (text === '') {
      return [];
    }
    while ((outline.at(-1) ?? 0) >= depth) {
      outline.pop();
    }
    outline.push(depth);
    return [
      {
        heading,
        level: Math.min(level + outline.length - 1, MAX_LEVEL),
        id: prefix + (slugger.slug(text) || slugger.slug('section')),
      },
    ];
  };
}

function toBlocks(
  nodes: readonly Node[],
  headingOf: HeadingBlocks = strongHeading,
): Block[] {
  const blocks: Block[] = [];
  let phrases: Node[] = [];
  const endParagraph = (): void => {
    blocks.push(...paragraph(toInlines(phrases)));
    phrases = [];
  };
  for (const node of nodes) {
    if (isPhrase(node)) {
      phrases.push(node);
    } else if (node.type === 'element') {
      endParagraph();
      blocks.push(...toBlock(node, headingOf));
    }
  }
  endParagraph();
  return blocks;
}

/** The kinds of alerts of GitHub, and those that others have added. */
const ALERT = /^\[!(note|tip|important|warning|caution|info|success|danger)\]\s*/i;

/** Turns the mark of an alert, `[!tip]` at the start of a quote, into a title. */
function titleAlert(blocks: Block[]): Block[] {
  const [first = '', ...others] = blocks;
  const inlines: Inline[] =
    typeof first === 'string' ? [first] : 'paragraph' in first ? first.paragraph : [];
  const [start] = inlines;
  const [mark, kind = ''] = (typeof start === 'string' && ALERT.exec(start)) || [];
  return mark === undefined || typeof start !== 'string'
    ? blocks
    : [
        {paragraph: [{strong: [capitalized(kind)]}]},
        ...paragraph([start.slice(mark.length), ...inlines.slice(1)]),
        ...others,
      ];
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function isPhrase(node: Node): boolean {
  return (
    node.type === 'text' ||
    (node.type === 'element' &&
      INLINE_TAGS.has(node.tagName) &&
      node.children.every(isPhrase))
  );
}

function toBlock(element: Element, headingOf: HeadingBlocks): Block[] {
  const {tagName, children, properties} = element;
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return headingOf(element);
    case 'pre':
      return [codeBlock(element)];
    case 'ol':
    case 'ul':
      return list(element);
    case 'li':
      return [{ordered: false, list: [toBlocks(children)]}];
    case 'dl':
      return descriptionList(children);
    case 'blockquote':
      return [{quote: titleAlert(toBlocks(children))}];
    case 'hr':
      return [{thematicBreak: true}];
    case 'table':
      return table(element);
    case 'details':
      return details(children);
    case 'section':
      return 'dataFootnotes' in properties
        ? [{thematicBreak: true}, ...toBlocks(children.filter(isNoHeading))]
        : toBlocks(children);
    default:
      return toBlocks(children, headingOf);
  }
}

function isNoHeading(node: Node): boolean {
  return node.type !== 'element' || node.tagName !== 'h2';
}

function paragraph(inlines: Inline[]): Block[] {
  const trimmed = trim(inlines);
  const [only] = trimmed;
  if (only === undefined) {
    return [];
  }
  return [trimmed.length === 1 && typeof only === 'string' ? only : {paragraph: trimmed}];
}

/** Removes blanks and line breaks around a text. */
function trim(inlines: Inline[]): Inline[] {
  const trimmed = [...inlines];
  for (let first = trimmed[0]; isBlank(first); first = trimmed[0]) {
    trimmed.shift();
  }
  for (let last = trimmed.at(-1); isBlank(last); last = trimmed.at(-1)) {
    trimmed.pop();
  }
  const [first] = trimmed;
  if (typeof first === 'string') {
    trimmed[0] = first.trimStart();
  }
  const last = trimmed.at(-1);
  if (typeof last === 'string') {
    trimmed[trimmed.length - 1] = last.trimEnd();
  }
  return trimmed;
}

function isBlank(inline: Inline | undefined): boolean {
  return (
    inline !== undefined &&
    (typeof inline === 'string' ? inline.trim() === '' : 'lineBreak' in inline)
  );
}

function codeBlock(pre: Element): Block {
  const [code] = pre.children;
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const language = Array.isArray(names)
    ? names.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return {
    codeBlock: textOf(pre).replace(/\n$/, ''),
    ...(language === undefined ? {} : {language: language.slice('language-'.length)}),
  };
}

function textOf(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
    return '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(textOf).join('');
}

function list({tagName, children, properties}: Element): Block[] {
  const items = elementsOf(children).map((child) =>
    child.tagName === 'li' ? toBlocks(child.children) : toBlocks([child]),
  );
  const start = Number(properties['start'] ?? 1);
  return items.length === 0
    ? []
    : [
        {
          ordered: tagName === 'ol',
          list: items,
          ...(tagName === 'ol' && Number.isSafeInteger(start) && start !== 1
            ? {start}
            : {}),
        },
      ];
}

/** Makes a list of terms in bold, each with what describes it. */
function descriptionList(children: readonly Node[]): Block[] {
  const items: RichText[] = [];
  for (const child of elementsOf(children)) {
    const blocks = child.tagName === 'div' ? descriptionList(child.children) : undefined;
    if (child.tagName === 'dt' || items.length === 0) {
      items.push([]);
    }
    items
      .at(-1)
      ?.push(
        ...(blocks ??
          (child.tagName === 'dt' ? strongHeading(child) : toBlocks(child.children))),
      );
  }
  return items.length === 0 ? [] : [{ordered: false, list: items}];
}

function details(children: readonly Node[]): Block[] {
  const summary = elementsOf(children).find(({tagName}) => tagName === 'summary');
  return [
    {
      summary: summary === undefined ? [] : oneParagraph(toBlocks(summary.children)),
      details: toBlocks(children.filter((child) => child !== summary)),
    },
  ];
}

function table({children}: Element): Block[] {
  const rows = elementsOf(children).flatMap((part) =>
    part.tagName === 'tr' ? [part] : elementsOf(part.children),
  );
  const cells = rows.map((row) => elementsOf(row.children));
  const [first = []] = cells;
  const hasHeader = first.length > 0 && first.every(({tagName}) => tagName === 'th');
  const texts = cells.map((row) =>
    row.map((cell) => oneParagraph(toBlocks(cell.children))),
  );
  return first.length === 0
    ? []
    : [
        {
          table: {
            header: hasHeader ? (texts[0] ?? []) : [],
            rows: texts.slice(hasHeader ? 1 : 0),
            align: first.map(alignOf),
          },
        },
      ];
}

function alignOf({properties}: Element): Table['align'][number] {
  const {align} = properties;
  return align === 'left' || align === 'center' || align === 'right' ? align : null;
}

/** Returns blocks as lines of one paragraph, which is what a cell of a table can hold. */
function oneParagraph(blocks: RichText): Inline[] {
  return trim(
    joinStrings(
      blocks.flatMap((block, index): Inline[] => [
        ...(index === 0 ? [] : [{lineBreak: true as const}]),
        ...linesOf(block),
      ]),
    ),
  );
}

function linesOf(block: Block): Inline[] {
  if (typeof block === 'string') {
    return [block];
  }
  if ('paragraph' in block) {
    return block.paragraph;
  }
  if ('codeBlock' in block) {
    return block.codeBlock
      .split('\n')
      .flatMap((line): Inline[] => [{code: line}, {lineBreak: true}]);
  }
  if ('list' in block) {
    return block.list.flatMap((item, index): Inline[] => [
      block.ordered ? `${index + (block.start ?? 1)}. ` : '• ',
      ...oneParagraph(item),
      {lineBreak: true},
    ]);
  }
  if ('quote' in block) {
    return oneParagraph(block.quote);
  }
  if ('table' in block) {
    const {header, rows} = block.table;
    return [header, ...rows].flatMap((row): Inline[] => [
      ...row.flatMap((cell): Inline[] => [...cell, ' ']),
      {lineBreak: true},
    ]);
  }
  return 'details' in block
    ? [...block.summary, {lineBreak: true}, ...oneParagraph(block.details)]
    : [];
}

function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.filter((node): node is Element => node.type === 'element');
}

function toInlines(nodes: readonly Node[], isInLink = false): Inline[] {
  return joinStrings(nodes.flatMap((node) => toInline(node, isInLink)));
}

function toInline(node: Node, isInLink: boolean): Inline[] {
  if (node.type === 'text') {
    return [node.value.replace(/\n\s*/g, ' ')];
  }
  if (node.type !== 'element') {
    return [];
  }
  const {tagName, children, properties} = node;
  switch (tagName) {
    case 'br':
      return [{lineBreak: true}];
    case 'code':
    case 'samp':
    case 'tt':
      return [{code: textOf(node)}];
    case 'b':
    case 'strong':
      return [{strong: toInlines(children, isInLink)}];
    case 'em':
    case 'i':
    case 'var':
      return [{emphasis: toInlines(children, isInLink)}];
    case 'q':
      return ['“', ...toInlines(children, isInLink), '”'];
    case 'img':
      return image(properties, isInLink);
    case 'input':
      return ['checked' in properties && properties['checked'] !== false ? '☑' : '☐'];
    case 'a':
      return link(node, isInLink);
  }
  const element = TEXT_ELEMENTS[tagName];
  const text = toInlines(children, isInLink);
  return element === undefined ? text : [{element, text}];
}

function link({properties, children}: Element, isInLink: boolean): Inline[] {
  if ('dataFootnoteBackref' in properties) {
    return [];
  }
  const text = toInlines(children, true);
  return 'dataFootnoteRef' in properties || isInLink
    ? text
    : linkTo(attribute(properties, 'href'), text);
}

/** An image is a link, because it may be on another host. One that can be a file of this site is for `linkWithin`. */
function image(properties: Element['properties'], isInLink: boolean): Inline[] {
  const address = attribute(properties, 'src');
  const title = attribute(properties, 'alt');
  const text = title || shortened(address);
  if (isInLink) {
    return [text];
  }
  return SITE_IMAGE.test(address)
    ? [{siteImage: address, title}]
    : linkTo(address, [text]);
}

function attribute(properties: Element['properties'], name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Links a text. An address that cannot be followed is behind it. */
export function linkTo(address: string, text: Inline[]): Inline[] {
  if (SAFE_LINK.test(address) || /^#./.test(address)) {
    return [{href: address, text: inlinesText(text).trim() === '' ? [address] : text}];
  }
  return address === '' || inlinesText(text) === shortened(address)
    ? text
    : [...text, ' (', {code: shortened(address)}, ')'];
}

function shortened(address: string): string {
  return address.length > MAX_ADDRESS_LENGTH
    ? `${address.slice(0, MAX_ADDRESS_LENGTH - 1)}…`
    : address;
}

function joinStrings(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline !== 'string') {
      joined.push(inline);
    } else if (typeof last === 'string') {
      joined[joined.length - 1] = last + inline;
    } else {
      // Markdown has a line feed after a line break.
      const text =
        typeof last === 'object' && 'lineBreak' in last ? inline.trimStart() : inline;
      if (text !== '') {
        joined.push(text);
      }
    }
  }
  return joined;
}
