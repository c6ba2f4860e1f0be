import type {ElementContent} from 'hast';
import escapeRegExp from 'lodash/escapeRegExp';
import {element, type RichText, text} from '../reference/rich-text';
import {linkParagraphs} from './document-links';
import type {OpenAPIDocument} from './document';
import {entriesExtension} from './extension';

const GLOSSARY = '/guides/glossary';

/** Links the first use of each term in a text to the glossary. */
export type GlossaryLinker = (description: RichText) => RichText;

/**
 * Returns a linker for the terms of `x-glossary`, an object of anchors of the glossary by term. Terms
 * with the same anchor, such as a singular and its plural, count as one. Case does not matter.
 */
export function createGlossaryLinker(document: OpenAPIDocument): GlossaryLinker {
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
    return linkParagraphs(description, (plain) =>
      linkTerms(plain, terms, anchors, linked),
    );
  };
}

/** @param linked Anchors that the text has links to; those of this part are added. */
function linkTerms(
  plain: string,
  terms: RegExp,
  anchors: ReadonlyMap<string, string>,
  linked: Set<string>,
): ElementContent[] {
  const nodes: ElementContent[] = [];
  let linkedTo = 0;
  for (const {0: term, index} of plain.matchAll(terms)) {
    const anchor = anchors.get(term.toLowerCase());
    if (anchor !== undefined && !linked.has(anchor)) {
      linked.add(anchor);
      nodes.push(
        text(plain.slice(linkedTo, index)),
        element('a', [term], {href: `${GLOSSARY}#${anchor}`}),
      );
      linkedTo = index + term.length;
    }
  }
  return [...nodes, text(plain.slice(linkedTo))];
}
