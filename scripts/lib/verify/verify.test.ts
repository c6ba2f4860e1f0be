import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Options} from './options';
import {verify} from './verify';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';
import {
  type MockAnswer,
  type MockRequest,
  startMockApi,
} from '../../../tests/fixtures/verify/mock-api';
import {
  createClock,
  describeItems,
  itemsBody,
  KEY,
} from '../../../tests/fixtures/verify/small-api';

const NAMES = ['getItems', 'getCode', 'contract/getabi'];

const OVERLAY = `overlay: 1.1.0
actions:
  - target: $.paths['/other'].get
    update: {x-checked: {kairos: 2026-01-01}}
`;

/** Verifies the API of items, with an overlay that has a record of another operation. */
async function verifyItems(
  answer: (request: MockRequest) => MockAnswer,
  options: Partial<Options> = {},
  overlay = OVERLAY,
) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'api.json');
  const recordsFile = path.join(folder, 'checks.overlay.yaml');
  const {origin, requests} = await startMockApi(answer);
  await writeFile(file, JSON.stringify(describeItems(origin)));
  await writeFile(recordsFile, overlay);
  const printed: string[] = [];
  const result = await verify({
    key: KEY,
    options: {rate: 1, isWriting: false, only: NAMES, ...options},
    source: {kind: 'file', path: file},
    overlays: [],
    recordsFile,
    print: (text) => printed.push(text),
    clock: createClock(),
  }).catch((error: unknown) => error as Error);
  const recorded = await readFile(recordsFile, 'utf8');
  return {result, printed: printed.join('\n'), recorded, requests};
}

function answerWell({path}: MockRequest): MockAnswer {
  const {[path]: body} = {
    '/api': {status: '1', message: 'OK', result: '[]'},
    '/code': '0x',
    '/items/example-owner': itemsBody(),
  } as Record<string, unknown>;
  return {body};
}

describe('verify', () => {
  it('is good if every answer is as described, and writes nothing by itself.', async () => {
    const {result, printed, recorded} = await verifyItems(answerWell);
    expect(result).toBe(true);
    expect(printed).toContain('Requests to mainnet: 3, at most 1 a second.');
    expect(printed).toContain('Checked on mainnet: 3 held, 0 empty,');
    expect(recorded).toBe(OVERLAY);
  });

  it('records what held with --write, even if something else differs.', async () => {
    const {result, printed, recorded} = await verifyItems(
      (request) =>
        request.path === '/code' ? {status: 500, body: {}} : answerWell(request),
      {isWriting: true},
    );
    expect(result).toBe(false);
    expect(printed).toContain('  The answer has the status 500, not 200');
    expect(printed).toContain('What held is recorded in checks.overlay.yaml.');
    const date = new Date().toISOString().slice(0, 10);
    expect(parse(recorded)).toMatchObject({
      actions: [
        {
          target: "$.paths['/items/{owner}'].get",
          update: {'x-checked': {mainnet: date}},
        },
        {
          target: "$.paths['/other'].get",
          update: {'x-checked': {kairos: '2026-01-01'}},
        },
        {
          target: '$',
          update: {'x-checked-actions': {'contract/getabi': {mainnet: date}}},
        },
      ],
    });
  });

  it('records what was checked before the daily limit.', async () => {
    const body = {message: 'Request quota exceeded. (type:requestPerDay, quotas:1)'};
    const {result, printed, recorded} = await verifyItems(
      (request) => (request.path === '/code' ? {status: 429, body} : answerWell(request)),
      {isWriting: true},
    );
    expect(result).toBe(false);
    expect(printed).toMatch(
      /The run ended at getCode: the limit of requests a day is reached\. Requests not sent: 1\./,
    );
    expect(recorded).toContain('/items/{owner}');
    expect(recorded).not.toContain('contract/getabi');
  });

  it('sends no request if the overlay of --write is another one.', async () => {
    const other = 'overlay: 1.1.0\nactions: [{target: $.paths, remove: true}]\n';
    const {result, recorded, requests} = await verifyItems(
      answerWell,
      {isWriting: true},
      other,
    );
    expect(result).toMatchObject({
      message: expect.stringContaining(
        'is not the overlay that --write updates',
      ) as unknown,
    });
    expect(recorded).toBe(other);
    expect(requests).toEqual([]);
  });
});
