import type {InlineCode, Literal, Nodes, Parents, RootContent, Text} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {type Handle, type Info, type Options, toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {isPlainMarkdown} from '../../text/rich-text';

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
  },
  // Without the extension for addresses, which would put backslashes into every URL of a text.
  extensions: [TABLES, gfmStrikethroughToMarkdown()],
};

/** Prints blocks as GitHub Flavored Markdown. Whatever their texts contain stays text. */
export function print(blocks: readonly RootContent[]): string {
  return toMarkdown({type: 'root', children: [...blocks]}, OPTIONS).trimEnd();
}
