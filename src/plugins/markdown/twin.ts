import {
  admonitionTitleToDirectiveLabel,
  DEFAULT_PARSE_FRONT_MATTER,
  escapeMarkdownHeadingIds,
  parseMarkdownFile,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {heading} from '../../markdown/nodes';
import {createPointer} from '../../markdown/pointer';
import {print} from '../../markdown/print';
import {MAX_LENGTH} from '../../markdown/section';
import type {Doc} from './docs';
import {withTwinLinks, type Site} from './links';
import {readMdx} from './mdx';
import type {SiteData} from './site-data';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Creates the Markdown twin of a hand-written page from its source. A twin that would be too long has its
 * code samples in fewer languages.
 *
 * @throws Error that names the page, the line and what has no text form.
 */
export async function createTwin(doc: Doc, data: SiteData, site: Site): Promise<string> {
  try {
    const {content} = await parseMarkdownFile({
      filePath: doc.source,
      fileContent: data.readFile(doc.source),
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const body = prepare(content);
    const write = (isShort: boolean): string => {
      const blocks = readMdx(body, {site: data, id: doc.id, isShort});
      return printTwin(doc, blocks, site);
    };
    const text = write(false);
    return text.length <= MAX_LENGTH ? text : write(true);
  } catch (error) {
    throw new Error(
      `${doc.source} cannot be written as Markdown. ${(error as Error).message}`,
      {cause: error},
    );
  }
}

/** Prints the pointer to the list of all pages, the title unless the page has its own, and the content. */
function printTwin(doc: Doc, blocks: readonly RootContent[], site: Site): string {
  const title = doc.showsTitle ? [heading(1, doc.title)] : [];
  return `${print(withTwinLinks([createPointer(), ...title, ...blocks], site))}\n`;
}

/** Does what Docusaurus does before it parses MDX. */
function prepare(content: string): string {
  return escapeMarkdownHeadingIds(
    unwrapMdxCodeBlocks(admonitionTitleToDirectiveLabel(content, ADMONITIONS)),
  );
}
