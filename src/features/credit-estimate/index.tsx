import {createPagePart} from 'docusaurus-openapi-reference/components/page-part';

/** The estimator of credits. */
const CreditEstimate = createPagePart(
  'credit-estimate',
  () => import(/* webpackChunkName: "credit-estimate" */ './lazy/Estimator'),
);

export default CreditEstimate;
