import findLastIndex from 'lodash/findLastIndex';
import type {RootContent} from 'mdast';
import {print} from './print';

/** Longest text of a twin, in characters: assistants cut off what is longer. */
export const MAX_LENGTH = 100_000;

/** Returns the first blocks that are not longer than `most` characters, up to a heading or in a list. */
export function shorten(
  blocks: readonly RootContent[],
  most: number,
): readonly RootContent[] {
  let left = most;
  const fits = (block: RootContent): boolean => {
    left -= print([block]).length + 2;
    return left >= 0;
  };
  const end = blocks.findIndex((block) => !fits(block));
  const cut = blocks[end];
  if (cut === undefined) {
    return blocks;
  }
  if (cut.type === 'list' || cut.type === 'table') {
    left += print([cut]).length + 2;
    const isOver = (child: (typeof cut.children)[number]): boolean =>
      !fits({...cut, children: [child]} as typeof cut);
    const count = (cut.children as Parameters<typeof isOver>[0][]).findIndex(isOver);
    if (count > 1) {
      const part = {...cut, children: cut.children.slice(0, count)} as typeof cut;
      return [...blocks.slice(0, end), part];
    }
  }
  const heading = findLastIndex(blocks, ({type}) => type === 'heading', end);
  return blocks.slice(0, heading > 1 ? heading : end);
}
