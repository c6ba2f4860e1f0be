import maxBy from 'lodash/maxBy';
import sumBy from 'lodash/sumBy';
import type {RootContent, TableRow} from 'mdast';
import {paragraph, type Phrase, table} from './nodes';
import {print, printedList} from './print';

/** Longest text of a twin, in characters. Assistants cut longer ones off, or refuse them. */
export const MAX_LENGTH = 50_000;

/** Parts of twins in the order in which long twins do without them. */
const ORDER = ['deepFields', 'example', 'end', 'more', 'all'] as const;

type Loss = (typeof ORDER)[number];

/** A form of a section that has lost something. */
interface ShortForm {
  loss: Loss;
  blocks: () => readonly RootContent[];
}

/** A part of a twin, with shorter forms of it for twins that are too long, longest first. */
export interface Section {
  blocks: () => readonly RootContent[];
  shorter: readonly ShortForm[];
}

/** Creates a section that is shown as it is, or not at all. */
export function wholeSection(...blocks: RootContent[]): Section {
  return {blocks: () => blocks, shorter: [nothing]};
}

/** Creates a section of which only `summary` is shown if the twin is too long. */
export function summarizedSection(
  blocks: readonly RootContent[],
  summary: readonly RootContent[],
): Section {
  return {
    blocks: () => blocks,
    shorter: [{loss: 'end', blocks: () => summary}, nothing],
  };
}

/**
 * Creates a section with a list, of which the end is left out if the twin is too long.
 *
 * @param before What is above the list.
 * @param forms The printed items; and the same with fewer fields, if there are deep ones.
 * @param where Says where all items are.
 */
export function listSection(
  before: readonly RootContent[],
  forms: readonly [() => readonly string[], ...(() => readonly string[])[]],
  where: readonly Phrase[],
): Section {
  return entriesSection(before, forms, printedList, where);
}

/** Creates a section with a table, of which the end is left out if the twin is too long. */
export function tableSection(
  before: readonly RootContent[],
  names: readonly string[],
  rows: readonly TableRow[],
  where: readonly Phrase[],
): Section {
  return entriesSection(before, [() => rows], (shown) => table(names, shown), where);
}

type Join<Entry> = (entries: readonly Entry[]) => RootContent;

function entriesSection<Entry>(
  before: readonly RootContent[],
  [entries, ...fewer]: readonly [() => readonly Entry[], ...(() => readonly Entry[])[]],
  join: Join<Entry>,
  where: readonly Phrase[],
): Section {
  const last = fewer.at(-1) ?? entries;
  const blocksOf = (shown: readonly Entry[]): RootContent[] => [
    ...before,
    ...(shown.length === 0 ? [] : [join(shown)]),
  ];
  const beginningOf = (most: number): RootContent[] => {
    const all = last();
    const count = countUpTo(most, all, join);
    return count === all.length
      ? blocksOf(all)
      : [
          ...blocksOf(all.slice(0, count)),
          paragraph(`${all.length - count} more are left out here: see `, ...where, '.'),
        ];
  };
  return {
    blocks: () => blocksOf(entries()),
    shorter: [
      ...fewer.map((shown): ShortForm => ({
        loss: 'deepFields',
        blocks: () => blocksOf(shown()),
      })),
      {loss: 'end', blocks: () => beginningOf(8_000)},
      {loss: 'more', blocks: () => beginningOf(1_000)},
      nothing,
    ],
  };
}

/** Returns how many entries, from the first, are printed with at most `most` characters. */
function countUpTo<Entry>(
  most: number,
  entries: readonly Entry[],
  join: Join<Entry>,
): number {
  let length = 0;
  const end = entries.findIndex((entry) => {
    length += print([join([entry])]).length + 1;
    return length > most;
  });
  return end === -1 ? entries.length : end;
}

/** Creates a section with an example, of which only its place is named if the twin is too long. */
export function exampleSection(
  before: readonly RootContent[],
  example: readonly RootContent[],
  where: readonly Phrase[],
): Section {
  return {
    blocks: () => [...before, ...example],
    shorter: [
      {
        loss: 'example',
        blocks: () => [...before, paragraph('The example is long: see ', ...where, '.')],
      },
      nothing,
    ],
  };
}

const nothing: ShortForm = {loss: 'all', blocks: () => []};

/**
 * Joins sections. If they are too long together, the longest ones lose something first, in the order of
 * {@link ORDER}.
 *
 * @param where Says where the whole is.
 * @param most The limit in characters, without that sentence.
 */
export function printSections(
  sections: readonly Section[],
  where: Phrase,
  most: number,
): string {
  const whole = print(sections.flatMap(({blocks}) => blocks()));
  return `${whole.length <= most ? whole : printShorter(sections, where, most)}\n`;
}

function printShorter(sections: readonly Section[], where: Phrase, most: number): string {
  const shown = sections.map((section) => sized(section.blocks(), section.shorter));
  const length = (): number => sumBy(shown, (section) => section.length + 2);
  for (const [rank] of ORDER.entries()) {
    const allowed = ORDER.slice(0, rank + 1);
    const canLose = ({shorter: [next]}: Sized): boolean =>
      next !== undefined && allowed.includes(next.loss);
    while (length() > most) {
      const longest = maxBy(shown.filter(canLose), 'length');
      const [next, ...others] = longest?.shorter ?? [];
      if (longest === undefined || next === undefined) {
        break;
      }
      Object.assign(longest, sized(next.blocks(), others));
    }
  }
  return print([
    ...shown.flatMap(({blocks}) => blocks),
    paragraph('This text is shortened: see ', where, ' for the rest.'),
  ]);
}

interface Sized {
  blocks: readonly RootContent[];
  /** Length of the printed blocks. */
  length: number;
  shorter: readonly ShortForm[];
}

function sized(blocks: readonly RootContent[], shorter: readonly ShortForm[]): Sized {
  return {blocks, length: print(blocks).length, shorter};
}
