import type {Endpoint} from './endpoint';
import {
  amountProblem,
  budgetProblem,
  ownCreditsProblem,
  pageSizeProblem,
  type Entry,
  type EstimateInput,
} from './entry';
import {
  add,
  ceil,
  divide,
  floor,
  isZero,
  multiply,
  parseQuantity,
  subtract,
  whole,
  ZERO,
  type Quantity,
} from './quantity';

const DAYS = 30n;

const SECONDS_A_DAY = 86_400n;

const MINUTES_A_DAY = 1_440n;

/** The same count for a day and for 30 days. */
interface Period {
  day: Quantity;
  month: Quantity;
}

export interface EstimateRow {
  entry: Entry;
  endpoint: Endpoint;
  /** Undefined until the reader has entered how often. Whole numbers. */
  calls?: Period;
  /** Undefined without calls or without a figure. */
  credits?: Period;
  /** Where the credits a call are from. */
  figure: 'published' | 'own' | 'unknown';
}

export interface Estimate {
  rows: EstimateRow[];
  calls: Period;
  /** Sum over the endpoints whose credits a call are known. */
  credits: Period;
  plan?: PlanUse;
}

/** How much of the credits a day of a plan an estimate takes. */
export interface PlanUse {
  /** Per mille of the plan, rounded down. */
  share: bigint;
  /** Credits above those of the plan. */
  excess?: Quantity;
  /** More calls a day of the same mix that the plan allows, if the credits of some are known. */
  callsLeft?: bigint;
}

/** Calculates an estimate. Entries of endpoints that do not exist are left out. */
export function createEstimate(
  {entries, budget}: EstimateInput,
  endpoints: readonly Endpoint[],
): Estimate {
  const rows = entries.flatMap((entry) => {
    const endpoint = endpoints.find(({id}) => id === entry.endpointId);
    return endpoint === undefined ? [] : [createRow(entry, endpoint)];
  });
  const calls = sum(rows.map((row) => row.calls));
  const credits = sum(rows.map((row) => row.credits));
  const plan = planUse(calls.day, credits.day, budget);
  return {rows, calls, credits, ...(plan === undefined ? {} : {plan})};
}

function createRow(entry: Entry, endpoint: Endpoint): EstimateRow {
  const calls = callsOf(entry);
  const own =
    endpoint.credits === undefined && ownCreditsProblem(entry) === undefined
      ? parseQuantity(entry.ownCredits)
      : undefined;
  const figure = endpoint.credits ?? own;
  return {
    entry,
    endpoint,
    figure: figure === undefined ? 'unknown' : figure === own ? 'own' : 'published',
    ...(calls === undefined ? {} : {calls}),
    ...(calls === undefined || figure === undefined
      ? {}
      : {
          credits: {
            day: multiply(calls.day, figure),
            month: multiply(calls.month, figure),
          },
        }),
  };
}

/** Returns the calls of an entry, rounded up to whole calls for a day and for 30 days. */
function callsOf(entry: Entry): Period | undefined {
  const amount = parseQuantity(entry.amount);
  if (amount === undefined || amountProblem(entry) !== undefined) {
    return undefined;
  }
  switch (entry.measure) {
    case 'calls':
      return callsAtRate(amount);
    case 'seconds':
      return callsAtRate(divide(whole(SECONDS_A_DAY), amount));
    case 'minutes':
      return callsAtRate(divide(whole(MINUTES_A_DAY), amount));
    case 'rows': {
      const pageSize = parseQuantity(entry.pageSize);
      return pageSize === undefined || pageSizeProblem(entry) !== undefined
        ? undefined
        : callsAtRate(whole(ceil(divide(amount, pageSize))));
    }
  }
}

function callsAtRate(callsADay: Quantity): Period {
  return {
    day: whole(ceil(callsADay)),
    month: whole(ceil(multiply(callsADay, whole(DAYS)))),
  };
}

function sum(periods: readonly (Period | undefined)[]): Period {
  return periods.reduce<Period>(
    (total, period) =>
      period === undefined
        ? total
        : {day: add(total.day, period.day), month: add(total.month, period.month)},
    {day: ZERO, month: ZERO},
  );
}

function planUse(
  calls: Quantity,
  credits: Quantity,
  budget: string,
): PlanUse | undefined {
  const credited = parseQuantity(budget);
  if (credited === undefined || budgetProblem(budget) !== undefined) {
    return undefined;
  }
  const left = subtract(credited, credits);
  return {
    share: floor(divide(multiply(credits, whole(1_000n)), credited)),
    ...(left.numerator < 0n ? {excess: subtract(credits, credited)} : {}),
    ...(left.numerator < 0n || isZero(credits)
      ? {}
      : {callsLeft: floor(divide(multiply(calls, left), credits))}),
  };
}
