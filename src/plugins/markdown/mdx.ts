import type {Program} from 'estree';
import type {BlockContent, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {directiveFromMarkdown, type ContainerDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {
  mdxFromMarkdown,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxjsEsm,
} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {directive} from 'micromark-extension-directive';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {paragraph, phrasing} from '../../markdown/nodes';
import type {InlineComponent, Page} from './component';
import {blockComponents, inlineComponents} from './components';
import {evaluate, type Scope} from './expression';

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The types of admonitions that Docusaurus knows, with their default titles. */
const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
};

/** `{#paging}` at the end of a heading, which Docusaurus escapes before it parses a page. */
const HEADING_ID = /\s*\{#[^}]*\}\s*$/;

/**
 * Converts the body of an MDX page to Markdown nodes: components become their text form, imports and
 * heading ids are left out.
 *
 * @param body What Docusaurus' own steps before MDX have made of the page.
 * @throws Error with the line, if a component, an element or an expression has no text form.
 */
export function readMdx(body: string, page: Page): RootContent[] {
  const tree = fromMarkdown(body, {
    extensions: [mdxjs(), gfm(), directive()],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
  });
  return new Conversion(body, page, scopeOf(tree, page)).blocks(tree.children);
}

/** Returns the data that a page imports, by name. */
function scopeOf(tree: Root, {site}: Page): Scope {
  const entries = tree.children
    .filter((node): node is MdxjsEsm => node.type === 'mdxjsEsm')
    .flatMap((node) =>
      programOf(node).body.flatMap((statement): [string, unknown][] => {
        if (isContents(statement)) {
          return [];
        }
        if (statement.type !== 'ImportDeclaration') {
          throw located('An export has no text form: move the value to a module.', node);
        }
        const source = String(statement.source.value);
        return source.endsWith('.json')
          ? statement.specifiers.map(({local}) => [local.name, site.readJson(source)])
          : [];
      }),
    );
  return Object.fromEntries(entries);
}

/** Returns whether a statement exports the table of contents of the page, which a twin does not have. */
function isContents(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration' &&
    statement.declaration.declarations.every(
      ({id}) => id.type === 'Identifier' && id.name === 'toc',
    )
  );
}

class Conversion {
  constructor(
    private readonly body: string,
    private readonly page: Page,
    private readonly scope: Scope,
  ) {}

  blocks(nodes: readonly RootContent[]): RootContent[] {
    return nodes.flatMap((node) => this.block(node));
  }

  private block(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
        return isComment(node.value) ? [] : fail('An expression', node);
      case 'mdxJsxFlowElement':
        return this.blockElement(node);
      case 'containerDirective':
        return [this.admonition(node)];
      case 'leafDirective':
        return [paragraph(this.sourceOf(node))];
      case 'heading':
        return [{...node, children: withoutId(this.phrases(node.children))}];
      default:
        return [this.withChildren(node)];
    }
  }

  private blockElement(node: MdxJsxFlowElement): RootContent[] {
    const inline = this.formOf(node, inlineComponents);
    if (inline !== undefined) {
      return [paragraph(...this.inlineElement(node, inline))];
    }
    const form = this.formOf(node, blockComponents);
    if (form === undefined) {
      return fail(`<${node.name ?? ''}>`, node);
    }
    const children = this.blocks(node.children);
    return attempt(node, () => form(this.propsOf(node) as never, children, this.page));
  }

  private phrases(nodes: readonly PhrasingContent[]): PhrasingContent[] {
    return nodes.flatMap((node) => {
      switch (node.type) {
        case 'mdxTextExpression':
          return isComment(node.value) ? [] : fail('An expression', node);
        case 'mdxJsxTextElement': {
          const form = this.formOf(node, inlineComponents);
          return form === undefined
            ? fail(`<${node.name ?? ''}> inside a paragraph`, node)
            : phrasing(this.inlineElement(node, form));
        }
        case 'textDirective':
          return {type: 'text', value: this.sourceOf(node)};
        default:
          return this.withChildren(node);
      }
    });
  }

  private inlineElement(node: MdxJsxElement, form: InlineComponent) {
    // MDX puts no paragraph around the only text of an element.
    const children = this.phrases(node.children as PhrasingContent[]);
    return attempt(node, () => form(this.propsOf(node) as never, children, this.page));
  }

  /** Converts what a node contains. */
  private withChildren<Node extends Nodes>(node: Node): Node {
    if (!('children' in node)) {
      return node;
    }
    const {children} = node;
    const isInline = ['paragraph', 'tableCell', 'emphasis', 'strong', 'link', 'delete'];
    return {
      ...node,
      children: isInline.includes(node.type)
        ? trimmed(this.phrases(children as PhrasingContent[]))
        : this.blocks(children as RootContent[]),
    };
  }

  private admonition(node: ContainerDirective): RootContent {
    const name = ADMONITIONS[node.name];
    if (name === undefined) {
      return fail(`:::${node.name}`, node);
    }
    const [first, ...others] = node.children;
    const hasTitle = first?.data !== undefined && 'directiveLabel' in first.data;
    const title = hasTitle ? `${name}: ${toString(first)}` : name;
    return {
      type: 'blockquote',
      children: [
        paragraph({type: 'strong', children: [{type: 'text', value: title}]}),
        ...(this.blocks(hasTitle ? others : node.children) as BlockContent[]),
      ],
    };
  }

  private formOf<Form>(
    {name}: MdxJsxElement,
    forms: Readonly<Record<string, Form>>,
  ): Form | undefined {
    return name !== null && Object.hasOwn(forms, name) ? forms[name] : undefined;
  }

  private propsOf(node: MdxJsxElement): object {
    return Object.assign(
      {},
      ...node.attributes.map((attribute) => {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          return this.valueOf(attribute.data?.estree);
        }
        const {name, value} = attribute;
        if (value === null || value === undefined) {
          return {[name]: true};
        }
        return {
          [name]: typeof value === 'string' ? value : this.valueOf(value.data?.estree),
        };
      }),
    ) as object;
  }

  private valueOf(program: Program | null | undefined): unknown {
    const [statement] = program?.body ?? [];
    if (statement?.type !== 'ExpressionStatement') {
      throw new Error('A property has no value.');
    }
    return evaluate(statement.expression, this.scope);
  }

  /** Returns the text of what only looks like a directive, such as `10:30`. */
  private sourceOf({position}: Nodes): string {
    return this.body.slice(position?.start.offset, position?.end.offset);
  }
}

function programOf(node: MdxjsEsm): Program {
  const {estree} = node.data ?? {};
  if (estree === null || estree === undefined) {
    throw located('An import cannot be read.', node);
  }
  return estree;
}

function isComment(expression: string): boolean {
  return /^\s*(\/\*[^]*?\*\/\s*)*$/.test(expression);
}

function withoutId(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  return withLastText(phrases, (value) => value.replace(HEADING_ID, ''));
}

/** Removes spaces before what has no text, such as a comment. */
function trimmed(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  return withLastText(phrases, (value) => value.trimEnd());
}

function withLastText(
  phrases: readonly PhrasingContent[],
  change: (value: string) => string,
): PhrasingContent[] {
  const last = phrases.at(-1);
  return last?.type === 'text'
    ? [...phrases.slice(0, -1), {...last, value: change(last.value)}]
    : [...phrases];
}

/** Adds the line to the message of an error. */
function attempt<Result>(node: Nodes, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw located((error as Error).message, node);
  }
}

function fail(what: string, node: Nodes): never {
  throw located(
    `${what} has no text form: add one to src/plugins/markdown/components, or do without it.`,
    node,
  );
}

function located(message: string, {position}: Nodes): Error {
  return position === undefined
    ? new Error(message)
    : new Error(`Line ${position.start.line} after the front matter: ${message}`);
}
