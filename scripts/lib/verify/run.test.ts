import {expect, it} from 'vitest';
import {type MockAnswer, startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {
  createClock,
  describeItems,
  itemsBody,
  runDocument,
} from '../../../tests/fixtures/verify/small-api';

const NAMES = ['getItems', 'getCode', 'contract/getabi'];

const GOOD: Record<string, unknown> = {
  '/api': {status: '1', message: 'OK', result: '[]'},
  '/code': '0x',
};

const REFUSED = {status: 429, body: {code: 'API_REQUEST_QUOTA_EXCEEDED'}};
const DAILY = {
  ...REFUSED,
  body: {message: 'Request quota exceeded. (type:requestPerDay)'},
};
const DATE = 'Sat, 21 Nov 2026 00:00:09 GMT';
const ITEMS = {body: itemsBody()};

const refused = (times: number): MockAnswer[] =>
  Array.from({length: times}, () => REFUSED);

const after = (time: string): MockAnswer => ({
  ...REFUSED,
  headers: {'Retry-After': time},
});

/** Runs three requests; the answers are taken in turn, then every request is answered well. */
async function run(answers: readonly MockAnswer[]) {
  const left = [...answers];
  const {origin, requests} = await startMockApi(
    ({path}) => left.shift() ?? {body: GOOD[path] ?? itemsBody()},
  );
  const clock = createClock();
  const {checks, ended} = await runDocument(describeItems(origin), {only: NAMES}, clock);
  expect(checks.map(({name}) => name)).toEqual(NAMES.slice(0, checks.length));
  return {
    verdicts: checks.map(({verdict}) => verdict).join(),
    waits: clock.waits,
    sent: requests.length,
    notes: checks.flatMap(({note}) => note ?? []),
    ended,
  };
}

it.each<[what: string, answers: MockAnswer[], waits: number[]]>([
  ['after the other, at the rate', [], [1000, 1000]],
  ['again after the seconds of 429', [after('7')], [7000, 1000, 1000]],
  ['again after the date of 429', [after(DATE)], [9000, 1000, 1000]],
  [
    'again, twice as late each time after 429 without a time',
    refused(3),
    [1000, 2000, 4000, 1000, 1000],
  ],
])('One request is sent %s.', async (_, answers, waits) => {
  expect(await run(answers)).toEqual({
    verdicts: 'held,held,held',
    waits,
    sent: 3 + answers.length,
    notes: [],
    ended: undefined,
  });
});

it.each<[reason: string, answers: MockAnswer[], sent: number, left: number]>([
  ['the service refuses the key with 401', [{status: 401}], 1, 2],
  ['the service refuses the key with 403', [{status: 403}], 1, 2],
  ['the service asks to wait 301 s', [after('301')], 1, 2],
  ['the limit of requests a day is reached', [ITEMS, DAILY], 2, 1],
  ['the service still answers 429 after 5 attempts', [ITEMS, ...refused(9)], 6, 1],
])(
  'The run ends, and keeps what was checked: %s.',
  async (reason, answers, sent, left) => {
    expect(await run(answers)).toMatchObject({
      verdicts: left === 1 ? 'held,failed' : 'failed',
      sent,
      notes: [reason],
      ended: {reason, left},
    });
  },
);

it('The run goes on after a broken connection.', async () => {
  const {verdicts, notes, ended} = await run([{fault: 'broken'}]);
  expect(verdicts).toBe('failed,held,held');
  expect(notes).toEqual([expect.stringMatching(/^the connection failed \([A-Z_]+\)$/)]);
  expect(ended).toBeUndefined();
});
