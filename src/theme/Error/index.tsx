// Adds language, viewport and icon to a page that crashed outside its layout, and recovers on navigation.
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import type {Props} from '@theme/Error';
import ThemeError from '@theme-original/Error';
import React, {type ReactNode} from 'react';
import {allowHeadUpdates} from 'docusaurus-openapi-reference/components';
import {useRetryOnNavigation} from '@site/src/features/site-errors/useRetryOnNavigation';

export default function ErrorWithMetadata(props: Props): ReactNode {
  // The Root component, which usually does this, may have crashed as well.
  allowHeadUpdates();
  useRetryOnNavigation(props.tryAgain);
  return (
    <>
      <SiteMetadataDefaults />
      <ThemeError {...props} />
    </>
  );
}
