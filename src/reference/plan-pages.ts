/** The plans with a hand-written page, docs/plans/{name}.mdx: section 6 of the specification. */
export const PLAN_PAGES = ['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'] as const;

/**
 * Where a plan is explained: its own page, or else the list of its endpoints. A plan that a
 * description names without giving it an operation may have neither.
 */
export function planRoute(plan: {name: string; endpoints?: string}): string | undefined {
  return isPlanPage(plan.name) ? `/plans/${plan.name}` : plan.endpoints;
}

/** Whether a plan of the description has a hand-written page. */
export function isPlanPage(plan: string): boolean {
  return PLAN_PAGES.some((page) => page === plan);
}
