import {expect, it} from 'vitest';
import {estimateLink} from '@site/src/plans/estimate-link';
import {printAddress, readAddress} from './address';
import {createEndpoints} from './endpoint';
import {createEntry} from './entry';
import {ignoredText} from './texts';

const ODD = 'get a:b,c%2C&d=é';

const ENDPOINTS = createEndpoints(
  [
    {id: 'getBlock', title: 'Get Block', credits: 1},
    {id: 'getPrice', title: 'Get Price'},
    {id: ODD, title: 'Odd'},
  ],
  [{module: 'account', action: 'tokentx'}],
);

it('An address fills in the fields, and is the same when it is printed again.', () => {
  const search =
    '?utm=a+b&calls.getBlock=86400&calls.getPrice=0.5&credits.getPrice=3.5&calls.account.tokentx=&plan=50000';
  const read = readAddress(search, ENDPOINTS);
  expect(read).toEqual({
    input: {
      entries: [
        {...createEntry('getBlock'), amount: '86400'},
        {...createEntry('getPrice'), amount: '0.5', ownCredits: '3.5'},
        createEntry('account.tokentx'),
      ],
      budget: '50000',
    },
    ignored: [],
  });
  expect(printAddress(search, read.input)).toBe(search);
});

it('An address has calls a day, however they are counted, and nothing that is not valid.', () => {
  const entries = [
    {...createEntry('getBlock'), measure: 'seconds' as const, amount: '7'},
    {...createEntry('getPrice'), amount: '1,440.50', ownCredits: '-1'},
    {...createEntry('account.tokentx'), amount: 'x'},
  ];
  expect(printAddress('?plan=1&x=2&calls.gone=3', {entries, budget: 'no'})).toBe(
    '?x=2&calls.getBlock=12342.8571&calls.getPrice=1440.5&calls.account.tokentx=',
  );
});

it('A link to an endpoint can have any id.', () => {
  const {search} = new URL(estimateLink(ODD), 'http://localhost');
  const {input, ignored} = readAddress(search, ENDPOINTS);
  expect(input.entries).toEqual([createEntry(ODD)]);
  expect(ignored).toEqual([]);
  expect(readAddress(printAddress('', input), ENDPOINTS).input).toEqual(input);
});

it.each([
  ['?calls.nothing=5&calls.getBlock=5', ['calls.nothing'], '?calls.getBlock=5'],
  ['?calls.getBlock=-5', ['calls.getBlock=-5'], '?calls.getBlock='],
  ['?calls.getBlock=1e5', ['calls.getBlock=1e5'], '?calls.getBlock='],
  // Nobody can change a published figure by a link.
  ['?calls.getBlock=5&credits.getBlock=0', [], '?calls.getBlock=5'],
  ['?calls.getBlock=5&plan=lots', ['plan=lots'], '?calls.getBlock=5'],
  ['?calls.__proto__=1&calls.constructor', ['calls.__proto__', 'calls.constructor'], ''],
])('A bad address keeps what is good and names what is not: %s', (search, bad, good) => {
  const {input, ignored} = readAddress(search, ENDPOINTS);
  expect(ignored).toEqual(bad);
  expect(printAddress('', input)).toBe(good);
});

it('What an address has in vain is named in one short message.', () => {
  const {ignored} = readAddress(`?calls.${'x'.repeat(50_000)}=1`, ENDPOINTS);
  expect(ignoredText(ignored)).toHaveLength(
    'The address has parts that mean nothing here: . The rest is filled in.'.length + 201,
  );
});
