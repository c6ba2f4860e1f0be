import type {Element, Root as Html} from 'hast';
import {raw} from 'hast-util-raw';
import type {Html as HtmlNode, Nodes, Root, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {
  element,
  type RichText,
  toRichText,
  isPlainMarkdown,
  plainText,
  text,
} from './rich-text';
import type {ExternalDocumentationObject} from '../document/document';
import {attribute, createSafeTree, type HeadingOptions, linkTo} from './read-safe-tree';

/** Deeper Markdown is displayed as source. */
const MAX_NESTING = 20;

/**
 * Longer Markdown is parsed in parts, and a longer part is displayed as source: CommonMark parsers
 * take minutes for some texts of 100 kB.
 */
const MAX_MARKUP_LENGTH = 20_000;

/** Markdown with more signs of markup is displayed as source: parsers compare each with those before it. */
const MAX_MARKS = 2_000;

const MARK = /[*_~[]+/g;

/** Longer texts are displayed as source. */
const MAX_LENGTH = 400_000;

/** A row of a table can be shorter than its header, and is filled up. */
const MAX_CELLS = 10_000;

/** Addresses that are links without markup. */
const AUTOLINK = /(?<!\]\(|[<"'])https?:\/\/|www\.|@/i;

/** Signs of what GitHub Flavored Markdown adds to CommonMark. Its extensions double the time of parsing. */
const GFM = new RegExp(`[|~]|\\[(?:[ x]\\]|\\^)|${AUTOLINK.source}`, 'i');

const GFM_OPTIONS = {
  extensions: [gfm({singleTilde: false})],
  mdastExtensions: [gfmFromMarkdown()],
};

/** Documents repeat their texts: a response of all operations, for one. */
const parsedTexts = new Map<string, RichText>();

/** Number of texts that are kept, so that a running server does not keep those of all its generations. */
const MAX_PARSED_TEXTS = 5000;

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/**
 * Parses a description, which is GitHub Flavored Markdown with safe elements of HTML. All else
 * stays text, because descriptions are untrusted input: other elements, images, and links other
 * than http, https, mailto and those of this site. Links within the document (`#operation/getBlock`) and
 * the site keep their address, see `linkWithin`.
 *
 * @param headings Where the headings of the text are headings of the page. They are strong
 * paragraphs otherwise.
 */
export function parseRichText(
  markdown: string | undefined,
  headings?: HeadingOptions,
): RichText {
  const source = (markdown ?? '').trim();
  if (source === '') {
    return '';
  }
  if (isPlainMarkdown(source) && !AUTOLINK.test(source)) {
    return source;
  }
  if (headings !== undefined) {
    return parseMarkup(source, headings);
  }
  const known = parsedTexts.get(source);
  if (known !== undefined) {
    return known;
  }
  const parsed = parseMarkup(source);
  if (parsedTexts.size === MAX_PARSED_TEXTS) {
    parsedTexts.clear();
  }
  parsedTexts.set(source, parsed);
  return parsed;
}

/** Returns a paragraph with a link to further documentation, which follows a description. */
export function externalLink(docs: ExternalDocumentationObject | undefined): RichText {
  if (docs === undefined) {
    return '';
  }
  const {url, description} = docs;
  const title = plainText(parseRichText(description)) || url;
  return toRichText([element('p', linkTo(url, [text(title)]))]);
}

/** An element with an address: a link or an image. */
export interface LinkingElement {
  readonly tagName: 'a' | 'img';
  readonly address: string;
}

/** What a text has that has links or images with an address of their own. */
const LINK = /\]\(|\]:|<(?:a|img)\b/i;

/** Returns the links and images of a description with their addresses. */
export function linksIn(markdown: string): LinkingElement[] {
  const links: LinkingElement[] = [];
  const parts = LINK.test(markdown) ? partsOf(markdown.trim()) : [];
  for (const html of parts.flatMap((part) => parsePart(part) ?? [])) {
    visit(html, 'element', ({tagName, properties}) => {
      const isFootnote =
        'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
      if ((tagName === 'a' || tagName === 'img') && !isFootnote) {
        links.push({
          tagName,
          address: attribute(properties, tagName === 'a' ? 'href' : 'src'),
        });
      }
    });
  }
  return links;
}

function parseMarkup(source: string, headings?: HeadingOptions): RichText {
  if (source.length > MAX_LENGTH) {
    return toRichText(paragraphsOf(source));
  }
  const blocksOf = createSafeTree(headings);
  return toRichText(
    partsOf(source).flatMap((part) => {
      const html = parsePart(part);
      return html === undefined ? paragraphsOf(part) : blocksOf(html);
    }),
  );
}

function paragraphsOf(source: string): Element[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => element('p', [paragraph]));
}

/** Splits a long text at blank lines outside of code, as late as possible, and before a heading if one is near. */
function partsOf(source: string): string[] {
  if (source.length <= MAX_MARKUP_LENGTH) {
    return [source];
  }
  const parts: string[] = [];
  let part = '';
  for (const section of sectionsOf(source)) {
    if (part !== '' && part.length + section.length > MAX_MARKUP_LENGTH) {
      parts.push(part);
      part = '';
    }
    part += section;
  }
  return [...parts, part];
}

/** Splits a text at blank lines that end what is before them: the next line is not indented, nor in code. */
function sectionsOf(source: string): string[] {
  const sections: string[] = [];
  let section = '';
  let isCode = false;
  let isBlank = false;
  for (const line of source.split(/(?<=\n)/)) {
    if (isBlank && !isCode && /^\S/.test(line)) {
      sections.push(section);
      section = '';
    }
    section += line;
    isCode = FENCE.test(line) ? !isCode : isCode;
    isBlank = line.trim() === '';
  }
  return [...sections, section];
}

/** Returns nothing for a text that cannot be parsed within the limits. */
function parsePart(source: string): Html | undefined {
  if (
    source.length > MAX_MARKUP_LENGTH ||
    (source.match(MARK)?.length ?? 0) > MAX_MARKS
  ) {
    return undefined;
  }
  try {
    const tree = fromMarkdown(source, GFM.test(source) ? GFM_OPTIONS : undefined);
    if (isDeeperThan(MAX_NESTING, tree) || hasLargeTable(tree)) {
      return undefined;
    }
    const hasHtml = reduceHtml(tree);
    const html = toHast(tree, {allowDangerousHtml: true}) as Html;
    if (hasHtml) {
      // The parser keeps back the last text of a table that does not end.
      html.children.push({type: 'comment', value: ''});
    }
    const parsed = hasHtml ? (raw(html) as Html) : html;
    return isDeeperThan(MAX_NESTING, parsed) ? undefined : parsed;
  } catch (error) {
    // The parsers exceed the call stack on deep nesting.
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

function isDeeperThan(depth: number, node: {type: string}): boolean {
  return (
    'children' in node &&
    (depth < 0 ||
      (node.children as {type: string}[]).some((child) => isDeeperThan(depth - 1, child)))
  );
}

function hasLargeTable(tree: Nodes): boolean {
  let cells = 0;
  visit(tree, 'table', ({children}) => {
    cells += children.length * (children[0]?.children.length ?? 0);
  });
  return cells > MAX_CELLS;
}

/** Reduces the HTML in a tree to known tags. Returns whether any is left. */
function reduceHtml(tree: Root): boolean {
  let hasHtml = false;
  visit(tree, 'html', (node: HtmlNode) => {
    const html = node.value.replace(COMMENT, '');
    const known = html.replace(TAG, (_, tag: string | undefined) => tag ?? '&lt;');
    if (known.includes('<')) {
      node.value = known;
      hasHtml = true;
    } else {
      Object.assign(node, {type: 'text', value: html} satisfies Text);
    }
  });
  return hasHtml;
}

/** Elements that a description can show. Other tags are text: most are placeholders, such as `<id>`. */
const KNOWN_TAGS =
  'a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|img|kbd|li|ol|p|pre|q|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var';

const COMMENT = /<!--[^]*?-->/g;

/** A complete tag of a known element, or any other `<`, which is text. */
const TAG = new RegExp(
  `(</?(?:${KNOWN_TAGS})(?:\\s(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,1000}|/)?>)|<`,
  'gi',
);
