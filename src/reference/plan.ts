import type {Operation} from './operation';

/** A plan and the operations that its endpoint list holds. */
export interface Plan {
  name: string;
  operations: Operation[];
}
