import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format} from 'oxfmt';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Check, Verdict} from './check';
import {addChecks, readRecords, writeRecords} from './record';
import {applyAction, readOverlay} from '#reference/document/read-overlay';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';

const OTHERS: Verdict[] = ['different', 'failed', 'not found', 'empty', 'skipped'];

function check(place: {path: string} | {name: string}, verdict: Verdict = 'held'): Check {
  return {name: 'getX', ...place, verdict, ms: 1, differences: [], numbersAsText: 0};
}

async function newFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'checks.overlay.yaml');
}

async function record(file: string, checks: Check[], network: string, date: string) {
  const records = await readRecords(file);
  await writeRecords(file, addChecks(records, checks, network, date));
}

it('The record is an overlay with the last date of what held on each network.', async () => {
  const file = await newFile();
  const held = [check({path: '/b/{id}'}), check({path: '/a'}), check({name: 'm/z'})];
  const others = OTHERS.flatMap((verdict) => [
    check({path: `/${verdict}`}, verdict),
    check({name: `m/${verdict}`}, verdict),
  ]);
  await record(file, [...held, ...others], 'mainnet', '2026-11-14');
  await record(file, [check({path: '/a'})], 'kairos', '2026-11-20');
  const again = [check({path: '/a'}), check({name: 'm/a'})];
  await record(file, again, 'mainnet', '2026-11-21');
  const text = await readFile(file, 'utf8');
  const expected: unknown = parse(`
- {target: "$.paths['/a'].get", update: {x-checked: {kairos: 2026-11-20, mainnet: 2026-11-21}}}
- {target: "$.paths['/b/{id}'].get", update: {x-checked: {mainnet: 2026-11-14}}}
- target: $
  update: {x-checked-actions: {m/a: {mainnet: 2026-11-21}, m/z: {mainnet: 2026-11-14}}}
`);
  expect(parse(text)).toMatchObject({actions: expected});
  expect((await format(file, text, {printWidth: 90, singleQuote: true})).code).toBe(text);
});

it('The record can be applied to a document with quotes in its paths, and read again.', async () => {
  const file = await newFile();
  const name = "/it's/\\{id}";
  await record(file, [check({path: name})], 'mainnet', '2026-11-21');
  const document = {paths: {[name]: {get: {}}}};
  const {actions} = await readOverlay({kind: 'file', path: file});
  actions.forEach((action) => applyAction(document, action));
  expect(document.paths[name].get).toEqual({'x-checked': {mainnet: '2026-11-21'}});
  expect(Object.keys(await readRecords(file))).toEqual([name]);
});

it('The record is not written if nothing held.', async () => {
  const file = await newFile();
  await record(file, [check({path: '/a'}, 'empty')], 'mainnet', '2026-11-21');
  expect(await readdir(path.dirname(file))).toEqual([]);
});

it.each([
  ['a: [', 'not valid JSON or YAML'],
  ['openapi: 3.1.0', 'the field "overlay" is missing'],
  ...[
    '{target: $.paths, remove: true}',
    "{target: $.info, update: {'x-checked': {mainnet: 2026-11-21}}}",
    '{target: "$.paths[\'/a\'].get", update: {summary: A}}',
    "{target: $, update: {'x-checked-actions': {m/a: {mainnet: 2026-11-21}}, info: {}}}",
    "{target: $, update: {'x-checked-actions': {m/a: {mainnet: 2026-02-30}}}}",
    "{target: $, remove: true, update: {'x-checked-actions': {}}}",
  ].map((action): [string, string] => [
    `overlay: 1.1.0\nactions:\n  - ${action}\n`,
    'line 3 has an action that is not a record of checks',
  ]),
])('A file with %j is refused, and stays as it is.', async (text, problem) => {
  const file = await newFile();
  await writeFile(file, text);
  await expect(record(file, [check({path: '/a'})], 'a', '2026-11-21')).rejects.toThrow(
    /^checks\.overlay\.yaml is not the overlay that --write updates: .*\. Correct or remove the file\.$/,
  );
  await expect(readRecords(file)).rejects.toThrow(problem);
  expect(await readFile(file, 'utf8')).toBe(text);
});
