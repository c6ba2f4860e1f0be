import {parseUrl, valueKind, type ValueKind} from 'docusaurus-openapi-reference/types';
import type {PasteTarget} from './index-file';
import type {LoadedIndex} from './load-index';
import type {SearchDocument} from './document';
import {matchPath} from './match-path';
import {identifierWords, isStopWord, isTitleVerb, queryWords, stem} from './tokenize';

export interface PasteOffer extends PasteTarget {
  document: SearchDocument;
}

export interface Pasted {
  kind: ValueKind;
  value: string;
  /** Id of the network of the URL that has the value. */
  network?: string;
  offers: PasteOffer[];
  /** What to search for besides: the words beside the value, or the path of a call of the API. */
  text: string;
}

/** A text that is nearly an address or a hash. */
export interface IncompleteValue {
  kind: Exclude<ValueKind, 'block'>;
  digits: number;
  expected: number;
  /** The words beside it. */
  text: string;
}

interface FoundValue {
  kind: ValueKind;
  value: string;
  /** The words beside it. */
  words: string;
}

/** A reader who types one looks for an error, not for an early block (RFC 9110, section 15). */
const HTTP_STATUS = /^[1-5]\d\d$/;

/** A number that the words before it call a block: `block 100`, `rewards of block #100`. */
const NAMED_BLOCK = /^(.*\bblocks?(?:\s+(?:number|height|no\.?))?)\s+#?(\d{1,15})$/i;

const URL_SCHEME = /^https?:\/\/\S+$/i;

/** Hexadecimal digits of an address and a hash. */
const DIGITS = {address: 40, hash: 64} as const;

/** Missing or surplus digits of a text that is taken for an address or a hash. */
const MAX_DIFFERENCE = 8;

/** @param label Of the reference that the reader has before them, whose endpoints come first. */
export function readPasted(
  indexes: readonly LoadedIndex[],
  text: string,
  label?: string,
): Pasted | undefined {
  const typed = text.trim();
  const isUrl = URL_SCHEME.test(typed);
  const found = isUrl ? valueOfUrl(typed) : valueOfWords(typed);
  if (found === undefined) {
    return undefined;
  }
  const {kind, value, words} = found;
  const offers = Array.from(indexes)
    .sort((a, b) => Number(b.label === label) - Number(a.label === label))
    .flatMap((loaded) => offersOf(loaded, kind));
  const called = offers.filter(
    ({document: {tags}}) => isUrl && matchPath(tags[1] ?? '', typed) === 1,
  );
  const others = offers.filter((offer) => !called.includes(offer));
  const network = isUrl ? networkOf(indexes, typed) : undefined;
  return {
    kind,
    value,
    ...(network === undefined ? {} : {network}),
    offers: [...called, ...sortByWords(others, words)],
    text: called.length > 0 ? typed : words,
  };
}

/** Finds a part of a text or URL that has nearly the digits of an address or a hash. */
export function readIncompleteValue(text: string): IncompleteValue | undefined {
  const typed = text.trim();
  const isUrl = URL_SCHEME.test(typed);
  const words = typed.split(isUrl ? /[/?#]/ : /\s+/);
  for (const word of words) {
    const [, prefix = '', hexadecimal = ''] = /^(0x)?([\da-f]+)$/i.exec(word) ?? [];
    const digits = hexadecimal.length;
    const isNumber = /^\d+$/.test(hexadecimal);
    const isWord = /^[a-f]+$/i.test(hexadecimal);
    for (const kind of ['address', 'hash'] as const) {
      const expected = DIGITS[kind];
      const difference = Math.abs(digits - expected);
      if (
        difference > 0 &&
        difference <= MAX_DIFFERENCE &&
        (prefix !== '' || (!isNumber && !isWord))
      ) {
        const others = words.filter((other) => other !== word);
        return {kind, digits, expected, text: isUrl ? '' : others.join(' ')};
      }
    }
  }
  return undefined;
}

/** Returns a value that is the whole text, an address or hash in it, or the number of a block. */
function valueOfWords(text: string): FoundValue | undefined {
  const [, blockWords, number] = NAMED_BLOCK.exec(text) ?? [];
  if (blockWords !== undefined && number !== undefined) {
    return {kind: 'block', value: number, words: blockWords};
  }
  const words = text.split(/\s+/);
  for (const word of words) {
    const value = withPrefix(word);
    const kind = HTTP_STATUS.test(word) ? undefined : valueKind(value);
    if (kind !== undefined && (kind !== 'block' || words.length === 1)) {
      const others = words.filter((other) => other !== word).join(' ');
      return {kind, value, words: others === '' ? text : others};
    }
  }
  return undefined;
}

/** Adds `0x` to an address or hash without it. A number is no address. */
function withPrefix(word: string): string {
  const prefixed = `0x${word}`;
  return valueKind(prefixed) !== undefined && /[a-f]/i.test(word) ? prefixed : word;
}

/** Returns the first address or hash in the path of a URL, or the number after `block`. */
function valueOfUrl(url: string): FoundValue | undefined {
  const segments = url
    .replace(/[?#].*/, '')
    .split('/')
    .slice(3);
  for (const [place, value] of segments.entries()) {
    const kind = valueKind(value);
    const isNumbered = /^blocks?$/i.test(segments[place - 1] ?? '');
    if (kind !== undefined && (kind !== 'block' || isNumbered)) {
      return {kind, value, words: value};
    }
  }
  return undefined;
}

function networkOf(indexes: readonly LoadedIndex[], url: string): string | undefined {
  const host = parseUrl(url)?.host.replace(/^www\./, '') ?? '';
  return indexes.map(({networks}) => networks.get(host)).find(Boolean);
}

function offersOf({documents, pasteTargets}: LoadedIndex, kind: ValueKind): PasteOffer[] {
  return pasteTargets[kind].flatMap((target) => {
    const document = documents.find(({sectionRoute}) => sectionRoute === target.route);
    return document === undefined ? [] : [{...target, document}];
  });
}

/**
 * Moves the endpoints to the front whose titles have most of the words, and of these the ones with the
 * fewest other words.
 */
function sortByWords(offers: readonly PasteOffer[], words: string): PasteOffer[] {
  const wanted = new Set(queryWords(words).map((word) => stem(word.toLowerCase())));
  return offers
    .map((offer) => {
      const title = identifierWords(offer.document.title)
        .filter((word) => !isTitleVerb(word) && !isStopWord(word))
        .map(stem);
      const common = title.filter((word) => wanted.has(word)).length;
      return {offer, common, share: common / title.length};
    })
    .sort((a, b) => b.common - a.common || b.share - a.share)
    .map(({offer}) => offer);
}
