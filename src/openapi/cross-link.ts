import groupBy from 'lodash/groupBy';
import type {Block, Inline, RichText} from '../reference/rich-text';

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
  return (text, ownTitle) => {
    const link = (plain: string): Inline[] => linkTitles(plain, byFirstWord, ownTitle);
    return linkParagraphs(text, link);
  };
}

function linkTitles(
  plain: string,
  byFirstWord: ReadonlyMap<string, readonly LinkTarget[]>,
  ownTitle: string | undefined,
): Inline[] {
  const inlines: Inline[] = [];
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
      inlines.push(...[plain.slice(linkedTo, index)].filter(Boolean), {route, title});
      linkedTo = index + title.length;
    }
  }
  return [...inlines, ...[plain.slice(linkedTo)].filter(Boolean)];
}

function endsAtWord(text: string, end: number): boolean {
  return /\w/.test(text.charAt(end - 1)) !== /\w/.test(text.charAt(end));
}

/** Replaces the plain parts of paragraphs. Lists, quotes and code stay as they are. */
export function linkParagraphs(
  text: RichText,
  link: (plain: string) => Inline[],
): RichText {
  return text.map((block) => linkBlock(block, link));
}

function linkBlock(block: Block, link: (plain: string) => Inline[]): Block {
  if (typeof block === 'string') {
    const inlines = link(block);
    return inlines.length === 1 && inlines[0] === block ? block : {paragraph: inlines};
  }
  return 'paragraph' in block
    ? {
        paragraph: block.paragraph.flatMap((inline) =>
          typeof inline === 'string' ? link(inline) : [inline],
        ),
      }
    : block;
}
