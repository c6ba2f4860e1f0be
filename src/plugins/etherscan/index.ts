import type {Plugin} from '@docusaurus/types';
import {etherscanPages} from '../../etherscan/page';
import {createIndexEntries, createPageData} from './data';

/**
 * Writes one data file per Etherscan-compatible page, with highlighted code, and an index of all
 * actions.
 */
export default function etherscanPlugin(): Plugin {
  return {
    name: 'etherscan',
    async contentLoaded({actions}) {
      const print = (data: object): string => JSON.stringify(data);
      await Promise.all([
        actions.createData(
          'index.json',
          print(etherscanPages.flatMap(createIndexEntries)),
        ),
        ...etherscanPages.map((page) =>
          actions.createData(`${page.slug}.json`, print(createPageData(page))),
        ),
      ]);
    },
  };
}
