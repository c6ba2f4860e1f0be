import type {ValueKind} from 'docusaurus-openapi-reference/types';
import type {PackedDocument, SharedContent} from './document';
import type {PackedInvertedIndex} from './inverted-index';
import type {Ranking} from './ranking';

import type {Synonym} from './synonym';

/** Content of `search-index-{tag}.json` (product specification, sections 3 and 7). */
export interface SearchIndexFile {
  /** Pages, each followed by its sections, parameters and fields. */
  documents: PackedDocument[];
  sharedContent: SharedContent;
  index: PackedInvertedIndex & {ranking: Ranking};
  /** Endpoints to suggest when a value is pasted into the search. */
  pasteTargets: Record<ValueKind, PasteTarget[]>;
  /** Ids of networks by the hosts of their API and their block explorer. */
  networks: Record<string, string>;
  /** Those of the site, beside those of any API. */
  synonyms: readonly Synonym[];
  /** Name of the reference, if the site has several. */
  label?: string;
}

/** Creates the targets of each kind of values. */
export function targetsByKind(
  targetsOf: (kind: ValueKind) => PasteTarget[],
): SearchIndexFile['pasteTargets'] {
  return {
    address: targetsOf('address'),
    hash: targetsOf('hash'),
    block: targetsOf('block'),
  };
}

export interface PasteTarget {
  route: string;
  parameter: string;
}
