import type {Literal, PhrasingContent, RootContent, Text} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {type Handle, type Options, toMarkdown} from 'mdast-util-to-markdown';
import {isPlainMarkdown} from '../reference/rich-text';
import {code} from './nodes';

/** Markdown that has been printed before, so that a text of many pages is escaped once. */
export interface Printed extends Literal {
  type: 'printed';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    printed: Printed;
  }
  interface BlockContentMap {
    printed: Printed;
  }
  interface RootContentMap {
    printed: Printed;
  }
}

/** Escapes a text, with a short way for those without special characters. */
const printText: Handle = ({value}: Text, _, state, info) =>
  isPlainMarkdown(value) ? value : state.safe(value, info);

/** Tells what comes after a phrase, which would otherwise print the next one for it. */
function withPeek(handle: Handle): Handle {
  return Object.assign(handle, {peek: ({value}: Literal) => value.charAt(0)});
}

const OPTIONS: Options = {
  bullet: '-',
  // Autolinks in angle brackets look like HTML.
  resourceLink: true,
  handlers: {
    text: withPeek(printText),
    printed: withPeek(({value}: Printed) => value),
  },
  // Without the extension for addresses, which would put backslashes into every URL of a text.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()],
};

/** Prints blocks as GitHub Flavored Markdown. Whatever their texts contain stays text. */
export function print(blocks: readonly RootContent[]): string {
  return toMarkdown({type: 'root', children: [...blocks]}, OPTIONS).trimEnd();
}

/** Prints a part of a paragraph. */
export function printInline(children: readonly PhrasingContent[]): string {
  return print([{type: 'paragraph', children: [...children]}]);
}

/** Prints code in a paragraph; a value with line breaks, which code cannot have, as text. */
export function printCode(value: string): string {
  return /^[^\s`](?:[^\r\n`]*[^\s`])?$/.test(value)
    ? `\`${value}\``
    : printInline([code(value)]);
}

/** Puts items that are printed in a list. */
export function printedList(items: readonly string[]): Printed {
  const lines = items.map((item) => `- ${item.replaceAll(/\n(?=[^\n])/g, '\n  ')}`);
  return {type: 'printed', value: lines.join('\n')};
}
