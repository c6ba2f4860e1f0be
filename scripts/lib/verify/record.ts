/*
 * Why: the site shows when an operation was last checked, so what held is recorded beside the
 * description.
 * Run: imported by the scripts of this folder.
 */
import {access} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import writeFileAtomic from 'write-file-atomic';
import {stringify} from 'yaml';
import {DocumentError} from '../../../src/openapi/document-error';
import {dateEntries} from '../../../src/openapi/extension';
import type {OverlayAction} from '../../../src/openapi/overlay';
import {readOverlay} from '../../../src/openapi/read-overlay';
import {isRecord} from '../../../src/openapi/resolve';
import {PlainError} from '../run.mjs';
import type {Check} from './check';

/** Dates (`2026-11-21`) by network. */
export type Dates = ReadonlyMap<string, string>;

/** What held, and when. */
export interface Records {
  /** By path. */
  readonly operations: ReadonlyMap<string, Dates>;
  /** By module and action: `account/txlist`. */
  readonly actions: ReadonlyMap<string, Dates>;
}

const NO_RECORDS: Records = {operations: new Map(), actions: new Map()};

const HEAD = `# When the service last answered as the description says, by network (Overlay Specification 1.1).
# "npm run api:verify -- --write" writes this file. Operations have the dates as x-checked; the
# document has those of the Etherscan-compatible actions as x-checked-actions.
`;

/**
 * Reads the overlay with the records; there are none if the file does not exist.
 *
 * @throws PlainError if the file is another overlay, or none.
 */
export async function readRecords(file: string): Promise<Records> {
  if (!(await exists(file))) {
    return NO_RECORDS;
  }
  const refuse = (problem: string): PlainError =>
    new PlainError(
      `${path.basename(file)} is not the overlay that --write updates: ${problem}. Correct or remove the file.`,
    );
  const {actions, lineOf} = await readOverlay({
    kind: 'file',
    path: file,
    overlay: 'default',
  }).catch((error: unknown) => {
    throw error instanceof DocumentError ? refuse(error.problem) : error;
  });
  const operations = new Map<string, Dates>();
  const etherscan = new Map<string, Dates>();
  for (const [index, action] of actions.entries()) {
    const record = recordOf(action);
    if (record === undefined) {
      throw refuse(`line ${lineOf(index)} has an action that is not a record of checks`);
    }
    record.operations.forEach((dates, name) => operations.set(name, dates));
    record.actions.forEach((dates, name) => etherscan.set(name, dates));
  }
  return {operations, actions: etherscan};
}

/** Adds the checks that held to records, which keep what they have of others. */
export function addChecks(
  {operations, actions}: Records,
  checks: readonly Check[],
  network: string,
  date: string,
): Records {
  const held = checks.filter(({verdict}) => verdict === 'held');
  const added = (
    records: ReadonlyMap<string, Dates>,
    names: readonly string[],
  ): Map<string, Dates> =>
    new Map([
      ...records,
      ...names.map((name): [string, Dates] => [
        name,
        new Map([...(records.get(name) ?? []), [network, date]]),
      ]),
    ]);
  return {
    operations: added(
      operations,
      held.flatMap((check) => check.path ?? []),
    ),
    actions: added(
      actions,
      held.filter((check) => check.path === undefined).map(({name}) => name),
    ),
  };
}

/** Writes records as an overlay, sorted and formatted by Prettier. Writes no overlay without actions. */
export async function writeRecords(file: string, records: Records): Promise<void> {
  const actions = actionsOf(records);
  if (actions.length === 0) {
    return;
  }
  const yaml = stringify({
    overlay: '1.1.0',
    info: {title: 'When the Kaia data API was last checked', version: '1.0.0'},
    actions,
  });
  const options = await resolveConfig(file, {editorconfig: false});
  await writeFileAtomic(file, await format(HEAD + yaml, {...options, parser: 'yaml'}));
}

function actionsOf({operations, actions}: Records): OverlayAction[] {
  return [
    ...sorted(operations).map(([name, dates]) => ({
      target: targetOf(name),
      update: {'x-checked': Object.fromEntries(sorted(dates))},
    })),
    ...(actions.size === 0
      ? []
      : [
          {
            target: '$',
            update: {
              'x-checked-actions': Object.fromEntries(
                sorted(actions).map(([name, dates]) => [
                  name,
                  Object.fromEntries(sorted(dates)),
                ]),
              ),
            },
          },
        ]),
  ];
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the JSONPath expression (RFC 9535) of the GET operation of a path. */
function targetOf(operationPath: string): string {
  return `$.paths['${operationPath.replace(/[\\']/g, '\\$&')}'].get`;
}

/** Reverses {@link targetOf}. */
function pathOf(target: string): string | undefined {
  return /^\$\.paths\['((?:[^'\\]|\\[\\'])*)'\]\.get$/
    .exec(target)?.[1]
    ?.replace(/\\(.)/g, '$1');
}

/** Returns the records of an action; `undefined` if it is another action. */
function recordOf(action: OverlayAction): Records | undefined {
  const {target, update, ...rest} = action;
  const [[name, value] = ['', undefined], ...more] = Object.entries(
    isRecord(update) ? update : {},
  );
  if (more.length > 0 || Object.keys(rest).length > 0) {
    return undefined;
  }
  const operationPath = pathOf(target);
  if (operationPath !== undefined && name === 'x-checked') {
    const dates = datesOf(value);
    return dates && {...NO_RECORDS, operations: new Map([[operationPath, dates]])};
  }
  if (target === '$' && name === 'x-checked-actions' && isRecord(value)) {
    const entries = Object.entries(value).map(
      ([one, dates]): [string, Dates | undefined] => [one, datesOf(dates)],
    );
    return entries.every((entry): entry is [string, Dates] => entry[1] !== undefined)
      ? {...NO_RECORDS, actions: new Map(entries)}
      : undefined;
  }
  return undefined;
}

function datesOf(value: unknown): Dates | undefined {
  const dates = isRecord(value) ? dateEntries(value) : [];
  return isRecord(value) && dates.length === Object.keys(value).length
    ? new Map(dates)
    : undefined;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
