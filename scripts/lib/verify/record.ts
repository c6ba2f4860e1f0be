/*
 * Why: the site shows when an operation was last checked, so what held is recorded beside the
 * description.
 * Run: imported by the scripts of this folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import isEqual from 'lodash/isEqual';
import {format, resolveConfig} from 'prettier';
import writeFileAtomic from 'write-file-atomic';
import {stringify} from 'yaml';
import {DocumentError} from 'docusaurus-openapi-reference/openapi/document-error';
import {dateEntries} from 'docusaurus-openapi-reference/openapi/extension';
import {
  type OverlayAction,
  readOverlay,
} from 'docusaurus-openapi-reference/openapi/read-overlay';
import {isRecord, own} from 'docusaurus-openapi-reference/openapi/resolve';
import {PlainError} from '../run.mjs';
import type {Check} from './check';

/** By path, or by module and action (`account/txlist`): dates (`2026-11-21`) by network. */
type Dates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What held, and when. */
export interface Records {
  readonly operations: Dates;
  readonly actions: Dates;
}

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
  if (!existsSync(file)) {
    return {operations: {}, actions: {}};
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
  const records = {
    operations: Object.fromEntries(
      actions.flatMap(({target, update}) => {
        const name = pathOf(target);
        return name === undefined ? [] : [[name, datesOf(own(update, 'x-checked'))]];
      }),
    ),
    actions: Object.fromEntries(
      actions.flatMap(({update}) =>
        Object.entries(own(update, 'x-checked-actions') ?? {}).map(([name, dates]) => [
          name,
          datesOf(dates),
        ]),
      ),
    ),
  };
  // What was not read of an action would be lost when the file is written.
  const understood = actionsOf(records);
  const other = actions.findIndex(
    (action) => !understood.some((one) => isEqual(one, action)),
  );
  if (other >= 0) {
    throw refuse(`line ${lineOf(other)} has an action that is not a record of checks`);
  }
  return records;
}

function datesOf(value: unknown): Record<string, string> {
  return Object.fromEntries(isRecord(value) ? dateEntries(value) : []);
}

/** Adds the checks that held to records, which keep what they have of others. */
export function addChecks(
  {operations, actions}: Records,
  checks: readonly Check[],
  network: string,
  date: string,
): Records {
  const held = checks.filter(({verdict}) => verdict === 'held');
  const added = (records: Dates, names: readonly string[]): Dates => ({
    ...records,
    ...Object.fromEntries(
      names.map((name) => [name, {...records[name], [network]: date}]),
    ),
  });
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
    ...(isEqual(actions, {})
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

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
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
