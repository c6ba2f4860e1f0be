import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import type {ParameterObject} from '../../../src/openapi/document';
import {mismatchesIn} from './example-world/answers';
import {contradictionsIn, isEqual} from './example-world/claims';
import {etherscanExamples} from './example-world/etherscan';
import {documentExamples, leavesOf, type Example} from './example-world/examples';
import {realIdentifiers, unknownIn, worldIdentifiers} from './example-world/identifiers';
import {pagingProblemsIn} from './example-world/paging';
import {isOutput, siteTexts, unknownInText, type Text} from './example-world/texts';
import {readWorld, timeOf, transactionOf} from './example-world/world';

/*
 * openapi/example-world.yaml says what exists. Every example of the site is compared with it, and every
 * answer with its request.
 */

const world = readWorld();

const known = worldIdentifiers(world);

const real = realIdentifiers(world);

const {document} = await readKaiaDocument();

const examples = documentExamples(document);

function problemsIn(list: readonly Example[]): string[] {
  return list.flatMap((example) => [
    ...unknownIn(example, known),
    ...contradictionsIn(example, world),
    ...mismatchesIn(example, world),
    ...pagingProblemsIn(example),
  ]);
}

describe('The examples of the document', () => {
  it('tell of one world, and each answer belongs to its request.', () => {
    expect(examples.length).toBeGreaterThan(400);
    expect(problemsIn(examples)).toEqual([]);
  });

  it('show a page in the middle first, where an operation has one.', () => {
    const first = new Map<string, string>();
    for (const {place, request} of examples) {
      const [id = '', name = ''] = place.split(' ');
      if (request !== undefined && !first.has(id)) {
        first.set(id, name);
      }
    }
    const middle = examples.flatMap(({place}) =>
      place.endsWith(' middle-page') ? [place.split(' ')[0] ?? ''] : [],
    );
    expect(middle.length).toBeGreaterThan(2);
    expect(middle.map((id) => first.get(id))).toEqual(middle.map(() => 'middle-page'));
    for (const {place, value} of examples) {
      if (place.endsWith(' middle-page')) {
        const {last, current_page: page} = (value as {paging: Record<string, unknown>})
          .paging;
        expect([place, last, page]).toEqual([place, false, 2]);
      }
    }
  });
});

describe('The examples of the Etherscan-compatible API', () => {
  it('tell of the same world.', () => {
    const list = etherscanExamples();
    expect(list.length).toBeGreaterThan(30);
    expect(problemsIn(list)).toEqual([]);
  });
});

describe('The docs and the recipes', () => {
  const isBlock = (number: number): boolean =>
    known.blocks.has(String(number)) ||
    real.has(String(number)) ||
    world.ranges.some(({start, end}) => number >= start && number <= end);

  function unknownOf(text: Text): string[] {
    const hex = new Set([...known.hex, ...(isOutput(text) ? [] : real)]);
    return unknownInText(text, {hex, isBlock});
  }

  it('name only what is in the world, or what exists on a network.', () => {
    const texts = siteTexts();
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap(unknownOf)).toEqual([]);
  });

  it.each([
    ['docs/faq.mdx', 'curl .../accounts/0x76c8d6b029b80857f9b2f252be07a8dd2eb64c68'],
    ['docs/faq.mdx', 'the block 109066435'],
    ['recipes/a/output.txt', '0xd077a400968890eacc75cdc901f0356c943e4fdb 1 USDT'],
  ])('are found out in %s: %s', (file, text) => {
    expect(unknownOf({file, text})).toHaveLength(1);
  });
});

describe('Identifiers that exist', () => {
  const parameters = Object.values(document.paths).flatMap((pathItem) =>
    (['get', 'put'] as const).flatMap((method) => {
      const {operationId = '', parameters: listed = []} = pathItem[method] ?? {};
      return listed.map((parameter) => ({
        id: operationId,
        parameter: parameter as ParameterObject,
      }));
    }),
  );
  const sent = parameters.filter(
    ({parameter}) =>
      parameter.in === 'path' ||
      parameter.required === true ||
      parameter['x-sample'] === true,
  );
  const idsWithFormValues = new Set(
    parameters.filter(({parameter}) => 'x-form-value' in parameter).map(({id}) => id),
  );

  it('are in form values, and nothing else is, except the first page.', () => {
    const values = parameters.flatMap(({parameter}) =>
      [parameter['x-form-value'] ?? []].flat().map((value) => [parameter.name, value]),
    );
    expect(values.length).toBeGreaterThan(40);
    expect(
      values.filter(([name, value]) =>
        name === 'page'
          ? value !== 1
          : !real.has(JSON.stringify(value).replaceAll('"', '')),
      ),
    ).toEqual([]);
  });

  it('fill every identifier of a form that has one.', () => {
    const without = sent.filter(
      ({id, parameter}) =>
        idsWithFormValues.has(id) &&
        /address|hash|block|token_?id|symbol/i.test(parameter.name) &&
        !('x-form-value' in parameter),
    );
    expect(without.map(({id, parameter}) => `${id} ${parameter.name}`)).toEqual([]);
    expect(
      [...new Set(sent.map(({id}) => id))].filter((id) => !idsWithFormValues.has(id)),
    )
      // No collection, stablecoin or kind of swap is known.
      .toEqual([
        'getNonFungibleToken',
        'getHoldersOfNonFungibleToken',
        'getNftInventoryDetails',
        'getNftItem',
        'getNftTokenItem',
        'refreshNftItem',
        'getInventoriesOfNonFungibleToken',
        'getTransfersOfNonFungibleToken',
        'getStableCoinDailyTransferCount',
        'getStableCoinDailyTransactionVolume',
        'getStableCoinDailyTotalSupplyAmount',
        'getStableCoinDailyTotalHolderCount',
        'getStableCoinDailyActiveAddressCount',
        'getTopStableCoinAccounts',
        'getSwapTransaction',
      ]);
  });

  it('are in no example.', () => {
    const found = examples.flatMap(({place, value}) =>
      leavesOf(value)
        .filter((leaf) => real.has(String(leaf.value)))
        .map((leaf) => `${place} ${String(leaf.value)}`),
    );
    expect(found).toEqual([]);
  });
});

describe('In the world of the examples', () => {
  it('fees are gas used times the gas price.', () => {
    const priced = world.transactions.filter(
      ({gas_used: gas, fee}) => gas !== undefined && fee !== undefined,
    );
    expect(priced.length).toBeGreaterThan(4);
    for (const {gas_used: gas = 0, fee} of priced) {
      expect(isEqual(gas * world.network.gas_price, fee)).toBe(true);
    }
  });

  it('the transactions of a block add up to its gas, fees and number.', () => {
    for (const block of world.blocks) {
      const inside = world.transactions.filter((one) => one.block === block.number);
      if (inside.length === block.transactions) {
        const fees = inside.reduce((sum, {fee = 0}) => sum + fee, 0);
        expect(isEqual(fees, block.total_fee)).toBe(true);
        let gas = 0;
        for (const [index, one] of inside.entries()) {
          gas += one.gas_used ?? 0;
          expect([one.index, one.cumulative_gas_used]).toEqual([index, gas]);
        }
      }
    }
    expect(world.blocks.find(({number}) => number === 175420000)?.transactions).toBe(4);
  });

  it('the nonces of an account rise.', () => {
    for (const name of Object.keys(world.accounts)) {
      const nonces = world.transactions
        .filter(({from}) => from === name)
        .flatMap(({nonce}) => nonce ?? []);
      expect([name, ...nonces]).toEqual([name, ...[...nonces].sort((a, b) => a - b)]);
    }
  });

  it('the eight transfers of EXD add up to the balance of alice, and those of items too.', () => {
    const sumOf = (transfers: {from: string; to: string; amount: number}[]): number =>
      transfers.reduce(
        (sum, {from, to, amount}) =>
          sum + (to === 'alice' ? amount : 0) - (from === 'alice' ? amount : 0),
        0,
      );
    const own = world.token_transfers.filter(({from, to}) =>
      [from, to].includes('alice'),
    );
    const balanceOf = (contract: string, tokenId?: string): number | undefined =>
      world.holdings.find(
        (one) =>
          one.account === 'alice' &&
          one.contract === contract &&
          one.token_id === tokenId,
      )?.amount;
    expect(own).toHaveLength(8);
    expect(sumOf(own)).toBe(balanceOf('EXD'));
    const nfts = world.nft_transfers.map(({count, ...one}) => ({...one, amount: count}));
    const ofItem = (collection: string, tokenId?: string): number =>
      sumOf(
        nfts.filter(
          (one) =>
            one.collection === collection && [undefined, one.token_id].includes(tokenId),
        ),
      );
    expect(ofItem('EXC')).toBe(balanceOf('EXC'));
    expect(ofItem('EXI', '3')).toBe(balanceOf('EXI', '3'));
    expect(ofItem('EXI', '7')).toBe(balanceOf('EXI', '7'));
  });

  it('a balance has the time of its last transfer.', () => {
    for (const {account, contract, token_id: tokenId, latest} of world.holdings) {
      const transfers = [
        ...world.token_transfers.map((one) => ({...one, contract: one.token})),
        ...world.nft_transfers.map((one) => ({...one, contract: one.collection})),
      ]
        .filter((one) => one.contract === contract)
        .filter(({from, to}) => [from, to].includes(account))
        .filter(
          (one) =>
            tokenId === undefined || ('token_id' in one && one.token_id === tokenId),
        );
      const blocks = transfers.map(
        ({transaction}) => transactionOf(world, transaction)?.block,
      );
      if (latest !== undefined && blocks.length > 0) {
        expect(latest).toBe(timeOf(world, Math.max(...blocks.map(Number))));
      }
    }
  });

  it('the reward of a block is shared completely.', () => {
    const {minted, distributions, recipients} = world.block_reward;
    const sum = (amounts: number[]): number =>
      amounts.reduce((one, other) => one + other, 0);
    expect(isEqual(sum(Object.values(distributions)), minted)).toBe(true);
    expect(isEqual(sum(recipients.map(({amount}) => amount)), minted)).toBe(true);
  });

  it('every transaction is in a block, and everything in a transaction.', () => {
    const blocks = world.blocks.map(({number}) => number);
    expect(world.transactions.filter(({block}) => !blocks.includes(block))).toEqual([]);
    const inside = [
      ...world.token_transfers,
      ...world.nft_transfers,
      ...world.internal_transactions,
      ...world.event_logs,
      ...world.burns,
      ...world.swaps,
      ...world.keys,
    ];
    expect(
      inside.filter(({transaction}) => transactionOf(world, transaction) === undefined),
    ).toEqual([]);
  });
});

/** Members that the world or the request always determines. */
const DETERMINED =
  /^(0x|block_id|block_number|nearest_block_number|blockNumber|blockNumberStart|blockNumberEnd|token_id|tokenID|symbol|token_symbol|tokenSymbol|datetime|timeStamp|transaction_index|transactionIndex|transaction_fee|burnt_fees|gas_used|nonce|percentage|balance|current_page|total_page|last|decimal|tokenDecimal|contract_type|minted|total_fee)$/;

describe('A planted change is found:', () => {
  const ALICE = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
  const BOB = '0xd6d03be38863d049e67df6ccb6f8114bb58a856a';
  it.each<[string, (copy: Copy) => void]>([
    [
      'an address in a row that is not in the world',
      (copy) => {
        rowOf(copy, '/api/v1/transactions', 0).to = ALICE.replace(/.$/, 'b');
      },
    ],
    [
      'another address of the world in a row',
      (copy) => {
        rowOf(copy, '/api/v1/transactions', 0).to = BOB;
      },
    ],
    [
      'an amount',
      (copy) => {
        rowOf(copy, '/api/v1/tokens/{tokenAddress}/transfers', 1).amount = 25.5;
      },
    ],
    [
      'the block of a row',
      (copy) => {
        const path = '/api/v1/accounts/{accountAddress}/internal-transactions';
        rowOf(copy, path, 1).block_id = 175420000;
      },
    ],
    [
      'the account of a request',
      (copy) => {
        const path = '/api/v1/accounts/{accountAddress}/token-balances';
        parameterOf(copy, path, 'accountAddress').example = BOB;
      },
    ],
    [
      'the page of a request',
      (copy) => {
        parameterOf(copy, '/api/v1/tokens/{tokenAddress}/holders', 'page').example = 1;
      },
    ],
  ])('%s.', (_, plant) => {
    const copy = structuredClone(document);
    plant(copy as unknown as Copy);
    expect(problemsIn(documentExamples(copy))).not.toEqual([]);
  });

  it('any identifier, position, time, fee or page of any answer, changed alone.', () => {
    const answers = [...examples, ...etherscanExamples()].filter(
      ({request, value}) => request !== undefined && typeof value === 'object',
    );
    const changes = answers.flatMap((example) =>
      [...changedValues(example.value)].map(({name, value}) => ({
        name,
        ...example,
        value,
      })),
    );
    expect(changes.length).toBeGreaterThan(1_000);
    const missed = changes.filter((change) => problemsIn([change]).length === 0);
    expect(missed.map(({place, name}) => `${place} ${name}`)).toEqual([]);
  });
});

/** The parts of a document that the changes are planted in. */
interface Copy {
  paths: Record<
    string,
    {
      get: {
        parameters: {name: string; example: unknown}[];
        responses: Record<string, {content: Record<string, {example: {results: Row[]}}>}>;
      };
    }
  >;
}

type Row = Record<string, unknown>;

function rowOf({paths}: Copy, path: string, index: number): Row {
  const [media] = Object.values(paths[path]?.get.responses['200']?.content ?? {});
  const row = media?.example.results[index];
  if (row === undefined) {
    throw new Error(`The example of ${path} has no row ${index}.`);
  }
  return row;
}

function parameterOf({paths}: Copy, path: string, name: string): {example: unknown} {
  const parameter = paths[path]?.get.parameters.find((one) => one.name === name);
  if (parameter === undefined) {
    throw new Error(`${path} has no parameter ${name}.`);
  }
  return parameter;
}

/** Returns copies of a value with one determined member changed in each. */
function* changedValues(value: unknown): Generator<{name: string; value: unknown}> {
  const copy = structuredClone(value);
  for (const {holder, name} of membersOf(copy)) {
    const own = holder[name];
    const isHex = typeof own === 'string' && /^0x.{8}/.test(own);
    if (own !== '' && (isHex || DETERMINED.test(name))) {
      holder[name] = changed(own);
      yield {name, value: structuredClone(copy)};
      holder[name] = own;
    }
  }
}

function* membersOf(
  value: unknown,
): Generator<{holder: Record<string, unknown>; name: string}> {
  const holder = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(holder)) {
    if (typeof member === 'object' && member !== null) {
      yield* membersOf(member);
    } else {
      yield {holder, name};
    }
  }
}

function changed(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    default:
      return String(value).replace(/[\da-z](?=\D*$)/i, (last) =>
        last === '1' ? '2' : '1',
      );
  }
}
