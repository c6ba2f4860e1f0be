import {wrap} from '../../samples/request';
import {type Type, type Value, withoutNull} from './type';

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

/** Names the parts of a type that has all of them: `Base and of one of: Card, Cash`. */
export function partsText(
  parts: readonly Type[],
  nameOf: (type: Type) => string,
): string {
  return parts
    .map((part) => {
      const {type, isNullable} = withoutNull(part);
      return type.kind === 'union' && !isNullable
        ? `one of: ${type.options.map(nameOf).join(', ')}`
        : nameOf(part);
    })
    .join(' and of ');
}

/** Returns what is known of values, a paragraph each. */
export function valueTexts(values: readonly Value[]): string[] {
  return values
    .filter(({description}) => description !== '')
    .map(({text, description}) => `${text}: ${description}`);
}
