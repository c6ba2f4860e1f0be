import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import {SITE_FILES_DIR} from 'docusaurus-openapi-reference';
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
      const files = {
        servers: api.servers,
        index: createIndexEntries(api),
        panels: await createPanels(api, realActions),
        ...mapValues(groupBy(api.actions, 'page'), (list) =>
          createPageData(list, api.servers),
        ),
      };
      await Promise.all(
        Object.entries(files).map(([name, data]) =>
          actions.createData(`${name}.json`, JSON.stringify(data)),
        ),
      );
    },
  };
}
