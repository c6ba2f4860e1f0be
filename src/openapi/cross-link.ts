import type {Block, Inline, RichText} from '../reference/rich-text';

/** Where a title leads. */
export interface LinkTarget {
  title: string;
  route: string;
}

/**
 * Turns the titles of operations that a description names ("use Get Block instead") into links to
 * their pages. Longer titles win over those they contain. Titles of one word are left alone, as they
 * may stand for something else.
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
