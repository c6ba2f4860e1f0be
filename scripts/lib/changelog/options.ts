/*
 * Why: a mistyped option must not write a file.
 * Run: imported by scripts/changelog.ts.
 */
import {isDate} from 'docusaurus-openapi-reference/openapi/extension';
import {
  CHANGE_KINDS,
  type ChangeKind,
} from 'docusaurus-openapi-reference/reference/change';
import {readArguments} from '../arguments';
import {PlainError} from '../run.mjs';

export interface Options {
  /** `none`, a file or a Git revision. */
  readonly before: string;
  /** A file or a Git revision. Default: the description in openapi/. */
  readonly after?: string;
  /** Default: today, in UTC. */
  readonly date: string;
  readonly kind: ChangeKind;
  /** Applies the overlays in openapi/ to files too. */
  readonly isOverlaid: boolean;
}

const OPTIONS = {
  date: {type: 'string'},
  kind: {type: 'string'},
  overlays: {type: 'boolean'},
} as const;

const USAGE =
  'Usage: npm run api:changelog -- <old> [<new>] [--date 2026-11-22] [--kind api] [--overlays], where <old> and <new> are files or Git revisions, and <old> can be "none".';

/** @throws PlainError that names the argument, and the usage. */
export function readOptions(args: readonly string[], today: string): Options {
  const {values, positionals} = readArguments(args, OPTIONS, USAGE);
  const [before, after, surplus] = positionals;
  if (before === undefined) {
    throw new PlainError(`There is no description to compare with. ${USAGE}`);
  }
  if (surplus !== undefined) {
    throw new PlainError(`${surplus} is one description too many. ${USAGE}`);
  }
  const {date = today, kind = 'knowledge', overlays = false} = values;
  if (!isDate(date)) {
    throw new PlainError(`--date is "${date}", not a date such as 2026-11-22. ${USAGE}`);
  }
  if (!isKind(kind)) {
    throw new PlainError(
      `--kind is "${kind}", not one of ${CHANGE_KINDS.join(', ')}. ${USAGE}`,
    );
  }
  return {
    before,
    ...(after === undefined ? {} : {after}),
    date,
    kind,
    isOverlaid: overlays,
  };
}

function isKind(value: string): value is ChangeKind {
  return (CHANGE_KINDS as readonly string[]).includes(value);
}
