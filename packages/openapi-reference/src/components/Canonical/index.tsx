import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** Declares a page at another path as the canonical one. */
export default function Canonical({path}: {path: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const url = withBaseUrl(encodeURI(path), {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
