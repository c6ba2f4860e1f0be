import type {Evidence} from './evidence';
import type {Operation} from './operation';

export interface Plan {
  name: string;
  /** How it is known that the plan exists. */
  evidence?: Evidence;
  operations: Operation[];
}

/** Returns the title of the page that lists the operations of a plan. */
export function planEndpointsTitle(plan: string): string {
  return `Endpoints of the ${plan} plan`;
}
