import {createPagePart} from '@site/src/components/page-part';

/** The estimator of credits. */
const CreditEstimate = createPagePart(
  'credit-estimate',
  () => import(/* webpackChunkName: "credit-estimate" */ './lazy/Estimator'),
);

export default CreditEstimate;
