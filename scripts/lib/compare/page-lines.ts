/*
 * Why: two pages are compared line by line, by what readers and programs notice of their HTML.
 */
import {type AnyNode, type Element, load} from 'cheerio';
import {withoutHashes} from './addresses';
import {jsonLines, policyLines, shortHash} from './text-lines';

/** Ids that React creates by the place of a component in the tree. */
const REACT_ID = /:R[0-9a-z]*:/g;

/** A class of a CSS module: its name and four characters of a hash. */
const MODULE_CLASS = /(?<=[^_])_[\w+-]{4}$/;

const TEXT = 3;

const COMMENT = 8;

/** Returns a line for each text, and one or two for each element. The order in the head is no matter. */
export function pageLines(html: string): string[] {
  const $ = load(withReactIdsCounted(withoutHashes(html)));
  const head = $('head').children().toArray();
  const body = $('body').toArray();
  return [
    ...$('html').toArray().map(startTag),
    ...head.map((element) => elementLines(element).join('\n')).sort(),
    ...body.flatMap((element) => elementLines(element)),
  ];
}

function withReactIdsCounted(html: string): string {
  const ids: string[] = [];
  return html.replace(REACT_ID, (id) => {
    if (!ids.includes(id)) {
      ids.push(id);
    }
    return `react-id-${ids.indexOf(id) + 1}`;
  });
}

/** An element with one text is one line, so that a difference shows both. */
function elementLines(element: Element, isCode = false): string[] {
  const {name} = element;
  const {'http-equiv': kind, content = ''} = element.attribs;
  if (name === 'meta' && kind === 'Content-Security-Policy') {
    return policyLines(content).map((line) => `<meta http-equiv="${kind}"> ${line}`);
  }
  const tag = startTag(element);
  const lines =
    name === 'script'
      ? scriptLines(element)
      : joinTexts(element.children).flatMap((node) => {
          if (node.nodeType !== TEXT) {
            return 'attribs' in node ? elementLines(node, isCode || name === 'pre') : [];
          }
          const text =
            isCode || name === 'pre' ? node.data : node.data.replace(/\s+/g, ' ');
          return text === '' ? [] : [JSON.stringify(text)];
        });
  return lines.length > 1 ? [tag, ...lines, `</${name}>`] : [[tag, ...lines].join(' ')];
}

/** Joins texts that only a comment separates: React writes one between two expressions. */
function joinTexts(nodes: readonly AnyNode[]): AnyNode[] {
  const joined: AnyNode[] = [];
  for (const node of nodes.filter(({nodeType}) => nodeType !== COMMENT)) {
    const last = joined.at(-1);
    if (node.nodeType === TEXT && last?.nodeType === TEXT) {
      last.data += node.data;
    } else {
      joined.push(node);
    }
  }
  return joined;
}

function startTag({name, attribs}: Element): string {
  const attributes = Object.entries(attribs)
    .map(([key, value]) => [key, key === 'class' ? plainClasses(value) : value] as const)
    .map(([key, value]) =>
      value === '' ? ` ${key}` : ` ${key}=${JSON.stringify(value)}`,
    )
    .sort();
  return `<${name}${attributes.join('')}>`;
}

function plainClasses(value: string): string {
  const classes = value.split(/\s+/).map((name) => name.replace(MODULE_CLASS, ''));
  return classes.sort().join(' ').trim();
}

/** Programs read data; of code, it matters only whether it is the same. */
function scriptLines({attribs, children}: Element): string[] {
  const [child] = children;
  const content = child?.nodeType === TEXT ? child.data : '';
  if (attribs.type?.endsWith('json') === true) {
    return jsonLines(content);
  }
  return content === '' ? [] : [`sha256 ${shortHash(content)}`];
}
