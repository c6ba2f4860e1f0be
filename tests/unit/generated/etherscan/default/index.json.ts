import {etherscanPages} from '@site/src/etherscan/page';
import {createIndexEntries} from '@site/src/plugins/etherscan/data';

/** Replaces the index of actions that the plugin `etherscan` writes during a build. */
export default etherscanPages.flatMap(createIndexEntries);
