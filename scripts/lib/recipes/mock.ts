/*
 * Why: a recipe must survive what the API does to a long run: pages, limits of ranges, too many
 * requests, broken connections. The mock answers from the example world with the errors of the
 * predecessor's published source code, and names each request that a correct program never sends.
 * Does: pages through the rows that the examples of an operation have, so total_count is theirs.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import get from 'lodash/get';
import has from 'lodash/has';
import set from 'lodash/set';
import unset from 'lodash/unset';
import {own} from '#reference/document/resolve';
import {startServer, type MockServer} from '../mock-server';
import {tokenTransferRows} from './etherscan';
import {blockOf, examplesOf, rowsOf, type WorldOperation} from './world';

/** What a request gets instead of its answer; the rest of the answer stays. */
export interface Reply {
  readonly status?: number;
  readonly retryAfter?: string;
  /** An error of the service. */
  readonly code?: string;
  readonly message?: string;
  readonly body?: string;
  /** Sends half of the body, with the length of the whole or its own, or nothing at all. */
  readonly sends?: 'half, as if whole' | 'half' | 'nothing';
}

export interface MockOptions {
  readonly key: string;
  /** For the first requests, in this order. */
  readonly replies?: readonly Reply[];
  /** For all other requests. */
  readonly always?: Reply;
  /** Breaks the connection of this request and of all after it. */
  readonly brokenFrom?: number;
  /** Largest difference of the two block numbers of a range. */
  readonly maxRange?: number;
  /** Ranges with more blocks have as many rows as a list can return at most. */
  readonly fullRange?: number;
  /** Most rows in a page, whatever a request asks for. */
  readonly maxSize?: number;
  /** A row that is added before the second page is read, once; or all pages are the first one. */
  readonly pages?: 'row added' | 'repeated';
  /** Writes amounts as text, as the predecessor did, or as numbers with exponents. */
  readonly amounts?: 'text' | 'exponent';
  /** Path of a value that is left out of answers, or null: `results.0.amount`. */
  readonly without?: string;
  readonly nothing?: string;
  /** Replaces a text wherever it is the whole value. */
  readonly text?: {readonly from: string; readonly to: string};
  /** Replaces the answer of an operation, by operationId. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Replaces the answer of the Etherscan-compatible action. */
  readonly etherscan?: unknown;
}

export interface RecipeMock extends MockServer {
  /** Paths and queries of all requests. */
  readonly requests: readonly string[];
  /** Those whose answer was not the one of the world. */
  readonly disturbed: readonly string[];
  /** What was wrong with requests that a correct program does not send. */
  readonly mistakes: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly mistake?: string;
  /** Whether an option changed it. */
  readonly isDisturbed?: boolean;
}

interface Request {
  readonly operation: WorldOperation;
  readonly pathValues: readonly string[];
  /** Path and query parameters. */
  readonly values: ReadonlyMap<string, string>;
}

const MAX_RANGE = 40_000;
const MAX_ROWS = 40_000;
const MAX_SIZE = 2000;
const DEFAULT_SIZE = 20;

const AMOUNTS = new Set([
  ...['amount', 'balance', 'btc_price', 'market_cap', 'percentage', 'total_supply'],
  ...['transaction_fee', 'usd_price', 'usd_price_changes', 'volume'],
]);

const ERRORS = {
  400: {code: 'INVALID_REQUEST', title: 'invalid request'},
  401: {code: 'UNAUTHORIZED_ACCESS', title: 'unauthorized access'},
  404: {code: 'NOT_FOUND_TRANSACTION', title: 'not found transaction'},
} as const;

export async function startRecipeMock(
  world: readonly WorldOperation[],
  options: MockOptions,
): Promise<RecipeMock> {
  const requests: string[] = [];
  const disturbed: string[] = [];
  const mistakes: string[] = [];
  const answerOf = createAnswers(world, options);
  const server = await startServer((message, response) => {
    const target = withoutKey(message.url ?? '', options.key);
    requests.push(target);
    const number = requests.length;
    if (number >= (options.brokenFrom ?? Infinity)) {
      message.socket.destroy();
      return;
    }
    const reply = options.replies?.[number - 1] ?? options.always;
    // The world does not know of a request that gets no answer of it.
    const answer =
      reply === undefined || reply.sends?.startsWith('half') === true
        ? answerOf(message)
        : {status: 200, body: ''};
    if (answer.mistake !== undefined) {
      mistakes.push(`${target}: ${answer.mistake}`);
    }
    // The shapes of the stablecoin answers are inferred, so they have one form only.
    const isInferred = message.url?.startsWith('/api/v1/stablecoin/') === true;
    const printed = printBody(answer.body, isInferred ? {} : options);
    if (reply !== undefined || answer.isDisturbed === true || printed.isDisturbed) {
      disturbed.push(target);
    }
    send(message, response, {...answer, body: printed.text}, reply);
  });
  return {...server, requests, disturbed, mistakes};
}

/** Returns the path and query of a request, as messages of programs have them. */
function withoutKey(target: string, key: string): string {
  return target.replace(`&apikey=${key}`, '').replace(`apikey=${key}&`, '');
}

function send(
  message: IncomingMessage,
  response: ServerResponse,
  answer: {status: number; body: string},
  reply: Reply = {},
): void {
  if (reply.sends === 'nothing') {
    message.socket.destroy();
    return;
  }
  const {status = answer.status, retryAfter, code} = reply;
  const whole =
    code === undefined
      ? (reply.body ?? answer.body)
      : printBody({code, title: 'error', message: reply.message}, {}).text;
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  response.writeHead(status, {
    'Content-Type': whole.startsWith('<') ? 'text/html' : 'application/json',
    'Content-Length': Buffer.byteLength(reply.sends === 'half' ? half : whole),
    ...(retryAfter === undefined ? {} : {'Retry-After': retryAfter}),
  });
  if (reply.sends === 'half, as if whole') {
    response.write(half, () => message.socket.destroy());
  } else {
    response.end(reply.sends === 'half' ? half : whole);
  }
}

/** Prints the body of an answer, with what the options change in it. */
function printBody(
  body: unknown,
  options: Pick<MockOptions, 'amounts' | 'without' | 'nothing' | 'text'>,
): {text: string; isDisturbed: boolean} {
  if (typeof body === 'string') {
    return {text: body, isDisturbed: false};
  }
  let isDisturbed = false;
  const {amounts, text: odd, without, nothing} = options;
  const changed = (name: string, value: unknown): unknown => {
    if (typeof value === 'number' && AMOUNTS.has(name) && amounts !== undefined) {
      return amounts === 'text'
        ? plainDecimal(value)
        : `exponent ${value.toExponential().toUpperCase()}`;
    }
    return odd !== undefined && value === odd.from ? odd.to : value;
  };
  const change = (name: string, value: unknown): unknown => {
    const other = changed(name, value);
    isDisturbed ||= other !== value;
    return other;
  };
  const copy = JSON.parse(JSON.stringify(body, change)) as object;
  for (const path of [without, nothing].filter((one) => one !== undefined)) {
    isDisturbed ||= get(copy, path) !== undefined;
    if (path === without) {
      unset(copy, path);
    } else if (has(copy, path.replace(/\.[^.]*$/, ''))) {
      set(copy, path, null);
    }
  }
  const text = JSON.stringify(copy)
    .replace(/"exponent ([^"]+)"/g, '$1')
    // Every program decodes these.
    .replace(
      /[\u0080-\uffff]/g,
      (symbol) => `\\u${symbol.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return {text, isDisturbed};
}

/** Without exponent: 0.0000014. */
function plainDecimal(value: number): string {
  return value.toLocaleString('en', {useGrouping: false, maximumFractionDigits: 20});
}

function error(
  status: keyof typeof ERRORS,
  message: string,
  mistake?: string,
  code: string = ERRORS[status].code,
): Answer {
  return {
    status,
    body: {...ERRORS[status], code, message},
    ...(mistake === undefined ? {} : {mistake}),
  };
}

function mistaken(message: string, mistake: string): Answer {
  return error(400, `Requested parameter is not valid. (${message})`, mistake);
}

const NO_TRANSACTION = error(404, 'Transaction does not exists.');
const NO_BLOCK = error(404, 'Block does not exists.', undefined, 'NOT_FOUND_BLOCK');

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
  const isCalm = options.replies === undefined && options.always === undefined;
  let hasRowAdded = false;

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
      const reason = 'There is no such path';
      return error(404, `${reason}.`, reason, 'NOT_FOUND_URL');
    }
    const {operation, pathValues, values} = request;
    const hash = values.get('transactionHash');
    if (hash !== undefined && !hashes.has(hash)) {
      return NO_TRANSACTION;
    }
    if (isCalm && isLate(operation, asked)) {
      return operation.id === 'getBlock' ? NO_BLOCK : NO_TRANSACTION;
    }
    const replaced = own(options.answers, operation.id);
    if (replaced !== undefined) {
      return {status: 200, body: replaced};
    }
    if (operation.id === 'getBlock') {
      const number = Number(values.get('blockNumber'));
      return number > latestBlock
        ? NO_BLOCK
        : {status: 200, body: blockOf(world, number)};
    }
    const unknown = pathValues.find((value) => !names.has(value));
    if (unknown !== undefined) {
      return mistaken('unknown', `The world has no ${unknown}`);
    }
    if (own(operation.examples[0], 'paging') === undefined) {
      return {status: 200, body: exampleFor(request)};
    }
    const isLater = Number(values.get('page') ?? 1) > 1;
    const isAdded = isLater && options.pages === 'row added' && !hasRowAdded;
    hasRowAdded ||= isAdded;
    return {
      ...answerList(request, latestBlock, {...options, isRowAdded: isAdded}),
      isDisturbed: isAdded || (isLater && options.pages === 'repeated'),
    };
  };

  function answerEtherscan(query: URLSearchParams): Answer {
    if (query.get('apikey') !== options.key) {
      return error(401, 'Please confirm your authority.', 'The key is missing');
    }
    if (options.etherscan !== undefined) {
      return {status: 200, body: options.etherscan};
    }
    const isRepeated = options.pages === 'repeated' && query.get('page') !== '1';
    if (isRepeated) {
      query.set('page', '1');
    }
    const {rows, mistake} = tokenTransferRows(world, query, options.maxSize);
    return {
      status: 200,
      body: {status: '1', message: 'OK', result: rows},
      isDisturbed: isRepeated,
      ...(mistake === undefined ? {} : {mistake}),
    };
  }
}

const LATE = ['getTransaction', 'getTransactionReceiptStatus', 'getBlock'];

/** The index and the node learn of a transaction or a block only after the first question. */
function isLate({id}: WorldOperation, asked: Set<string>): boolean {
  const isFirst = LATE.includes(id) && !asked.has(id);
  asked.add(id);
  return isFirst;
}

function findRequest(
  world: readonly WorldOperation[],
  pathname: string,
  query: URLSearchParams,
): Request | undefined {
  const operation =
    world.find(({path}) => path === pathname) ??
    world.find(({path}) => patternOf(path).test(pathname));
  if (operation === undefined) {
    return undefined;
  }
  const fromPath = Object.entries(patternOf(operation.path).exec(pathname)?.groups ?? {});
  return {
    operation,
    pathValues: fromPath.map(([, value]) => value),
    values: new Map([...fromPath, ...query]),
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function answerList(
  {operation, values}: Request,
  latestBlock: number,
  options: MockOptions & {isRowAdded: boolean},
): Answer {
  const number = (name: string, fallback: number): number =>
    Number(values.get(name) ?? fallback);
  const page = number('page', 1);
  const wanted = number('size', DEFAULT_SIZE);
  if (!(page >= 1 && wanted >= 1 && wanted <= MAX_SIZE)) {
    return mistaken('page', `There is no page ${page} of ${wanted} rows`);
  }
  const size = Math.min(wanted, options.maxSize ?? MAX_SIZE);
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
  const added = options.isRowAdded ? 1 : 0;
  const totalCount = isFull ? MAX_ROWS : rows.length + added;
  const totalPage = Math.ceil(totalCount / size);
  if (page > Math.max(totalPage, 1)) {
    return mistaken('totalPage is over.', 'It asks for the page after the last one');
  }
  const first = options.pages === 'repeated' ? 0 : (page - 1) * size - added;
  return {
    status: 200,
    body: {
      results: rows.slice(first, first + size),
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
