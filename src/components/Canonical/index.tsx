import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';

/** Tells search engines that the page at another path of this site is the one to show. */
export default function Canonical({path}: {path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = siteConfig.url + encodeURI(path);
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
