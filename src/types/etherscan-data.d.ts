declare module '@generated/etherscan/default/index.json' {
  import type {EtherscanIndexEntry} from '@site/src/etherscan/page-data';

  /** The plugin etherscan writes this file. */
  const entries: EtherscanIndexEntry[];
  export default entries;
}

declare module '@generated/etherscan/default/panels.json' {
  import type {ActionPanelData} from '@site/src/etherscan/page-data';

  /** The plugin etherscan writes this file. */
  const panels: Record<string, ActionPanelData>;
  export default panels;
}
