import {parse} from 'lossless-json';
import type {ScalarTag, Tags} from 'yaml';

/*
 * A document has a bigint for each integer that a double may round. Everything else is a number.
 */

/** An integer of more digits is read as a number: a bigint takes time to read and to print. */
const MAX_DIGITS = 1_000;

/** Matches what may be an integer that is not safe, also in a text. */
const LARGE_INTEGER = /[\s:[,]-?\d{16,}\s*[,\]}]/;

const INTEGER = /^-?\d+$/;

/** Parses JSON. Only with large integers it takes longer than `JSON.parse`, about four times. */
export function parseExactJson(text: string): unknown {
  const document: unknown = JSON.parse(text);
  return LARGE_INTEGER.test(text) ? parse(text, undefined, readNumber) : document;
}

function readNumber(text: string): number | bigint {
  return INTEGER.test(text) && isLarge(Number(text), text) ? BigInt(text) : Number(text);
}

function isLarge(value: number, text: string): boolean {
  return !Number.isSafeInteger(value) && text.length <= MAX_DIGITS;
}

/** Changes the tags of integers in the schema of a YAML document. */
export function withExactIntegers(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:int'
      ? withExactValue(tag as ScalarTag)
      : tag,
  );
}

function withExactValue(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    resolve: (text, onError, options) => {
      const value = tag.resolve(text, onError, options);
      return typeof value === 'number' && isLarge(value, text)
        ? tag.resolve(text, onError, {...options, intAsBigInt: true})
        : value;
    },
  };
}
