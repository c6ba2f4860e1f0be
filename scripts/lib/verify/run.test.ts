import {describe, expect, it} from 'vitest';
import type {Run} from './run';
import {type MockAnswer, startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {
  createClock,
  describeItems,
  itemsBody,
  runDocument,
} from '../../../tests/fixtures/verify/small-api';

const NAMES = ['getItems', 'getCode', 'contract/getabi'];

/** Runs three requests; the answers are taken in turn, then every request is answered well. */
async function run(
  ...answers: MockAnswer[]
): Promise<{run: Run; waits: number[]; sent: number}> {
  const api = await startMockApi(({path}) => answers.shift() ?? goodAnswer(path));
  const clock = createClock();
  const run = await runDocument(describeItems(api.origin), {only: NAMES}, clock);
  return {run, waits: clock.waits, sent: api.requests.length};
}

function goodAnswer(path: string): MockAnswer {
  switch (path) {
    case '/api':
      return {body: {status: '1', message: 'OK', result: '[]'}};
    case '/code':
      return {body: '0x'};
    default:
      return {body: itemsBody()};
  }
}

function verdicts({checks}: Run): string[] {
  return checks.map(({verdict}) => verdict);
}

describe('runChecks', () => {
  it('sends one request after the other, at the rate.', async () => {
    const {run: done, waits, sent} = await run();
    expect(verdicts(done)).toEqual(['held', 'held', 'held']);
    expect(done.checks.map(({name}) => name)).toEqual(NAMES);
    expect(sent).toBe(3);
    expect(waits).toEqual([1000, 1000]);
  });

  it('waits after 429 as long as the service asks for.', async () => {
    const refusal = {status: 429, headers: {'Retry-After': '7'}, body: {}};
    const {run: done, waits, sent} = await run(refusal);
    expect(verdicts(done)).toEqual(['held', 'held', 'held']);
    expect(sent).toBe(4);
    expect(waits).toEqual([7000, 1000, 1000]);
  });

  it('waits after 429 until a date that the service names.', async () => {
    const date = 'Sat, 21 Nov 2026 00:00:09 GMT';
    const {run: done, waits} = await run({status: 429, headers: {'Retry-After': date}});
    expect(verdicts(done)).toEqual(['held', 'held', 'held']);
    expect(waits[0]).toBe(9000);
  });

  it('waits twice as long after each 429 without a time.', async () => {
    const refusal = {status: 429, body: {code: 'API_REQUEST_QUOTA_EXCEEDED'}};
    const {run: done, waits} = await run(refusal, refusal, refusal);
    expect(verdicts(done)).toEqual(['held', 'held', 'held']);
    expect(waits).toEqual([1000, 2000, 4000, 1000, 1000]);
  });

  it('ends after five times 429, and keeps what was checked before.', async () => {
    const {run: done, sent} = await run(
      {body: itemsBody()},
      ...Array.from({length: 9}, () => ({status: 429})),
    );
    expect(verdicts(done)).toEqual(['held', 'failed']);
    expect(sent).toBe(6);
    const reason = 'the service still answers 429 after 5 attempts';
    expect(done.checks[1]).toMatchObject({status: 429, note: reason});
    expect(done.ended).toEqual({reason, left: 1});
  });

  it('ends at the daily limit without another request.', async () => {
    const message = 'Request quota exceeded. (type:requestPerDay, quotas:1000)';
    const refusal = {status: 429, body: {code: 'API_REQUEST_QUOTA_EXCEEDED', message}};
    const {run: done, waits, sent} = await run({body: itemsBody()}, refusal);
    expect(verdicts(done)).toEqual(['held', 'failed']);
    expect(sent).toBe(2);
    expect(waits).toEqual([1000]);
    expect(done.ended).toEqual({
      reason: 'the limit of requests a day is reached',
      left: 1,
    });
  });

  it.each([401, 403])(
    'ends at once if the service refuses the key with %i.',
    async (status) => {
      const {run: done, sent} = await run({status, body: {}});
      expect(sent).toBe(1);
      expect(done.ended).toEqual({
        reason: `the service refuses the key with ${status}`,
        left: 2,
      });
    },
  );

  it('ends if the service asks for a long time.', async () => {
    const {run: done, sent} = await run({status: 429, headers: {'Retry-After': '3600'}});
    expect(sent).toBe(1);
    expect(done.ended).toEqual({reason: 'the service asks to wait 3600 s', left: 2});
  });

  it('goes on after a broken connection.', async () => {
    const {run: done} = await run({isBroken: true});
    expect(verdicts(done)).toEqual(['failed', 'held', 'held']);
    expect(done.checks[0]?.note).toMatch(/^the connection failed \([A-Z_]+\)$/);
    expect(done.ended).toBeUndefined();
  });
});
