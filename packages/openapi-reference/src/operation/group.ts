import type {Operation} from './operation';
import type {RichText} from '../text/rich-text';

/** A tag with its operations; tags such as `Account/EventLog` nest. */
export interface Group {
  /** Full tag: `Account/EventLog`. */
  tag: string;
  /** Last segment of the tag: `EventLog`. */
  name: string;
  description: RichText;
  operations: Operation[];
  /** Operations of other groups that have this tag too. Undefined if there are none. */
  alsoTagged?: Operation[];
  groups: Group[];
  /** Name of the group of tags (`x-tagGroups`). */
  section?: string;
}

/** Returns whether a description in the group is more than one plain paragraph. */
export function hasRichText({description, groups}: Group): boolean {
  return isRich(description) || groups.some(hasRichText);
}

/** Returns whether a description is more than one plain paragraph. */
export function isRich(description: RichText): boolean {
  return typeof description !== 'string';
}

export function operationsOf(group: Group): Operation[] {
  return [...group.operations, ...group.groups.flatMap(operationsOf)];
}
