import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {check as isFormatted} from 'prettier';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Check, Verdict} from './check';
import {addChecks, readRecords, writeRecords} from './record';
import {applyAction} from '../../../src/openapi/overlay';
import {readOverlay} from '../../../src/openapi/read-overlay';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';

function check(place: {path: string} | {name: string}, verdict: Verdict = 'held'): Check {
  return {name: 'getX', ...place, verdict, ms: 1, differences: [], numbersAsText: 0};
}

async function newFile(text?: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'checks.overlay.yaml');
  if (text !== undefined) {
    await writeFile(file, text);
  }
  return file;
}

async function record(file: string, checks: Check[], network: string, date: string) {
  const records = await readRecords(file);
  await writeRecords(file, addChecks(records, checks, network, date));
  return parse(await readFile(file, 'utf8')) as {actions: unknown[]};
}

const CHECKS = [check({path: '/b/{id}'}), check({path: '/a'}), check({name: 'm/z'})];

describe('the record of checks', () => {
  it('is an overlay with the date of each operation and action that held.', async () => {
    const file = await newFile();
    const {actions} = await record(
      file,
      [
        ...CHECKS,
        check({path: '/c'}, 'different'),
        check({path: '/d'}, 'failed'),
        check({path: '/e'}, 'not found'),
        check({path: '/f'}, 'empty'),
        check({name: 'm/y'}, 'empty'),
      ],
      'mainnet',
      '2026-11-21',
    );
    expect(actions).toEqual([
      {target: "$.paths['/a'].get", update: {'x-checked': {mainnet: '2026-11-21'}}},
      {target: "$.paths['/b/{id}'].get", update: {'x-checked': {mainnet: '2026-11-21'}}},
      {target: '$', update: {'x-checked-actions': {'m/z': {mainnet: '2026-11-21'}}}},
    ]);
    const text = await readFile(file, 'utf8');
    expect(await isFormatted(text, {filepath: file})).toBe(true);
    expect(text).toContain('mainnet: 2026-11-21\n');
  });

  it('keeps the dates of other operations, actions and networks.', async () => {
    const file = await newFile();
    await record(file, CHECKS, 'mainnet', '2026-11-14');
    await record(file, [check({path: '/a'})], 'kairos', '2026-11-20');
    const more = [check({path: '/a'}), check({name: 'm/a'})];
    const {actions} = await record(file, more, 'mainnet', '2026-11-21');
    expect(actions).toEqual([
      {
        target: "$.paths['/a'].get",
        update: {'x-checked': {kairos: '2026-11-20', mainnet: '2026-11-21'}},
      },
      {target: "$.paths['/b/{id}'].get", update: {'x-checked': {mainnet: '2026-11-14'}}},
      {
        target: '$',
        update: {
          'x-checked-actions': {
            'm/a': {mainnet: '2026-11-21'},
            'm/z': {mainnet: '2026-11-14'},
          },
        },
      },
    ]);
  });

  it('can be applied to a document with quotes in its paths, and read again.', async () => {
    const file = await newFile();
    const name = "/it's/\\{id}";
    await record(file, [check({path: name})], 'mainnet', '2026-11-21');
    const document = {paths: {[name]: {get: {}}}};
    const {actions} = await readOverlay({kind: 'file', path: file});
    actions.forEach((action) => applyAction(document, action));
    expect(document.paths[name].get).toEqual({'x-checked': {mainnet: '2026-11-21'}});
    expect([...(await readRecords(file)).operations.keys()]).toEqual([name]);
  });

  it('is not written if nothing held.', async () => {
    const file = await newFile();
    await writeRecords(file, await readRecords(file));
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  it.each([
    ['is no YAML', 'a: [', /not valid JSON or YAML/],
    ['is no overlay', 'openapi: 3.1.0', /the field "overlay" is missing/],
    [
      'updates something else',
      actionsText("{target: $.info, update: {'x-checked': {mainnet: 2026-11-21}}}"),
      /line 3 has an action that is not a record of checks/,
    ],
    [
      'updates with something else',
      actionsText("{target: '$.paths[\\'/a\\'].get', update: {summary: A}}").replaceAll(
        "\\'",
        "''",
      ),
      /line 3 has an action/,
    ],
    [
      'updates with something else in addition',
      actionsText("{target: $, update: {'x-checked-actions': {}, info: {}}}"),
      /line 3 has an action/,
    ],
    [
      'has no date',
      actionsText(
        "{target: $, update: {'x-checked-actions': {m/a: {mainnet: 2026-02-30}}}}",
      ),
      /line 3 has an action/,
    ],
    [
      'updates and removes',
      actionsText("{target: $, remove: true, update: {'x-checked-actions': {}}}"),
      /line 3 has an action/,
    ],
    ['removes', actionsText('{target: $.paths, remove: true}'), /line 3 has an action/],
  ])('refuses a file that %s, and leaves it as it is.', async (_, text, problem) => {
    const file = await newFile(text);
    await expect(record(file, CHECKS, 'mainnet', '2026-11-21')).rejects.toThrow(problem);
    await expect(readRecords(file)).rejects.toThrow(
      /^checks\.overlay\.yaml is not the overlay that --write updates: .*\. Correct or remove the file\.$/,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

function actionsText(action: string): string {
  return `overlay: 1.1.0\nactions:\n  - ${action}\n`;
}
