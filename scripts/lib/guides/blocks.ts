/*
 * Why: what a reader copies from a guide is in its blocks of code.
 */

/** A block of code of a guide. */
export interface Block {
  /** The line of the guide on which it begins. */
  readonly line: number;
  readonly code: string;
  /** The name of the file that it is, if it is one. */
  readonly file?: string;
  /** Whether it is for a terminal. */
  readonly isCommand: boolean;
}

/** A list indents its blocks. */
const FENCE = /^([ \t]*)```(\w+)(?: title="([^"]*)")?[^\n]*\n(.*?)^\1```$/gms;

const TERMINAL = new Set(['bash', 'console', 'sh', 'shell']);

/** Returns the blocks of MDX that are commands or files, in their order. Files below `~` are left out. */
export function readBlocks(text: string): Block[] {
  return [...text.matchAll(FENCE)].flatMap(
    ({index, 1: indent = '', 2: language = '', 3: title = '', 4: indented = ''}) => {
      const line = text.slice(0, index).split('\n').length;
      const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      const isCommand = TERMINAL.has(language);
      const isFile = /^[\w./-]+\.\w+$/.test(title);
      return isFile || isCommand
        ? [{line, code, isCommand, ...(isFile ? {file: title} : {})}]
        : [];
    },
  );
}
