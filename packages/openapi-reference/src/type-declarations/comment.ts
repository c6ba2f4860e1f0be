import {wrap} from '../code-samples/request';
import type {Value} from './type';

/** Length of the lines of a comment, without its markers and indentation. */
const WIDTH = 80;

/** Control, format, private and unassigned characters are invisible, reorder text or end lines. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Splits paragraphs of plain text into lines without characters that could end a comment line. */
export function commentLines(...paragraphs: string[]): string[] {
  return paragraphs.flatMap((paragraph) =>
    wrap(paragraph.replace(HIDDEN, ' ').match(/\S+/g) ?? [], WIDTH),
  );
}

/** Returns what is known of values, a paragraph each. */
export function valueTexts(values: readonly Value[]): string[] {
  return values
    .filter(({description}) => description !== '')
    .map(({text, description}) => `${text}: ${description}`);
}
