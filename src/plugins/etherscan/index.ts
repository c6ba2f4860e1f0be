import type {Plugin} from '@docusaurus/types';
import {etherscanPages} from '../../etherscan/page';
import {createIndexEntries, createPageData} from './data';

/** Writes what the Etherscan-compatible pages show, a file a page, with its code coloured already. */
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
