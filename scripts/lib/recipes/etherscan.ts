/*
 * Why: the examples of the description have the transfers of the world in one form only.
 * Does: writes them as the Etherscan-compatible action tokentx does.
 */
import {own} from '#reference/document/resolve';
import {examplesOf, rowsOf, type WorldOperation} from './world';

const MAX_OFFSET = 10_000;

interface Token {
  readonly name: string;
  readonly symbol: string;
  readonly decimal: number;
}

/** Returns the rows of a page; an empty page after the last one, as the service. */
export function tokenTransferRows(
  world: readonly WorldOperation[],
  query: URLSearchParams,
  maxSize = MAX_OFFSET,
): {rows: unknown[]; mistake?: string} {
  const number = (name: string): number => Number(query.get(name) ?? NaN);
  const [page, wanted] = [number('page'), number('offset')];
  const [start, end] = [number('startblock'), number('endblock')];
  const isAction = query.get('module') === 'account' && query.get('action') === 'tokentx';
  if (
    !isAction ||
    !(page >= 1 && wanted >= 1 && wanted <= MAX_OFFSET) ||
    !(start <= end)
  ) {
    return {rows: [], mistake: 'It is not a valid request for token transfers'};
  }
  const account = query.get('address');
  const rows = rowsOf(examplesOf(world, 'getTokenTransfers')).filter(
    ({from, to, block_id: block}) =>
      [from, to].includes(account) && Number(block) >= start && Number(block) <= end,
  );
  const ordered = query.get('sort') === 'desc' ? rows : rows.reverse();
  const token = tokenOf(world);
  const offset = Math.min(wanted, maxSize);
  return {
    rows: ordered
      .slice((page - 1) * offset, page * offset)
      .map((row) => toEtherscanRow(row, token)),
  };
}

function tokenOf(world: readonly WorldOperation[]): Token {
  return examplesOf(world, 'getFungibleToken')[0] as Token;
}

function toEtherscanRow(row: Record<string, unknown>, token: Token): unknown {
  return {
    hash: row.transaction_hash,
    blockNumber: String(row.block_id),
    timeStamp: String(Date.parse(String(row.datetime)) / 1000),
    transactionIndex: String(row.transaction_index),
    from: row.from,
    to: row.to,
    value: toUnits(String(row.amount), token.decimal),
    input: 'deprecated',
    contractAddress: own(row.contract, 'contract_address'),
    tokenName: token.name,
    tokenSymbol: token.symbol,
    tokenDecimal: String(token.decimal),
  };
}

/** Returns an amount in the smallest unit: 5.5 with 6 decimals is 5500000. */
function toUnits(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0')).toString();
}
