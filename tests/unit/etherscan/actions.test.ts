import {describe, expect, it} from 'vitest';
import type {EtherscanAction} from '../../../src/etherscan/action';
import {etherscanActions} from '../../../src/etherscan/actions';
import {envelopeFields, exampleResponse} from '../../../src/etherscan/result';
import {findAction} from './find-action';

function nameOf({module, action}: EtherscanAction): string {
  return `${module}/${action}`;
}

function namesWhere(matches: (action: EtherscanAction) => boolean): string[] {
  return etherscanActions.filter(matches).map(nameOf).sort();
}

const listParameters = 'startblock endblock page offset sort';

/** Every known action with its parameters; a question mark marks inferred ones. */
const known = {
  'account/token1155tx': `address contractaddress ${listParameters}`,
  'account/txlist': `address ${listParameters}`,
  'account/tokentx': `address contractaddress ${listParameters}`,
  'account/tokennfttx': `address contractaddress ${listParameters}`,
  'account/txlistinternal': `address ${listParameters}`,
  'account/balance': 'address?',
  'account/balancemulti': 'address?',
  'account/tokenbalance': 'contractaddress? address?',
  'account/tokenlist': 'address?',
  'block/getblockreward': 'blockno?',
  'block/getblockcountdown': 'blockno?',
  'block/getblocknobytime': 'timestamp? closest?',
  'contract/getabi': 'address',
  'contract/getsourcecode': 'address?',
  'contract/getcontractcreation': 'contractaddresses?',
  'stats/totalfees': 'date apikey',
  'stats/coinprice': 'apikey?',
  'stats/coinsupply': 'apikey?',
  'stats/tokensupply': 'contractaddress? apikey?',
  'token/getToken': 'contractaddress?',
  'token/getTokenHolders': 'contractaddress? page? offset?',
  'transaction/gettxinfo': 'txhash apikey',
  'transaction/gettxreceiptstatus': 'txhash apikey',
  'status/getstatus': 'apikey',
};

describe('etherscanActions', () => {
  it('contains the 24 known actions, each with its parameters in order', () => {
    expect(etherscanActions).toHaveLength(24);
    expect(
      Object.fromEntries(
        etherscanActions.map((action) => [
          nameOf(action),
          action.parameters
            .map(({name, unverified}) => (unverified ? `${name}?` : name))
            .join(' '),
        ]),
      ),
    ).toEqual(known);
  });

  it('marks unverified actions, and no others', () => {
    expect(namesWhere(({unverified}) => unverified === true)).toEqual([
      'account/balance',
      'account/balancemulti',
      'account/tokenbalance',
      'account/tokenlist',
      'block/getblockcountdown',
      'block/getblocknobytime',
      'block/getblockreward',
      'contract/getcontractcreation',
      'contract/getsourcecode',
      'stats/coinprice',
      'stats/coinsupply',
      'stats/tokensupply',
      'token/getToken',
      'token/getTokenHolders',
    ]);
  });

  it('describes a result only if its shape is known', () => {
    expect(namesWhere(({result}) => result.type !== 'unverified')).toEqual([
      'account/token1155tx',
      'account/tokennfttx',
      'account/tokentx',
      'account/txlist',
      'account/txlistinternal',
      'contract/getabi',
      'transaction/gettxinfo',
      'transaction/gettxreceiptstatus',
    ]);
  });

  it('contains the three known prices', () => {
    expect(namesWhere(({price}) => price !== undefined)).toEqual([
      'status/getstatus',
      'transaction/gettxinfo',
      'transaction/gettxreceiptstatus',
    ]);
    for (const {price} of etherscanActions) {
      expect(price ?? {plan: 'Free', credits: 2}).toEqual({plan: 'Free', credits: 2});
    }
  });

  it('sends the key like the published examples of the module', () => {
    const uses = Object.fromEntries(
      etherscanActions.map(({module, key}) => [module, key]),
    );
    expect(uses).toEqual({
      account: 'none',
      block: 'unverified',
      contract: 'none',
      stats: 'apikey',
      token: 'unverified',
      transaction: 'apikey',
      status: 'apikey',
    });
    for (const {key, parameters} of etherscanActions) {
      expect(parameters.some(({name}) => name === 'apikey')).toBe(key === 'apikey');
    }
  });

  it('contains no action twice', () => {
    expect(new Set(etherscanActions.map(nameOf)).size).toBe(etherscanActions.length);
  });

  it.each(etherscanActions.map((action) => [nameOf(action), action] as const))(
    'describes %s and its parameters in full sentences',
    (_, action) => {
      expect(action.summary).toMatch(/^[A-Z].*[^.]$/);
      const descriptions = [
        action.description,
        action.result.description,
        ...action.parameters.map(({description}) => description),
      ];
      for (const description of descriptions) {
        expect(description).toMatch(/^[A-Z`].*\.$/);
        expect(description.split('`').length % 2).toBe(1);
      }
    },
  );

  it.each(etherscanActions.map((action) => [nameOf(action), action] as const))(
    'has a valid example for each parameter of %s',
    (_, action) => {
      for (const parameter of action.parameters) {
        const {name, example, minimum = 0, maximum = Infinity} = parameter;
        expect(example, name).not.toBe('');
        if (parameter.type === 'integer') {
          expect(example, name).toMatch(/^\d+$/);
          expect(Number(example), name).toBeGreaterThanOrEqual(minimum);
          expect(Number(example), name).toBeLessThanOrEqual(maximum);
        }
        if (parameter.enum) {
          expect(parameter.enum, name).toContain(example);
          expect([...parameter.enum, undefined], name).toContain(parameter.default);
        }
        if (/address/.test(name)) {
          expect(example, name).toMatch(/^0x[0-9a-f]{40}(,0x[0-9a-f]{40})?$/);
        }
      }
    },
  );

  it('has limits and defaults for paging and order of the lists', () => {
    const {parameters} = findAction('account', 'txlist');
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
    expect(byName.get('page')).toMatchObject({default: '1', minimum: 1});
    expect(byName.get('offset')).toMatchObject({
      default: '20',
      minimum: 1,
      maximum: 10000,
    });
    expect(byName.get('sort')).toMatchObject({default: 'desc', enum: ['asc', 'desc']});
    expect(byName.get('sort')?.description).toContain('2024 used `asc`');
  });
});

describe('exampleResponse', () => {
  const seen = etherscanActions.filter(({result}) => result.type !== 'unverified');

  it('returns nothing if the result is not verified', () => {
    expect(exampleResponse({type: 'unverified', description: ''})).toBeUndefined();
  });

  it.each(seen.map((action) => [nameOf(action), action] as const))(
    'wraps the result of %s in the envelope',
    (_, {result}) => {
      const answer = exampleResponse(result);
      expect(Object.keys(answer ?? {})).toEqual(envelopeFields.map(({name}) => name));
      expect(answer).toMatchObject({status: '1', message: 'OK'});
    },
  );

  it.each(seen.map((action) => [nameOf(action), action] as const))(
    'has addresses, words and hashes of the correct length for %s',
    (_, {result}) => {
      const text = JSON.stringify(exampleResponse(result));
      for (const [digits = ''] of text.matchAll(/(?<="0x)[0-9a-f]+(?=")/g)) {
        const isCallData = digits.length % 64 === 8;
        expect(isCallData || [40, 64].includes(digits.length), digits).toBe(true);
      }
    },
  );

  it.each([
    [
      'txlist',
      'hash blockNumber timeStamp nonce blockHash transactionIndex from to value gas gasPrice isError txreceipt_status input contractAddress gasUsed confirmations methodId functionName cumulativeGasUsed',
    ],
    [
      'tokentx',
      'hash blockNumber timeStamp nonce blockHash transactionIndex from to value gas gasPrice input contractAddress gasUsed confirmations tokenName tokenSymbol tokenDecimal cumulativeGasUsed',
    ],
    [
      'tokennfttx',
      'hash blockNumber timeStamp nonce blockHash transactionIndex from to gas gasPrice input contractAddress gasUsed confirmations tokenName tokenSymbol tokenDecimal tokenID tokenValue cumulativeGasUsed',
    ],
    [
      'txlistinternal',
      'hash blockNumber timeStamp from to value gas isError errCode input contractAddress gasUsed type traceId',
    ],
  ])('has all fields of a %s item, each a string', (name, fields) => {
    const {result} = findAction('account', name);
    const [item] = exampleResponse(result)?.result as [Record<string, unknown>];
    expect(Object.keys(item).join(' ')).toBe(fields);
    for (const value of Object.values(item)) {
      expect(value).toBeTypeOf('string');
    }
  });

  it('has the fields of gettxinfo, including its logs', () => {
    const {result} = findAction('transaction', 'gettxinfo');
    const info = exampleResponse(result)?.result as {logs: [object]; success: unknown};
    expect(Object.keys(info).join(' ')).toBe(
      'revertReason blockNumber confirmations from gasLimit gasPrice gasUsed hash input logs success timeStamp to value',
    );
    expect(Object.keys(info.logs[0])).toEqual(['address', 'data', 'topics']);
    expect(info.success).toBe(true);
  });

  it('returns the ABI as parsable text', () => {
    const {result} = findAction('contract', 'getabi');
    expect(JSON.parse(exampleResponse(result)?.result as string)).toBeInstanceOf(Array);
  });
});
