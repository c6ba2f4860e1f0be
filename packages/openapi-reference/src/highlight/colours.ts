import type {Grammar, hooks, languages, Token, tokenize, TokenStream} from 'prismjs';

/** What has a colour of its own, by the letter that stands for it: `::highlight(code-string)` in the styles. */
export const COLOURS = {
  s: 'string',
  c: 'comment',
  v: 'variable',
  p: 'name',
  n: 'number',
  k: 'keyword',
} as const;

/** The letter of what has the colour of the text. */
const NONE = '-';

type Letter = keyof typeof COLOURS | typeof NONE;

/** The letters of types of tokens. The first one wins for a token that has several types. */
const TYPES: readonly (readonly [Letter, readonly string[]])[] = [
  ['s', ['string', 'char', 'regex', 'url']],
  ['c', ['comment', 'shebang']],
  ['v', ['variable', 'environment', 'parameter', 'interpolation']],
  ['p', ['property', 'function', 'class-name', 'builtin', 'header-name', 'key', 'table']],
  ['n', ['number', 'constant']],
  ['k', ['keyword', 'boolean', 'null']],
];

interface Prism {
  hooks: typeof hooks;
  languages: typeof languages;
  tokenize: typeof tokenize;
}

/**
 * Returns the colours of a code: the letter and the length of each run, such as `k5-3s12`. A page has them beside
 * the code, which stays one text (`paint-script.ts`). The colours of two texts in a row are those of both, joined.
 *
 * @param code With line breaks as HTML has them.
 */
export function readColours(
  {hooks: {run}, tokenize: read}: Prism,
  code: string,
  grammar: Grammar,
  language: string,
): string {
  const env = {code: code.replace(/\r\n?/g, '\n'), grammar, language};
  run('before-tokenize', env);
  const tokens = read(env.code, grammar);
  const done = {...env, tokens};
  run('after-tokenize', done);
  const runs: [Letter, number][] = [];
  for (const [letter, length] of piecesOf(done.tokens, NONE)) {
    const last = runs.at(-1);
    if (last?.[0] === letter) {
      last[1] += length;
    } else if (length > 0) {
      runs.push([letter, length]);
    }
  }
  return runs.flat().join('');
}

/** Returns the pieces of tokens, of which the inner ones win. */
function piecesOf(tokens: TokenStream, letter: Letter): [Letter, number][] {
  if (typeof tokens === 'string') {
    return [[letter, tokens.length]];
  }
  return Array.isArray(tokens)
    ? tokens.flatMap((token) => piecesOf(token, letter))
    : piecesOf(tokens.content, letterOf(tokens) ?? letter);
}

function letterOf({type, alias}: Token): Letter | undefined {
  // Prism knows only options of a shell that have no hyphen inside.
  if (type === 'parameter' && alias === 'variable') {
    return undefined;
  }
  const types = [type].concat(alias);
  return TYPES.find(([, all]) => types.some((one) => all.includes(one)))?.[0];
}
