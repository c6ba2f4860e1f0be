import {describe, expect, it} from 'vitest';
import type {EtherscanAction} from './action';
import {etherscanActions} from './actions';
import {envelopeFields, wrapResult} from './envelope';
import {exampleOf, type Json} from './example';
import examples from './examples.json';
import {type EtherscanField, flattenFields} from './result';
import {findAction} from '@site/tests/fixtures/find-action';

function nameOf({module, action}: EtherscanAction): string {
  return `${module}/${action}`;
}

function namesWhere(matches: (action: EtherscanAction) => boolean): string[] {
  return etherscanActions.filter(matches).map(nameOf).sort();
}

/** Marks the parts of an action that are known in another way. */
const marks = {
  documented: '',
  'seen-in-use': '+',
  'source-2024': '*',
  inferred: '?',
} as const;

function listParts(parts: readonly Pick<EtherscanField, 'name' | 'evidence'>[]): string {
  return parts.map(({name, evidence}) => name + marks[evidence]).join(' ');
}

const sourceList = 'startblock* endblock* page* offset* sort* apikey?';

/** Every known action with its parameters and the evidence of each. */
const known = {
  'account/token1155tx':
    'address contractaddress startblock endblock page offset sort apikey?',
  'account/txlist*': `address* ${sourceList}`,
  'account/tokentx*': `address* contractaddress* ${sourceList}`,
  'account/tokennfttx*': `address* contractaddress* ${sourceList}`,
  'account/txlistinternal*': `address* ${sourceList}`,
  'account/balance?': 'address? apikey?',
  'account/balancemulti?': 'address? apikey?',
  'account/tokenbalance?': 'contractaddress? address? apikey?',
  'account/tokenlist?': 'address? apikey?',
  'block/getblockreward?': 'blockno? apikey?',
  'block/getblockcountdown?': 'blockno? apikey?',
  'block/getblocknobytime?': 'timestamp? closest? apikey?',
  'contract/getabi': 'address apikey+',
  'contract/getsourcecode?': 'address? apikey?',
  'contract/getcontractcreation+': 'contractaddresses+ apikey+',
  'stats/totalfees+': 'date+ apikey+',
  'stats/coinprice?': 'apikey?',
  'stats/coinsupply?': 'apikey?',
  'stats/tokensupply?': 'contractaddress? apikey?',
  'token/getToken?': 'contractaddress? apikey?',
  'token/getTokenHolders?': 'contractaddress? page? offset? apikey?',
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
          nameOf(action) + marks[action.evidence],
          listParts(action.parameters),
        ]),
      ),
    ).toEqual(known);
  });

  it('gives gas prices in KAIA wherever it has them', () => {
    const prices = etherscanActions
      .flatMap(({result}) => ('fields' in result ? result.fields : []))
      .filter(({name}) => name === 'gasPrice');
    expect(prices).toHaveLength(5);
    for (const {description} of prices) {
      expect(description).toContain('in KAIA');
    }
  });

  it.each(etherscanActions.map((action) => [nameOf(action), action] as const))(
    'describes %s and its parts in full sentences',
    (_, action) => {
      expect(action.summary).toMatch(/^[A-Z].*[^.]$/);
      const fields =
        'fields' in action.result
          ? flattenFields(action.result.fields).map(({field}) => field)
          : [];
      const texts = [
        action.description,
        action.result.description,
        ...action.notes.map(({text}) => text),
        ...[...action.parameters, ...fields].flatMap(({description, note}) => [
          description,
          ...(note === undefined ? [] : [note.text]),
        ]),
      ];
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z`].*\.$/);
        expect(text.split('`').length % 2).toBe(1);
      }
    },
  );

  it('has limits from the source code of 2024 for paging, and no default order', () => {
    const {parameters} = findAction('account', 'token1155tx');
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
    expect(byName.get('page')?.limits).toEqual({
      default: '1',
      minimum: 1,
      evidence: 'source-2024',
    });
    expect(byName.get('offset')?.limits).toEqual({
      default: '20',
      minimum: 1,
      maximum: 10000,
      evidence: 'source-2024',
    });
    expect(byName.get('sort')?.enum).toEqual(['asc', 'desc']);
    expect(byName.get('sort')?.limits).toBeUndefined();
    expect(byName.get('sort')?.description).toMatch(/`desc`, .* 2024 uses `asc`/);
  });
});

describe('exampleOf', () => {
  const all = etherscanActions.map((action) => [nameOf(action), action] as const);
  const answered = all.filter(([, {result}]) => result.type !== 'unknown');

  it('throws an error that names the action and the remedy', () => {
    expect(() => exampleOf({module: 'account', action: 'nothing'})).toThrow(
      'The action account/nothing has no example: add one to src/etherscan/examples.json.',
    );
  });

  it('has no example of an unknown action', () => {
    expect(Object.keys(examples).sort()).toEqual(namesWhere(() => true));
  });

  it.each(all)('has a valid value for each parameter that %s sends', (_, action) => {
    const {request} = exampleOf(action);
    const byName = new Map(action.parameters.map((part) => [part.name, part]));
    for (const {name, required} of action.parameters) {
      if (required === true && name !== 'apikey') {
        expect(request, name).toHaveProperty(name);
      }
    }
    for (const [name, value] of Object.entries(request)) {
      const parameter = byName.get(name);
      expect(parameter, name).toBeDefined();
      expect(value, name).not.toBe('');
      if (parameter?.type === 'integer') {
        expect(value, name).toMatch(/^\d+$/);
        expect(Number(value), name).toBeLessThanOrEqual(
          parameter.limits?.maximum ?? Infinity,
        );
      }
      expect(parameter?.enum ?? [value], name).toContain(value);
      if (/address/.test(name)) {
        expect(value, name).toMatch(/^0x[0-9a-f]{40}(,0x[0-9a-f]{40})?$/);
      }
    }
  });

  it.each(all)('has a result for %s only if its shape is known', (_, action) => {
    expect(exampleOf(action).result !== undefined).toBe(action.result.type !== 'unknown');
  });

  it.each(answered)('has the described fields and types for %s', (_, action) => {
    const {result} = exampleOf(action);
    if (action.result.type === 'array of objects') {
      expect(result).toBeInstanceOf(Array);
      for (const row of result as readonly Json[]) {
        expectFields(row, action.result.fields);
      }
    } else if ('fields' in action.result) {
      expectFields(result, action.result.fields);
    } else {
      expect(result).toBeTypeOf('string');
    }
  });

  it('has three rows for each list of an account', () => {
    for (const action of ['txlist', 'txlistinternal', 'tokentx', 'tokennfttx']) {
      expect(exampleOf({module: 'account', action}).result).toHaveLength(3);
    }
    expect(exampleOf({module: 'account', action: 'token1155tx'}).result).toHaveLength(3);
  });

  it('tells of one block and one transaction in the same way in all lists', () => {
    const facts = new Map<string, string>();
    for (const [name, action] of answered) {
      const {result} = exampleOf(action);
      const rows = (Array.isArray(result) ? result : [result]) as Record<
        string,
        string
      >[];
      for (const {hash, blockNumber, timeStamp, transactionIndex, gasUsed} of rows) {
        const seen: [string, string | undefined][] = [
          [`block of ${hash}`, blockNumber],
          [`time of block ${blockNumber}`, timeStamp],
          [`position of ${hash}`, transactionIndex],
          // Gas of a call is another quantity.
          [`gas of ${hash}`, name === 'account/txlistinternal' ? undefined : gasUsed],
        ];
        for (const [fact, value] of seen) {
          if (value !== undefined) {
            expect(facts.get(fact) ?? value, `${fact} in ${name}`).toBe(value);
            facts.set(fact, value);
          }
        }
      }
    }
    expect(facts.size).toBeGreaterThan(20);
  });

  it('answers with rows of the account and contract that the request names', () => {
    for (const [name, action] of answered.filter(([name]) => name.startsWith('acc'))) {
      const {request, result} = exampleOf(action);
      for (const row of result as readonly Record<string, string>[]) {
        expect([row.from, row.to], name).toContain(request.address);
        expect(row.contractAddress, name).toBe(request.contractaddress ?? '');
      }
    }
  });

  it('writes the ABI as JSON text', () => {
    const {result} = exampleOf(findAction('contract', 'getabi'));
    expect(JSON.parse(result as string)).toBeInstanceOf(Array);
  });

  it('has `deprecated` as input of transfers, and numbers of block, position and call as traceId', () => {
    for (const action of ['tokentx', 'tokennfttx', 'token1155tx']) {
      const {result} = exampleOf({module: 'account', action});
      for (const row of result as readonly Record<string, string>[]) {
        expect(row.input).toBe('deprecated');
      }
    }
    const calls = exampleOf({module: 'account', action: 'txlistinternal'});
    for (const row of calls.result as readonly Record<string, string>[]) {
      expect(row.traceId).toMatch(new RegExp(`^${row.blockNumber}_\\d+_\\d+$`));
    }
  });
});

describe('wrapResult', () => {
  it('returns an envelope with the described fields', () => {
    const envelope = wrapResult('data');
    expect(envelope).toEqual({status: '1', message: 'OK', result: 'data'});
    expect(Object.keys(envelope)).toEqual(envelopeFields.map(({name}) => name));
  });
});

/** Expects exactly the fields, in order and of their types. */
function expectFields(value: Json | undefined, fields: readonly EtherscanField[]): void {
  const found = value as Record<string, Json>;
  expect(Object.keys(found)).toEqual(fields.map(({name}) => name));
  for (const {name, type, fields: inner} of fields) {
    const part = found[name];
    if (type === 'array of objects') {
      for (const row of part as readonly Json[]) {
        expectFields(row, inner ?? []);
      }
    } else if (type === 'array of strings') {
      for (const row of part as readonly Json[]) {
        expect(row, name).toBeTypeOf('string');
      }
    } else {
      expect(part, name).toBeTypeOf(type);
    }
  }
}
