import type {Phrase} from '../../../markdown/nodes';
import {evidenceLink} from '../../../markdown/evidence';
import {type Evidence, isMarked} from '../../../reference/evidence';
import type {InlineComponent} from '../component';

export const evidence: InlineComponent<{kind: Evidence}> = ({kind}) =>
  isMarked(kind) ? [evidenceLink(kind)] : [];

/** Returns the mark of a kind of evidence after a space. Stronger evidence has no mark. */
export function marked(kind: Evidence | undefined): Phrase[] {
  return kind !== undefined && isMarked(kind) ? [' ', evidenceLink(kind)] : [];
}
