import type {Literal, PhrasingContent, RootContent} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {type Options, toMarkdown} from 'mdast-util-to-markdown';

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

const OPTIONS: Options = {
  bullet: '-',
  // Autolinks in angle brackets look like HTML.
  resourceLink: true,
  handlers: {printed: ({value}: Printed) => value},
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
