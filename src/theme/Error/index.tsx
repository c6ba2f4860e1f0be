// Lets the page that crashed outside of any layout change the head and go away with the address.
import ThemeError from '@theme-original/Error';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {allowHeadUpdates} from '@site/src/client/head-updates';
import {useTryAgainElsewhere} from '@site/src/components/useTryAgainElsewhere';

export default function ErrorOfOnePage(props: Props): ReactNode {
  // The root of the site, which does this otherwise, may have crashed as well.
  allowHeadUpdates();
  useTryAgainElsewhere(props.tryAgain);
  return <ThemeError {...props} />;
}
