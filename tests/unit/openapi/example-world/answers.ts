import {differences, isEqual, ownFields} from './claims';
import {objectsOf, type Example, type Request} from './examples';
import {
  addressOf,
  blockOf,
  nameOf,
  timeOf,
  transactionOf,
  type Holding,
  type World,
} from './world';

type Row = Record<string, unknown>;

/** An answer with its request, taken apart. */
interface Answer {
  place: string;
  request: Request;
  value: Row;
  /** What the answer is about: its `result`, or itself. */
  subject: Row;
  /** The rows of a list, or no rows. */
  rows: Row[];
}

/** Returns where an answer does not belong to its request. */
export function mismatchesIn(example: Example, world: World): string[] {
  const {place, request, value} = example;
  if (request === undefined) {
    return [];
  }
  // The ABI is a text.
  const answered = (typeof value === 'string' ? {abi: value} : value) as Row;
  const answer: Answer = {
    place,
    request,
    value: answered,
    subject: (typeof answered.result === 'object' ? answered.result : answered) as Row,
    rows: (value as {results?: Row[]}).results ?? [],
  };
  return [
    ...accountProblems(answer, world),
    ...contractProblems(answer, world),
    ...blockProblems(answer, world),
    ...rangeProblems(answer),
    ...transactionProblems(answer, world),
    ...itemProblems(answer, world),
    ...rowProblems(answer),
    ...countProblems(answer, world),
    ...holdingProblems(answer, world),
    ...stablecoinProblems(answer, world),
  ].map((problem) => `${place}: ${problem}`);
}

const PARTIES = ['from', 'to', 'fee_payer', 'account_address', 'contract_address'];

/** The account is in each row, and in the answer about one account. */
function accountProblems(
  {place, request, value, subject, rows}: Answer,
  world: World,
): string[] {
  const account = request.accountAddress;
  if (account === undefined) {
    return [];
  }
  const own = differences(place, subject, {
    about: 'the account of the request',
    fields: {address: account, account_address: account},
  });
  const others = rows.filter(
    (row) =>
      PARTIES.some((party) => party in row) &&
      !PARTIES.some((party) => row[party] === account),
  );
  const payers = place.startsWith('getFeePaid')
    ? rows.filter((row) => row.fee_payer !== account)
    : [];
  const key = world.keys[0];
  const inUse = (value.account_key as {key?: Row} | undefined)?.key?.public_key;
  const isForeign =
    inUse !== undefined &&
    (inUse !== key?.public_key || account !== addressOf(world, key.account));
  return [
    ...own,
    ...[...others, ...payers].map(() => `a row does not concern ${account}`),
    ...(isForeign ? [`the account ${account} has another key`] : []),
  ];
}

/** The contract, token or collection is in each row, and in the answer about it. */
function contractProblems(answer: Answer, world: World): string[] {
  const {place, request, value, subject, rows} = answer;
  const list = request.contractAddresses?.split(',');
  if (list !== undefined) {
    const addresses = (answer.value as unknown as Row[]).map(({address}) => address);
    return isEqual(addresses, list) ? [] : ['the contracts are not those of the request'];
  }
  const address = request.contractAddress ?? request.tokenAddress;
  if (address === undefined) {
    return [];
  }
  const contract = world.contracts[nameOf(world, address) ?? ''];
  const claim = {
    about: 'the contract of the request',
    fields: {
      address,
      contract_address: address,
      contractAddress: address,
      ...(place.startsWith('getNftTokenItem') ? {} : {name: contract?.name}),
      contract_name: contract?.name,
    },
  };
  const named = [subject, ...rows].flatMap((row) => [
    ...differences(place, row, claim),
    ...['contract', 'info'].flatMap((member) =>
      differences(place, (row[member] as Row | undefined) ?? {}, claim),
    ),
  ]);
  const burns = rows.filter(
    (row) =>
      place.startsWith('getBurns') &&
      !world.burns.some(
        (burn) =>
          burn.transaction === row.transaction_hash &&
          addressOf(world, burn.token) === address,
      ),
  );
  const abi = 'abi' in value && contract?.creation_code === undefined;
  return [
    ...named,
    ...burns.map(() => 'a burn is of another token'),
    ...(abi ? ['the ABI is that of another contract'] : []),
  ];
}

function blockProblems({place, request, subject, rows}: Answer, world: World): string[] {
  const block = Number(request.blockNumber);
  const claim = {
    about: 'the block of the request',
    fields: {
      block_id: block,
      block_number: block,
      nearest_block_number: block,
      total_fee: blockOf(world, block)?.total_fee,
    },
  };
  return request.blockNumber === undefined
    ? []
    : [subject, ...rows].flatMap((row) => differences(place, row, claim));
}

/** Blocks lie in the range of the request, which a list repeats. */
function rangeProblems({request, value, rows}: Answer): string[] {
  const {blockNumberStart: start, blockNumberEnd: end} = request;
  if (start === undefined || end === undefined) {
    return [];
  }
  const blocks = rows.map((row) => Number(row.block_id ?? row.blockNumber));
  const {property} = value as {property?: Row};
  return [
    ...blocks
      .filter((block) => block < Number(start) || block > Number(end))
      .map((block) => `the block ${block} is outside the range of the request`),
    ...differences('property', property ?? {}, {
      about: 'the range of the request',
      fields: {blockNumberStart: Number(start), blockNumberEnd: Number(end)},
    }),
  ];
}

function transactionProblems(answer: Answer, world: World): string[] {
  const {place, request, value, rows} = answer;
  const transaction = transactionOf(world, request.transactionHash);
  if (request.transactionHash === undefined) {
    return [];
  }
  if (transaction === undefined) {
    return [`the transaction ${request.transactionHash} is not in the world`];
  }
  const {hash} = transaction;
  const calls = world.internal_transactions.filter((one) => one.transaction === hash);
  const leveled = rows.filter((row) => 'parent_call_id' in row);
  const input = value.original_value;
  return [
    ...[value, ...rows].flatMap((row) =>
      differences(place, row, {
        about: 'the transaction of the request',
        fields: {transaction_hash: hash, hash},
      }),
    ),
    ...('transaction_hash' in value
      ? Object.entries(ownFields(transaction, world)).flatMap(([name, expected]) =>
          name in value && !isEqual(value[name], expected) ? [`${name} is wrong`] : [],
        )
      : []),
    ...leveled.flatMap((row) => {
      const call = calls.find((one) => one.call_id === row.call_id);
      return call === undefined
        ? ['a call is not in the transaction of the request']
        : differences(place, row, {
            about: `the call ${call.call_id}`,
            fields: {
              from: addressOf(world, call.from),
              to: addressOf(world, call.to),
              amount: call.amount,
              gas_limit: call.gas_limit,
              output_data: call.output,
            },
          }).concat(inputProblems(row.input_data as Row, call, world));
    }),
    ...(input === undefined ? [] : inputProblems(value, transaction, world)),
  ];
}

/** The decoded input has the selector and the words of the original. */
function inputProblems(
  data: Row,
  call: {signature?: string; input?: string},
  world: World,
): string[] {
  const decoded = data.decoded_value as Row | undefined;
  const parameters = (decoded?.parameters as Row[] | undefined) ?? [];
  const original = String(data.original_value);
  const words = parameters
    .filter(({type}) => type !== 'bytes')
    .map(({value}) =>
      (String(value).startsWith('0x')
        ? String(value).slice(2)
        : BigInt(String(value)).toString(16)
      ).padStart(64, '0'),
    );
  return [
    ...(original === call.input ? [] : ['the input is that of another call']),
    ...(decoded === undefined ||
    (isEqual(decoded.method_id, world.methods[call.signature ?? '']) &&
      decoded.signature === call.signature &&
      original.startsWith(`${String(decoded.method_id)}${words.join('')}`))
      ? []
      : ['the decoded input is not that of the original']),
  ];
}

/** Rows have the token id and the event of the request. */
function rowProblems({place, request, rows}: Answer): string[] {
  const {tokenId, signature} = request;
  return rows.flatMap((row) => [
    ...(tokenId === undefined
      ? []
      : differences(place, row, {
          about: 'the token of the request',
          fields: {token_id: tokenId},
        })),
    ...(signature === undefined || (row.topics as unknown[])[0] === signature
      ? []
      : ['a row is of another event']),
  ]);
}

/** The total of a list is what the world counts. */
function countProblems({place, request, value}: Answer, world: World): string[] {
  const total = totalOf(place, request, world);
  const {paging} = value as {paging?: Row};
  return total === undefined || paging === undefined
    ? []
    : differences(place, paging, {about: 'the list', fields: {total_count: total}});
}

/** Returns the number of rows on all pages, where the world has all of them or their number. */
function totalOf(place: string, request: Request, world: World): number | undefined {
  const account = nameOf(world, request.accountAddress);
  const token = nameOf(world, request.tokenAddress ?? request.contractAddress);
  const contract = world.contracts[token ?? ''];
  const concerns = ({from, to}: {from: string; to: string}): boolean =>
    from === account || to === account;
  switch (place.split(' ')[0]) {
    case 'getTokenTransfers':
      return world.token_transfers.filter(concerns).length;
    case 'getNftTransfers':
      return world.nft_transfers.filter(concerns).length;
    case 'getTransactionsOfBlock':
      return blockOf(world, request.blockNumber)?.transactions;
    case 'getInternalTransactionsOfTransaction':
      return world.internal_transactions.filter(
        ({transaction}) => transaction === request.transactionHash,
      ).length;
    case 'getBlocks':
      return Number(request.blockNumberEnd) - Number(request.blockNumberStart) + 1;
    case 'getHoldersOfFungibleToken':
      return contract?.holders;
    case 'getHoldersOfNonFungibleToken':
      return request.tokenId === undefined ? contract?.holders : undefined;
    case 'getBurnsOfFungibleToken':
      return contract?.burns;
    case 'getTransfersOfNonFungibleToken':
      return contract?.transfers;
    case 'getInventoriesOfNonFungibleToken':
    case 'getNftInventoryDetails':
      return contract?.total_supply;
    default:
      return undefined;
  }
}

/** Items have their holder, time and links, and are those of the collection. */
function itemProblems({place, request, value, rows}: Answer, world: World): string[] {
  const collection = nameOf(world, request.tokenAddress ?? request.accountAddress);
  const lists = [
    'getInventories',
    'getNftInventoryDetails',
    'getNftItem',
    'getNftTokenItem',
  ];
  if (!lists.some((list) => place.startsWith(list))) {
    return [];
  }
  return (rows.length > 0 ? rows : [value]).flatMap((row) => {
    const info = (row.info as Row | undefined) ?? row;
    const holder = row.holder as Row | string;
    const item = world.items.find(
      (one) => one.collection === collection && one.token_id === info.token_id,
    );
    return item === undefined || (request.tokenId ?? item.token_id) !== item.token_id
      ? ['an item is not that of the request']
      : differences(
          place,
          {...row, holder: typeof holder === 'string' ? holder : holder.address},
          {
            about: `the item ${item.token_id}`,
            fields: {
              holder: addressOf(world, item.holder),
              updated_at: item.updated,
              total_transfer: item.transfers,
            },
          },
        ).concat(
          objectsOf(row).flatMap((one) =>
            ['token_uri', 'image', 'name']
              .filter((name) => /\d/.test(textOf(one[name])))
              .filter((name) => !textOf(one[name]).includes(item.token_id))
              .map((name) => `${name} is that of another item`),
          ),
        );
  });
}

/** Balances and shares are those of the world. */
function holdingProblems(
  {place, request, value, subject, rows}: Answer,
  world: World,
): string[] {
  const account = nameOf(world, request.accountAddress);
  const token = nameOf(world, request.tokenAddress) ?? request.symbol;
  const problems = (
    about: Partial<Holding>,
    row: Row,
    supply: number | undefined,
  ): string[] => {
    const holding = world.holdings.find((one) =>
      (['account', 'contract', 'token_id'] as const).every(
        (key) => one[key] === about[key],
      ),
    );
    return holding === undefined
      ? [`${about.account} has no ${about.contract}`]
      : differences(place, row, {
          about: `the ${about.contract} of ${about.account}`,
          fields: {
            balance: holding.amount,
            token_count: holding.amount,
            amount: holding.amount,
            latest_transaction: holding.latest,
            latest_transaction_date_time: holding.latest,
            ...(supply === undefined
              ? {}
              : {percentage: (holding.amount / supply) * 100}),
          },
        });
  };
  if (/^getAccount(Fungible|NonFungible)/.test(place)) {
    return rows.flatMap((row) => {
      const {contract_address: address} = row.contract as Row;
      const tokenId = row.token_id as string | undefined;
      return problems(
        {account, contract: nameOf(world, address), ...(tokenId && {token_id: tokenId})},
        row,
        undefined,
      );
    });
  }
  if (/^getAccountNftInventories/.test(place)) {
    return rows.flatMap((row) => {
      const {contract_address: address} = row.nft as Row;
      const item = world.items.find(
        (one) =>
          addressOf(world, one.collection) === address && one.token_id === row.token_id,
      );
      return item?.holder === account &&
        String(row.token_uri).includes(item?.token_id ?? '')
        ? []
        : [`${account} does not hold the item ${String(row.token_id)}`];
    });
  }
  if (/^get(HoldersOf|TopStableCoin)/.test(place)) {
    const contract = world.contracts[token ?? ''];
    const holders = (value.holder as Row[] | undefined) ?? rows;
    return holders.flatMap((row) => {
      const holder = (typeof row.holder === 'object' ? row.holder : row) as Row;
      const address = row.address ?? holder.address ?? row.holder;
      const tokenId = row.token_id as string | undefined;
      const item = world.items.find(
        (one) => one.collection === token && one.token_id === tokenId,
      );
      return [
        ...problems(
          {
            account: nameOf(world, address),
            contract: token,
            ...(tokenId && {token_id: tokenId}),
          },
          holder,
          item?.supply ?? contract?.total_supply,
        ),
        ...differences(place, holder, {
          about: 'the token of the request',
          fields: {symbol: contract?.symbol},
        }),
      ];
    });
  }
  if (/^getTop100/.test(place)) {
    return (value.holder as Row[]).flatMap((row) => {
      const {balance = 0} = world.accounts[nameOf(world, row.address) ?? ''] ?? {};
      return differences(place, row, {
        about: 'a top holder',
        fields: {
          amount: balance,
          percentage: (balance / world.network.total_supply) * 100,
        },
      });
    });
  }
  return /^getAccountTokenBalances/.test(place)
    ? historicalProblems(subject, request, world)
    : [];
}

/** The balance at a block is the present one without the transfers after it. */
function historicalProblems(result: Row, request: Request, world: World): string[] {
  const account = nameOf(world, request.accountAddress);
  const token = nameOf(world, request.contractAddress);
  const present = world.holdings.find(
    (one) => one.account === account && one.contract === token,
  );
  const later = world.token_transfers
    .filter((one) => one.token === token)
    .filter(
      ({transaction}) =>
        (transactionOf(world, transaction)?.block ?? 0) > Number(request.blockNumber),
    )
    .map(({from, to, amount}) =>
      from === account ? -amount : to === account ? amount : 0,
    )
    .reduce((sum, amount) => sum + amount, 0);
  return differences('result', result, {
    about: 'the balance at a block',
    fields: {
      balance: (present?.amount ?? NaN) - later,
      snapshot_date: timeOf(world, Number(request.blockNumber)).slice(0, 10),
    },
  });
}

/** The days are those of the request, with the numbers of the world. */
function stablecoinProblems(
  {place, request, value, rows}: Answer,
  world: World,
): string[] {
  const {symbol, startDate = '', endDate = ''} = request;
  if (startDate === '') {
    return [];
  }
  const measure = MEASURES.find(([name]) => place.includes(name))?.[1];
  const days = world.stablecoin_days
    .filter(({date}) => date >= startDate && date <= endDate)
    .map((day) => [day.date, measure && day[measure]]);
  return [
    ...(value.symbol === symbol ? [] : ['the symbol is not that of the request']),
    ...(days[0]?.[0] === startDate && days.at(-1)?.[0] === endDate
      ? []
      : ['the world does not have all days of the request']),
    ...(isEqual(
      rows.map((row) => [row.date, row.count ?? row.amount]),
      days,
    )
      ? []
      : ['the days are not those of the request']),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const MEASURES = [
  ['TransferCount', 'transfers'],
  ['TransactionVolume', 'volume'],
  ['SupplyAmount', 'supply'],
  ['HolderCount', 'holders'],
  ['ActiveAddress', 'active'],
] as const;
