import groupBy from 'lodash/groupBy';
import type {ElementContent} from 'hast';
import {blocksOf, element, type RichText, text, toRichText} from '../reference/rich-text';

export interface LinkTarget {
  title: string;
  route: string;
}

/** Links a text; titles equal to `ownTitle` stay text. */
export type CrossLinker = (text: RichText, ownTitle?: string) => RichText;

/**
 * Returns a function that links titles of operations in a description ("use Get Block instead") to
 * their pages. Longer titles take precedence. Titles of one word are not linked, because they may be
 * ordinary words.
 */
export function createCrossLinker(targets: readonly LinkTarget[]): CrossLinker {
  const longestFirst = targets
    .filter(({title}) => /\S\s+\S/.test(title))
    .sort((a, b) => b.title.length - a.title.length);
  const byFirstWord = new Map(
    Object.entries(groupBy(longestFirst, ({title}) => /^\w*/.exec(title)?.[0])),
  );
  return (description, ownTitle) => {
    const link = (plain: string): ElementContent[] =>
      linkTitles(plain, byFirstWord, ownTitle);
    return linkParagraphs(description, link);
  };
}

function linkTitles(
  plain: string,
  byFirstWord: ReadonlyMap<string, readonly LinkTarget[]>,
  ownTitle: string | undefined,
): ElementContent[] {
  const nodes: ElementContent[] = [];
  let linkedTo = 0;
  for (const {0: word, index} of plain.matchAll(/\b\w+/g)) {
    const found =
      index < linkedTo
        ? undefined
        : byFirstWord
            .get(word)
            ?.find(
              ({title}) =>
                plain.startsWith(title, index) && endsAtWord(plain, index + title.length),
            );
    if (found !== undefined && found.title !== ownTitle) {
      const {title, route} = found;
      nodes.push(
        text(plain.slice(linkedTo, index)),
        element('a', [title], {href: route}),
      );
      linkedTo = index + title.length;
    }
  }
  return [...nodes, text(plain.slice(linkedTo))];
}

function endsAtWord(text: string, end: number): boolean {
  return /\w/.test(text.charAt(end - 1)) !== /\w/.test(text.charAt(end));
}

/** Replaces the plain parts of paragraphs. Lists, quotes and code stay as they are. */
export function linkParagraphs(
  description: RichText,
  link: (plain: string) => ElementContent[],
): RichText {
  return toRichText(
    blocksOf(description).map((block) =>
      block.tagName === 'p'
        ? element(
            'p',
            block.children.flatMap((child) =>
              child.type === 'text' ? link(child.value) : [child],
            ),
          )
        : block,
    ),
  );
}
