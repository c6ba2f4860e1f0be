import {termsExpression} from '../../search/highlight-terms';

/** Elements whose text is not highlighted: navigation, code, forms and content that is not text. */
const SKIPPED =
  'nav, form, pre, script, style, svg, button, input, textarea, select, [hidden]';

const MAX_HIGHLIGHTS = 400;

interface HighlightedText {
  node: Text;
  originalText: string;
  added: ChildNode[];
}

let highlightedTexts: HighlightedText[] = [];

/** Removes all highlights and restores the text nodes, which React still refers to. */
export function clearHighlights(): void {
  for (const {node, originalText, added} of highlightedTexts) {
    added.forEach((child) => child.remove());
    node.data = originalText;
  }
  highlightedTexts = [];
}

export function highlightArticle(terms: readonly string[]): void {
  clearHighlights();
  const article = document.querySelector('article');
  const expression = termsExpression(terms);
  if (article === null || expression === undefined) {
    return;
  }
  let count = 0;
  for (const node of textsOf(article)) {
    const found = Array.from(node.data.matchAll(expression));
    const matches = found.slice(0, MAX_HIGHLIGHTS - count);
    if (matches.length > 0) {
      count += matches.length;
      highlightedTexts.push(highlightText(node, matches));
    }
  }
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(SKIPPED) === null) {
      texts.push(node);
    }
  }
  return texts;
}

/** Cuts a text node before its first match, and inserts the highlights and the rest after it. */
function highlightText(node: Text, matches: readonly RegExpExecArray[]): HighlightedText {
  const originalText = node.data;
  const added: ChildNode[] = [];
  matches.forEach((match, index) => {
    const mark = document.createElement('mark');
    mark.textContent = match[0];
    const end = match.index + match[0].length;
    const rest = originalText.slice(end, matches[index + 1]?.index);
    added.push(mark, document.createTextNode(rest));
  });
  node.data = originalText.slice(0, matches[0]?.index);
  node.after(...added);
  return {node, originalText, added};
}
