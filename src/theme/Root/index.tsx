// Adds the notice of scripts that could not be loaded, and lets the head change once React has hydrated.
import React, {useInsertionEffect, type ReactNode} from 'react';
import {allowHeadUpdates} from '@site/src/client/head-updates';
import LoadError from '@site/src/features/site-errors/LoadError';

export default function Root({children}: {children: ReactNode}): ReactNode {
  // Before the effects of the page, some of which write to the head.
  useInsertionEffect(allowHeadUpdates, []);
  return (
    <>
      {children}
      <LoadError />
    </>
  );
}
