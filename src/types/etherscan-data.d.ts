declare module '@generated/etherscan/default/index.json' {
  import type {EtherscanIndexEntry} from '@site/src/etherscan/page-data';

  /** The index of all actions, which the plugin etherscan writes. */
  const entries: EtherscanIndexEntry[];
  export default entries;
}
