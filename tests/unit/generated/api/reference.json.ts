import {createReferenceIndex} from '#reference/pages/reference-index';
import {KAIA} from '@site/tests/fixtures/kaia-reference';

/** Replaces `docs/api/reference.json`, which may not be generated yet. */
export default createReferenceIndex(KAIA);
