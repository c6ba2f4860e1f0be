/*
 * The client of the recipes. Environment: KAIASCAN_API_KEY (required), KAIASCAN_BASE_URL,
 * KAIASCAN_PAGE_SIZE, KAIASCAN_RETRY_SECONDS, KAIASCAN_POLL_SECONDS.
 */
import fs from 'node:fs';
import {basename} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';

const MAX_PAUSE_SECONDS = 30;
const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
export const LIST_CHANGED = ['the list changed while it was read', 'Start again.'];

const {env} = process;

/** An error that ends the program with one line. */
export class Failure extends Error {
  constructor(message, exitCode = 1, isTooWide = false) {
    super(message);
    Object.assign(this, {exitCode, isTooWide});
  }
}

/** Checks the arguments by `{ACCOUNT: address, '[FILE]': String}` and runs `main` with them. */
export async function run(parameters, main) {
  const end = (error) => {
    // An error of a file has a system call. Any other error is a bug.
    if (!(error instanceof Failure) && !error.syscall) {
      throw error;
    }
    // The reader of a pipe may end first.
    if (error.code !== 'EPIPE') {
      console.error(oneLine(error.message));
      process.exitCode = error.exitCode ?? 1;
    }
  };
  process.stdout.on('error', (error) => process.exit(end(error)));
  try {
    await main(...readArguments(Object.entries(parameters)));
  } catch (error) {
    end(error);
  }
}

function readArguments(parameters) {
  const names = parameters.map(([name]) => name);
  const texts = process.argv.slice(2);
  if (names[texts.length]?.startsWith('[') === false || texts.length > names.length) {
    throw new Failure(['Usage:', basename(process.argv[1]), ...names].join(' '), 2);
  }
  if (!/^[!-~]+$/.test(env.KAIASCAN_API_KEY ?? '')) {
    throw new Failure('Set KAIASCAN_API_KEY to your API key.', 2);
  }
  // A wrong value is found before the first request.
  [pageSize, pollSeconds, retrySeconds].forEach((read) => read());
  return texts.map((text, i) => parameters[i][1](text, names[i].replace(/[[\]]/g, '')));
}

const hex = (digits, form) => (text) => {
  if (!/^0x[\da-f]+$/i.test(text) || text.length !== digits + 2) {
    throw new Failure(`${text} is not ${form}: 0x and ${digits} hexadecimal digits.`, 2);
  }
  return text;
};

export const address = hex(40, 'an address');
export const hash = hex(64, 'a transaction hash');

export function whole(text, name, least = 0) {
  const isWhole = /^\d{1,15}$/.test(text);
  if (!isWhole || Number(text) < least) {
    const form = isWhole ? `${least} or more` : 'a whole number';
    throw new Failure(`${name} must be ${form}, not "${text}".`, 2);
  }
  return Number(text);
}

/** Returns the whole number of an environment variable. */
export function setting(name, fallback, least) {
  return whole(env[name] || String(fallback), name, least);
}

export const pageSize = () => setting('KAIASCAN_PAGE_SIZE', 500, 1);
const pollSeconds = () => setting('KAIASCAN_POLL_SECONDS', 1);
const retrySeconds = () => setting('KAIASCAN_RETRY_SECONDS', 1);

/** Returns what `shape` names of an answer. */
export async function get(path, query, shape) {
  return (await ask(path, query)).read(shape);
}

/** Sends a request up to five times. Returns undefined if `isOptional` and there is no such thing. */
export async function ask(path, query = {}, isOptional = false) {
  const request = `GET ${targetOf(path, query)}`;
  for (let attempt = 1; ; attempt += 1) {
    const {status, text, reason, retryAfter} = await send(path, query);
    const body = parse(text);
    if (status === 200 && body !== undefined) {
      return new Answer(request, text);
    }
    const {code, message} = body ?? {};
    // Only an error of the service says something about the request.
    const isKnown = code && code !== 'NOT_FOUND_URL';
    if (isOptional && status === 404 && isKnown) {
      return undefined;
    }
    const error = code ? `, ${shorten([code, message].filter(Boolean).join(': '))}` : '';
    let what = `HTTP ${status}${error}`;
    let advice;
    if (status === 200) {
      what = 'the answer is not complete JSON';
      advice = 'Check KAIASCAN_BASE_URL, or try again later.';
    } else if (status === 401 || status === 403) {
      advice = 'Check KAIASCAN_API_KEY.';
    } else if (status === 429 && error.includes('requestPerDay')) {
      advice = 'Start again the next day.';
    } else if (![undefined, 408, 429, 500, 502, 503, 504].includes(status)) {
      advice = `Check ${isKnown ? 'the arguments' : 'KAIASCAN_BASE_URL'}.`;
    } else if (retryAfter > MAX_PAUSE_SECONDS) {
      what += `: the service asks for ${retryAfter} seconds of pause`;
      advice = 'Start again then.';
    } else if (attempt === 5 && status === undefined) {
      what = `no answer after 5 attempts (${reason})`;
      advice = 'Check the network and KAIASCAN_BASE_URL.';
    } else if (attempt === 5) {
      what = `HTTP ${status} after 5 attempts${error}`;
      advice = status === 429 ? 'Wait a minute, and start again.' : 'Try again later.';
    }
    if (advice !== undefined) {
      const exitCode = /KEY|next day/.test(advice) ? 3 : 1;
      const isTooWide = status === 400 && 'blockNumberStart' in query;
      throw new Failure(`${request}: ${what}. ${advice}`, exitCode, isTooWide);
    }
    const pause = retrySeconds() * 2 ** (attempt - 1) * (1 + Math.random() / 2);
    await sleep(1000 * (retryAfter ?? Math.min(pause, MAX_PAUSE_SECONDS)));
  }
}

async function send(path, query) {
  const base = env.KAIASCAN_BASE_URL || 'https://mainnet-oapi.kaiascan.io';
  const key = env.KAIASCAN_API_KEY;
  const isEtherscan = path === '/api';
  const target = targetOf(path, isEtherscan ? {...query, apikey: key} : query);
  try {
    const response = await fetch(base.replace(/\/+$/, '') + target, {
      headers: isEtherscan ? {} : {Authorization: `Bearer ${key}`},
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const retryAfter = secondsOf(response.headers.get('Retry-After'));
    return {status: response.status, text: await response.text(), retryAfter};
  } catch ({cause, name}) {
    // The message may have the URL, and so the key.
    return {reason: oneLine(cause?.message || cause?.code || name)};
  }
}

function targetOf(path, query) {
  return [path, String(new URLSearchParams(query))].filter(Boolean).join('?');
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(text) {
  const isWhole = /^\d+$/.test(text);
  const seconds = isWhole ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds >= 0 ? Math.ceil(seconds) : undefined;
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Asks until the answer is there. Returns undefined if it is not there at the deadline. */
export async function askUntilThere(path, deadline = Infinity) {
  for (;;) {
    const answer = await ask(path, {}, true);
    if (answer !== undefined || Date.now() >= deadline) {
      return answer;
    }
    await sleep(1000 * pollSeconds());
  }
}

/** Returns the rows of all pages of a list, and reads it `again` if it changed meanwhile. */
export async function pages(path, query, row, {maxRows = Infinity, again = 0} = {}) {
  const shape = {results: [row], paging: {total_count: 'integer', last: 'boolean'}};
  const read = [];
  let total;
  for (let page = 1; ; page += 1) {
    const answer = await ask(path, {...query, page, size: pageSize()});
    const {results, paging} = answer.read(shape);
    total ??= paging.total_count;
    if (total >= maxRows) {
      const what = `the list has ${total} rows, and the service returns no more`;
      throw answer.error(what, 'Ask for fewer blocks.', true);
    }
    if (paging.total_count !== total || isDeepStrictEqual(results, read.at(-1))) {
      if (again > 0) {
        return pages(path, query, row, {maxRows, again: again - 1});
      }
      throw answer.error(...LIST_CHANGED);
    }
    read.push(results);
    if (paging.last) {
      return read.flat();
    }
  }
}

/** An answer with status 200. `text` is complete JSON. */
class Answer {
  constructor(name, text) {
    Object.assign(this, {name, text});
  }

  /**
   * Returns what a shape names: `{hash: 'string', 'to?': 'string', rows: [{fee: 'decimal'}]}`. A function
   * in place of a type returns the value to use, or undefined if it is wrong.
   */
  read(shape) {
    // JSON.parse rounds numbers. As text they keep their digits.
    let isString = false;
    const exact = this.text.replace(/\\.|"|-?\d[\d.eE+-]*/g, (part) => {
      isString = isString !== (part === '"');
      return isString || /^["\\]/.test(part) ? part : `"${part}"`;
    });
    return this.#fit(shape, JSON.parse(this.text), JSON.parse(exact), []);
  }

  #fit(shape, value, exact, place) {
    const inner = (key, part) => this.#fit(part, value[key], exact[key], [...place, key]);
    const kind = kindOf(shape);
    if (kind === 'list' && kindOf(value) === kind) {
      return value.map((_item, index) => inner(index, shape[0]));
    }
    if (kind === 'object' && kindOf(value) === kind) {
      const fields = Object.entries(shape).map(([field, part]) => {
        const key = field.replace('?', '');
        return [key, key === field || value[key] != null ? inner(key, part) : undefined];
      });
      return Object.fromEntries(fields);
    }
    const convert = kind === 'function' ? shape : TYPES[shape];
    const result = typeof value === shape ? value : convert?.(value, exact);
    if (result === undefined) {
      throw this.error(`the answer has no valid ${place.join('.') || kind}`);
    }
    return result;
  }

  /** Returns an error that names the request. */
  error(what, advice = 'Try again later.', isTooWide = false) {
    return new Failure(`${this.name}: ${what}. ${advice}`, 1, isTooWide);
  }
}

function kindOf(value) {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
}

/** Each gets a value and the text of a number; undefined is wrong. */
const TYPES = {
  // Text if a number cannot hold it.
  integer: (value, exact) => {
    const integer = Number.isSafeInteger(value) ? value : exact;
    return typeof value === 'number' && /^-?\d+$/.test(exact) ? integer : undefined;
  },
  // Without exponent.
  decimal: (_value, exact) => {
    const plain = () => (/e/i.test(exact) ? multiply(exact) : exact);
    return typeof exact === 'string' && DECIMAL.test(exact) ? plain() : undefined;
  },
  // The decimals of a token.
  places: (_value, exact) =>
    /^\d{1,2}$/.test(exact) && exact <= 77 ? Number(exact) : undefined,
};

/** Multiplies decimals without rounding: `multiply('1.50', '1e-3')` is `0.0015`. */
export function multiply(...factors) {
  let product = 1n;
  let places = 0;
  for (const factor of factors) {
    const [, whole, fraction = '', exponent = '0'] = DECIMAL.exec(factor);
    product *= BigInt(whole + fraction);
    places += fraction.length - Number(exponent);
  }
  const sign = product < 0n ? '-' : '';
  const digits = String(product).replace('-', '') + '0'.repeat(Math.max(0, -places));
  const padded = digits.padStart(places + 1, '0');
  const point = padded.length - Math.max(0, places);
  const decimal = `${padded.slice(0, point)}.${padded.slice(point)}`;
  return sign + decimal.replace(/\.?0*$/, '');
}

/** Returns text that somebody else wrote without the characters that control a terminal. */
export function oneLine(text) {
  return text.replace(/\p{Cc}/gu, ' ');
}

/** Returns such text for an error, without its last full stop. */
export function shorten(text) {
  return [...oneLine(text)].slice(0, 200).join('').replace(/\.+$/, '');
}

/** Returns a row of CSV. A spreadsheet does not take its cells for formulas. */
export function csvRow(cells) {
  const texts = cells.map((cell) => {
    const text = String(cell ?? '');
    const isFormula = /^[\t\r]*[=+\-@]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
    const safe = isFormula ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${texts.join(',')}\n`;
}

/**
 * Writes the rows of windows of blocks to a CSV file, the newest window first, and continues an
 * interrupted run. `beforeNew` is called at the start of any other. A window too wide is halved.
 */
export async function writeWindows({account, firstBlock, lastBlock, file, ...options}) {
  const {columns, readWindow, beforeNew} = options;
  if (firstBlock > lastBlock) {
    throw new Failure(`FIRST_BLOCK ${firstBlock} is after LAST_BLOCK ${lastBlock}.`, 2);
  }
  const stateFile = `${file}.state`;
  const run = `${account} ${firstBlock} ${lastBlock}`;
  let [end, size, {width}] = [lastBlock, 0, options];
  const saveState = () => {
    fs.writeFileSync(`${stateFile}.new`, `${run} ${end} ${size}\n`);
    fs.renameSync(`${stateFile}.new`, stateFile);
  };
  const fileSize = fs.statSync(file, {throwIfNoEntry: false})?.size;
  if (fs.existsSync(stateFile)) {
    const state = fs.readFileSync(stateFile, 'utf8').trim();
    const [, saved = state, ...rest] = /^(.*) (-?\d+) (\d+)$/.exec(state) ?? [];
    if (saved !== run) {
      const what = `${stateFile} is of another run: ${saved}`;
      throw new Failure(`${what}. Complete or delete it.`, 2);
    }
    [end, size] = rest.map(Number);
    if ((fileSize ?? 0) < size) {
      throw new Failure(`${file} is not the file of ${stateFile}. Delete both.`, 2);
    }
    console.log(`Continuing at block ${end}`);
  } else if (fileSize !== undefined) {
    throw new Failure(`${file} exists. Delete it, or name another file.`, 2);
  } else {
    await beforeNew?.();
  }
  while (end >= firstBlock) {
    const start = Math.max(firstBlock, end - width + 1);
    try {
      const rows = await readWindow(start, end);
      const newRows = size === 0 ? [columns, ...rows] : rows;
      if (size === 0) {
        saveState();
        fs.writeFileSync(file, '');
      }
      // A half-written window is removed.
      fs.truncateSync(file, size);
      fs.appendFileSync(file, newRows.map(csvRow).join(''));
      ({size} = fs.statSync(file));
      const line = `Blocks ${start} to ${end}: ${rows.length} transfers`;
      end = start - 1;
      saveState();
      console.log(line);
    } catch (error) {
      if (!error.isTooWide || start === end) {
        const canContinue = error.exitCode === 1 && fs.existsSync(stateFile);
        error.message += canContinue ? ' Start the program again to continue.' : '';
        throw error;
      }
      width = Math.floor((end - start + 1) / 2);
    }
  }
  fs.rmSync(stateFile, {force: true});
  console.log(`${file} is complete`);
}
