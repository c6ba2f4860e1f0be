import {parseAmount} from './amount';

/** How the reader counts the calls to an endpoint. */
export const MEASURES = ['calls', 'seconds', 'minutes', 'rows'] as const;

export type Measure = (typeof MEASURES)[number];

/** A row of the estimate, as the reader typed it. */
export interface Entry {
  endpointId: string;
  measure: Measure;
  /** Calls a day, seconds or minutes between two calls, or rows a day. */
  amount: string;
  /** Rows a page, for the measure `rows`. */
  pageSize: string;
  /** The reader's figure for an endpoint without a published one. */
  ownCredits: string;
}

export interface EstimateInput {
  entries: readonly Entry[];
  /** Credits a day of the reader's plan. */
  budget: string;
}

export const EMPTY_INPUT: EstimateInput = {entries: [], budget: ''};

export function createEntry(endpointId: string): Entry {
  return {endpointId, measure: 'calls', amount: '', pageSize: '', ownCredits: ''};
}

/** What is wrong with a field. */
export type Problem = 'number' | 'positive';

export function amountProblem({measure, amount}: Entry): Problem | undefined {
  return measure === 'seconds' || measure === 'minutes'
    ? positiveProblem(amount)
    : numberProblem(amount);
}

/** An empty field has no problem: it is not filled in yet. */
export function numberProblem(text: string): Problem | undefined {
  return text.trim() === '' || parseAmount(text) !== undefined ? undefined : 'number';
}

export function positiveProblem(text: string): Problem | undefined {
  return parseAmount(text) === 0 ? 'positive' : numberProblem(text);
}

const DAY = {seconds: 86_400, minutes: 1_440};

/** Returns the calls a day of an entry, which may be a fraction, once its fields are filled in. */
export function callsADay({measure, amount, pageSize}: Entry): number | undefined {
  const number = parseAmount(amount);
  if (number === undefined) {
    return undefined;
  }
  switch (measure) {
    case 'calls':
      return number;
    case 'seconds':
    case 'minutes':
      return number === 0 ? undefined : DAY[measure] / number;
    case 'rows': {
      const size = parseAmount(pageSize);
      return size === undefined || size === 0 ? undefined : Math.ceil(number / size);
    }
  }
}
