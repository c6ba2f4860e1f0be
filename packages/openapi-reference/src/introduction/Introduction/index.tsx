import data from '@openapi-reference/data/introduction.json';
import React, {type ReactNode} from 'react';
import {createPagePart} from '../../components/page-part';

const DocumentIntroduction = createPagePart(
  'introduction',
  () => import(/* webpackChunkName: "part-introduction" */ './lazy/DocumentIntroduction'),
);

/** The introduction of the document. The children are shown if the site has its own instead. */
export default function Introduction({children}: {children?: ReactNode}): ReactNode {
  return data.introduction === null ? (
    children
  ) : (
    <DocumentIntroduction {...data.introduction} />
  );
}
