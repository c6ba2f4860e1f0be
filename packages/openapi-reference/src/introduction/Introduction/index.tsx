import React, {type ReactNode} from 'react';
import {createPagePart} from '../../components/page-part';
import type {IntroductionData} from '../introduction';

const DocumentIntroduction = createPagePart(
  'introduction',
  () => import(/* webpackChunkName: "part-introduction" */ './lazy/DocumentIntroduction'),
);

/** The introduction of the document. The children are shown if the site has its own instead. */
export default function Introduction({
  introduction,
  children,
}: IntroductionData & {children?: ReactNode}): ReactNode {
  return introduction === null ? children : <DocumentIntroduction {...introduction} />;
}
