import {valueKind, type ValueKind} from '../reference/value-kind';
import type {PasteTarget} from './index-file';
import type {LoadedIndex} from './load-index';
import type {SearchDocument} from './document';
import {matchPath} from './match-path';

export interface PasteOffer extends PasteTarget {
  document: SearchDocument;
}

export interface Pasted {
  kind: ValueKind;
  value: string;
  offers: PasteOffer[];
  /** The value comes from a URL that is not an API call, such as a page of the block explorer. */
  isExternalUrl: boolean;
}

/** A reader who types one looks for an error, not for an early block (RFC 9110, section 15). */
const HTTP_STATUS = /^[1-5]\d\d$/;

export function readPasted(
  indexes: readonly LoadedIndex[],
  text: string,
): Pasted | undefined {
  const typed = text.trim();
  const kind = HTTP_STATUS.test(typed) ? undefined : valueKind(typed);
  const isUrl = /^https?:\/\/\S+$/i.test(typed);
  const found = kind === undefined ? valueOfUrl(typed, isUrl) : {kind, value: typed};
  if (found === undefined) {
    return undefined;
  }
  const calls = ({document: {tags}}: PasteOffer): boolean =>
    isUrl && matchPath(tags[1] ?? '', typed) === 1;
  const offers = indexes.flatMap((loaded) => offersOf(loaded, found.kind));
  const called = offers.filter(calls);
  return {
    ...found,
    offers: [...called, ...offers.filter((offer) => !called.includes(offer))],
    isExternalUrl: isUrl && called.length === 0,
  };
}

/** Returns the first address or hash in the path of a URL, or the number after `block`. */
function valueOfUrl(
  text: string,
  isUrl: boolean,
): Pick<Pasted, 'kind' | 'value'> | undefined {
  const segments = isUrl
    ? text
        .replace(/[?#].*/, '')
        .split('/')
        .slice(3)
    : [];
  for (const [place, value] of segments.entries()) {
    const kind = valueKind(value);
    const isNumbered = /^blocks?$/i.test(segments[place - 1] ?? '');
    if (kind !== undefined && (kind !== 'block' || isNumbered)) {
      return {kind, value};
    }
  }
  return undefined;
}

function offersOf({documents, pasteTargets}: LoadedIndex, kind: ValueKind): PasteOffer[] {
  return pasteTargets[kind].flatMap((target) => {
    const document = documents.find(({sectionRoute}) => sectionRoute === target.route);
    return document === undefined ? [] : [{...target, document}];
  });
}
