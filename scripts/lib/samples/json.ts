/*
 * Why: the printed JSON may be formatted differently from the response, but integers must not
 * have been rounded to floating-point numbers, which JSON.parse would hide.
 * Run: imported by the scripts of this folder.
 */
import {isDeepStrictEqual} from 'node:util';

/** Matches strings too, so that digits inside them are skipped. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Returns whether two JSON texts are equal. Ignores key order and whitespace; compares integers
 * digit by digit.
 */
export function isSameJson(left: string, right: string): boolean {
  try {
    return isDeepStrictEqual(parseExactly(left), parseExactly(right));
  } catch {
    return false;
  }
}

/** @throws SyntaxError if the text is not JSON. */
function parseExactly(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(text.replace(STRING_OR_NUMBER, typedString));
}

/** Replaces a token by a string that records its type; keeps integers digit by digit. */
function typedString(token: string): string {
  if (token.startsWith('"')) {
    return `"string ${token.slice(1)}`;
  }
  return `"number ${/^-?\d+$/.test(token) ? token : Number(token)}"`;
}
