import {createValueLinks} from '#reference/value/value-link';
import {KAIA} from '@site/tests/fixtures/kaia-reference';

/** Replaces `docs/api/value-links.json`, which may not be generated yet. */
export default {
  links: createValueLinks(KAIA.operations, KAIA.components),
  explorers: Object.fromEntries(
    KAIA.explorers.map(({network, pages}) => [network, pages]),
  ),
};
