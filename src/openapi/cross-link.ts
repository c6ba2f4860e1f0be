import type {Block, Inline, RichText} from '../reference/rich-text';

export interface LinkTarget {
  title: string;
  route: string;
}

/**
 * Links titles of operations in a description ("use Get Block instead") to their pages. Longer
 * titles take precedence. Titles of one word are not linked, because they may be ordinary words.
 */
export function crossLink(text: RichText, targets: readonly LinkTarget[]): RichText {
  const linkable = targets
    .filter(({title}) => /\S\s+\S/.test(title))
    .sort((a, b) => b.title.length - a.title.length);
  if (linkable.length === 0) {
    return text;
  }
  const routes = new Map(linkable.map(({title, route}) => [title, route]));
  const pattern = new RegExp(
    `\\b(${linkable.map(({title}) => escapePattern(title)).join('|')})\\b`,
  );
  const link = (plain: string): Inline[] =>
    plain.split(pattern).flatMap((part): Inline[] => {
      const route = routes.get(part);
      return part === '' ? [] : [route === undefined ? part : {route, title: part}];
    });
  return text.map((block) => linkBlock(block, link));
}

function linkBlock(block: Block, link: (plain: string) => Inline[]): Block {
  if (typeof block === 'string') {
    const inlines = link(block);
    return inlines.length === 1 && inlines[0] === block ? block : {paragraph: inlines};
  }
  return 'paragraph' in block
    ? {
        paragraph: block.paragraph.flatMap((inline) =>
          typeof inline === 'string' ? link(inline) : [inline],
        ),
      }
    : block;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
