import {expect, it} from 'vitest';
import {readDocument} from '#reference/pages/read-document';
import {SITE_DIR} from '../run.mjs';
import {readPrism} from './prism';
import type {SentRequest} from './sent-request';
import {readTable, type Row} from './table';

const {document} = await readDocument({
  kind: 'file',
  path: `${SITE_DIR}/tests/fixtures/everything.yaml`,
});
const judge = await readPrism(document);
const table = await readTable('everything');

const SERVER = 'https://everything.example/v1';

function rowOf(id: string): Row {
  return table.get(id) ?? {request: '', headers: {}};
}

function withRequest(from: string, to: string) {
  return (row: Row): SentRequest => ({...row, request: row.request.replace(from, to)});
}

const TEXT = '{"text":"a","stars":"1"}';

const withoutPart = (row: Row): SentRequest => ({...row, parts: row.parts?.slice(1)});

it.each<[string, string, (row: Row) => SentRequest, string]>([
  ['a missing parameter', 'queryStyles', withRequest('ids=1,2,3&', ''), "property 'ids'"],
  ['a wrong type', 'queryStyles', withRequest('ids=1', 'ids=one'), 'must be integer'],
  ['a bracket', 'queryStyles', withRequest('%5B', '['), 'malformed'],
  ['another path', 'addNote', withRequest('notes', 'note'), 'no path matched'],
  ['another operation', 'addNote', withRequest('notes', 'lines'), 'of addLines'],
  ['another server', 'addNote', withRequest('/v1', ''), 'not on the server'],
  ['a missing key', 'takesCookie', (row) => ({...row, headers: {}}), 'Invalid security'],
  ['a text as a number', 'addNote', (row) => ({...row, body: TEXT}), 'must be integer'],
  ['a missing part', 'addPicture', withoutPart, "property 'title'"],
])('Prism is against %s.', (_, id, change, words) => {
  const row = rowOf(id);
  expect(judge(id, SERVER, row)).toEqual(row.prism ?? []);
  expect(judge(id, SERVER, change(row)).join()).toContain(words);
});
