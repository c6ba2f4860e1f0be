/** Length of the lines of a comment, without its markers and indentation. */
const WIDTH = 80;

/** Control, format, private and unassigned characters are invisible, reorder text or end lines. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Splits paragraphs of plain text into lines without characters that could end a comment line. */
export function commentLines(...paragraphs: string[]): string[] {
  return paragraphs.flatMap((paragraph) => wrap(paragraph.replace(HIDDEN, ' ')));
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
