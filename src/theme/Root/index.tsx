// Adds the notice for scripts that could not be loaded, and enables head updates after hydration.
import React, {useInsertionEffect, type ReactNode} from 'react';
import {allowHeadUpdates} from 'docusaurus-openapi-reference/components';
import LoadError from '@site/src/features/site-errors/LoadError';

export default function Root({children}: {children: ReactNode}): ReactNode {
  // An insertion effect runs before the effects that update the head.
  useInsertionEffect(allowHeadUpdates, []);
  return (
    <>
      {children}
      <LoadError />
    </>
  );
}
