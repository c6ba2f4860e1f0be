import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Nodes} from 'mdast';

/** Elements without a text, and controls, which only a reader of the page can use. */
const NO_TEXT = new Set(
  'button input output script select style svg textarea'.split(' '),
);

/** Elements of which each part may be a piece of a word, such as one with a colour. */
const WHOLE = new Set(['code', 'pre']);

/**
 * Returns the words that a reader sees in the article of a page: runs of letters and digits. A word ends where
 * its element ends, as in Markdown. What has the mark `data-markdown-ignore` is for people alone.
 *
 * @returns undefined if the page has no article.
 */
export function wordsOfPage($: CheerioAPI): string[] | undefined {
  const [article] = $('.theme-doc-markdown').toArray();
  const isShown = (element: Element): boolean =>
    !NO_TEXT.has(element.name) &&
    element.attribs['data-markdown-ignore'] === undefined &&
    // The text of a label is hidden where its field has it as its name.
    (element.attribs['aria-hidden'] !== 'true' || $(element).parent().is('label'));
  return article && wordsOf(textOfPage(article, ' ', isShown));
}

/** Returns the words of Markdown. Anchors of headings are none. */
export function wordsOfTwin(node: Nodes): string[] {
  return wordsOf(textOfTwin(node));
}

/** Returns the words that are more often in the first list than in the second. */
export function wordsOnlyIn(
  words: readonly string[],
  others: readonly string[],
): string[] {
  const left = new Map<string, number>();
  for (const word of others) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function textOfPage(
  node: AnyNode,
  between: string,
  isShown: (element: Element) => boolean,
): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (!('attribs' in node) || !isShown(node)) {
    return '';
  }
  const inside = WHOLE.has(node.name) ? '' : between;
  const texts = node.children.map((child) => textOfPage(child, inside, isShown));
  const text = kindOf(node) + texts.join('');
  return node.name === 'wbr' ? text : between + text + between;
}

/** Returns the kind of an admonition that has another title: its icon shows it. */
function kindOf({attribs, children: [heading]}: Element): string {
  const [, kind = ''] = / theme-admonition-(\w+)/.exec(` ${attribs.class ?? ''}`) ?? [];
  const isShown = (node: AnyNode): boolean =>
    node.type === 'text'
      ? node.data.trim().toLowerCase() === kind
      : 'children' in node && node.children.some(isShown);
  return kind === '' || (heading && isShown(heading)) === true
    ? ''
    : ` ${kind.charAt(0).toUpperCase()}${kind.slice(1)} `;
}

function textOfTwin(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if ('value' in node) {
    return ` ${node.value} `;
  }
  const text = 'children' in node ? node.children.map(textOfTwin).join('') : '';
  return ` ${node.type === 'heading' ? text.replace(/ \{#.+\}\s*$/, '') : text} `;
}
