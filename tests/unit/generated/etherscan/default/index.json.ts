import {readEtherscan} from '@site/src/etherscan/read-etherscan';
import {createIndexEntries} from '@site/src/plugins/etherscan/data';

/** Replaces the index of actions that the plugin `etherscan` writes during a build. */
export default createIndexEntries(readEtherscan());
