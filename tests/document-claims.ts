/*
 * What an OpenAPI document says, read without the code that makes pages, so that an error there cannot
 * hide itself: texts, names, values and numbers. Flags such as `required` have tests of their own.
 */

import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface Claim {
  /** Where the document says it: `responses.200.headers.X-Rate`. */
  readonly place: string;
  /** A line of a text, a name, or a printed value. */
  readonly text: string;
}

/** Keywords whose value is a map from names that readers see. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'headers',
  'content',
  'responses',
  'callbacks',
  'encoding',
  'mapping',
  'scopes',
  'variables',
]);

/** Maps of examples and links: their names are shown where these have no summary. */
const LABELLED = new Set(['examples', 'links']);

/** Keywords whose value is data. */
const DATA = new Set(['example', 'default', 'const', 'value', 'dataValue']);

/**
 * What pages say in other words: names of parts by being their page or a link to it, styles by what is
 * sent, expressions in a sentence.
 */
const IN_OTHER_WORDS = new Set([
  '$ref',
  'mapping',
  'operationId',
  'operationRef',
  'style',
  'xml',
]);

/**
 * What pages and twins say in other words, or need not say: the expressions of links are sentences, and
 * the specification ignores a header `Content-Type`, and parameters of a path that an operation has itself.
 */
export const EXCEPTIONS =
  /\.links\.[^.]+\.parameters\.|\.headers\.Content-Type: |: Overridden by the operation\.$/;

/** Returns the keywords that no page shows: the guide has the reason of each. */
export function notShown(): string[] {
  const guide = readFileSync(path.join(__dirname, '../CONTRIBUTING.md'), 'utf8');
  return [...guide.matchAll(/^\| `(.+?)` +\| \S/gm)].map(([, keyword = '']) => keyword);
}

/**
 * Returns what a part of a document says, with all that it references.
 *
 * @param ignored Keywords that say nothing to readers.
 */
export function claimsOf(
  part: unknown,
  document: unknown,
  ignored: ReadonlySet<string>,
): Claim[] {
  const seen = new Set<string>();

  function inside(value: unknown, place: string, keyword: string): Claim[] {
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => inside(item, `${place}[${index}]`, keyword));
    }
    if (!isRecord(value)) {
      return typeof value === 'string' ||
        typeof value === 'number' ||
        typeof value === 'bigint'
        ? linesOf(String(value)).map((text) => ({place, text}))
        : [];
    }
    const {$ref} = value;
    const target = typeof $ref === 'string' && !seen.has($ref) ? $ref : undefined;
    if (target !== undefined) {
      seen.add(target);
    }
    return [
      ...(target === undefined ? [] : inside(resolve(document, target), place, keyword)),
      ...Object.entries(value).flatMap(([key, child]) =>
        entryOf(key, child, place, keyword),
      ),
    ];
  }

  function entryOf(key: string, child: unknown, place: string, keyword: string): Claim[] {
    const at = place === '' ? key : `${place}.${key}`;
    if (DATA.has(keyword)) {
      return [{place: at, text: key}, ...inside(child, at, keyword)];
    }
    if (MAPS.has(keyword)) {
      return [{place: at, text: key}, ...inside(child, at, '')];
    }
    if (LABELLED.has(keyword)) {
      const isNamed = isRecord(child) && typeof child['summary'] === 'string';
      return [...(isNamed ? [] : [{place: at, text: key}]), ...inside(child, at, '')];
    }
    return IN_OTHER_WORDS.has(key) || ignored.has(key) ? [] : inside(child, at, key);
  }

  return inside(part, '', '');
}

/** Returns the letters and digits of a text. */
export function signsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
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

function resolve(document: unknown, $ref: string): unknown {
  return $ref
    .slice('#/'.length)
    .split('/')
    .map((segment) =>
      decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'),
    )
    .reduce<unknown>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      document,
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
