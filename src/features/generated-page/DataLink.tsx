import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';
import {sidebarDataName} from '@site/src/reference/generated-page';
import {dataUrl} from './url';

interface Props {
  kind: 'page' | 'sidebar';
  /** Decoded path of the page, or key of the sidebar. */
  name: string;
}

/**
 * Preloads data that React needs to hydrate the page. The client module `preload` finds the data by
 * these links. The browser does not render them for pages that it opens later.
 */
export default function DataLink({kind, name}: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <link
        rel="preload"
        as="fetch"
        crossOrigin="anonymous"
        href={dataUrl(kind === 'page' ? name : sidebarDataName(name))}
        data-kind={kind}
        data-name={name}
      />
    </Head>
  );
}
