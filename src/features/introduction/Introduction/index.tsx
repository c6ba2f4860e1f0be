import data from '@site/docs/api/introduction.json';
import React, {lazy, Suspense, type ReactNode} from 'react';
import LoadFailure from '@site/src/components/LoadFailure';

const DocumentIntroduction = lazy(() =>
  import(/* webpackChunkName: "introduction" */ './lazy/DocumentIntroduction').catch(
    () => ({default: () => <LoadFailure />}),
  ),
);

/** The introduction of the document. The children are shown if the site has its own instead. */
export default function Introduction({children}: {children: ReactNode}): ReactNode {
  return data.introduction === null ? (
    children
  ) : (
    <Suspense>
      <DocumentIntroduction {...data.introduction} />
    </Suspense>
  );
}
