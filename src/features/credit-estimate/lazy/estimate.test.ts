import {describe, expect, it} from 'vitest';
import {createEndpoints} from '@site/src/features/credit-estimate/lazy/endpoint';
import {createEntry, type Entry} from '@site/src/features/credit-estimate/lazy/entry';
import {
  createEstimate,
  type Estimate,
} from '@site/src/features/credit-estimate/lazy/estimate';
import {
  formatQuantity,
  type Quantity,
} from '@site/src/features/credit-estimate/lazy/quantity';
import {
  creditsText,
  planTexts,
  rowTexts,
  summaryText,
} from '@site/src/features/credit-estimate/lazy/texts';

const ENDPOINTS = createEndpoints(
  [
    {id: 'block', title: 'Block', credits: 1},
    {id: 'account', title: 'Account', credits: 3},
    {id: 'code', title: 'Code', credits: 20},
    {id: 'half', title: 'Half', credits: 0.5},
    {id: 'free', title: 'Free', credits: 0},
    {id: 'price', title: 'Price'},
    {id: 'latest', title: 'Latest'},
  ],
  [
    {module: 'transaction', action: 'gettxinfo', credits: 2},
    {module: 'account', action: 'tokentx'},
  ],
);

function entry(endpointId: string, fields: Partial<Entry> = {}): Entry {
  return {...createEntry(endpointId), ...fields};
}

function estimateOf(entries: Entry[], budget = ''): Estimate {
  return createEstimate({entries, budget}, ENDPOINTS);
}

function texts(...quantities: (Quantity | undefined)[]): string[] {
  return quantities.map((quantity) =>
    quantity === undefined ? '' : formatQuantity(quantity),
  );
}

/** Calculated by hand: calls a day, calls in 30 days, credits a day, credits in 30 days. */
const BY_HAND: [string, Entry, string[]][] = [
  [
    'calls a day',
    entry('account', {amount: '1440'}),
    ['1,440', '43,200', '4,320', '129,600'],
  ],
  [
    'a separator',
    entry('account', {amount: '1,440'}),
    ['1,440', '43,200', '4,320', '129,600'],
  ],
  ['a call every second day', entry('code', {amount: '0.5'}), ['1', '15', '20', '300']],
  [
    'every 30 seconds',
    entry('account', {measure: 'seconds', amount: '30'}),
    ['2,880', '86,400', '8,640', '259,200'],
  ],
  // 86,400 / 7 = 12,342.9; 2,592,000 / 7 = 370,285.7
  [
    'every 7 seconds',
    entry('block', {measure: 'seconds', amount: '7'}),
    ['12,343', '370,286', '12,343', '370,286'],
  ],
  [
    'twice a second',
    entry('block', {measure: 'seconds', amount: '0.5'}),
    ['172,800', '5,184,000', '172,800', '5,184,000'],
  ],
  [
    'every 5 minutes',
    entry('code', {measure: 'minutes', amount: '5'}),
    ['288', '8,640', '5,760', '172,800'],
  ],
  // A week has 10,080 minutes: in 30 days, 4.3 weeks.
  [
    'every week',
    entry('code', {measure: 'minutes', amount: '10080'}),
    ['1', '5', '20', '100'],
  ],
  [
    'full pages',
    entry('account', {measure: 'rows', amount: '10000', pageSize: '500'}),
    ['20', '600', '60', '1,800'],
  ],
  [
    'a last page with one row',
    entry('account', {measure: 'rows', amount: '10001', pageSize: '500'}),
    ['21', '630', '63', '1,890'],
  ],
  [
    'a page larger than the rows',
    entry('account', {measure: 'rows', amount: '3', pageSize: '2000'}),
    ['1', '30', '3', '90'],
  ],
  [
    'no rows',
    entry('account', {measure: 'rows', amount: '0', pageSize: '500'}),
    ['0', '0', '0', '0'],
  ],
  ['half credits', entry('half', {amount: '3'}), ['3', '90', '1.5', '45']],
  ['a free endpoint', entry('free', {amount: '3'}), ['3', '90', '0', '0']],
  [
    'an Etherscan-compatible action',
    entry('transaction.gettxinfo', {amount: '10'}),
    ['10', '300', '20', '600'],
  ],
  ['no published figure', entry('price', {amount: '10'}), ['10', '300', '', '']],
  [
    'an own figure',
    entry('price', {amount: '10', ownCredits: '4'}),
    ['10', '300', '40', '1,200'],
  ],
  [
    'an own figure of 0',
    entry('price', {amount: '10', ownCredits: '0'}),
    ['10', '300', '0', '0'],
  ],
  // Above 2^53, a number of JavaScript would round.
  [
    'a huge number',
    entry('account', {amount: '999999999999999999'}),
    [
      '999,999,999,999,999,999',
      '29,999,999,999,999,999,970',
      '2,999,999,999,999,999,997',
      '89,999,999,999,999,999,910',
    ],
  ],
  ['no number yet', entry('account'), ['', '', '', '']],
  [
    'no page size yet',
    entry('account', {measure: 'rows', amount: '10'}),
    ['', '', '', ''],
  ],
  ['a word', entry('account', {amount: 'often'}), ['', '', '', '']],
  [
    'an interval of 0',
    entry('account', {measure: 'seconds', amount: '0'}),
    ['', '', '', ''],
  ],
  [
    'half a row',
    entry('account', {measure: 'rows', amount: '0.5', pageSize: '1'}),
    ['', '', '', ''],
  ],
  [
    'a page of 0 rows',
    entry('account', {measure: 'rows', amount: '5', pageSize: '0'}),
    ['', '', '', ''],
  ],
  ['too many digits', entry('account', {amount: '1'.repeat(19)}), ['', '', '', '']],
  [
    'an own figure for a published one',
    entry('account', {amount: '1', ownCredits: '9'}),
    ['1', '30', '3', '90'],
  ],
];

describe('The estimate of a row', () => {
  it.each(BY_HAND)('is right for %s.', (_, one, expected) => {
    const [row] = estimateOf([one]).rows;
    const {calls, credits} = row ?? {};
    expect(texts(calls?.day, calls?.month, credits?.day, credits?.month)).toEqual(
      expected,
    );
  });
});

describe('The sums of an estimate', () => {
  const mixed = [
    entry('block', {amount: '100'}),
    entry('half', {amount: '3'}),
    entry('price', {amount: '10', ownCredits: '4'}),
    entry('latest', {amount: '7'}),
  ];

  it('have the calls of all rows, and the credits of those with a figure.', () => {
    const {calls, credits} = estimateOf(mixed);
    expect(texts(calls.day, calls.month, credits.day, credits.month)).toEqual([
      '120',
      '3,600',
      '141.5',
      '4,245',
    ]);
  });

  it('are a lower limit with an endpoint whose figure is not published.', () => {
    const estimate = estimateOf(mixed);
    expect(creditsText(estimate.credits.day, estimate)).toBe('At least 141.5');
    expect(rowTexts(estimate)).toEqual([
      'One endpoint has no published figure: Latest.',
      'With your own figures for Price.',
    ]);
  });

  it('say for how many endpoints no figure is published, even without calls.', () => {
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

describe('The share of a plan', () => {
  const plan = (entries: Entry[], budget: string): string[] => {
    const estimate = estimateOf(entries, budget);
    return estimate.plan === undefined ? [] : planTexts(estimate.plan, estimate);
  };

  it('has the calls that are left at the same mix.', () => {
    // 400 credits for 200 calls are left of 1,000: 600 credits for 300 calls.
    const mix = [entry('block', {amount: '100'}), entry('account', {amount: '100'})];
    expect(plan(mix, '1,000')).toEqual([
      'Share of your plan: 40 %.',
      'Calls left a day at this mix: 300.',
    ]);
  });

  it('is a lower limit with an endpoint whose figure is not published.', () => {
    const mix = [entry('block', {amount: '100'}), entry('price', {amount: '100'})];
    expect(plan(mix, '300')).toEqual([
      'Share of your plan, without the endpoints that have no figure: 33.3 %.',
      'Calls left a day at this mix: 400 at most.',
    ]);
  });

  it('is above 100 % if the plan is too small.', () => {
    expect(plan([entry('block', {amount: '250'})], '100')).toEqual([
      'Share of your plan: 250 %.',
      'Your plan lacks 150 credits a day.',
    ]);
  });

  it('is never 0 % for some credits, and has no calls left without any.', () => {
    expect(plan([entry('block', {amount: '1'})], '999999')[0]).toBe(
      'Share of your plan: less than 0.1 %.',
    );
    expect(plan([entry('free', {amount: '5'})], '100')).toEqual([
      'Share of your plan: 0 %.',
    ]);
  });

  it.each(['', '0', '-5', '1e5', 'many'])(
    'is left out for the credits "%s".',
    (budget) => {
      expect(plan([entry('block', {amount: '1'})], budget)).toEqual([]);
    },
  );
});
