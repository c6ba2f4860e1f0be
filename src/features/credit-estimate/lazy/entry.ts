import {isWhole, isZero, parseQuantity} from './quantity';

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
export type Problem = 'number' | 'whole' | 'positive';

export function amountProblem({measure, amount}: Entry): Problem | undefined {
  switch (measure) {
    case 'calls':
      return numberProblem(amount, {});
    case 'seconds':
    case 'minutes':
      return numberProblem(amount, {isPositive: true});
    case 'rows':
      return numberProblem(amount, {isWhole: true});
  }
}

export function pageSizeProblem({measure, pageSize}: Entry): Problem | undefined {
  return measure === 'rows'
    ? numberProblem(pageSize, {isWhole: true, isPositive: true})
    : undefined;
}

export function ownCreditsProblem({ownCredits}: Entry): Problem | undefined {
  return numberProblem(ownCredits, {});
}

export function budgetProblem(budget: string): Problem | undefined {
  return numberProblem(budget, {isPositive: true});
}

/** An empty field has no problem: it is not filled in yet. */
function numberProblem(
  text: string,
  must: {isWhole?: boolean; isPositive?: boolean},
): Problem | undefined {
  if (text.trim() === '') {
    return undefined;
  }
  const quantity = parseQuantity(text);
  if (quantity === undefined) {
    return 'number';
  }
  if (must.isPositive === true && isZero(quantity)) {
    return 'positive';
  }
  return must.isWhole === true && !isWhole(quantity) ? 'whole' : undefined;
}
