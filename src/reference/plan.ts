import type {Operation} from './operation';

export interface Plan {
  name: string;
  operations: Operation[];
}
