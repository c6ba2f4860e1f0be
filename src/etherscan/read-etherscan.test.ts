import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {parseEtherscan, readEtherscan} from './read-etherscan';

/** A file with one action, in which `change` makes a mistake. */
function parseChanged(change: (action: ReturnType<typeof createAction>) => object): void {
  const url = 'https://api.example.com/api';
  const servers = [{url, description: 'Mainnet', 'x-network': 'mainnet'}];
  const pages = {Accounts: {'account/txlist': change(createAction())}};
  parseEtherscan(stringify({servers, pages}));
}

function createAction() {
  return {
    summary: 'Transactions of an address',
    'x-evidence': 'documented',
    description: 'Returns transactions.',
    parameters: [
      {
        name: 'address',
        required: true,
        description: 'Address of the account.',
        schema: {type: 'string'},
      },
      {name: 'page', required: false, description: 'Page.', schema: {type: 'integer'}},
    ],
    result: {
      type: 'object',
      description: 'The transaction.',
      properties: {hash: {type: 'string', description: 'Hash.'}},
    },
    example: {request: {address: '0xa'}, result: {hash: '0xb'}},
  };
}

const ACTION = 'openapi/etherscan.yaml: #/pages/Accounts/account~1txlist';

it('The action that the next tests break is accepted.', () => {
  expect(() => parseChanged((action) => action)).not.toThrow();
});

type Change = Parameters<typeof parseChanged>[0];

/** An example with another request or result. */
function withExample(change: object): Change {
  return (action) => ({...action, example: {...action.example, ...change}});
}

it.each<[mistake: string, change: Change, message: string]>([
  [
    'no example',
    ({example: _, ...action}) => action,
    ` must have required property 'example' (an action with summary, `,
  ],
  [
    'an unknown name of a fact',
    (action) => ({...action, note: 'New.'}),
    ' must NOT have additional properties: "note" (an action with summary, ',
  ],
  [
    'an unknown kind of evidence',
    (action) => ({...action, 'x-evidence': 'guessed'}),
    '/x-evidence must be equal to one of the allowed values (documented, ',
  ],
  [
    'a sentence with one backtick',
    (action) => ({...action, notes: ['Send `page.']}),
    '/notes/0 must match pattern ',
  ],
  [
    'an address without quotes, which is a number in YAML',
    withExample({request: {address: 0x2ca0f4917848ae0ce4d61e43231d91b068c5f3b5}}),
    '/example/request/address must be <= 9007199254740991 (a whole number, or a text,',
  ],
  [
    'no value for a required parameter',
    withExample({request: {page: 1}}),
    `/example/request must have required property 'address' (values for parameters`,
  ],
  [
    'a value for no parameter',
    withExample({request: {address: '0xa', offset: 1}}),
    '/example/request must NOT have additional properties: "offset" (values for',
  ],
  [
    'a result of another type',
    withExample({result: {hash: 1}}),
    '/example/result/hash must be string (Hash.)',
  ],
  [
    'a result that is not known',
    (action) => ({...action, result: {description: 'It is not known.'}}),
    '/example must NOT have additional properties: "result" (a request, and no result',
  ],
])('The file is refused with %s.', (_, change, message) => {
  expect(() => parseChanged(change)).toThrow(ACTION + message);
});

it('It is said where a text is not YAML.', () => {
  expect(() => parseEtherscan('servers: []\nservers: []\n')).toThrow(
    /^openapi\/etherscan\.yaml: Map keys must be unique at line 2, column 1:/,
  );
});

describe('The examples', () => {
  const lists = readEtherscan().actions.filter(
    ({module, result}) => module === 'account' && result.type === 'array',
  );

  it.each(lists.map((action) => [action.action, action] as const))(
    'of %s are three rows of the account and contract that the request names.',
    (_, {example}) => {
      const {request} = example;
      const rows = example.result as Record<string, string>[];
      expect(rows).toHaveLength(3);
      for (const row of rows) {
        expect([row.from, row.to]).toContain(request.address);
        expect(row.contractAddress).toBe(request.contractaddress ?? '');
      }
    },
  );

  it('of transfers have the word that their fields describe as input.', () => {
    const inputs = lists.flatMap(({action, example}) =>
      action.startsWith('token')
        ? (example.result as {input: string}[]).map(({input}) => input)
        : [],
    );
    expect(inputs).toEqual(Array(9).fill('deprecated'));
  });

  it('of calls have the numbers of block, position and call as traceId.', () => {
    const calls = lists.find(({action}) => action === 'txlistinternal');
    for (const row of calls?.example.result as Record<string, string>[]) {
      expect(row.traceId).toMatch(new RegExp(`^${row.blockNumber}_\\d+_\\d+$`));
    }
  });
});
