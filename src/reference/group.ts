import type {Operation} from './operation';
import type {RichText} from './rich-text';

/** A tag with the operations listed under it; tags such as `Account/EventLog` nest. */
export interface Group {
  /** The whole tag: `Account/EventLog`. */
  tag: string;
  /** Its last segment: `EventLog`. */
  name: string;
  description: RichText;
  operations: Operation[];
  groups: Group[];
}

/** All operations of a group, those of its sub-groups included. */
export function operationsOf(group: Group): Operation[] {
  return [...group.operations, ...group.groups.flatMap(operationsOf)];
}
