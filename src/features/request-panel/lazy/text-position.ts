/** A place in a text as an editor counts it, both from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** The line and the column of a character. */
export function textPosition(text: string, index: number): TextPosition {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  return {line, column: index - before.lastIndexOf('\n')};
}
