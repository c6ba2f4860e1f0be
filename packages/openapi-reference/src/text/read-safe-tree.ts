import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {minifyWhitespace} from 'hast-util-minify-whitespace';
import {sanitize, type Schema} from 'hast-util-sanitize';
import capitalize from 'lodash/capitalize';
import dropRightWhile from 'lodash/dropRightWhile';
import dropWhile from 'lodash/dropWhile';
import {element, isHeading, isPhrasing, nodeText, PHRASING, text} from './rich-text';
import {SITE_IMAGE} from './site-image';
import {siteAddress} from './site-link';

/** Where the headings of a description belong in a page. */
export interface HeadingOptions {
  /** Level of its first heading. */
  readonly level: 2 | 3;
  /** Begins the anchors of its headings, so that they differ from others of the page. */
  readonly prefix: string;
}

/** Without slashes, an address of the web is one of this site. */
const OUTSIDE_LINK = /^(?:https?:\/\/|mailto:|#.)/i;

/** A second barrier behind `isFollowed`: no other scheme, and no host without one. */
const SAFE_LINK = new RegExp(
  `${OUTSIDE_LINK.source}|^(?!//|[a-z][a-z\\d+.-]*:)[^\\\\\\s]+$`,
  'i',
);

const LANGUAGE = /^language-./;

/** Longest address that a text shows because it cannot be followed. */
const MAX_ADDRESS_LENGTH = 200;

const MAX_LEVEL = 6;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements whose text is in paragraphs. */
const CONTAINERS = ['blockquote', 'details'];

/** Elements that are made anew around their phrases. */
const LOOSE = ['p', ...PHRASING];

/** Other elements that hold blocks. */
const PARTS = ['dd', 'dl', 'dt', 'li', 'ol', 'summary', 'table', 'td', 'th', 'ul'];

const ALIGN: [string, ...string[]] = ['align', 'left', 'center', 'right'];

/** What pages show of HTML. Of other elements, such as `div`, they show what is in them. */
const SCHEMA: Schema = {
  ancestors: {dd: ['dl'], dt: ['dl'], li: ['ol', 'ul'], summary: ['details']},
  attributes: {
    a: [['href', SAFE_LINK]],
    code: [['className', LANGUAGE]],
    img: ['alt', ['src', SITE_IMAGE]],
    ol: ['start'],
    td: [ALIGN],
    th: [ALIGN],
  },
  tagNames: [
    ...[...PHRASING, ...HEADINGS, ...CONTAINERS, ...PARTS],
    ...['hr', 'p', 'pre', 'tbody', 'thead', 'tr'],
  ],
};

/**
 * Returns a function that makes the blocks of a description of untrusted HTML, part after part: known
 * elements, with the attributes of `SCHEMA`.
 */
export function createSafeTree(headings?: HeadingOptions): (tree: Root) => Element[] {
  const headingOf = headings === undefined ? strongHeading : pageHeading(headings);
  return (tree) => {
    const children = tree.children.flatMap((node) => meaningOf(node));
    const safe = sanitize({type: 'root', children}, SCHEMA) as Root;
    minifyWhitespace(safe);
    return toBlocks(safe.children as ElementContent[]).flatMap((block) =>
      isHeading(block) ? headingOf(block) : [completeBlock(block)],
    );
  };
}

/** Returns what elements mean whose attributes pages do not have: links, images, code, footnotes, alerts. */
function meaningOf(node: RootContent, isInLink = false): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [node] : [];
  }
  const {tagName, properties} = node;
  const children = node.children.flatMap((child) =>
    meaningOf(child, isInLink || tagName === 'a'),
  );
  switch (tagName) {
    case 'a':
      return 'dataFootnoteBackref' in properties
        ? []
        : 'dataFootnoteRef' in properties || isInLink
          ? children
          : linkTo(attribute(properties, 'href'), children);
    case 'img':
      return image(properties, isInLink);
    case 'input':
      return [text(properties['checked'] ? '☑' : '☐')];
    case 'pre':
      return [codeBlock(node)];
    case 'samp':
    case 'tt':
      return [element('code', children)];
    case 'strike':
      return [element('del', children)];
    case 'blockquote':
      return [element('blockquote', titleAlert(children))];
    case 'section':
      return 'dataFootnotes' in properties
        ? [
            element('hr'),
            ...children.filter(
              (child) => !(child.type === 'element' && isHeading(child)),
            ),
          ]
        : children;
  }
  return [element(tagName, children, properties)];
}

/** Returns whether a link can have an address: one of the web, of the document or of this site. */
export function isFollowed(address: string): boolean {
  return OUTSIDE_LINK.test(address) || siteAddress(address) !== undefined;
}

/** Links a text. An address that cannot be followed is behind it. */
export function linkTo(
  address: string,
  children: readonly ElementContent[],
): ElementContent[] {
  const title = children.map(nodeText).join('').trim();
  return isFollowed(address)
    ? [element('a', title === '' ? [address] : children, {href: address})]
    : withAddress(address, children);
}

/** Returns what a page shows of a link that it cannot follow: its text, and its address. */
export function withAddress(
  address: string,
  children: readonly ElementContent[],
): ElementContent[] {
  const title = children.map(nodeText).join('').trim();
  return address === '' || title === shortened(address)
    ? [...children]
    : [...children, text(' ('), element('code', [shortened(address)]), text(')')];
}

/** An image is a link, because it may be on another host. One that can be a file of this site is for `linkWithin`. */
function image(properties: Properties, isInLink: boolean): ElementContent[] {
  const src = attribute(properties, 'src');
  const alt = attribute(properties, 'alt');
  const title = [text(alt || shortened(src))];
  if (isInLink) {
    return title;
  }
  return SITE_IMAGE.test(src) ? [element('img', [], {src, alt})] : linkTo(src, title);
}

/** Returns an attribute that has a text, or an empty text. */
export function attribute(properties: Properties, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value.trim() : '';
}

function shortened(address: string): string {
  return address.length > MAX_ADDRESS_LENGTH
    ? `${address.slice(0, MAX_ADDRESS_LENGTH - 1)}…`
    : address;
}

/** Returns `pre` with one `code`, which has one text. */
function codeBlock(pre: Element): Element {
  const [code] = pre.children;
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const language = [names].flat().find((name) => LANGUAGE.test(String(name)));
  const value = codeText(pre).replace(/\n$/, '');
  return element('pre', [
    element('code', [value], language === undefined ? {} : {className: [language]}),
  ]);
}

function codeText(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
}

/** The kinds of alerts of GitHub, and those that others have added. */
const ALERT = /^\s*\[!(note|tip|important|warning|caution|info|success|danger)\]\s*/i;

/** Turns the mark of an alert, `[!tip]` at the start of a quote, into a title. */
function titleAlert(children: ElementContent[]): ElementContent[] {
  const first = children.find((child) => child.type === 'element');
  const [start, ...others] = first?.tagName === 'p' ? first.children : [];
  const [mark, kind = ''] = (start?.type === 'text' && ALERT.exec(start.value)) || [];
  return first === undefined || start?.type !== 'text' || mark === undefined
    ? children
    : [
        element('p', [element('strong', [capitalize(kind)])]),
        element('p', [start.value.slice(mark.length), ...others]),
        ...children.slice(children.indexOf(first) + 1),
      ];
}

/** Returns blocks: loose phrases are in paragraphs, without the line breaks around them. */
function toBlocks(nodes: readonly ElementContent[]): Element[] {
  const blocks: Element[] = [];
  let phrases: ElementContent[] = [];
  const endParagraph = (): void => {
    const children = trim(phrases);
    blocks.push(...(children.length === 0 ? [] : [element('p', children)]));
    phrases = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      phrases.push(node);
    } else if (node.type === 'element') {
      endParagraph();
      blocks.push(...(LOOSE.includes(node.tagName) ? toBlocks(node.children) : [node]));
    }
  }
  endParagraph();
  return blocks;
}

function trim(phrases: readonly ElementContent[]): ElementContent[] {
  return dropRightWhile(dropWhile(phrases, isBlank), isBlank);
}

function isBlank(phrase: ElementContent): boolean {
  return phrase.type === 'element'
    ? phrase.tagName !== 'img' && phrase.children.every(isBlank)
    : phrase.type === 'text' && phrase.value.trim() === '';
}

/** Completes the content of a block: its headings are strong, because only those of the whole text are headings of the page. */
function complete(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] =>
    node.type !== 'element'
      ? [node]
      : isHeading(node)
        ? strongHeading(node)
        : [completeBlock(node)],
  );
}

function completeBlock({tagName, children, properties}: Element): Element {
  const inside = complete(CONTAINERS.includes(tagName) ? toBlocks(children) : children);
  return element(
    tagName,
    tagName === 'summary' ? inside.flatMap(withoutParagraph) : inside,
    properties,
  );
}

function withoutParagraph(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' ? node.children : [node];
}

function strongHeading({children}: Element): Element[] {
  return toBlocks(children).map((block) =>
    block.tagName === 'p'
      ? element('p', [element('strong', complete(block.children))])
      : completeBlock(block),
  );
}

/** Levels go down by one at most, whatever those of the description are. */
function pageHeading({level, prefix}: HeadingOptions): (heading: Element) => Element[] {
  const slugger = createSlugger();
  const outline: number[] = [];
  return (heading) => {
    const depth = Number(heading.tagName.slice(1));
    const title = nodeText(heading).trim();
    if (title === '') {
      return [];
    }
    while ((outline.at(-1) ?? 0) >= depth) {
      outline.pop();
    }
    outline.push(depth);
    return [
      element(
        `h${Math.min(level + outline.length - 1, MAX_LEVEL)}`,
        complete(trim(heading.children)),
        {id: prefix + (slugger.slug(title) || slugger.slug('section'))},
      ),
    ];
  };
}
