import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** What a reader of a Markdown file gets from it, as GitHub Flavored Markdown. */
export interface ParsedTwin {
  tree: Root;
  headings: string[];
  /** What the fragment of a link can name: the anchors of the headings. */
  anchors: string[];
  /** Texts of the paragraphs; those in lists and quotes, too. */
  paragraphs: string[];
  /** Texts of the code in paragraphs. */
  codes: string[];
  codeBlocks: {language: string | null | undefined; text: string}[];
  /** Targets of the links. */
  links: string[];
  /** HTML outside of code, which a twin must not have. */
  html: string[];
  images: number;
}

export function parseTwin(text: string): ParsedTwin {
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const twin: ParsedTwin = {
    tree,
    headings: [],
    anchors: [],
    paragraphs: [],
    codes: [],
    codeBlocks: [],
    links: [],
    html: [],
    images: 0,
  };
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const [, text = '', anchor] = /^(.*?)(?: \{#(.+)\})?$/.exec(textOf(node)) ?? [];
      twin.headings.push(text);
      twin.anchors.push(anchor ?? slugger.slug(text));
    } else if (node.type === 'paragraph') {
      twin.paragraphs.push(textOf(node));
    } else if (node.type === 'inlineCode') {
      twin.codes.push(node.value);
    } else if (node.type === 'code') {
      twin.codeBlocks.push({language: node.lang, text: node.value});
    } else if (node.type === 'link' || node.type === 'definition') {
      twin.links.push(node.url);
    } else if (node.type === 'html') {
      twin.html.push(node.value);
    } else if (node.type === 'image' || node.type === 'imageReference') {
      twin.images += 1;
    }
  });
  return twin;
}

export function textOf(node: Nodes): string {
  if (node.type === 'break') {
    return ' ';
  }
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
