/** How the reference of this site is generated. */
import {createReferenceOptions} from '#reference/site/preset/reference-options';
import {DOCS, REFERENCE} from '../../src/config/reference';

export const REFERENCE_OPTIONS = createReferenceOptions(
  {...REFERENCE, docs: DOCS},
  {hasSearch: true, isFirst: true},
);
