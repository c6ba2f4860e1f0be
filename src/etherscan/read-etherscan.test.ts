import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {parseEtherscan, readEtherscan} from './read-etherscan';

/** A file with one action, in which `change` makes a mistake. */
function parseChanged(change: (action: ReturnType<typeof createAction>) => object): void {
  const servers = [{url: 'https://api.example.com/api', description: 'Mainnet'}];
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

const FILE = 'openapi/etherscan.yaml: ';
const ACTION = `${FILE}#/pages/Accounts/account~1txlist`;

describe('parseEtherscan', () => {
  it('accepts the action that the next tests break.', () => {
    expect(() => parseChanged((action) => action)).not.toThrow();
  });

  it.each<[mistake: string, change: Parameters<typeof parseChanged>[0], message: string]>(
    [
      [
        'no example',
        ({example: _, ...action}) => action,
        `${ACTION} must have required property 'example' (an action with summary, x-evidence, description, parameters, result and example; it can have notes, and x-plan with x-credits)`,
      ],
      [
        'an unknown name of a fact',
        (action) => ({...action, note: 'New.'}),
        `${ACTION} must NOT have additional properties: "note" (an action with summary, x-evidence, description, parameters, result and example; it can have notes, and x-plan with x-credits)`,
      ],
      [
        'an unknown kind of evidence',
        (action) => ({...action, 'x-evidence': 'guessed'}),
        `${ACTION}/x-evidence must be equal to one of the allowed values (documented, seen-in-use, source-2024 or inferred)`,
      ],
      [
        'a sentence with one backtick',
        (action) => ({...action, notes: ['Send `page.']}),
        `${ACTION}/notes/0 must match pattern "^(?=[A-Z\`].*\\.$)[^\`]*(\`[^\`]+\`[^\`]*)*$" (sentences with a capital, a full stop, and backticks in pairs)`,
      ],
      [
        'an address without quotes, which is a number in YAML',
        (action) => ({
          ...action,
          example: {
            ...action.example,
            request: {address: 0x2ca0f4917848ae0ce4d61e43231d91b068c5f3b5},
          },
        }),
        `${ACTION}/example/request/address must be <= 9007199254740991 (a whole number, or a text, which needs quotes if it looks like a number)`,
      ],
      [
        'no value for a required parameter',
        (action) => ({...action, example: {...action.example, request: {page: 1}}}),
        `${ACTION}/example/request must have required property 'address' (values for parameters of the action, and for all that are required)`,
      ],
      [
        'a value for no parameter',
        (action) => ({
          ...action,
          example: {...action.example, request: {address: '0xa', offset: 1}},
        }),
        `${ACTION}/example/request must NOT have additional properties: "offset" (values for parameters of the action, and for all that are required)`,
      ],
      [
        'a result of another type',
        (action) => ({...action, example: {...action.example, result: {hash: 1}}}),
        `${ACTION}/example/result/hash must be string (Hash.)`,
      ],
      [
        'a result that is not known',
        (action) => ({...action, result: {description: 'It is not known.'}}),
        `${ACTION}/example must NOT have additional properties: "result" (a request, and no result because its type is unknown)`,
      ],
    ],
  )('refuses %s.', (_, change, message) => {
    expect(() => parseChanged(change)).toThrow(new Error(message));
  });

  it('refuses a name that is not a module and an action.', () => {
    const servers = [{url: 'https://api.example.com/api', description: 'Mainnet'}];
    expect(() =>
      parseEtherscan(stringify({servers, pages: {Accounts: {txlist: createAction()}}})),
    ).toThrow(
      new Error(
        `${FILE}#/pages/Accounts must match pattern "^[a-z]+/\\w+$": "txlist" (a module and an action)`,
      ),
    );
  });

  it('says where a text is not YAML.', () => {
    expect(() => parseEtherscan('servers: []\nservers: []\n')).toThrow(
      /^openapi\/etherscan\.yaml: Map keys must be unique at line 2, column 1:/,
    );
  });
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
