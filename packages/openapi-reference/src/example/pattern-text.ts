import {isSlowPattern, repetitionOf} from '../utils/slow-pattern';

/** The characters that stand for classes, usual ones first. */
const CANDIDATES = Array.from(
  'aA0 -_./:@#+,;=~!?%&$*()[]{}<>|^"\'`\\\n\t' +
    'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ123456789äßéжд中',
);

/** Numbers of repetitions where a pattern allows several, in the order in which they are tried. */
const REPETITIONS = [1, 0, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 64];

/** Texts for patterns whose parts depend on each other, such as those of passwords. */
const COMMON_TEXTS = ['string', 'Aa1!Aa1!', 'Aa1-Aa1-Aa1-', 'a', 'A', '0', '1'];

/** Maximum length of a text that a pattern demands. */
const MAX_LENGTH = 1_000;

const TOKEN =
  /\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/giu;

/** Characters and other tokens that stand for no character. */
const ANCHORS = new Set(['^', '$', '\\b', '\\B']);

interface TextOptions {
  readonly isValid?: (text: string) => boolean;
  readonly minLength?: number;
  /** Of the text among several different ones. */
  readonly index?: number;
}

/**
 * Returns a text that matches a pattern, or undefined if none is found: patterns are made for checks, and
 * those with assertions can demand anything.
 */
export function textOfPattern(
  pattern: string,
  {isValid = () => true, minLength = 0, index = 0}: TextOptions = {},
): string | undefined {
  const tokens = pattern.match(TOKEN) ?? [];
  const texts = [...REPETITIONS, minLength]
    .filter((times) => times <= MAX_LENGTH)
    .map((times) => textOf(tokens, times, index));
  const [shortest = ''] = texts;
  // A pattern without an end allows more behind it.
  const padded = shortest.padEnd(Math.min(minLength, MAX_LENGTH), 'a');
  return [...texts.filter((text) => text !== ''), padded, ...COMMON_TEXTS, ''].find(
    (text) => isValid(text) && matchesPattern(pattern, text),
  );
}

/** Returns whether a text matches a pattern. One that could take long is taken for one that does not. */
export function matchesPattern(pattern: string, text: string): boolean {
  return !isSlowPattern(pattern, text.length) && compiled(pattern)?.test(text) === true;
}

function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Many patterns have escapes that are allowed without the flag only.
    }
  }
  return undefined;
}

/**
 * Returns the text of the first alternatives, with as many repetitions as a pattern allows up to a number. What is
 * optional is there from two.
 */
function textOf(tokens: readonly string[], times: number, index: number): string {
  let position = 0;
  const sequence = (): string => {
    let text = '';
    let isFirst = true;
    while (position < tokens.length && tokens[position] !== ')') {
      const token = tokens[position] ?? '';
      position += 1;
      if (token === '|') {
        isFirst = false;
        continue;
      }
      const part = partOf(token);
      const repetition = repetitionOf(tokens[position] ?? '');
      const [least, most] = repetition ?? [1, 1];
      position += repetition === undefined ? 0 : 1;
      const wanted = least === 0 && most === 1 ? times - 1 : times;
      const count = Math.min(Math.max(least, Math.min(wanted, most)), MAX_LENGTH);
      text += isFirst ? part.repeat(count) : '';
    }
    position += 1;
    return text.slice(0, MAX_LENGTH);
  };
  const partOf = (token: string): string => {
    if (token.startsWith('(')) {
      const inner = sequence();
      return /^\(\?<?[=!]/.test(token) ? '' : inner;
    }
    return ANCHORS.has(token) ? '' : characterOf(token, index);
  };
  return sequence();
}

/** Returns one of the usual characters that a token matches, or the token itself. */
function characterOf(token: string, index: number): string {
  if (token.length === 1 && token !== '.') {
    return token;
  }
  const expression = compiled(`^${token}$`);
  const usual = CANDIDATES.filter((character) => expression?.test(character) === true);
  return usual[index % Math.max(usual.length, 1)] ?? firstIn(token);
}

/** Returns the first character of a class of unusual ones. */
function firstIn(token: string): string {
  const [first = ''] = /^\[(\\u[\da-f]{4}|[^\\^])/i.exec(token)?.slice(1) ?? [token];
  const code = /^\\[ux]\{?([\da-f]+)\}?$/i.exec(first)?.[1];
  return code === undefined ? first : String.fromCodePoint(parseInt(code, 16));
}
