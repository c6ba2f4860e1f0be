import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Nodes, Properties, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

export interface PlainHtmlOptions {
  /** Returns the address that a link or an image of the page has in the Markdown. */
  readonly addressOf: (address: string) => string;
  /** How many panels of tabs are shown, if not all. */
  readonly maxTabs?: number | undefined;
  /** The address of the page. */
  readonly page: string;
}

/** Where an element is. */
interface Place {
  /** In an item of a list, which is a paragraph if it can be one. */
  readonly inItem: boolean;
  /** The highest level of a heading. */
  readonly least: number;
}

/** Elements for people. A component marks others with `data-markdown-ignore`. */
const IGNORED = new Set(
  'button fieldset footer form input link nav output script style svg'.split(' '),
);

/** Elements that a space separates, which CSS does on the page. */
const INLINE = new Set('a b code del em i kbd small span strong time'.split(' '));

/** Elements that contain blocks, or are one that is not a paragraph. */
const BLOCKS = new Set(
  'blockquote details dl h1 h2 h3 h4 h5 h6 hr ol pre section table ul'.split(' '),
);

/**
 * Replaces what only this site or its CSS gives a meaning by elements of HTML that have a form in Markdown:
 * blocks of code, tabs, admonitions, `details`, lists of terms, and rows of elements without spaces.
 */
export function toPlainHtml(tree: Root, options: PlainHtmlOptions): Root {
  return new PlainHtml(tree, options).tree;
}

class PlainHtml {
  readonly tree: Root;

  /** Level of the last heading. */
  private level = 1;

  private readonly headingIds: ReadonlySet<unknown>;

  constructor(
    tree: Root,
    private readonly options: PlainHtmlOptions,
  ) {
    const headings = descendants(tree, ({tagName}) => /^h[1-6]$/.test(tagName));
    this.headingIds = new Set(headings.map(({properties}) => properties.id));
    this.tree = {
      type: 'root',
      children: this.all(tree.children as ElementContent[], {inItem: false, least: 1}),
    };
  }

  private all(nodes: readonly ElementContent[], place: Place): ElementContent[] {
    return separated(nodes.flatMap((node) => this.one(node, place)));
  }

  private one(node: ElementContent, place: Place): ElementContent[] {
    if (node.type !== 'element') {
      return node.type === 'text' ? [textNode(node.value)] : [];
    }
    const {tagName, properties} = node;
    if (
      IGNORED.has(tagName) ||
      properties.dataMarkdownIgnore !== undefined ||
      properties.ariaHidden === 'true'
    ) {
      return [];
    }
    if (hasClass(node, 'theme-code-block')) {
      return codeBlock(node);
    }
    if (hasClass(node, 'theme-admonition')) {
      return [this.admonition(node, place)];
    }
    if (tagName === 'dl' || properties.dataTerms !== undefined) {
      return this.terms(node, place);
    }
    const tabs = tabsOf(node);
    if (tabs.length > 0) {
      return this.tabs(tabs, place);
    }
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [this.heading(Number(tagName[1]), node, place)];
      case 'details':
        return this.details(node, place);
      case 'li':
        return [this.item(node, place)];
      case 'td':
      case 'th':
        return [
          element(
            tagName,
            inline(this.childrenOf(node, {...place, inItem: true})),
            properties,
          ),
        ];
      case 'a':
        return this.link(node, place);
      case 'img':
        return [
          element('img', [], {
            ...properties,
            src: this.options.addressOf(String(properties.src)),
          }),
        ];
      case 'code':
        return [element('code', [textNode(toString(node))])];
      default:
        return this.withChildren(node, place);
    }
  }

  private childrenOf({children}: Element, place: Place): ElementContent[] {
    return this.all(children, place);
  }

  /** Leaves out what has no text, such as the target of a link. */
  private withChildren(node: Element, place: Place): ElementContent[] {
    const children = this.childrenOf(node, place);
    return INLINE.has(node.tagName) && children.length === 0 ? [] : [{...node, children}];
  }

  private heading(wanted: number, node: Element, place: Place): Element {
    if (place.inItem) {
      return element('div', this.childrenOf(node, place));
    }
    this.level = Math.min(Math.max(wanted, place.least), 6);
    return element(
      `h${this.level}`,
      withId(inline(this.childrenOf(node, place)), node.properties.id),
    );
  }

  /** Puts parts below a heading, which is one level below the heading before. */
  private part(
    title: readonly ElementContent[],
    content: (place: Place) => ElementContent[],
    place: Place,
  ): ElementContent[] {
    if (place.inItem) {
      return [paragraph(element('strong', inline(title))), ...content(place)];
    }
    const {level} = this;
    this.level = Math.min(Math.max(level + 1, place.least), 6);
    const heading = element(`h${this.level}`, inline(title));
    const result = [heading, ...content({...place, least: this.level + 1})];
    this.level = level;
    return result;
  }

  private tabs(tabs: readonly Tab[], place: Place): ElementContent[] {
    const shown = tabs.slice(0, this.options.maxTabs);
    const others = tabs.slice(shown.length).map(({label}) => label);
    return [
      ...shown.flatMap(({label, panel}) =>
        this.part([textNode(label)], (inside) => this.childrenOf(panel, inside), place),
      ),
      ...(others.length === 0
        ? []
        : [
            paragraph(
              textNode(`Left out here: ${others.join(', ')}. See `),
              element('a', [textNode('the page')], {href: this.options.page}),
              textNode('.'),
            ),
          ]),
    ];
  }

  private admonition(node: Element, place: Place): Element {
    const [heading, ...content] = elementsOf(node);
    const name = classesOf(node).find((one) => one.startsWith('theme-admonition-')) ?? '';
    const kind = name.replace('theme-admonition-', '');
    const title = heading === undefined ? '' : toString(heading).trim();
    const label = kind.charAt(0).toUpperCase() + kind.slice(1);
    return element('blockquote', [
      paragraph(
        element('strong', [
          textNode(title.toLowerCase() === kind ? label : `${label}: ${title}`),
        ]),
      ),
      ...this.all(content, place),
    ]);
  }

  /** Those with an anchor are parts of the page; the others belong to what is before them. */
  private details(node: Element, place: Place): ElementContent[] {
    const [summary, ...parts] = elementsOf(node);
    const content = parts.flatMap((part) =>
      part.properties.dataClosed === undefined ? part : elementsOf(part),
    );
    const [title, ...more] = summary === undefined ? [] : summary.children;
    const inside = (at: Place): ElementContent[] => this.all(content, at);
    if (node.properties.id !== undefined && !place.inItem && title !== undefined) {
      return this.part(
        withId(this.one(title, place), node.properties.id),
        (at) => [...more.flatMap((one) => this.one(one, at)), ...inside(at)],
        place,
      );
    }
    const label = inline(summary === undefined ? [] : this.childrenOf(summary, place));
    const blocks = inside(place);
    const values = codesOf(blocks);
    return values.length > 0
      ? [element('div', [...label, textNode(': '), ...values])]
      : [
          paragraph(
            ...(place.inItem ? [...label, textNode(':')] : [element('strong', label)]),
          ),
          ...blocks,
        ];
  }

  /** Makes a sentence of short terms in an item of a list, and else a list. */
  private terms(node: Element, place: Place): ElementContent[] {
    const items = termsOf(node).map(({term, definition}) => [
      ...inline(this.all(term, place)),
      textNode(': '),
      ...this.all(definition, place),
    ]);
    if (place.inItem && items.flat().every(isInline)) {
      return items.map((item) => element('div', [...item, textNode('.')]));
    }
    return [
      element(
        'ul',
        items.map((item) => element('li', item)),
      ),
    ];
  }

  /** Joins what is beside and below each other on the page to a paragraph. */
  private item(node: Element, place: Place): Element {
    const children = separated(
      unwrapped(this.childrenOf(node, {...place, inItem: true})),
    );
    const end = children.findIndex(
      (child) => child.type === 'element' && BLOCKS.has(child.tagName),
    );
    const head = end === -1 ? children : children.slice(0, end);
    const [first] = head;
    if (first === undefined || (first.type === 'element' && first.tagName === 'p')) {
      return element('li', children);
    }
    const isBlock = (child: ElementContent): boolean => !isInline(child);
    const next = head.findIndex((child, index) => index > 0 && isBlock(child));
    const phrases = head.flatMap((child, index) => [
      ...(index > 0 && (isBlock(child) || isBlock(head[index - 1] ?? child))
        ? [textNode(index === next ? ': ' : ' ')]
        : []),
      ...(isBlock(child)
        ? (child as Element).children
        : next === index + 1 && isBlank(child)
          ? []
          : [child]),
    ]);
    return element('li', [...phrases, ...(end === -1 ? [] : children.slice(end))]);
  }

  private link(node: Element, place: Place): ElementContent[] {
    const children = inline(this.childrenOf(node, place));
    const {href} = node.properties;
    if (typeof href !== 'string') {
      return children;
    }
    const isHere = href.startsWith('#');
    if (isHere && !/[\p{L}\p{N}]/u.test(toString(node))) {
      return [];
    }
    return isHere && !this.headingIds.has(href.slice(1))
      ? children
      : [element('a', children, {href: this.options.addressOf(href)})];
  }
}

interface Tab {
  label: string;
  panel: Element;
}

/** Returns the tabs of Docusaurus, and of code in several languages. */
function tabsOf(node: Element): Tab[] {
  if (hasClass(node, 'tabs-container')) {
    const labels = descendants(node, ({properties}) => properties.role === 'tab');
    return descendants(node, ({properties}) => properties.role === 'tabpanel').map(
      (panel, index) => ({label: toString(labels[index]), panel}),
    );
  }
  return elementsOf(node).flatMap((panel) => {
    const language = panel.properties.dataLanguageSample;
    const [label] =
      language === undefined
        ? []
        : descendants(node, (one) => one.properties.dataLanguageOption === language);
    return label === undefined ? [] : [{label: toString(label), panel}];
  });
}

interface Term {
  term: ElementContent[];
  definition: ElementContent[];
}

/** Returns the terms of a `dl`, or of an element with `data-terms`, whose children begin with a term. */
function termsOf(node: Element): Term[] {
  if (node.tagName !== 'dl') {
    return elementsOf(node).map(({children: [term, ...definition]}) => ({
      term: term === undefined ? [] : [term],
      definition,
    }));
  }
  const parts = descendants(node, ({tagName}) => tagName === 'dt' || tagName === 'dd');
  return parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return part.tagName === 'dt' && next?.tagName === 'dd'
      ? [{term: part.children, definition: next.children}]
      : [];
  });
}

/** Returns a block with its title above, and with its language, which a class names. */
function codeBlock(node: Element): ElementContent[] {
  const [pre] = descendants(node, ({tagName}) => tagName === 'pre');
  const [title] = elementsOf(node).filter(
    (child) => descendants(child, ({tagName}) => tagName === 'pre').length === 0,
  );
  const code = toString(pre);
  const language =
    classesOf(node)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length) ?? (isJson(code) ? 'json' : 'text');
  return [
    ...(title === undefined
      ? []
      : [paragraph(element('strong', [textNode(toString(title))]))]),
    element('pre', [
      element('code', [textNode(code)], {className: [`language-${language}`]}),
    ]),
  ];
}

function isJson(code: string): boolean {
  try {
    return typeof JSON.parse(code) === 'object';
  } catch {
    return false;
  }
}

/** Returns the code in the items of a list that has nothing else, with commas between. */
function codesOf(blocks: readonly ElementContent[]): ElementContent[] {
  const [list, ...others] = blocks;
  const items = list?.type === 'element' && list.tagName === 'ul' ? elementsOf(list) : [];
  const codes = items.map(({children}) => children);
  return others.length === 0 &&
    codes.every(
      ([code, ...rest]) =>
        rest.length === 0 && code?.type === 'element' && code.tagName === 'code',
    )
    ? codes.flatMap((code, index) => (index === 0 ? code : [textNode(', '), ...code]))
    : [];
}

/** Separates elements that have no text between them: those with links with a dot, others with a space. */
function separated(nodes: readonly ElementContent[]): ElementContent[] {
  const isSeparate = (node: ElementContent | undefined): node is Element =>
    node?.type === 'element' && INLINE.has(node.tagName);
  const hasLink = (node: Element): boolean =>
    node.tagName === 'a' || descendants(node, ({tagName}) => tagName === 'a').length > 0;
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    return isSeparate(before) && isSeparate(node)
      ? [textNode(hasLink(before) && hasLink(node) ? ' · ' : ' '), node]
      : [node];
  });
}

/** Adds the id of a heading, unless it follows from the text, as `{#id}` of Docusaurus. */
function withId(
  title: readonly ElementContent[],
  id: Properties[string],
): ElementContent[] {
  const text = toString({type: 'root', children: title});
  return typeof id !== 'string' || id === createSlugger().slug(text)
    ? [...title]
    : [...title, textNode(` {#${id}}`)];
}

/** Returns nodes without `div` elements that hold blocks. */
function unwrapped(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'div' && !node.children.every(isInline)
      ? unwrapped(node.children)
      : [node],
  );
}

/** Returns what blocks contain, with a space between them. */
function inline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) =>
    isInline(node)
      ? [node]
      : [
          ...(index === 0 ? [] : [textNode(' ')]),
          ...(node.type === 'element' ? inline(node.children) : []),
          ...(index === nodes.length - 1 ? [] : [textNode(' ')]),
        ],
  );
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isInline(node: ElementContent): boolean {
  return (
    node.type !== 'element' ||
    !(
      BLOCKS.has(node.tagName) ||
      ['p', 'div', 'li', 'figure', 'figcaption', 'header'].includes(node.tagName)
    )
  );
}

function descendants(node: Nodes, test: (node: Element) => boolean): Element[] {
  return 'children' in node
    ? node.children.flatMap((child) => [
        ...(child.type === 'element' && test(child) ? [child] : []),
        ...descendants(child, test),
      ])
    : [];
}

function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}

function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

function paragraph(...children: ElementContent[]): Element {
  return element('p', children);
}

function textNode(value: string): ElementContent {
  return {type: 'text', value: value.replaceAll('\u00a0', ' ')};
}
