declare module '@openapi-reference/data/plans.json' {
  import type {PlanEntry} from '@site/src/plans/plan';

  /** `npm run api:generate` writes this file. */
  const data: {plans: PlanEntry[]};
  export default data;
}
