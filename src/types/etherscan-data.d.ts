declare module '@generated/etherscan/default/index.json' {
  import type {EtherscanIndexEntry} from '@site/src/etherscan/page-data';

  /** The plugin etherscan writes this file. */
  const entries: EtherscanIndexEntry[];
  export default entries;
}
