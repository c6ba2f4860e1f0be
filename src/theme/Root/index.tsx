// Adds the notice for scripts that could not be loaded.
import React, {type ReactNode} from 'react';
import LoadError from '@site/src/features/site-errors/LoadError';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <LoadError />
    </>
  );
}
