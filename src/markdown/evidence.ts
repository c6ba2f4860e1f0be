import {type Evidence, isMarked} from '../reference/evidence';
import type {Link} from 'mdast';
import {twinLink} from './nodes';
import {printTwinLink} from './print';

/** The names of the page that explains the kinds. */
const NAMES: Record<Evidence, string> = {
  documented: 'Documented',
  'seen-in-use': 'Seen in use',
  'source-2024': 'Source code of 2024',
  inferred: 'Inferred',
};

/** Returns the name of a kind of evidence as a link to its explanation. */
export function evidenceLink(kind: Evidence): Link {
  return twinLink(NAMES[kind], routeOf(kind));
}

/** Prints what {@link evidenceLink} returns. */
export function printEvidence(kind: Evidence): string {
  return printTwinLink(NAMES[kind], routeOf(kind));
}

function routeOf(kind: Evidence): string {
  return `/evidence#${kind}`;
}

/** Returns the name of a kind that pages mark. */
export function evidenceMark(kind: Evidence | undefined): string | undefined {
  return kind !== undefined && isMarked(kind) ? NAMES[kind] : undefined;
}
