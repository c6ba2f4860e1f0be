import {describe, expect, it} from 'vitest';
import {parseEtherscan, readEtherscan} from './read-etherscan';
import {table} from '@site/tests/fixtures/table';

const ACTION = `
    summary: Transactions of an address
    x-evidence: documented
    description: Returns transactions.
    parameters:
      - {name: address, required: true, description: The address., schema: {type: string}}
      - {name: page, required: false, description: Page., schema: {type: integer}}
    result: {type: object, description: The transaction., properties: {hash: {type: string, description: Hash.}}}
    example: {request: {address: '0xa'}, result: {hash: '0xb'}}
`;

/** Reads a file with this action. */
function parseAction(action: string): void {
  parseEtherscan(`
servers: [{url: https://api.example.com/api, description: Mainnet, x-network: mainnet}]
pages:
  Accounts:
   account/txlist: ${action}`);
}

it('The action that the next tests break is accepted.', () => {
  expect(() => parseAction(ACTION)).not.toThrow();
});

/** Rows replace a part of the action, or add a line before it (`^`), and have the error. */
const AT = 'openapi/etherscan.yaml: #/pages/Accounts/account~1txlist';

it.each(table`
  no example                      | example: .*                | | ${AT} must have required property 'example' (an action with summary,
  an unknown name of a fact       | ^                          | note: New.                 | ${AT} must NOT have additional properties: "note" (an action with summary,
  an unknown kind of evidence     | documented                 | guessed                    | ${AT}/x-evidence must be equal to one of the allowed values (documented,
  a sentence with one backtick    | ^                          | notes: ['Send \`page.']    | ${AT}/notes/0 must match pattern
  an address that is a number     | '0xa'                      | 0x2ca0f4917848ae0ce4d61e43231d91b068c5f3b5 | ${AT}/example/request/address must be <= 9007199254740991 (a whole number, or a text,
  no value where it is required   | address: '0xa'             | page: 1                    | ${AT}/example/request must have required property 'address' (values for parameters
  a value for no parameter        | address: '0xa'             | address: '0xa', offset: 1  | ${AT}/example/request must NOT have additional properties: "offset" (values for
  a result of another type        | hash: '0xb'                | hash: 1                    | ${AT}/example/result/hash must be string (Hash.)
  a result that is not known      | result: {type.*            | result: {description: It is not known.} | ${AT}/example must NOT have additional properties: "result" (a request, and no result
`)('The file is refused with %s.', (_, right = '', wrong = '', message = '') => {
  const place = new RegExp(right);
  const changed = ACTION.replace(place, right === '^' ? `\n    ${wrong}` : wrong);
  expect(() => parseAction(changed)).toThrow(message);
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
    const rows = calls?.example.result as Record<string, string>[] | undefined;
    expect(rows?.length).toBeGreaterThan(0);
    for (const row of rows ?? []) {
      expect(row.traceId).toMatch(new RegExp(`^${row.blockNumber}_\\d+_\\d+$`));
    }
  });
});
