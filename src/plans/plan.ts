import {evidenceExtension, textListExtension} from 'docusaurus-openapi-reference';
import type {Evidence, Operation, Reference} from 'docusaurus-openapi-reference/types';
import {planEndpointsRoute} from './plan-pages';
import {termsOf} from './terms';

export interface Plan {
  name: string;
  /** How it is known that the plan exists. */
  evidence: Evidence | undefined;
  operations: Operation[];
}

/** What pages and the sidebar show of a plan. */
export interface PlanEntry {
  name: string;
  evidence?: Evidence | undefined;
  /** Number of its operations. */
  count: number;
  /** Route of their list. Undefined if there are none. */
  endpoints?: string | undefined;
}

/** The list of plans, under docs/. */
export const PLANS_FILE = 'api/plans.json';

/** Lists the plans of `x-plans` before those that only operations name. */
export function plansOf({extensions = {}, operations}: Reference): Plan[] {
  const names = new Set([
    ...textListExtension(extensions, 'x-plans'),
    ...operations.flatMap((operation) => termsOf(operation).plan ?? []),
  ]);
  return [...names].map((name) => ({
    name,
    evidence: evidenceExtension(extensions, name),
    operations: operations.filter((operation) => termsOf(operation).plan === name),
  }));
}

export function planEntries(reference: Reference): PlanEntry[] {
  return plansOf(reference).map(({operations: {length}, ...plan}) => ({
    ...plan,
    count: length,
    endpoints: length === 0 ? undefined : planEndpointsRoute(plan.name),
  }));
}
