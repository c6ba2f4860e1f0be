import {createPagePart} from 'docusaurus-openapi-reference/components';

/** The estimator of credits. */
const CreditEstimate = createPagePart(
  'credit-estimate',
  () => import(/* webpackChunkName: "credit-estimate" */ './lazy/Estimator'),
);

export default CreditEstimate;
