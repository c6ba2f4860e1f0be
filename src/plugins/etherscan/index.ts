import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SITE_FILES_DIR} from 'docusaurus-openapi-reference/site/openapi-docs/read-site-files';
import {ETHERSCAN_FILE, readEtherscan} from '../../etherscan/read-etherscan';
import {createIndexEntries, createPageData} from './data';
import type {RealActions} from './panels';

/** Writes a data file for each page of Etherscan-compatible actions, and an index of all actions. */
export default function etherscanPlugin({siteDir}: LoadContext): Plugin {
  const description = path.join(siteDir, 'docs', SITE_FILES_DIR, 'openapi.json');
  return {
    name: 'etherscan',
    getPathsToWatch: () => [ETHERSCAN_FILE, description],
    async contentLoaded({actions}) {
      const api = readEtherscan();
      const {'x-real-actions': realActions = {}} = JSON.parse(
        await readFile(description, 'utf8'),
      ) as {'x-real-actions'?: RealActions};
      // The configuration of the site loads this module; the code that reads OpenAPI would delay it.
      const {createPanels} = await import('./panels');
      const pages = new Set(api.actions.map(({page}) => page));
      await Promise.all([
        actions.createData('servers.json', JSON.stringify(api.servers)),
        actions.createData('index.json', JSON.stringify(createIndexEntries(api))),
        ...[...pages].map((page) =>
          actions.createData(`${page}.json`, JSON.stringify(createPageData(api, page))),
        ),
        actions.createData(
          'panels.json',
          JSON.stringify(await createPanels(api, realActions)),
        ),
      ]);
    },
  };
}
