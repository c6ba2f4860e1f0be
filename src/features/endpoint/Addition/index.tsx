import React, {lazy, Suspense, type ReactNode} from 'react';
import LoadFailure from '@site/src/components/LoadFailure';
import type {AdditionProps} from './lazy/Addition';

const LazyAddition = lazy(() =>
  import(/* webpackChunkName: "addition" */ './lazy/Addition').catch(() => ({
    default: () => <LoadFailure />,
  })),
);

/** A part of an endpoint page that few documents have. Its code is in a chunk of its own. */
export default function Addition(props: AdditionProps): ReactNode {
  return (
    <Suspense>
      <LazyAddition {...props} />
    </Suspense>
  );
}
