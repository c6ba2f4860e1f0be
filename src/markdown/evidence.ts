import type {Link} from 'mdast';
import {type Evidence, isMarked} from '../reference/evidence';
import {twinLink} from './nodes';

/** The names of the page that explains the kinds. */
const NAMES: Record<Evidence, string> = {
  documented: 'Documented',
  'seen-in-use': 'Seen in use',
  'source-2024': 'Source code of 2024',
  inferred: 'Inferred',
};

/** Names a kind of evidence, with a link to its explanation. */
export function evidenceLink(kind: Evidence): Link {
  return twinLink(NAMES[kind], `/evidence#${kind}`);
}

/** Returns the name of a kind that pages mark. */
export function evidenceMark(kind: Evidence | undefined): string | undefined {
  return kind !== undefined && isMarked(kind) ? NAMES[kind] : undefined;
}
