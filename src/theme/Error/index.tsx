// Keeps language, viewport and icon of a page that crashed outside of any layout, and lets another page replace it.
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import type {Props} from '@theme/Error';
import ThemeError from '@theme-original/Error';
import React, {type ReactNode} from 'react';
import {allowHeadUpdates} from '@site/src/client/head-updates';
import {useRetryOnNavigation} from '@site/src/features/site-errors/useRetryOnNavigation';

export default function ErrorOfOnePage(props: Props): ReactNode {
  // The root of the site, which does this otherwise, may have crashed as well.
  allowHeadUpdates();
  useRetryOnNavigation(props.tryAgain);
  return (
    <>
      <SiteMetadataDefaults />
      <ThemeError {...props} />
    </>
  );
}
