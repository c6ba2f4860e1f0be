import type {Evidence} from './evidence';
import type {Operation} from './operation';

export interface Plan {
  name: string;
  /** How it is known that the plan exists. */
  evidence?: Evidence;
  operations: Operation[];
}
