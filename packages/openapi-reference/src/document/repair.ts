import groupBy from 'lodash/groupBy';
import {escapeUnprintable, truncate} from './document-error';

/** A deviation from the OpenAPI Specification that the site is built in spite of. */
export interface Repair {
  /** What deviates and what the site does instead: one sentence for all repairs of the kind. */
  readonly kind: string;
  /** JSON pointer as a URI fragment: `#/paths/~1blocks/get`. */
  readonly pointer: string;
}

/** Number of places that a report names for each kind of repair. */
const LISTED_PLACES = 3;

/** Returns a line for each kind of repair, with its count and first places, below a title. */
export function printRepairs(repairs: readonly Repair[]): string[] {
  const lines = [...pointersByKind(repairs)].map(([kind, pointers]) => {
    const places = pointers.slice(0, LISTED_PLACES).map((pointer) => truncate(pointer));
    const more = pointers.length > LISTED_PLACES ? ', …' : '';
    return `${String(pointers.length).padStart(6)} × ${kind}: ${places.join(', ')}${more}`;
  });
  return lines.length === 0
    ? []
    : ['Repairs of the document:', ...lines].map(escapeUnprintable);
}

/** Returns the places of the repairs by kind, the most frequent kind first. */
export function pointersByKind(repairs: readonly Repair[]): Map<string, string[]> {
  const byKind = Object.entries(groupBy(repairs, 'kind'));
  return new Map(
    byKind
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([kind, alike]) => [kind, alike.map(({pointer}) => pointer)]),
  );
}
