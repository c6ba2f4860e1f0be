import type {Element, ElementContent, Root} from 'hast';
import type {PhrasingContent, Root as Markdown, RootContent} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import {unified} from 'unified';
import {element, type RichText, type RichTree} from '../reference/rich-text';
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

const keepElement: NonNullable<Options['handlers']>[string] = (state, node: Element) => [
  {type: 'html', value: `<${node.tagName}>`},
  ...(state.all(node) as PhrasingContent[]),
  {type: 'html', value: `</${node.tagName}>`},
];

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
  return converter.runSync(tree) as Markdown;
}

/** Returns what Markdown has of a node, with the properties that converters need. */
function nodesOf(node: ElementContent): Element[] | ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const {tagName, properties = {}} = node as Partial<Element> & Element;
  const children = node.children.flatMap<ElementContent>(nodesOf);
  const {href} = properties;
  if (tagName === 'details') {
    return children;
  }
  if (tagName === 'summary') {
    return [
      {
        ...element('p', []),
        properties: {},
        children: [{...element('strong', children), properties: {}}],
      },
    ];
  }
  return [
    {
      ...node,
      properties:
        typeof href === 'string' && href.startsWith('/')
          ? {href: twinAddress(href)}
          : properties,
      children,
    },
  ];
}
