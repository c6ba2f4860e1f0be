import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import React, {type ReactNode} from 'react';

/** Declares a page at another path as the canonical one. */
export default function Canonical({path}: {path: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  const page = withBaseUrl(encodeURI(path), {absolute: true});
  const url = applyTrailingSlash(page, siteConfig);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
