import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownFile,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {NewDocument} from '../search/document';
import type {DocsPage} from './docs-page';

const DEEPEST_HEADING = 3;

/** Nodes whose children are separated by a space. */
const BLOCK_CONTAINERS = new Set<RootContent['type']>(['list', 'listItem', 'blockquote']);

/** Reads the documents of a page. One that was removed while the dev server runs has none: Docusaurus still lists it. */
export async function readSourceDocuments(
  {source, isList, title, categories, route}: DocsPage,
  siteDir: string,
): Promise<NewDocument[]> {
  const filePath = path.join(siteDir, source);
  const fileContent = await readFile(filePath, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
  if (fileContent === undefined) {
    return [];
  }
  const {content} = await parseMarkdownFile({
    filePath,
    fileContent,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return sourceDocuments(content, {
    kind: isList ? 'list' : 'guide',
    pageTitle: title,
    sidebarParentCategories: categories,
    sectionRoute: route,
  });
}

/**
 * Creates search documents from the source of a page, for the dev server, which has no built
 * HTML. Ignores components.
 *
 * @param source MDX without front matter.
 * @param page Fields common to all documents of the page.
 */
export function sourceDocuments(
  source: string,
  page: Pick<
    NewDocument,
    'kind' | 'pageTitle' | 'sidebarParentCategories' | 'sectionRoute'
  >,
): NewDocument[] {
  const slugger = createSlugger();
  const empty = {...page, content: '', tags: []};
  const documents: NewDocument[] = [{...empty, title: page.pageTitle, sectionTitle: ''}];
  for (const node of fromMarkdown(source.replace(/^(import|export) .*$/gm, ''))
    .children) {
    if (node.type === 'heading' && node.depth > 1 && node.depth <= DEEPEST_HEADING) {
      const {text, id} = parseMarkdownHeadingId(textOf(node));
      documents.push({
        ...empty,
        kind: 'section',
        title: text,
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
    return node.children.map(textOf).join(BLOCK_CONTAINERS.has(node.type) ? ' ' : '');
  }
  return 'value' in node && node.type !== 'html'
    ? node.value.replace(/<[^>]*>/g, '')
    : '';
}
