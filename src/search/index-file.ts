import type {ValueKind} from '../reference/value-kind';
import type {PackedDocument} from './document';
import type {PackedInvertedIndex} from './inverted-index';
import type {Ranking} from './ranking';

/** What `search-index-{tag}.json` holds (product specification, sections 3 and 7). */
export interface SearchIndexFile {
  /** Pages, each followed by what stands on it. */
  documents: PackedDocument[];
  /** How it is read is in `load-index.ts`. */
  index: PackedInvertedIndex & {ranking: Ranking};
  /** Endpoints that take a value which can be pasted into the box. */
  pasteTargets: Record<ValueKind, PasteTarget[]>;
}

/** An endpoint that takes a pasted value. */
export interface PasteTarget {
  /** Where its page is. */
  route: string;
  /** The parameter that takes it, with its place: `path.accountAddress`. */
  parameter: string;
}
