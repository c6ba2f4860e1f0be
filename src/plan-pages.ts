import {planEndpointsRoute} from './openapi/route';

/** The plans with a hand-written page, docs/plans/{name}.mdx: section 6 of the specification. */
export const PLAN_PAGES = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'] as const;

/** Where a plan is explained: its own page, or else the list of its endpoints. */
export function planRoute(plan: string): string {
  return isPlanPage(plan) ? `/plans/${plan}` : planEndpointsRoute(plan);
}

/** Whether a plan of the description has a hand-written page. */
export function isPlanPage(plan: string): boolean {
  return PLAN_PAGES.some((page) => page === plan);
}
