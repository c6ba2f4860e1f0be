import type {Element, ElementContent, Root} from 'hast';
import type {Html, PhrasingContent, Root as Markdown, RootContent} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {RichText, RichTree} from '../reference/rich-text';
import {paragraph} from './nodes';
import {print} from './print';
import {twinAddress} from './twin-address';

/** A printed description. */
interface PrintedText {
  text: string;
  /** It is one paragraph, and can follow other phrases. */
  isInline: boolean;
}

const printedTexts = new WeakMap<RichTree, PrintedText>();

/** Marks elements that Markdown has as HTML only; as HTML, they would be blocks for the converter. */
const keepElement: NonNullable<Options['handlers']>[string] = (state, node: Element) => ({
  type: 'delete',
  data: {hName: node.tagName},
  children: state.all(node) as PhrasingContent[],
});

const OPTIONS: Options = {
  handlers: {kbd: keepElement, sub: keepElement, sup: keepElement},
};

const converter = unified().use(rehypeRemark, OPTIONS);

/** Prints a description, once for all twins. Links to pages of the site lead to their twins. */
export function printRichText(description: RichText): PrintedText {
  if (typeof description === 'string') {
    return {text: print([paragraph(description)]), isInline: true};
  }
  const known = printedTexts.get(description);
  if (known !== undefined) {
    return known;
  }
  const {children} = toMarkdown(description);
  const isInline = children.length === 1 && children[0]?.type === 'paragraph';
  const printed = {text: print(children), isInline};
  printedTexts.set(description, printed);
  return printed;
}

/** Returns the blocks of a description. */
export function richText(description: RichText): RootContent[] {
  return description === ''
    ? []
    : [{type: 'printed', value: printRichText(description).text}];
}

function toMarkdown({children}: RichTree): Markdown {
  const tree: Root = {type: 'root', children: children.flatMap(nodesOf)};
  const converted = converter.runSync(tree);
  visit(converted, 'delete', ({data, children: inside}, index = 0, parent) => {
    const name = data?.hName;
    if (name !== undefined) {
      const tags: Html[] = [`<${name}>`, `</${name}>`].map((value) => ({
        type: 'html',
        value,
      }));
      parent?.children.splice(index, 1, ...tags.slice(0, 1), ...inside, ...tags.slice(1));
    }
  });
  visit(converted, 'tableCell', (cell) => {
    cell.children = cell.children.map((phrase) =>
      phrase.type === 'break' ? {type: 'html', value: '<br>'} : phrase,
    );
  });
  return converted;
}

/** Returns what Markdown has of a node, with the properties that the converter needs. */
function nodesOf(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const {tagName, properties = {}} = node as Partial<Element>;
  const {href} = properties;
  const whole: Element = {
    ...node,
    properties:
      typeof href === 'string' && href.startsWith('/')
        ? {href: twinAddress(href)}
        : properties,
    children: node.children.flatMap(nodesOf),
  };
  switch (tagName) {
    case 'details':
      return whole.children;
    case 'dt':
      return [{...whole, children: [{...whole, tagName: 'strong'}]}];
    case 'summary':
      return [{...whole, tagName: 'p', children: [{...whole, tagName: 'strong'}]}];
  }
  return [whole];
}
