import type {BlockContent, Heading, PhrasingContent, TableRow} from 'mdast';
import type {Block, Inline, RareBlock, RichText} from '../reference/rich-text';
import {code, codeBlock, item, list, paragraph, text as textOf, twinLink} from './nodes';
import {print} from './print';

/** Prints a description. */
export function printRichText(text: RichText): string {
  return print(blocksOf(text));
}

function blocksOf(text: RichText): BlockContent[] {
  return text.flatMap(blockOf);
}

function blockOf(block: Block): BlockContent[] {
  if (typeof block === 'string') {
    return [paragraph(block)];
  }
  if ('paragraph' in block) {
    return [{type: 'paragraph', children: inlinesOf(block.paragraph)}];
  }
  if ('codeBlock' in block) {
    return [codeBlock(block.codeBlock, block.language)];
  }
  if ('quote' in block) {
    return [{type: 'blockquote', children: blocksOf(block.quote)}];
  }
  if ('list' in block) {
    return [
      {
        ...list(block.list.map((entry) => item(...blocksOf(entry)))),
        ordered: block.ordered,
        ...(block.start === undefined ? {} : {start: block.start}),
      },
    ];
  }
  return rareBlockOf(block);
}

function rareBlockOf(block: RareBlock): BlockContent[] {
  if ('heading' in block) {
    const depth = block.level as Heading['depth'];
    return [{type: 'heading', depth, children: inlinesOf(block.heading)}];
  }
  if ('table' in block) {
    const {header, rows, align} = block.table;
    // A table of Markdown has a header always.
    const names = header.length === 0 ? align.map(() => []) : header;
    return [{type: 'table', align, children: [names, ...rows].map(tableRow)}];
  }
  return 'details' in block
    ? [
        {
          type: 'paragraph',
          children: [
            {
              type: 'strong',
              children: inlinesOf(
                block.summary.length === 0 ? ['Details'] : block.summary,
              ),
            },
          ],
        },
        ...blocksOf(block.details),
      ]
    : [{type: 'thematicBreak'}];
}

function tableRow(cells: readonly (readonly Inline[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: inlinesOf(cell).map((phrase) =>
        phrase.type === 'break' ? {type: 'html', value: '<br>'} : phrase,
      ),
    })),
  };
}

function inlinesOf(inlines: readonly Inline[]): PhrasingContent[] {
  return inlines.flatMap(inlineOf);
}

function inlineOf(inline: Inline): PhrasingContent | PhrasingContent[] {
  if (typeof inline === 'string') {
    return textOf(inline);
  }
  if ('code' in inline) {
    return code(inline.code);
  }
  if ('strong' in inline) {
    return {type: 'strong', children: inlinesOf(inline.strong)};
  }
  if ('emphasis' in inline) {
    return {type: 'emphasis', children: inlinesOf(inline.emphasis)};
  }
  if ('href' in inline) {
    return {type: 'link', url: inline.href, children: inlinesOf(inline.text)};
  }
  if ('element' in inline) {
    const {element, text} = inline;
    return element === 'del'
      ? {type: 'delete', children: inlinesOf(text)}
      : [
          {type: 'html', value: `<${element}>`},
          ...inlinesOf(text),
          {type: 'html', value: `</${element}>`},
        ];
  }
  if ('siteImage' in inline) {
    return {type: 'image', url: inline.siteImage, alt: inline.title};
  }
  return 'route' in inline ? twinLink(inline.title, inline.route) : {type: 'break'};
}
