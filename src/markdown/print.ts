import type {
  InlineCode,
  Literal,
  Nodes,
  Parents,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {type Handle, type Info, type Options, toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {isPlainMarkdown} from '../reference/rich-text';
import {code, text, twinLink} from './nodes';
import {twinAddress} from './twin-address';

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

/** Addresses that GitHub Flavored Markdown makes links of. They end at a space or at `<`, before any escape. */
const ADDRESS = /(?:https?|ftp):\/\/|www\./i;

/** Returns whether what is before a phrase could be an address, which would take its first characters. */
function followsAddress(node: Nodes, parent: Parents | undefined, info: Info): boolean {
  if (!/\S/.test(info.before)) {
    return false;
  }
  if (parent?.type !== 'paragraph') {
    return true;
  }
  const before = parent.children.slice(0, parent.children.indexOf(node as never));
  return ADDRESS.test(/\S*$/.exec(toString(before))?.[0] ?? '');
}

/** Escapes a text, with a short way for those without special characters. */
const textHandle: Handle = (node: Text, parent, state, info) => {
  const {value} = node;
  if (isPlainMarkdown(value)) {
    return value;
  }
  const safe = state.safe(value, info);
  // A backslash would belong to the address.
  return safe.includes('\\<')
    ? safe.replace(/\S+/g, (word, index: number) =>
        ADDRESS.test(word) || (index === 0 && followsAddress(node, parent, info))
          ? word.replaceAll('\\<', '&lt;')
          : word,
      )
    : safe;
};

/** Also escapes the code of tables. */
const TABLES = gfmTableToMarkdown({tablePipeAlign: false});

/** Separates code from an address, which its first backtick would belong to. */
const codeHandle: Handle = (node: InlineCode, parent, state, info) => {
  const printed = TABLES.handlers?.inlineCode?.(node, parent, state, info) ?? '';
  return node.value.includes('<') && followsAddress(node, parent, info)
    ? ` ${printed}`
    : printed;
};

/** Tells what comes after a phrase, which would otherwise print the next one for it. */
function withPeek(handle: Handle): Handle {
  return Object.assign(handle, {peek: ({value}: Literal) => value.charAt(0)});
}

const OPTIONS: Options = {
  bullet: '-',
  // Autolinks in angle brackets look like HTML.
  resourceLink: true,
  handlers: {
    text: withPeek(textHandle),
    inlineCode: Object.assign(codeHandle, {peek: () => '`'}),
    printed: withPeek(({value}: Printed) => value),
  },
  // Without the extension for addresses, which would put backslashes into every URL of a text.
  extensions: [TABLES, gfmStrikethroughToMarkdown()],
};

/** Prints blocks as GitHub Flavored Markdown. Whatever their texts contain stays text. */
export function print(blocks: readonly RootContent[]): string {
  return toMarkdown({type: 'root', children: [...blocks]}, OPTIONS).trimEnd();
}

function printInline(phrase: PhrasingContent): string {
  return print([{type: 'paragraph', children: [phrase]}]);
}

/*
 * Most phrases are short and have nothing to escape, and the tree of a large reference would have a
 * million of them. So those that mean themselves are printed without a tree.
 */

/** Prints a text as a phrase. */
export function printText(value: string): string {
  return isPlainMarkdown(value) ? value : printInline(text(value));
}

/** Prints code as a phrase; a value with line breaks, which such code cannot have, as text. */
export function printCode(value: string): string {
  return /^[^\s`](?:[^\r\n`]*[^\s`])?$/.test(value)
    ? `\`${value}\``
    : printInline(code(value));
}

/** Prints a link to the twin of a page as a phrase. */
export function printTwinLink(title: string, route: string): string {
  const address = twinAddress(route);
  return isPlainMarkdown(title) && /^[\w./%#-]+$/.test(address)
    ? `[${title}](${address})`
    : printInline(twinLink(title, route));
}

/** Puts items that are printed in a list. */
export function printedList(items: readonly string[]): Printed {
  const lines = items.map((item) => `- ${item.replaceAll(/\n(?=[^\n])/g, '\n  ')}`);
  return {type: 'printed', value: lines.join('\n')};
}
