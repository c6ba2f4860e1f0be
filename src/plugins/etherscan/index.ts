import type {Plugin} from '@docusaurus/types';
import {ETHERSCAN_FILE, readEtherscan} from '../../etherscan/read-etherscan';
import {createIndexEntries, createPageData} from './data';

/** Writes a data file for each page of Etherscan-compatible actions, and an index of all actions. */
export default function etherscanPlugin(): Plugin {
  return {
    name: 'etherscan',
    getPathsToWatch: () => [ETHERSCAN_FILE],
    async contentLoaded({actions}) {
      const api = readEtherscan();
      const pages = new Set(api.actions.map(({page}) => page));
      await Promise.all([
        actions.createData('servers.json', JSON.stringify(api.servers)),
        actions.createData('index.json', JSON.stringify(createIndexEntries(api))),
        ...[...pages].map((page) =>
          actions.createData(`${page}.json`, JSON.stringify(createPageData(api, page))),
        ),
      ]);
    },
  };
}
