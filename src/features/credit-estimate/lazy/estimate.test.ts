import {describe, expect, it} from 'vitest';
import {createEndpoints} from './endpoint';
import {createEntry, type Entry} from './entry';
import {createEstimate, type Estimate} from './estimate';
import {creditsText, planTexts, rowTexts, summaryText} from './texts';

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
const BY_HAND: [string, Entry, (number | undefined)[]][] = [
  ['calls a day', entry('account', {amount: '1,440'}), [1440, 43_200, 4320, 129_600]],
  ['a call every second day', entry('code', {amount: '0.5'}), [1, 15, 20, 300]],
  // 86,400 / 7 = 12,342.9; 2,592,000 / 7 = 370,285.7
  [
    'every 7 seconds',
    entry('block', {measure: 'seconds', amount: '7'}),
    [12_343, 370_286, 12_343, 370_286],
  ],
  // 86,400 / 0.1 is not rounded up to the next whole number.
  [
    'ten times a second',
    entry('block', {measure: 'seconds', amount: '0.1'}),
    [864_000, 25_920_000, 864_000, 25_920_000],
  ],
  // A week has 10,080 minutes: in 30 days, 4.3 weeks.
  ['every week', entry('code', {measure: 'minutes', amount: '10080'}), [1, 5, 20, 100]],
  [
    'a last page with one row',
    entry('account', {measure: 'rows', amount: '10001', pageSize: '500'}),
    [21, 630, 63, 1890],
  ],
  ['half credits', entry('half', {amount: '3'}), [3, 90, 1.5, 45]],
  ['a free endpoint', entry('free', {amount: '3'}), [3, 90, 0, 0]],
  [
    'no published figure',
    entry('price', {amount: '10'}),
    [10, 300, undefined, undefined],
  ],
  ['an own figure', entry('price', {amount: '10', ownCredits: '4'}), [10, 300, 40, 1200]],
  [
    'an own figure for a published one',
    entry('account', {amount: '1', ownCredits: '9'}),
    [1, 30, 3, 90],
  ],
  ...[
    entry('account'),
    entry('account', {amount: 'often'}),
    entry('account', {amount: '1e5'}),
    entry('account', {measure: 'rows', amount: '10'}),
    entry('account', {measure: 'rows', amount: '10', pageSize: '0'}),
    entry('account', {measure: 'seconds', amount: '0'}),
  ].map((one): [string, Entry, undefined[]] => [
    `the amount "${one.amount}" in ${one.measure}`,
    one,
    [undefined, undefined, undefined, undefined],
  ]),
];

it.each(BY_HAND)('The estimate of a row is right for %s.', (_, one, expected) => {
  const [row] = estimateOf([one]).rows;
  const {calls, credits} = row ?? {};
  expect([calls?.day, calls?.month, credits?.day, credits?.month]).toEqual(expected);
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

  it('are exact with published figures, and read out in one line.', () => {
    expect(summaryText(estimateOf([entry('account', {amount: '1440'})]))).toBe(
      'Credits a day: 4,320. In 30 days: 129,600. Calls a day: 1,440.',
    );
  });
});

it.each([
  // 400 credits for 200 calls are left of 1,000: 600 credits for 300 calls.
  [
    'has the calls that are left at the same mix',
    {block: '100', account: '100'},
    '1,000',
    ['Share of your plan: 40 %.', 'Calls left a day at this mix: 300.'],
  ],
  [
    'is a lower limit without a figure of an endpoint',
    {block: '100', price: '100'},
    '300',
    [
      'Share of your plan, without the endpoints that have no figure: 33.3 %.',
      'Calls left a day at this mix: 400 at most.',
    ],
  ],
  [
    'is above 100 % if the plan is too small',
    {block: '250'},
    '100',
    ['Share of your plan: 250 %.', 'Your plan lacks 150 credits a day.'],
  ],
  [
    'is never 0 % for some credits',
    {block: '1'},
    '999999',
    ['Share of your plan: less than 0.1 %.', 'Calls left a day at this mix: 999,998.'],
  ],
  ['is 0 % for none', {free: '5'}, '100', ['Share of your plan: 0 %.']],
  ['is left out without a plan', {block: '1'}, '0', undefined],
  ['is left out for a plan that is no number', {block: '1'}, 'many', undefined],
])('The share of a plan %s.', (_, amounts, budget, texts) => {
  const entries = Object.entries(amounts).map(([id, amount]) => entry(id, {amount}));
  const estimate = estimateOf(entries, budget);
  expect(estimate.plan && planTexts(estimate.plan, estimate)).toEqual(texts);
});
