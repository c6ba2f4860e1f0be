import type {RichText} from '../text/rich-text';

export const CHANGE_TYPES = ['added', 'changed', 'deprecated', 'removed'] as const;

export type ChangeType = (typeof CHANGE_TYPES)[number];

/** Whether the API changed, or only what its description says. */
export const CHANGE_KINDS = ['api', 'knowledge'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  /** Unique in its release; does not depend on the wording. */
  readonly id: string;
  readonly type: ChangeType;
  readonly kind: ChangeKind;
  /** Code that follows the earlier description can fail. */
  readonly breaking?: true;
  /** operationId. Without it and `schema`, the change is of the whole description. */
  readonly operation?: string;
  /** Name of a component schema. */
  readonly schema?: string;
  /** Title of an operation that was removed. */
  readonly title?: string;
  /** A sentence in Markdown. */
  readonly text: string;
}

/** The changes of the description on one day. */
export interface Release {
  /** `2026-11-22` */
  readonly date: string;
  readonly changes: readonly Change[];
}

/** A change as pages show it. */
export type ChangeView = Pick<Change, 'type' | 'kind' | 'breaking'> & {text: RichText};

/** An operation or a schema. */
export interface ChangeSubject {
  title: string;
  /** Undefined if the operation or the schema is gone. */
  route?: string;
}

/**
 * The changes of an operation or a schema, or of the whole description, which has no subject. A change that
 * several of them share is a group of its own.
 */
export interface ChangeGroup {
  subjects: ChangeSubject[];
  changes: ChangeView[];
}

export interface ReleaseView {
  date: string;
  groups: ChangeGroup[];
}

export interface ChangelogData {
  /** Path of the Atom feed. */
  feed: string;
  /** Newest first. */
  releases: ReleaseView[];
}

export function changelogRoute(date: string): string {
  return `/changelog#${date}`;
}

/** Path of the Atom feed of the changelog. */
export const CHANGELOG_FEED = '/changelog.atom';

/** Number of lines up to which the changes of a release are shown at once. */
const SHOWN_LINES = 30;

/** Divides the groups of a release: those that are shown at once, and those that are opened. */
export function shownGroups(
  groups: readonly ChangeGroup[],
): [shown: ChangeGroup[], rest: ChangeGroup[]] {
  const shown: ChangeGroup[] = [];
  let lines = 0;
  for (const group of groups) {
    lines += Math.max(group.changes.length, group.subjects.length);
    if (lines > SHOWN_LINES && shown.length > 0) {
      break;
    }
    shown.push(group);
  }
  return [shown, groups.slice(shown.length)];
}
