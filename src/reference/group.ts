import type {Operation} from './operation';
import type {RichText} from './rich-text';

/** A tag with its operations; tags such as `Account/EventLog` nest. */
export interface Group {
  /** Full tag: `Account/EventLog`. */
  tag: string;
  /** Last segment of the tag: `EventLog`. */
  name: string;
  description: RichText;
  operations: Operation[];
  groups: Group[];
}

export function operationsOf(group: Group): Operation[] {
  return [...group.operations, ...group.groups.flatMap(operationsOf)];
}
