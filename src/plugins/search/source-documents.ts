import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {NewDocument} from '../../search/document';

/** The deepest heading that makes a section of its own. */
const DEEPEST_HEADING = 3;

/** Nodes in which the end of a child is the end of a word. */
const HOLDS_BLOCKS = new Set<RootContent['type']>(['list', 'listItem', 'blockquote']);

/**
 * The documents of a page that has not been built: the dev server has its source only. Components
 * are passed over.
 *
 * @param source MDX without front matter.
 * @param page what all its documents have in common, and its title.
 */
export function sourceDocuments(
  source: string,
  page: Pick<NewDocument, 'pageTitle' | 'sidebarParentCategories' | 'sectionRoute'>,
): NewDocument[] {
  const slugger = createSlugger();
  const documents: NewDocument[] = [
    {
      ...page,
      kind: 'guide',
      title: page.pageTitle,
      content: '',
      tags: [],
      sectionTitle: '',
    },
  ];
  for (const node of fromMarkdown(source.replace(/^(import|export) .*$/gm, ''))
    .children) {
    if (node.type === 'heading' && node.depth > 1 && node.depth <= DEEPEST_HEADING) {
      const {text, id} = parseMarkdownHeadingId(textOf(node));
      documents.push({
        ...page,
        kind: 'section',
        title: text,
        content: '',
        tags: [],
        sectionTitle: text,
        sectionRoute: `${page.sectionRoute}#${id ?? slugger.slug(text)}`,
      });
    } else if (node.type !== 'code') {
      const last = documents.at(-1);
      if (last !== undefined) {
        last.content = `${last.content} ${textOf(node)}`.trim();
      }
    }
  }
  return documents;
}

function textOf(node: RootContent): string {
  if ('children' in node) {
    return node.children.map(textOf).join(HOLDS_BLOCKS.has(node.type) ? ' ' : '');
  }
  return 'value' in node && node.type !== 'html'
    ? node.value.replace(/<[^>]*>/g, '')
    : '';
}
