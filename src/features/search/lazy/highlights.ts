import {termsExpression} from '@site/src/search/marked-text';

/** What is not marked: where the page stands, code and forms that live, and what is not text. */
const SKIPPED =
  'nav, form, pre, script, style, svg, button, input, textarea, select, [hidden]';

/** The most words that are marked on a page: more of them say nothing. */
const MOST_MARKS = 400;

/** A text as it was before some of it was marked. */
interface Change {
  node: Text;
  text: string;
  added: ChildNode[];
}

let changes: Change[] = [];

/** Takes all marks away. The nodes are again those that were there before. */
export function clearMarks(): void {
  for (const {node, text, added} of changes) {
    added.forEach((each) => {
      each.remove();
    });
    node.data = text;
  }
  changes = [];
}

/** Marks the words that begin with one of the terms, in the article of the page. */
export function markArticle(terms: readonly string[]): void {
  clearMarks();
  const article = document.querySelector('article');
  const expression = termsExpression(terms);
  if (article === null || expression === undefined) {
    return;
  }
  let count = 0;
  for (const node of textsOf(article)) {
    const matches = [...node.data.matchAll(expression)].slice(0, MOST_MARKS - count);
    if (matches.length > 0) {
      count += matches.length;
      changes.push(markText(node, matches));
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

/** Shortens a text to what is before the first mark, and puts marks and the rest behind it. */
function markText(node: Text, matches: readonly RegExpExecArray[]): Change {
  const text = node.data;
  const added: ChildNode[] = [];
  matches.forEach((match, place) => {
    const mark = document.createElement('mark');
    mark.textContent = match[0];
    const end = match.index + match[0].length;
    added.push(mark, document.createTextNode(text.slice(end, matches[place + 1]?.index)));
  });
  node.data = text.slice(0, matches[0]?.index);
  node.after(...added);
  return {node, text, added};
}
