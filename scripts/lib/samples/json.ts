/*
 * Why: the printed JSON may be formatted differently from the response, but integers must not
 * have been rounded to floating-point numbers, which JSON.parse would hide.
 */
import {isDeepStrictEqual} from 'node:util';
import {parse, parseNumberAndBigInt} from 'lossless-json';

/** Ignores key order and whitespace; compares integers digit by digit. */
export function isSameJson(left: string, right: string): boolean {
  try {
    const [one, other] = [left, right].map((text) =>
      parse(text, undefined, parseNumberAndBigInt),
    );
    return isDeepStrictEqual(one, other);
  } catch {
    return false;
  }
}
