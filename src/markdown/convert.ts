import type {Element} from 'hast';
import type {Options, State} from 'hast-util-to-mdast';
import type {Root, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {toPlainHtml} from './plain-html';
import {print} from './print';
import {MAX_LENGTH, shorten} from './shorten';

/** Length of what is above and below the article. */
const REST_LENGTH = 1_000;

/**
 * Converts the HTML of an article of this site to Markdown. One that would be too long has fewer tabs, and
 * then ends earlier and leads to its page.
 *
 * @param options.addressOf Returns the address that a link or image of the page has in the Markdown.
 * @param options.page The address of the page.
 */
export function convertArticle(
  html: string,
  {addressOf, page}: {addressOf: (address: string) => string; page: string},
): string {
  const most = MAX_LENGTH - REST_LENGTH;
  const source = withoutTools(html);
  const convert = (maxTabs?: number): RootContent[] => {
    const tree = toPlainHtml(PROCESSOR.parse(source), {addressOf, maxTabs});
    return withTightLists(PROCESSOR.runSync(tree)).children;
  };
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

/** The default handlers leave these elements out, or print a character for them. */
const HANDLERS: Options['handlers'] = {sub: asHtml, sup: asHtml, wbr: () => undefined};

const PROCESSOR = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: HANDLERS});

function asHtml(state: State, node: Element): RootContent[] {
  return [
    {type: 'html', value: `<${node.tagName}>`},
    ...state.all(node),
    {type: 'html', value: `</${node.tagName}>`},
  ];
}

/** Leaves out most of the HTML of a page before it is parsed: tools, own classes, and colours of code. */
function withoutTools(html: string): string {
  return html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\w[^>]*>/g, (tag) => tag.replace(/ class="(?!theme-|tabs-)[^"]*"/, ''))
    .replace(/<(button|form|script|style|svg)\b[^]*?<\/\1>/g, '')
    .replace(
      /(<pre\b[^>]*>)([^]*?)<\/pre>/g,
      (_, start: string, code: string) => `${start}<code>${shownCode(code)}</code></pre>`,
    );
}

/** Returns code without elements, and without the lines of other networks than the first. */
function shownCode(html: string): string {
  let network: string | undefined;
  /** For each open element, whether its content is shown. */
  const open = [true];
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    const isShown = open.at(-1) === true;
    if (part.startsWith('</')) {
      open.pop();
    } else if (part.startsWith('<')) {
      const [, line] = / data-network-line="([^"]*)"/.exec(part) ?? [];
      network ??= line;
      open.push(isShown && (line === undefined || line === network));
    } else {
      return isShown ? part : '';
    }
    return '';
  });
}
