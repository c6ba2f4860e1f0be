/*
 * Why: a recipe must survive what the API does to a long run: pages, limits of ranges, too many
 * requests, broken connections. The mock answers from the example world with the errors of the
 * predecessor's published source code, and names each request that a correct program never sends.
 * Does: pages through the rows that the examples of an operation have, so total_count is theirs.
 * Run: imported by the scripts of this folder.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {own} from '../../../src/openapi/resolve';
import {startServer, type MockServer} from '../mock-server';
import {tokenTransferRows} from './etherscan';
import {examplesOf, rowsOf, type WorldOperation} from './world';

/** What happens to a request instead of its answer. */
export type Disturbance = 'too many requests' | 'unavailable' | 'broken connection';

export interface MockOptions {
  readonly key: string;
  /** By the number of the request, from 1. */
  readonly disturbances?: ReadonlyMap<number, Disturbance>;
  /** Breaks the connection of this request and of all after it. */
  readonly brokenFrom?: number;
  /** Largest difference of the two block numbers of a range. */
  readonly maxRange?: number;
  /** Ranges with more blocks have as many rows as a list can return at most. */
  readonly fullRange?: number;
  /** Writes amounts as text, as the predecessor did. */
  readonly hasTextAmounts?: boolean;
  /** Replaces the answer of an operation, by operationId. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

export interface RecipeMock extends MockServer {
  /** Paths and queries of all requests. */
  readonly requests: readonly string[];
  /** What was wrong with requests that a correct program does not send. */
  readonly mistakes: readonly string[];
  /** Disturbances that have not happened. */
  readonly pending: ReadonlySet<number>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly mistake?: string;
}

interface Request {
  readonly operation: WorldOperation;
  /** Path and query parameters. */
  readonly values: ReadonlyMap<string, string>;
}

const MAX_RANGE = 40_000;
const MAX_ROWS = 40_000;
const MAX_SIZE = 2000;
const DEFAULT_SIZE = 20;

const AMOUNTS = new Set([
  'amount',
  'balance',
  'btc_price',
  'market_cap',
  'percentage',
  'total_supply',
  'transaction_fee',
  'usd_price',
  'usd_price_changes',
  'volume',
]);

const ERRORS = {
  400: {code: 'INVALID_REQUEST', title: 'invalid request'},
  401: {code: 'UNAUTHORIZED_ACCESS', title: 'unauthorized access'},
  404: {code: 'NOT_FOUND_TRANSACTION', title: 'not found transaction'},
  429: {code: 'API_REQUEST_QUOTA_EXCEEDED', title: 'request limited'},
} as const;

export async function startRecipeMock(
  world: readonly WorldOperation[],
  options: MockOptions,
): Promise<RecipeMock> {
  const requests: string[] = [];
  const mistakes: string[] = [];
  const pending = new Set(options.disturbances?.keys());
  const answerOf = createAnswers(world, options);
  const server = await startServer((message, response) => {
    requests.push(withoutKey(message.url ?? '', options.key));
    const number = requests.length;
    pending.delete(number);
    if (number >= (options.brokenFrom ?? Infinity)) {
      message.socket.destroy();
    } else if (disturb(message, response, options.disturbances?.get(number))) {
      // Answered.
    } else {
      const {mistake, ...answer} = answerOf(message);
      if (mistake !== undefined) {
        mistakes.push(`${requests.at(-1)}: ${mistake}`);
      }
      // The shapes of the stablecoin answers are inferred, so they have one form only.
      const isInferred = message.url?.startsWith('/api/v1/stablecoin/') === true;
      send(response, answer, options.hasTextAmounts === true && !isInferred);
    }
  });
  return {...server, requests, mistakes, pending};
}

function withoutKey(target: string, key: string): string {
  return target.replaceAll(key, 'KEY');
}

/** Returns false if there is no disturbance. */
function disturb(
  message: IncomingMessage,
  response: ServerResponse,
  disturbance: Disturbance | undefined,
): boolean {
  switch (disturbance) {
    case undefined:
      return false;
    case 'too many requests':
      response.setHeader('Retry-After', '0');
      send(
        response,
        error(429, 'Request quota exceeded. (type:requestPerSecond, quotas:10)'),
      );
      return true;
    case 'unavailable':
      response.writeHead(503, {'Retry-After': '0'});
      response.end();
      return true;
    case 'broken connection':
      // In the middle of a body, where a program may take what it has for the answer.
      response.writeHead(200, {'Content-Length': '1000'});
      response.write('{"results": [');
      setImmediate(() => message.socket.destroy());
      return true;
  }
}

function send(
  response: ServerResponse,
  {status, body}: Answer,
  hasTextAmounts = false,
): void {
  const isText = typeof body === 'string';
  const toText = (name: string, value: unknown): unknown =>
    hasTextAmounts && AMOUNTS.has(name) && typeof value === 'number'
      ? plainDecimal(value)
      : value;
  response.writeHead(status, {
    'Content-Type': isText ? 'text/plain' : 'application/json',
  });
  response.end(isText ? body : JSON.stringify(body, toText));
}

/** Without exponent: 0.0000014. */
function plainDecimal(value: number): string {
  return value.toLocaleString('en', {useGrouping: false, maximumFractionDigits: 20});
}

function error(status: keyof typeof ERRORS, message: string, mistake?: string): Answer {
  return {
    status,
    body: {...ERRORS[status], message},
    ...(mistake === undefined ? {} : {mistake}),
  };
}

function mistaken(message: string, mistake: string): Answer {
  return error(400, `Requested parameter is not valid. (${message})`, mistake);
}

function createAnswers(
  world: readonly WorldOperation[],
  options: MockOptions,
): (message: IncomingMessage) => Answer {
  const names = new Set(stringsOf(world.map(({examples}) => examples)));
  const hashes = new Set(
    examplesOf(world, 'getTransaction').map((example) =>
      own(example, 'transaction_hash'),
    ),
  );
  const latestBlock = Number(own(examplesOf(world, 'getLatestBlock')[0], 'block_id'));
  const asked = new Set<string>();

  return (message) => {
    const {pathname, searchParams} = new URL(message.url ?? '', 'http://mock');
    if (pathname === '/api') {
      return answerEtherscan(searchParams);
    }
    if (message.headers.authorization !== `Bearer ${options.key}`) {
      return error(401, 'Please confirm your authority.', 'The key is missing');
    }
    const request = findRequest(world, pathname, searchParams);
    if (request === undefined) {
      return error(404, 'There is no such path.', 'There is no such path');
    }
    const {operation, values} = request;
    const hash = values.get('transactionHash');
    if (hash !== undefined && !hashes.has(hash)) {
      return error(404, 'Transaction does not exists.');
    }
    if (isTransactionLate(operation, asked)) {
      return error(404, 'Transaction does not exists.');
    }
    const unknown = pathValues(operation, pathname).find((value) => !names.has(value));
    if (unknown !== undefined) {
      return mistaken('unknown', `The world has no ${unknown}`);
    }
    const replaced = own(options.answers, operation.id);
    if (replaced !== undefined) {
      return {status: 200, body: replaced};
    }
    return own(operation.examples[0], 'paging') !== undefined
      ? answerList(request, latestBlock, options)
      : {status: 200, body: exampleFor(request)};
  };

  function answerEtherscan(query: URLSearchParams): Answer {
    if (query.get('apikey') !== options.key) {
      return error(401, 'Please confirm your authority.', 'The key is missing');
    }
    const {rows, mistake} = tokenTransferRows(world, query);
    return {
      status: 200,
      body: {status: '1', message: 'OK', result: rows},
      ...(mistake === undefined ? {} : {mistake}),
    };
  }
}

/** The index and the node learn of a transaction only after the first question. */
function isTransactionLate({id}: WorldOperation, asked: Set<string>): boolean {
  const isLate =
    ['getTransaction', 'getTransactionReceiptStatus'].includes(id) && !asked.has(id);
  asked.add(id);
  return isLate;
}

function findRequest(
  world: readonly WorldOperation[],
  pathname: string,
  query: URLSearchParams,
): Request | undefined {
  const operation = world.find(({path}) => patternOf(path).test(pathname));
  if (operation === undefined) {
    return undefined;
  }
  const fromPath = Object.entries(patternOf(operation.path).exec(pathname)?.groups ?? {});
  return {operation, values: new Map([...fromPath, ...query])};
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function pathValues({path}: WorldOperation, pathname: string): string[] {
  return Object.values(patternOf(path).exec(pathname)?.groups ?? {});
}

function answerList(
  {operation, values}: Request,
  latestBlock: number,
  options: MockOptions,
): Answer {
  const number = (name: string, fallback: number): number =>
    Number(values.get(name) ?? fallback);
  const page = number('page', 1);
  const size = number('size', DEFAULT_SIZE);
  if (!(page >= 1 && size >= 1 && size <= MAX_SIZE)) {
    return mistaken('page', `There is no page ${page} of ${size} rows`);
  }
  const range = rangeOf(values, latestBlock);
  if (range !== undefined && range.start > range.end) {
    return mistaken(
      'check range of block. (start number must be before end)',
      'The range ends before it starts',
    );
  }
  if (range !== undefined && range.end - range.start > (options.maxRange ?? MAX_RANGE)) {
    return error(
      400,
      'Requested parameter is not valid. (check range of block. (max interval over))',
    );
  }
  const rows = rowsOf(operation.examples).filter((row) => isMatch(row, values, range));
  const isFull =
    range !== undefined && range.end - range.start >= (options.fullRange ?? Infinity);
  const totalCount = isFull ? MAX_ROWS : rows.length;
  const totalPage = Math.ceil(totalCount / size);
  if (page > Math.max(totalPage, 1)) {
    return mistaken('totalPage is over.', 'It asks for the page after the last one');
  }
  return {
    status: 200,
    body: {
      results: rows.slice((page - 1) * size, page * size),
      paging: {
        total_count: totalCount,
        current_page: page,
        last: page >= totalPage,
        total_page: totalPage,
      },
    },
  };
}

interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/** Returns no range if a bound is missing: the service then ignores the other one. */
function rangeOf(
  values: ReadonlyMap<string, string>,
  latestBlock: number,
): BlockRange | undefined {
  const start = values.get('blockNumberStart');
  const end = values.get('blockNumberEnd');
  return start === undefined || end === undefined
    ? undefined
    : {
        start: Math.min(Number(start), latestBlock),
        end: Math.min(Number(end), latestBlock),
      };
}

function isMatch(
  row: Record<string, unknown>,
  values: ReadonlyMap<string, string>,
  range: BlockRange | undefined,
): boolean {
  const block = Number(row.block_id ?? row.block_number);
  const contract = values.get('contractAddress');
  const hash = values.get('transactionHash');
  const account = values.get('accountAddress');
  return (
    (range === undefined || (block >= range.start && block <= range.end)) &&
    (contract === undefined || own(row.contract, 'contract_address') === contract) &&
    (hash === undefined || row.transaction_hash === hash) &&
    (account === undefined ||
      row.from === undefined ||
      [row.from, row.to].includes(account)) &&
    // Only rows of multi-token collections have a token_id beside the holder.
    (row.holder === undefined || row.token_id === values.get('tokenId'))
  );
}

/** Returns the example that names a value of the request, else the first one. */
function exampleFor({operation: {examples}, values}: Request): unknown {
  const wanted = [...values.values()];
  const named = examples.find((example) =>
    stringsOf(example).some((text) => wanted.includes(text)),
  );
  return named ?? examples[0];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsOf)
    : [];
}
