import {describe, expect, it} from 'vitest';
import {createEndpoints} from './endpoint';
import {createEntry, type Entry} from './entry';
import {createEstimate, type Estimate} from './estimate';
import {creditsText, planTexts, rowTexts} from './texts';

const ENDPOINTS = createEndpoints(
  [
    {id: 'block', title: 'Block', credits: 1},
    {id: 'account', title: 'Account', credits: 3},
    {id: 'code', title: 'Code', credits: 20},
    {id: 'half', title: 'Half', credits: 0.5},
    {id: 'free', title: 'Free', credits: 0},
    {id: 'price', title: 'Price'},
  ],
  [{module: 'account', action: 'tokentx'}],
);

function entry(endpointId: string, fields: Partial<Entry> = {}): Entry {
  return {...createEntry(endpointId), ...fields};
}

function estimateOf(entries: Entry[], budget = ''): Estimate {
  return createEstimate({entries, budget}, ENDPOINTS);
}

/** Calculated by hand: calls a day, calls in 30 days, credits a day, credits in 30 days. */
const BY_HAND: [endpoint: string, fields: Partial<Entry>, expected: number[]][] = [
  ['account', {amount: '1,440'}, [1440, 43_200, 4320, 129_600]],
  ['code', {amount: '0.5'}, [1, 15, 20, 300]],
  // 86,400 / 7 = 12,342.9; 2,592,000 / 7 = 370,285.7
  ['block', {measure: 'seconds', amount: '7'}, [12_343, 370_286, 12_343, 370_286]],
  // 86,400 / 0.1 is not rounded up to the next whole number.
  ['block', {measure: 'seconds', amount: '0.1'}, [864e3, 2592e4, 864e3, 2592e4]],
  // A week has 10,080 minutes: in 30 days, 4.3 weeks.
  ['code', {measure: 'minutes', amount: '10080'}, [1, 5, 20, 100]],
  // The last page has one row.
  ['account', {measure: 'rows', amount: '10001', pageSize: '500'}, [21, 630, 63, 1890]],
  ['half', {amount: '3'}, [3, 90, 1.5, 45]],
  ['free', {amount: '3'}, [3, 90, 0, 0]],
  ['price', {amount: '10'}, [10, 300]],
  ['price', {amount: '10', ownCredits: '4'}, [10, 300, 40, 1200]],
  // A published figure is not replaced.
  ['account', {amount: '1', ownCredits: '9'}, [1, 30, 3, 90]],
  ['account', {}, []],
  ['account', {amount: 'often'}, []],
  ['account', {amount: '1e5'}, []],
  ['account', {measure: 'rows', amount: '10'}, []],
  ['account', {measure: 'rows', amount: '10', pageSize: '0'}, []],
  ['account', {measure: 'seconds', amount: '0'}, []],
];

it.each(BY_HAND)('The estimate of "%s" with %j is %j.', (id, fields, expected) => {
  const [{calls, credits} = {}] = estimateOf([entry(id, fields)]).rows;
  const found = [calls?.day, calls?.month, credits?.day, credits?.month];
  expect(found.filter((number) => number !== undefined)).toEqual(expected);
});

describe('The sums of an estimate', () => {
  it('have the calls of all rows, and the credits of those with a figure.', () => {
    const estimate = estimateOf([
      entry('block', {amount: '100'}),
      entry('half', {amount: '3'}),
      entry('price', {amount: '10', ownCredits: '4'}),
      entry('account.tokentx', {amount: '7'}),
    ]);
    expect(estimate).toMatchObject({
      calls: {day: 120, month: 3600},
      credits: {day: 141.5, month: 4245},
    });
    expect(creditsText(estimate.credits.day, estimate)).toBe('At least 141.5');
    expect(rowTexts(estimate)).toEqual([
      'One endpoint has no published figure: tokentx (Etherscan-compatible).',
      'With your own figures for Price.',
    ]);
  });

  it('say what they leave out, even without calls.', () => {
    const estimate = estimateOf([entry('price'), entry('account.tokentx')]);
    expect(creditsText(estimate.credits.day, estimate)).toBe('At least 0');
    expect(rowTexts(estimate)).toEqual([
      '2 endpoints have no published figure: Price, tokentx (Etherscan-compatible).',
      'Not counted, without calls: Price, tokentx (Etherscan-compatible).',
    ]);
  });
});

it.each<[calls: string, budget: string, share: string, left?: string]>([
  // 400 credits for 200 calls are left of 1,000: 600 credits for 300 calls.
  ['block=100 account=100', '1,000', ' 40 %.', 'Calls left a day at this mix: 300.'],
  [
    'block=100 price=100',
    '300',
    ', without the endpoints that have no figure: 33.3 %.',
    'Calls left a day at this mix: 400 at most.',
  ],
  ['block=250', '100', ' 250 %.', 'Your plan lacks 150 credits a day.'],
  ['block=1', '999999', ' less than 0.1 %.', 'Calls left a day at this mix: 999,998.'],
  // 5 credits are left: enough for 1.7 calls.
  ['account=2', '11', ' 54.5 %.', 'Calls left a day at this mix: 1.'],
  ['free=5', '100', ' 0 %.'],
])(
  'The calls %s are a share of a plan of %s credits: %s',
  (calls, budget, share, left) => {
    const entries = calls.split(' ').map((call) => {
      const [id = '', amount = ''] = call.split('=');
      return entry(id, {amount});
    });
    const estimate = estimateOf(entries, budget);
    expect(planTexts(estimate)).toEqual([
      `Share of your plan${share.startsWith(',') ? '' : ':'}${share}`,
      ...(left === undefined ? [] : [left]),
    ]);
  },
);

it.each(['', '0', 'many'])('There is no share of a plan of %j credits.', (budget) => {
  expect(estimateOf([entry('block', {amount: '1'})], budget).plan).toBeUndefined();
});
