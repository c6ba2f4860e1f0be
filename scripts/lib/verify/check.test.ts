import set from 'lodash/set';
import unset from 'lodash/unset';
import {describe, expect, it} from 'vitest';
import {type MockAnswer, startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {
  describeItems,
  itemsBody,
  runDocument,
} from '../../../tests/fixtures/verify/small-api';

/** Checks one answer of the API of items, or of an Etherscan-compatible action. */
async function check(answer: MockAnswer, name = 'getItems') {
  const {origin} = await startMockApi(() => answer);
  const {checks} = await runDocument(describeItems(origin), {only: [name]});
  expect(checks).toHaveLength(1);
  const [{verdict, differences, ...rest} = {verdict: 'none', differences: []}] = checks;
  return {
    ...rest,
    verdict,
    found: differences.map(({pointer, text}) => `${pointer} ${text}`.trim()),
  };
}

/** Returns the body of the API of items with other values in places of it. */
function bodyWith(...changes: [place: string, value: unknown][]) {
  const body = itemsBody();
  changes.forEach(([place, value]) =>
    value === undefined ? unset(body, place) : set(body, place, value),
  );
  return {body};
}

describe('An answer', () => {
  it.each<[place: string, value: unknown, expected: string]>([
    ['results[0].amount', undefined, '/results/0/amount is missing'],
    ['extra', 1, '/extra is not described'],
    ['results[1].parent.extra', 1, '/results/1/parent/extra is not described'],
    // Slashes and tildes in a name are escaped.
    ['results[2]["a/b~c"]', 1, '/results/2/a~1b~0c is not described'],
    ['results[0].amount', {value: 1}, '/results/0/amount is an object, not a number'],
    ['results[0].amount', 'many', '/results/0/amount is a string, not a number'],
    ['paging.total_count', 1.5, '/paging/total_count is a number, not an integer'],
    ['paging.total_count', '1.5', '/paging/total_count is a string, not an integer'],
    ['results[0].tags[0]', 7, '/results/0/tags/0 is a number, not a string'],
    ['results', {}, '/results is an object, not an array'],
    ['results[1].note', null, '/results/1/note is null, not a string'],
    ['results[0].kind', 'C', '/results/0/kind is "C", which is not listed'],
    ['results[1].size', {a: 1}, '/results/1/size matches none of the described variants'],
  ])('with %s set to %j differs by nothing else: %s.', async (place, value, expected) => {
    const {verdict, found} = await check(bodyWith([place, value]));
    expect({verdict, found}).toEqual({verdict: 'different', found: [expected]});
  });

  it('has all its differences reported at once.', async () => {
    const {found} = await check(bodyWith(['results[2].extra', 1], ['paging', []]));
    expect(found.sort()).toEqual([
      '/paging is an array, not an object',
      '/results/2/extra is not described',
    ]);
  });

  it.each<[answer: MockAnswer, expected: string, name?: string]>([
    [{body: '<html></html>'}, 'is a page of HTML'],
    [{body: '{"results": ['}, 'is not JSON'],
    [{body: ''}, 'is empty'],
    [{body: ' '}, 'is empty', 'getCode'],
    [{body: null}, 'is null, not an object'],
    [
      {status: 302, headers: {Location: '/'}},
      'has the status 302, not 200, and the redirect was not followed',
    ],
    [{status: 201, ...bodyWith()}, 'has the status 201, not 200'],
  ])('such as %j differs as a whole: %s.', async (answer, expected, name) => {
    const {verdict, found} = await check(answer, name);
    expect({verdict, found}).toEqual({verdict: 'different', found: [expected]});
  });

  it('holds with values of an open list, in fields without a description, and as a text.', async () => {
    const answer = bodyWith(['results[0].colour', 'new'], ['property', {a: {b: null}}]);
    expect((await check(answer)).verdict).toBe('held');
    expect((await check({body: '[{"type":1}]'}, 'getCode')).verdict).toBe('held');
  });

  it('holds with numbers as text, which are counted.', async () => {
    const answer = bodyWith(
      ['results[0].amount', '1234567890.000000000000000001'],
      ['results[1].amount', '-1e21'],
      ['paging.total_count', '3'],
    );
    expect(await check(answer)).toMatchObject({verdict: 'held', numbersAsText: 3});
  });

  it('is not found with 404, and has the code of the service.', async () => {
    const body = {code: 'NOT_FOUND_URL', title: 'Not found'};
    expect(await check({status: 404, body})).toMatchObject({
      verdict: 'not found',
      note: 'NOT_FOUND_URL',
      found: [],
    });
  });

  it('is empty if it has no rows, as these could have any fields.', async () => {
    expect((await check(bodyWith(['results', []]))).verdict).toBe('empty');
    const envelope = {body: {status: '1', message: 'OK', result: []}};
    expect((await check(envelope, 'account/txlist')).verdict).toBe('empty');
  });

  it.each<[answer: object, expected: string[]]>([
    [{}, []],
    [
      {status: '0', message: 'NOTOK', result: 'no'},
      ['/status is "0", not "1"; the message is "NOTOK"'],
    ],
    [{status: 1}, ['/status is a number, not a string']],
    [{result: {}}, ['/result/status is missing']],
    [{result: {status: '1', gas: '1'}}, ['/result/gas is not described']],
    [{result: []}, ['/result is an array, not an object']],
  ])('of an Etherscan-compatible action with %j has %j.', async (change, expected) => {
    const body = {status: '1', message: 'OK', result: {status: '1'}, ...change};
    const {found} = await check({body}, 'transaction/gettxreceiptstatus');
    expect(found).toEqual(expected);
  });
});
