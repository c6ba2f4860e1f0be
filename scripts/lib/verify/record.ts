/*
 * Why: the site shows when an operation was last checked, so what held is recorded beside the
 * description.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import partition from 'lodash/partition';
import {stringify} from 'yaml';
import {DocumentError} from '#reference/document/document-error';
import {dateEntries} from '#reference/text/read-extension';
import {type OverlayAction, readOverlay} from '#reference/document/read-overlay';
import {isRecord, own} from '#reference/document/resolve';
import {PlainError} from '../run.mjs';
import {writeFormatted} from '../write-formatted';
import type {Check} from './check';

/** What held: by path, or by module and action (`account/txlist`), dates (`2026-11-21`) by network. */
export type Records = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
    return {};
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
  const records = Object.fromEntries(
    actions.flatMap(({target, update}) => {
      const name = pathOf(target);
      const dates =
        name === undefined
          ? Object.entries(own(update, 'x-checked-actions') ?? {})
          : [[name, own(update, 'x-checked')] as const];
      return dates.map(([key, value]) => [
        key,
        Object.fromEntries(isRecord(value) ? dateEntries(value) : []),
      ]);
    }),
  );
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

/** Adds the checks that held to records, which keep what they have of others. */
export function addChecks(
  records: Records,
  checks: readonly Check[],
  network: string,
  date: string,
): Records {
  const names = checks.flatMap(({verdict, path: operation, name}) =>
    verdict === 'held' ? [operation ?? name] : [],
  );
  const added = names.map((name) => [name, {...records[name], [network]: date}] as const);
  return {...records, ...Object.fromEntries(added)};
}

/** Writes records as an overlay, sorted. Writes no overlay without actions. */
export async function writeRecords(file: string, records: Records): Promise<void> {
  const actions = actionsOf(records);
  if (actions.length > 0) {
    const info = {title: 'When the Kaia data API was last checked', version: '1.0.0'};
    await writeFormatted(file, HEAD + stringify({overlay: '1.1.0', info, actions}));
  }
}

function actionsOf(records: Records): OverlayAction[] {
  const [operations, actions] = partition(
    Object.entries(sorted(mapValues(records, sorted))),
    ([name]) => name.startsWith('/'),
  );
  return [
    ...operations.map(([name, dates]) => ({
      // JSONPath (RFC 9535).
      target: `$.paths['${name.replace(/[\\']/g, '\\$&')}'].get`,
      update: {'x-checked': dates},
    })),
    ...(actions.length === 0
      ? []
      : [{target: '$', update: {'x-checked-actions': Object.fromEntries(actions)}}]),
  ];
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the path of the operation that a target selects. */
function pathOf(target: string): string | undefined {
  return /^\$\.paths\['((?:[^'\\]|\\[\\'])*)'\]\.get$/
    .exec(target)?.[1]
    ?.replace(/\\(.)/g, '$1');
}
