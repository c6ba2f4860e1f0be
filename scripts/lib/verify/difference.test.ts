import set from 'lodash/set';
import unset from 'lodash/unset';
import {describe, expect, it} from 'vitest';
import {type MockAnswer, startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {
  describeItems,
  itemsBody,
  onlyCheck,
  runDocument,
} from '../../../tests/fixtures/verify/small-api';

/** Checks one answer of the API of items. */
async function check(answer: MockAnswer, name = 'getItems') {
  const {origin} = await startMockApi(() => answer);
  return onlyCheck(await runDocument(describeItems(origin), {only: [name]}));
}

async function differences(answer: MockAnswer): Promise<string[]> {
  const {verdict, differences} = await check(answer);
  expect(verdict).toBe(differences.length === 0 ? 'held' : 'different');
  return differences.map(({pointer, text}) => `${pointer} ${text}`.trim());
}

/** Returns the body of the API of items with other values in places of it. */
function bodyWith(...changes: [place: string, value: unknown][]) {
  const body = itemsBody();
  for (const [place, value] of changes) {
    if (value === undefined) {
      unset(body, place);
    } else {
      set(body, place, value);
    }
  }
  return {body};
}

describe('an answer', () => {
  it('holds if it is as described.', async () => {
    expect(await differences(bodyWith())).toEqual([]);
  });

  it.each<[place: string, value: unknown, expected: string]>([
    ['results[0].amount', undefined, '/results/0/amount is missing'],
    ['paging.last', undefined, '/paging/last is missing'],
    ['paging', undefined, '/paging is missing'],
    ['extra', 1, '/extra is not described'],
    ['results[1].parent.extra', 1, '/results/1/parent/extra is not described'],
    // Slashes and tildes in a name are escaped.
    ['results[2]["a/b~c"]', 1, '/results/2/a~1b~0c is not described'],
    ['results[0].amount', {value: 1}, '/results/0/amount is an object, not a number'],
    ['results[0].amount', 'many', '/results/0/amount is a string, not a number'],
    ['paging.total_count', 1.5, '/paging/total_count is a number, not an integer'],
    ['paging.total_count', '1.5', '/paging/total_count is a string, not an integer'],
    ['results[0].isOpen', 'true', '/results/0/isOpen is a string, not a boolean'],
    ['results[1]', 'b', '/results/1 is a string, not an object'],
    ['results[0].tags[0]', 7, '/results/0/tags/0 is a number, not a string'],
    ['results', {}, '/results is an object, not an array'],
    ['results[1].note', null, '/results/1/note is null, not a string'],
    ['results[1].id', null, '/results/1/id is null, not a string'],
    ['results[0].kind', 'C', '/results/0/kind is "C", which is not listed'],
    ['results[1].size', {a: 1}, '/results/1/size matches none of the described variants'],
  ])('with %s set to %j differs by nothing else: %s.', async (place, value, expected) => {
    expect(await differences(bodyWith([place, value]))).toEqual([expected]);
  });

  it('has all its differences reported at once.', async () => {
    const answer = bodyWith(
      ['results[0].amount', undefined],
      ['results[1].note', null],
      ['results[2].extra', 1],
      ['paging', []],
    );
    expect((await differences(answer)).sort()).toEqual([
      '/paging is an array, not an object',
      '/results/0/amount is missing',
      '/results/1/note is null, not a string',
      '/results/2/extra is not described',
    ]);
  });

  it.each<[what: string, answer: MockAnswer, expected: string]>([
    ['is a page of HTML', {body: '<html></html>'}, 'is a page of HTML'],
    ['is not JSON', {body: 'Hello'}, 'is not JSON'],
    ['is cut', {body: '{"results": ['}, 'is not JSON'],
    ['is empty', {body: ''}, 'is empty'],
    ['is null', {body: null}, 'is null, not an object'],
    [
      'is a redirect',
      {status: 302, headers: {Location: '/'}},
      'has the status 302, not 200, and the redirect was not followed',
    ],
    ['has a wrong status', {status: 500, body: {}}, 'has the status 500, not 200'],
    [
      'has another good status',
      {status: 201, ...bodyWith()},
      'has the status 201, not 200',
    ],
  ])('differs if it %s.', async (_, answer, expected) => {
    expect(await differences(answer)).toEqual([expected]);
  });

  it('holds with values of an open list, and in fields without a description.', async () => {
    const answer = bodyWith(
      ['results[0].colour', 'a new colour'],
      ['property', {a: {b: null}}],
    );
    expect(await differences(answer)).toEqual([]);
  });

  it('holds with numbers as text, which are counted.', async () => {
    const answer = bodyWith(
      ['results[0].amount', '1234567890.000000000000000001'],
      ['results[1].amount', '-1e21'],
      ['paging.total_count', '3'],
    );
    const {verdict, numbersAsText} = await check(answer);
    expect({verdict, numbersAsText}).toEqual({verdict: 'held', numbersAsText: 3});
  });

  it('is not found with 404, and has the code of the service.', async () => {
    const body = {code: 'NOT_FOUND_URL', title: 'Not found'};
    expect(await check({status: 404, body})).toMatchObject({
      verdict: 'not found',
      status: 404,
      note: 'NOT_FOUND_URL',
      differences: [],
    });
  });

  it('is empty if it has no rows, as these could have any fields.', async () => {
    expect((await check(bodyWith(['results', []]))).verdict).toBe('empty');
  });

  it('is a text where the description has no JSON.', async () => {
    expect(await check({body: '[{"type":"function"}]'}, 'getCode')).toMatchObject({
      verdict: 'held',
    });
    expect(await check({body: ' '}, 'getCode')).toMatchObject({
      verdict: 'different',
      differences: [{pointer: '', text: 'is empty'}],
    });
  });
});

describe('an answer of an Etherscan-compatible action', () => {
  const action = 'transaction/gettxreceiptstatus';
  const envelope = {status: '1', message: 'OK', result: {status: '1'}};

  it.each<[what: string, body: object, expected: string[]]>([
    ['holds', envelope, []],
    [
      'differs by its status, whatever its result is',
      {status: '0', message: 'NOTOK', result: 'no'},
      ['/status is "0", not "1"; the message is "NOTOK"'],
    ],
    [
      'differs by a status that is a number',
      {...envelope, status: 1},
      ['/status is a number, not a string'],
    ],
    [
      'differs by a missing field',
      {...envelope, result: {}},
      ['/result/status is missing'],
    ],
    [
      'differs by an unknown field',
      {...envelope, result: {status: '1', gas: '1'}},
      ['/result/gas is not described'],
    ],
    [
      'differs by an empty list for an object',
      {...envelope, result: []},
      ['/result is an array, not an object'],
    ],
  ])('%s.', async (_, body, expected) => {
    const {differences} = await check({body}, action);
    expect(differences.map(({pointer, text}) => `${pointer} ${text}`)).toEqual(expected);
  });

  it('is empty without rows, which unknown actions have too.', async () => {
    const answer = {body: {status: '1', message: 'OK', result: []}};
    expect((await check(answer, 'account/txlist')).verdict).toBe('empty');
  });
});
