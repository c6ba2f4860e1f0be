import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** Tells search engines that the page at another path of this site is the one to show. */
export default function Canonical({path}: {path: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const address = withBaseUrl(encodeURI(path), {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
