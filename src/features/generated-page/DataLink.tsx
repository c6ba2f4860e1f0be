import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';
import {dataUrl} from './url';

/**
 * Preloads the data of a page with the HTML, and tells the script that the page has data. The browser
 * does not render it for pages that it opens later.
 */
export default function DataLink({path}: {path: string}): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <link
        rel="preload"
        as="fetch"
        crossOrigin="anonymous"
        href={dataUrl(path)}
        data-generated-page={path}
      />
    </Head>
  );
}
