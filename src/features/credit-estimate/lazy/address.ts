import {parseAmount} from './amount';
import type {Endpoint} from './endpoint';
import {callsADay, createEntry, type EstimateInput} from './entry';

/*
 * The estimate in the query string of the page: calls a day, the reader's own credits a call, and the
 * credits a day of the reader's plan:
 *
 * /endpoint-credit?calls.getBlock=1440&calls.getKaiaPrice=288&credits.getKaiaPrice=3&plan=50000
 */
const CALLS = 'calls.';

const CREDITS = 'credits.';

const PLAN = 'plan';

export interface ReadAddress {
  input: EstimateInput;
  /** Parameters that mean nothing here: `calls.getBlock=often`. */
  ignored: string[];
}

/** Reads the estimate from a query string, which can contain anything. */
export function readAddress(search: string, endpoints: readonly Endpoint[]): ReadAddress {
  const query = new URLSearchParams(search);
  const ignored: string[] = [];
  const amountOf = (name: string): string => {
    const text = query.get(name) ?? '';
    if (text === '' || parseAmount(text) !== undefined) {
      return text;
    }
    ignored.push(`${name}=${text}`);
    return '';
  };
  const entries = [...new Set(query.keys())].flatMap((name) => {
    if (!name.startsWith(CALLS)) {
      return [];
    }
    const endpoint = endpoints.find(({id}) => id === name.slice(CALLS.length));
    if (endpoint === undefined) {
      ignored.push(name);
      return [];
    }
    const {id, credits} = endpoint;
    return {
      ...createEntry(id),
      amount: amountOf(name),
      // Nobody can change a published figure by a link.
      ownCredits: credits === undefined ? amountOf(CREDITS + id) : '',
    };
  });
  return {input: {entries, budget: amountOf(PLAN)}, ignored};
}

/** Writes the estimate to a query string, and keeps its other parameters. */
export function printAddress(search: string, {entries, budget}: EstimateInput): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (name === PLAN || name.startsWith(CALLS) || name.startsWith(CREDITS)) {
      query.delete(name);
    }
  }
  for (const entry of entries) {
    const {endpointId, ownCredits} = entry;
    query.set(CALLS + endpointId, print(callsADay(entry)));
    if (parseAmount(ownCredits) !== undefined) {
      query.set(CREDITS + endpointId, print(parseAmount(ownCredits)));
    }
  }
  if (parseAmount(budget) !== undefined) {
    query.set(PLAN, print(parseAmount(budget)));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** With as many decimals as the estimate for 30 days needs. */
function print(amount: number | undefined): string {
  return amount === undefined ? '' : String(Number(amount.toFixed(4)));
}
