import type {BlockContent, DefinitionContent, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {
  type Block,
  type Inline,
  isPlainMarkdown,
  type RichText,
} from '../reference/rich-text';

/** Deeper Markdown is displayed as source. */
const MAX_NESTING = 20;

/**
 * Longer Markdown is displayed as source: CommonMark parsers take minutes for some texts of 100
 * kB.
 */
const MAX_MARKUP_LENGTH = 20_000;

const SAFE_LINK = /^(https?:|mailto:)/i;

/**
 * Parses a CommonMark description (OpenAPI 3.1, section 4.3 "Rich Text Formatting"). HTML,
 * images, and links other than http, https and mailto become plain text, because descriptions are
 * untrusted input.
 */
export function parseRichText(markdown: string | undefined): RichText {
  const source = (markdown ?? '').trim();
  if (source === '') {
    return [];
  }
  if (isPlainMarkdown(source)) {
    return [source];
  }
  if (source.length > MAX_MARKUP_LENGTH) {
    return source.split(/\n\s*\n/);
  }
  try {
    const {children} = fromMarkdown(source);
    return depthOf(children) > MAX_NESTING ? [source] : children.flatMap(toBlocks);
  } catch (error) {
    // The parser exceeds the call stack on deep nesting.
    if (error instanceof RangeError) {
      return [source];
    }
    throw error;
  }
}

function depthOf(nodes: readonly (RootContent | BlockContent)[]): number {
  const depths = nodes.map((node) =>
    'children' in node ? depthOf(node.children as RootContent[]) : 0,
  );
  return 1 + Math.max(0, ...depths);
}

function toBlocks(node: RootContent | BlockContent | DefinitionContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(node.children)];
    case 'heading':
      return [{paragraph: [{strong: toInlines(node.children)}]}];
    case 'code':
      return [{codeBlock: node.value, ...(node.lang ? {language: node.lang} : {})}];
    case 'list':
      return [
        {
          ordered: Boolean(node.ordered),
          list: node.children.map((item) => item.children.flatMap(toBlocks)),
        },
      ];
    case 'blockquote':
      return [{quote: node.children.flatMap(toBlocks)}];
    case 'html':
      return [node.value];
    default:
      return [];
  }
}

function paragraph(children: PhrasingContent[]): Block {
  const inlines = toInlines(children);
  const [only] = inlines;
  return inlines.length === 1 && typeof only === 'string' ? only : {paragraph: inlines};
}

function toInlines(children: PhrasingContent[]): Inline[] {
  return joinStrings(children.flatMap(toInline));
}

function toInline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value.replaceAll('\n', ' ')];
    case 'inlineCode':
      return [{code: node.value}];
    case 'strong':
      return [{strong: toInlines(node.children)}];
    case 'emphasis':
      return [{emphasis: toInlines(node.children)}];
    case 'break':
      return [{lineBreak: true}];
    case 'link':
      return SAFE_LINK.test(node.url)
        ? [{href: node.url, text: toInlines(node.children)}]
        : toInlines(node.children);
    case 'linkReference':
      return toInlines(node.children);
    case 'image':
    case 'imageReference':
      return [node.alt ?? ''];
    default:
      return [];
  }
}

function joinStrings(inlines: Inline[]): Inline[] {
  return inlines.reduce<Inline[]>((joined, inline) => {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + inline;
    } else {
      joined.push(inline);
    }
    return joined;
  }, []);
}
