import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {findTerms, type TextRange} from '../../search/highlight-terms';

/** The location state of a page that was opened from a hit. */
export interface HighlightState {
  searchTerms?: readonly string[];
}

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

/**
 * Highlights the search terms on a page that was opened from a hit, until the next navigation or Escape.
 */
export function useHighlights(): void {
  const {key, state} = useLocation<HighlightState | undefined>();
  useEffect(() => {
    const terms = state?.searchTerms ?? [];
    highlightArticle(terms);
    const forget = (event: KeyboardEvent): void => {
      // Menus and dialogs prevent the default of the Escape that closes them.
      if (event.key === 'Escape' && !event.defaultPrevented) {
        clearHighlights();
        forgetTerms();
      }
    };
    if (terms.length > 0) {
      document.addEventListener('keydown', forget);
    }
    return () => {
      document.removeEventListener('keydown', forget);
      clearHighlights();
    };
  }, [key, state]);
}

/** Removes the terms from the history, so that Back does not highlight them again. */
function forgetTerms(): void {
  // The router would scroll to the top. It keeps its state in the field `state`.
  const {state: _, ...rest} = window.history.state as {state?: unknown};
  window.history.replaceState(rest, '');
}

/** Removes all highlights and restores the text nodes, which React still refers to. */
function clearHighlights(): void {
  for (const {node, originalText, added} of highlightedTexts) {
    added.forEach((child) => child.remove());
    node.data = originalText;
  }
  highlightedTexts = [];
}

function highlightArticle(terms: readonly string[]): void {
  const article = document.querySelector('article');
  if (article === null || terms.length === 0) {
    return;
  }
  let count = 0;
  for (const node of textsOf(article)) {
    const ranges = findTerms(node.data, terms).slice(0, MAX_HIGHLIGHTS - count);
    if (ranges.length > 0) {
      count += ranges.length;
      highlightedTexts.push(highlightText(node, ranges));
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
function highlightText(node: Text, ranges: readonly TextRange[]): HighlightedText {
  const originalText = node.data;
  const added: ChildNode[] = [];
  ranges.forEach(({start, end}, index) => {
    const mark = document.createElement('mark');
    mark.textContent = originalText.slice(start, end);
    const rest = originalText.slice(end, ranges[index + 1]?.start);
    added.push(mark, document.createTextNode(rest));
  });
  node.data = originalText.slice(0, ranges[0]?.start);
  node.after(...added);
  return {node, originalText, added};
}
