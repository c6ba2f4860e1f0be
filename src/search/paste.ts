import {valueKind, type ValueKind} from '../reference/value-kind';
import type {PasteTarget} from './index-file';
import type {LoadedIndex} from './load-index';
import type {SearchDocument} from './document';
import {matchPath} from './match-path';

/** An endpoint that takes what was pasted. */
export interface PasteOffer extends PasteTarget {
  document: SearchDocument;
}

/** What was pasted. */
export interface Pasted {
  kind: ValueKind;
  /** The address, hash or block number itself. */
  value: string;
  /** Endpoints that take it, those that readers want most first. */
  offers: PasteOffer[];
  /** Whether it stood in a URL that is not of the API, such as one of the explorer. */
  isForeign: boolean;
}

/** Reads a pasted value, also out of a URL, and finds the endpoints that take it. */
export function readPasted(
  indexes: readonly LoadedIndex[],
  text: string,
): Pasted | undefined {
  const typed = text.trim();
  const kind = valueKind(typed);
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
    isForeign: isUrl && called.length === 0,
  };
}

/** The first address or hash in the path of a URL, or the number behind `block`. */
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
