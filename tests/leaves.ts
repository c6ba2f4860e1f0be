/*
 * Finds every text, name and number of a document in what a reader sees. This file follows references
 * and knows nothing else of OpenAPI but the keywords below, so that an error in the code that creates
 * pages cannot hide itself here.
 */
import get from 'lodash/get';
import omit from 'lodash/omit';

export interface Leaf {
  /** Where the document has it: `responses.200.headers.X-Rate`. */
  readonly place: string;
  /** A line of a text, a name or a number. */
  readonly text: string;
}

/** Keywords with a map whose keys readers see. */
const NAMES =
  /^(properties|patternProperties|dependent(Required|Schemas)|headers|content|responses|callbacks|encoding|scopes|variables)$/;

/** Keywords with a map whose keys readers see unless the value has a `summary`. */
const LABELS = /^(examples|links)$/;

/** Keywords with data, whose keys readers see at every depth. */
const DATA = /^(example|default|const|value|dataValue)$/;

/** What pages say in other words: as a link, as a request that is sent, or as a sentence. */
const IN_OTHER_WORDS = /^(\$ref|mapping|operationId|operationRef|style|xml)$/;

/**
 * What pages say in other words, or need not say: the expressions of links are sentences, and the
 * specification ignores a header `Content-Type`, and parameters of a path that an operation has itself.
 */
const EXCEPTIONS =
  /\.links\.[^.]+\.parameters\.|\.headers(\.Content-Type: |: Content-Type$)|: Overridden by the operation\.$/;

/**
 * Returns the leaves of a part of a document, and those of what it references.
 *
 * @param ignored Keywords that say nothing to readers.
 */
export function leavesOf(
  part: unknown,
  document: object,
  ignored: readonly string[],
): Leaf[] {
  const seen = new Set<string>();

  function leaves(value: unknown, keyword: string, place: string): Leaf[] {
    if (!isRecord(value)) {
      return printed(value).map((text) => ({place, text}));
    }
    const {$ref} = value;
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref);
      // What is beside a reference replaces what it refers to.
      return leaves({...resolve(document, $ref), ...omit(value, '$ref')}, keyword, place);
    }
    return Object.entries(value).flatMap(([key, child]) => {
      const inside = `${place}.${key}`;
      if (Array.isArray(value)) {
        return leaves(child, keyword, inside);
      }
      if (NAMES.test(keyword) || LABELS.test(keyword)) {
        const isShown = NAMES.test(keyword) || !(isRecord(child) && 'summary' in child);
        return [...(isShown ? [{place, text: key}] : []), ...leaves(child, '', inside)];
      }
      if (DATA.test(keyword)) {
        return [{place, text: key}, ...leaves(child, keyword, inside)];
      }
      return IN_OTHER_WORDS.test(key) || ignored.includes(key)
        ? []
        : leaves(child, key, inside);
    });
  }

  return leaves(part, '', '');
}

/** Returns the leaves that are in none of some texts, each with its place. */
export function missingIn(texts: readonly string[], leaves: readonly Leaf[]): string[] {
  const all = signsOf(texts.join(''));
  const words = new Set(texts.flatMap((text) => text.toLowerCase().split(NO_SIGNS)));
  const isShown = (text: string): boolean =>
    // Any hash has a short one.
    /^[\p{L}\p{N}]{1,3}$/u.test(text)
      ? words.has(text.toLowerCase())
      : all.includes(signsOf(text));
  return leaves
    .filter(({text}) => !isShown(text))
    .map(({place, text}) => `${place}: ${text}`)
    .filter((leaf) => !EXCEPTIONS.test(leaf));
}

const NO_SIGNS = /[^\p{L}\p{N}]+/u;

function signsOf(text: string): string {
  return text.toLowerCase().split(NO_SIGNS).join('');
}

/** Returns the lines of a text, or a number as pages show it, without an exponent. */
function printed(value: unknown): string[] {
  switch (typeof value) {
    case 'string':
      return linesOf(value);
    case 'number':
    case 'bigint':
      return [
        value.toLocaleString('en', {useGrouping: false, maximumFractionDigits: 20}),
      ];
    default:
      return [];
  }
}

/** Returns the lines and links of a text without the marks of Markdown and HTML. */
function linesOf(text: string): string[] {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?[a-z][^>]*>|\[\^\w+\]:?|&\w+;/gi, '\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '\n$1\n')
    .split(/[\n|]/)
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+(?:\[[ x]\])?/, ''))
    .filter((line) => signsOf(line) !== '');
}

function resolve(document: object, $ref: string): object {
  const names = $ref
    .slice('#/'.length)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return get(document, names) as object;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
