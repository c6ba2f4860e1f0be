import escapeRegExp from 'lodash/escapeRegExp';
import type {RichText} from './rich-text';
import {linkParagraphs} from './read-document-links';
import type {OpenAPIDocument} from '../document/document';
import {entriesExtension} from './read-extension';

const GLOSSARY = '/guides/glossary';

/**
 * Returns a function that links the first use of each term in a text to the glossary. `x-glossary` is an object of
 * anchors of the glossary by term. Terms with the same anchor, such as a singular and its plural, count as one.
 * Case does not matter.
 */
export function createGlossaryLinker(
  document: OpenAPIDocument,
): (description: RichText) => RichText {
  const anchors = new Map(
    entriesExtension(document, 'x-glossary', 'string').map(([term, anchor]) => [
      term.toLowerCase(),
      anchor,
    ]),
  );
  if (anchors.size === 0) {
    return (description) => description;
  }
  const longestFirst = [...anchors.keys()].sort((a, b) => b.length - a.length);
  const terms = new RegExp(
    `(?<![\\w-])(?:${longestFirst.map(escapeRegExp).join('|')})(?![\\w-])`,
    'gi',
  );
  return (description) => {
    const linked = new Set<string>();
    return linkParagraphs(description, terms, (term) => {
      const anchor = anchors.get(term.toLowerCase());
      if (anchor === undefined || linked.has(anchor)) {
        return undefined;
      }
      linked.add(anchor);
      return {title: term, route: `${GLOSSARY}#${anchor}`};
    });
  };
}
