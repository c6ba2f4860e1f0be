/*
 * Why: what a sample prints has to be the answer, however it is laid out, and an integer that went
 * through a floating-point number is another one. JSON.parse would not see the difference.
 * Run: imported by the scripts of this folder.
 */
import {isDeepStrictEqual} from 'node:util';

/** A string, which may hold digits, or a number. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Whether two JSON texts say the same: order of keys and spaces do not count, and integers of any
 * size have to be equal digit by digit.
 */
export function isSameJson(left: string, right: string): boolean {
  try {
    return isDeepStrictEqual(parseExactly(left), parseExactly(right));
  } catch {
    return false;
  }
}

/** @throws SyntaxError when it is not JSON. */
function parseExactly(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(text.replace(STRING_OR_NUMBER, markedString));
}

/** Strings and numbers as strings that say which of the two they were; integers digit by digit. */
function markedString(token: string): string {
  if (token.startsWith('"')) {
    return `"string ${token.slice(1)}`;
  }
  return `"number ${/^-?\d+$/.test(token) ? token : Number(token)}"`;
}
