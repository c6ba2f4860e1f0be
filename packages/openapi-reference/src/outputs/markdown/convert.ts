import type {Element, ElementContent, Root as Html} from 'hast';
import type {Root, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type PlainHtmlOptions, toPlainHtml} from './plain-html';
import {print} from './print';
import {MAX_LENGTH, shorten} from './shorten';

/** Length of what is above and below the article. */
const REST_LENGTH = 1_000;

export type ArticleOptions = Omit<PlainHtmlOptions, 'maxTabs'>;

/**
 * Converts the HTML of an article of this site to Markdown. One that would be too long has fewer tabs, and
 * then ends earlier and leads to its page.
 */
export function convertArticle(html: string, {addressOf, page}: ArticleOptions): string {
  const most = MAX_LENGTH - REST_LENGTH;
  const source = withoutTools(html);
  const convert = (maxTabs?: number): RootContent[] =>
    toBlocks(toPlainHtml(PROCESSOR.parse(source), {addressOf, maxTabs, page}));
  const whole = print(convert());
  if (whole.length <= most) {
    return `${whole}\n`;
  }
  const blocks = convert(2);
  const shown = shorten(blocks, most);
  const note =
    shown === blocks
      ? ''
      : `\n\nThis text is shortened: see [the page](${page}) for the rest.`;
  return `${print(shown)}${note}\n`;
}

/** Converts the blocks of a description to Markdown. Their elements have no properties where these are empty. */
export function convertBlocks(blocks: readonly ElementContent[]): string {
  const complete = (node: ElementContent): ElementContent =>
    node.type === 'element'
      ? {...node, properties: {...node.properties}, children: node.children.map(complete)}
      : node;
  return print(toBlocks({type: 'root', children: blocks.map(complete)}));
}

function toBlocks(tree: Html): RootContent[] {
  return withTightLists(PROCESSOR.runSync(tree)).children;
}

/** Leaves out the blank lines around lists in lists. */
function withTightLists(tree: Root): Root {
  visit(tree, 'list', (list) => {
    for (const item of list.children) {
      item.spread = item.children.slice(1).some(({type}) => type !== 'list');
    }
    list.spread = list.children.some(({spread}) => spread);
  });
  return tree;
}

type Handler = NonNullable<Options['handlers']>[string];

const asPower: Handler = (state, node: Element): RootContent[] => [
  {type: 'text', value: '^'},
  ...state.all(node),
];

const PROCESSOR = unified()
  .use(rehypeParse, {fragment: true})
  // By default, powers are plain digits, and `wbr` is a character.
  .use(rehypeRemark, {handlers: {sup: asPower, wbr: () => undefined}});

/** Leaves out most of the HTML of a page before it is parsed: tools and own classes. */
function withoutTools(html: string): string {
  return html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\w[^>]*>/g, (tag) => tag.replace(/ class="(?!theme-|tabs-)[^"]*"/, ''))
    .replace(/<(button|form|script|style|svg)\b[^]*?<\/\1>/g, '');
}
