/** What has been used since the start of the server, and what may be used. */
export interface BudgetState {
  readonly calls: {readonly used: number; readonly limit: number};
  readonly cost?: {
    readonly unit: string;
    /** At least: calls without a known cost are not in it. */
    readonly used: number;
    readonly limit?: number;
    readonly callsOfUnknownCost: number;
  };
}

export interface Budget {
  readonly state: () => BudgetState;
  /**
   * Returns why a call must not be sent, or undefined.
   *
   * @param cost Undefined if the document does not say it.
   */
  readonly refusal: (cost: number | undefined) => string | undefined;
  /** Counts a call before it is sent, unless there is a {@link refusal}, which it returns. */
  readonly spend: (cost: number | undefined) => string | undefined;
}

export interface Limits {
  readonly maxCalls: number;
  /** Undefined if nobody said where the document has the cost of a call. */
  readonly unit?: string;
  readonly maxCost?: number;
}

export function createBudget({maxCalls, unit, maxCost}: Limits): Budget {
  let calls = 0;
  let used = 0;
  let unknown = 0;
  const refusal = (cost: number | undefined): string | undefined => {
    if (calls >= maxCalls) {
      return `The limit of ${maxCalls} calls is reached. The person who runs this server can restart it, with a higher --max-calls if more are needed.`;
    }
    if (maxCost === undefined) {
      return undefined;
    }
    if (cost === undefined) {
      return `The document does not say what this call costs, so the limit of ${maxCost} ${unit} cannot be kept. The person who runs this server can start it without --max-cost.`;
    }
    return used + cost > maxCost
      ? `This call costs ${cost} ${unit}, and ${maxCost - used} of ${maxCost} are left. The person who runs this server can restart it, with a higher --max-cost if more are needed.`
      : undefined;
  };
  return {
    refusal,
    spend(cost) {
      const reason = refusal(cost);
      if (reason === undefined) {
        calls += 1;
        used += cost ?? 0;
        unknown += cost === undefined ? 1 : 0;
      }
      return reason;
    },
    state: () => ({
      calls: {used: calls, limit: maxCalls},
      ...(unit === undefined
        ? {}
        : {
            cost: {
              unit,
              used,
              ...(maxCost === undefined ? {} : {limit: maxCost}),
              callsOfUnknownCost: unknown,
            },
          }),
    }),
  };
}
