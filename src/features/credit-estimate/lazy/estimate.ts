import {parseAmount} from './amount';
import type {Endpoint} from './endpoint';
import {callsADay, type Entry, type EstimateInput} from './entry';

const DAYS = 30;

/** The same count for a day and for 30 days. */
interface Period {
  day: number;
  month: number;
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
  percent: number;
  /** Credits above those of the plan. */
  excess?: number;
  /** More calls a day of the same mix that the plan allows, if the credits of some are known. */
  callsLeft?: number;
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
  const planned = parseAmount(budget);
  return {
    rows,
    calls,
    credits,
    plan: planned ? planUse(calls.day, credits.day, planned) : undefined,
  };
}

function createRow(entry: Entry, endpoint: Endpoint): EstimateRow {
  const rate = callsADay(entry);
  const credits = endpoint.credits ?? parseAmount(entry.ownCredits);
  const calls =
    rate === undefined ? undefined : {day: roundUp(rate), month: roundUp(rate * DAYS)};
  return {
    entry,
    endpoint,
    figure:
      credits === undefined
        ? 'unknown'
        : endpoint.credits === undefined
          ? 'own'
          : 'published',
    calls,
    credits:
      calls === undefined || credits === undefined
        ? undefined
        : {day: calls.day * credits, month: calls.month * credits},
  };
}

/** Rounds up to whole calls. A division may end a little above the whole number that it is. */
function roundUp(calls: number): number {
  return Math.ceil(Number(calls.toPrecision(14)));
}

function sum(periods: readonly (Period | undefined)[]): Period {
  return periods.reduce<Period>(
    (total, period) => ({
      day: total.day + (period?.day ?? 0),
      month: total.month + (period?.month ?? 0),
    }),
    {day: 0, month: 0},
  );
}

function planUse(calls: number, credits: number, planned: number): PlanUse {
  const percent = (credits / planned) * 100;
  const left = planned - credits;
  if (left < 0) {
    return {percent, excess: -left};
  }
  return {
    percent,
    callsLeft: credits === 0 ? undefined : Math.floor((calls * left) / credits),
  };
}
