/*
 * The estimate in the query string of the page. `e` lists the endpoints, `b` is the credits a day of the
 * reader's plan:
 *
 * /endpoint-credit?e=getBlock:1440d,getAccount:30s,getKaiaPrice:5m:3c,getBlocks:10000r500&b=50000
 *
 * Behind an endpoint: `d` calls a day, `s` seconds and `m` minutes between two calls, `r` rows a day and
 * rows a page, `c` the reader's own credits a call.
 */

import type {Endpoint} from './endpoint';
import {
  amountProblem,
  budgetProblem,
  createEntry,
  ownCreditsProblem,
  pageSizeProblem,
  type Entry,
  type EstimateInput,
  type Measure,
} from './entry';
import {parseQuantity, printDecimal} from './quantity';

const ENTRIES = 'e';

const BUDGET = 'b';

const MEASURE_BY_LETTER: Readonly<Record<string, Measure>> = {
  d: 'calls',
  s: 'seconds',
  m: 'minutes',
  r: 'rows',
};

export interface ReadAddress {
  input: EstimateInput;
  /** Parts of the address that mean nothing here: `getBlock:12x`. */
  ignored: string[];
}

/** Reads the estimate from a query string, which can contain anything. */
export function readAddress(search: string, endpoints: readonly Endpoint[]): ReadAddress {
  const query = new URLSearchParams(search);
  const entries = new Map<string, Entry>();
  const ignored: string[] = [];
  for (const text of query.getAll(ENTRIES).join(',').split(',').filter(Boolean)) {
    const [name = '', ...parts] = text.split(':');
    const endpoint = endpoints.find(({id}) => id === decode(name));
    if (endpoint === undefined || entries.has(endpoint.id)) {
      ignored.push(text);
      continue;
    }
    let entry = createEntry(endpoint.id);
    for (const part of parts) {
      const next = withPart(entry, part, endpoint);
      if (next === undefined) {
        ignored.push(`${name}:${part}`);
      } else {
        entry = next;
      }
    }
    entries.set(endpoint.id, entry);
  }
  const budget = query.get(BUDGET) ?? '';
  const isBudget =
    parseQuantity(budget) !== undefined && budgetProblem(budget) === undefined;
  if (!isBudget && budget !== '') {
    ignored.push(`${BUDGET}=${budget}`);
  }
  return {
    input: {entries: [...entries.values()], budget: isBudget ? budget : ''},
    ignored,
  };
}

/** Returns the entry with a part of the address, or undefined if the part is not valid. */
function withPart(entry: Entry, part: string, endpoint: Endpoint): Entry | undefined {
  const [, number = '', letter = '', pageSize = ''] =
    /^([\d.]*)([dsmrc])([\d.]*)$/.exec(part) ?? [];
  if (letter === 'c') {
    const next = {...entry, ownCredits: number};
    const isFree = endpoint.credits === undefined && entry.ownCredits === '';
    return isFree &&
      number + pageSize !== '' &&
      pageSize === '' &&
      !ownCreditsProblem(next)
      ? next
      : undefined;
  }
  const measure = MEASURE_BY_LETTER[letter];
  const isSet = entry.amount !== '' || entry.pageSize !== '' || entry.measure !== 'calls';
  if (measure === undefined || isSet || (measure !== 'rows' && pageSize !== '')) {
    return undefined;
  }
  const next = {...entry, measure, amount: number, pageSize};
  return (amountProblem(next) ?? pageSizeProblem(next)) ? undefined : next;
}

/** Writes the estimate to a query string and keeps its other parameters. Leaves out what is not valid. */
export function printAddress(search: string, {entries, budget}: EstimateInput): string {
  const others = new URLSearchParams(search);
  others.delete(ENTRIES);
  others.delete(BUDGET);
  const parts = [
    others.toString(),
    entries.length === 0 ? '' : `${ENTRIES}=${encode(entries.map(printEntry).join(','))}`,
    budgetProblem(budget) === undefined && budget.trim() !== ''
      ? `${BUDGET}=${printNumber(budget)}`
      : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function printEntry(entry: Entry): string {
  const {endpointId, measure, ownCredits} = entry;
  const amount = amountProblem(entry) === undefined ? printNumber(entry.amount) : '';
  const pageSize =
    measure === 'rows' && pageSizeProblem(entry) === undefined
      ? printNumber(entry.pageSize)
      : '';
  const [letter = ''] =
    Object.entries(MEASURE_BY_LETTER).find(([, value]) => value === measure) ?? [];
  const own = ownCreditsProblem(entry) === undefined ? printNumber(ownCredits) : '';
  return [
    encodeURIComponent(endpointId),
    measure === 'calls' && amount === '' ? '' : `${amount}${letter}${pageSize}`,
    own === '' ? '' : `${own}c`,
  ]
    .filter(Boolean)
    .join(':');
}

/** Without separators. An empty field stays empty. */
function printNumber(text: string): string {
  const quantity = parseQuantity(text);
  return quantity === undefined ? '' : printDecimal(quantity);
}

/** Separators stay readable. Names of endpoints have none: they are encoded twice. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
