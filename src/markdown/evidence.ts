import {type Evidence, isMarked} from '../reference/evidence';
import {printTwinLink} from './print';

/** The names of the page that explains the kinds. */
const NAMES: Record<Evidence, string> = {
  documented: 'Documented',
  'seen-in-use': 'Seen in use',
  'source-2024': 'Source code of 2024',
  inferred: 'Inferred',
};

/** Prints the name of a kind of evidence with a link to its explanation. */
export function printEvidence(kind: Evidence): string {
  return printTwinLink(NAMES[kind], `/evidence#${kind}`);
}

/** Returns the name of a kind that pages mark. */
export function evidenceMark(kind: Evidence | undefined): string | undefined {
  return kind !== undefined && isMarked(kind) ? NAMES[kind] : undefined;
}
