/** Plans with a hand-written page, docs/plans/{name}.mdx (product specification, section 6). */
export const PLAN_PAGES = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'] as const;

/** Globs of the folders with generated pages of plans, under docs/. */
export const PLAN_FOLDERS = ['plans/*/Endpoints'];

/**
 * Returns the route of a plan: its hand-written page, else its endpoint list. A plan without a
 * page and without operations has none.
 */
export function planRoute(plan: {name: string; endpoints?: string}): string | undefined {
  return isPlanPage(plan.name) ? `/plans/${plan.name}` : plan.endpoints;
}

export function isPlanPage(plan: string): boolean {
  return PLAN_PAGES.some((page) => page === plan);
}

/** Returns the route of the page that lists the operations of a plan. */
export function planEndpointsRoute(plan: string): string {
  return `/plans/${plan}/Endpoints`;
}

/** Returns the route of the copy of an operation page under a plan. */
export function planOperationRoute(plan: string, {route}: {route: string}): string {
  return planEndpointsRoute(plan) + route.slice('/api'.length);
}
