import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';
import {fileUrl} from '../framework/page-files';

/**
 * Names a file that React needs to hydrate the page. `script-loader.ts` turns the link into a preload when
 * it loads the scripts, for the request of `fetchJson`. The browser does not render the link for pages that it
 * opens later.
 */
export default function DataLink({name}: {name: string}): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <link rel="page-data" as="fetch" href={fileUrl(name)} />
    </Head>
  );
}
