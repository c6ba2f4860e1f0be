import {describe, expect, it} from 'vitest';
import {printAddress, readAddress} from '@site/src/features/credit-estimate/lazy/address';
import {createEndpoints} from '@site/src/features/credit-estimate/lazy/endpoint';
import {createEntry} from '@site/src/features/credit-estimate/lazy/entry';
import {ignoredText} from '@site/src/features/credit-estimate/lazy/texts';
import {estimateLink} from '@site/src/reference/estimate-link';

const ODD = 'get a:b,c%2C&d=é';

const ENDPOINTS = createEndpoints(
  [
    {id: 'getBlock', title: 'Get Block', credits: 1},
    {id: 'getAccount', title: 'Get Account', credits: 3},
    {id: 'getPrice', title: 'Get Price'},
    {id: ODD, title: 'Odd'},
  ],
  [{module: 'account', action: 'tokentx'}],
);

const FULL =
  '?e=getBlock:86400d,getAccount:30s,getPrice:10000r500:3.5c,account.tokentx:0.5m&b=50000';

describe('An address', () => {
  it.each([
    '',
    FULL,
    '?e=getBlock',
    '?e=getAccount:s,getPrice:r500,account.tokentx:7r',
    '?utm=a+b&e=getBlock:5d',
    '?b=7',
  ])('is the same after reading and printing: %s', (search) => {
    const {input, ignored} = readAddress(search, ENDPOINTS);
    expect(ignored).toEqual([]);
    expect(printAddress(search, input)).toBe(search);
  });

  it('fills in all fields.', () => {
    expect(readAddress(FULL, ENDPOINTS).input).toEqual({
      entries: [
        {...createEntry('getBlock'), amount: '86400'},
        {...createEntry('getAccount'), measure: 'seconds', amount: '30'},
        {
          ...createEntry('getPrice'),
          measure: 'rows',
          amount: '10000',
          pageSize: '500',
          ownCredits: '3.5',
        },
        {...createEntry('account.tokentx'), measure: 'minutes', amount: '0.5'},
      ],
      budget: '50000',
    });
  });

  it('can be encoded by the program that passes it on.', () => {
    const encoded = `?e=${encodeURIComponent('getBlock:5d,getAccount:30s')}`;
    const {input} = readAddress(encoded, ENDPOINTS);
    expect(printAddress('', input)).toBe('?e=getBlock:5d,getAccount:30s');
  });

  it('keeps an endpoint whose id has separators.', () => {
    const input = {entries: [{...createEntry(ODD), amount: '5'}], budget: ''};
    const printed = printAddress('', input);
    expect(readAddress(printed, ENDPOINTS)).toEqual({input, ignored: []});
    const {search} = new URL(estimateLink(ODD), 'http://localhost');
    expect(readAddress(search, ENDPOINTS).input.entries).toEqual([createEntry(ODD)]);
  });

  it('has numbers without separators, and leaves out what is not valid.', () => {
    const entries = [
      {...createEntry('getBlock'), amount: '1,440.50'},
      {...createEntry('getAccount'), measure: 'seconds' as const, amount: '0'},
      {...createEntry('getPrice'), amount: 'x', ownCredits: '-1'},
    ];
    expect(printAddress('?b=1&x=2', {entries, budget: 'no'})).toBe(
      '?x=2&e=getBlock:1440.5d,getAccount:s,getPrice',
    );
  });
});

describe('A bad address', () => {
  it.each([
    ['?e=nothing:5d,getBlock:5d', ['nothing:5d'], '?e=getBlock:5d'],
    ['?e=getBlock:5x', ['getBlock:5x'], '?e=getBlock'],
    ['?e=getBlock:-5d', ['getBlock:-5d'], '?e=getBlock'],
    ['?e=getBlock:1e5d', ['getBlock:1e5d'], '?e=getBlock'],
    ['?e=getBlock:1.2.3d', ['getBlock:1.2.3d'], '?e=getBlock'],
    ['?e=getBlock:0s', ['getBlock:0s'], '?e=getBlock'],
    ['?e=getBlock:5r0', ['getBlock:5r0'], '?e=getBlock'],
    ['?e=getBlock:5d:6d', ['getBlock:6d'], '?e=getBlock:5d'],
    ['?e=getBlock:5d,getBlock:6d', ['getBlock:6d'], '?e=getBlock:5d'],
    // Nobody can change a published figure by a link.
    ['?e=getBlock:5d:0c', ['getBlock:0c'], '?e=getBlock:5d'],
    ['?e=getPrice:c', ['getPrice:c'], '?e=getPrice'],
    ['?e=getPrice:1c:2c', ['getPrice:2c'], '?e=getPrice:1c'],
    ['?e=getBlock&b=lots', ['b=lots'], '?e=getBlock'],
    ['?e=%25E0%25A4,getBlock', ['%E0%A4'], '?e=getBlock'],
    ['?e=__proto__,constructor:1d', ['__proto__', 'constructor:1d'], ''],
    [`?e=getBlock:${'9'.repeat(19)}d`, [`getBlock:${'9'.repeat(19)}d`], '?e=getBlock'],
  ])('keeps what is good and names what is not: %s', (search, bad, good) => {
    const {input, ignored} = readAddress(search, ENDPOINTS);
    expect(ignored).toEqual(bad);
    expect(printAddress('', input)).toBe(good);
  });

  it('is named in one short message.', () => {
    const {ignored} = readAddress(
      `?e=${'x'.repeat(50_000)},a,b,c,d,e,f,getBlock`,
      ENDPOINTS,
    );
    expect(ignoredText(ignored)).toBe(
      `The address has parts that mean nothing here: ${'x'.repeat(40)}…, a, b, c, d and 2 more. The rest is filled in.`,
    );
  });
});
