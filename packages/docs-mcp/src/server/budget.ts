export interface Limits {
  readonly maxCalls: number;
  /** Undefined if nobody said where the document has the cost of a call. */
  readonly unit?: string | undefined;
  readonly maxCost?: number | undefined;
}

/** What has been used since the start of the server, and what may be used. */
export class Budget {
  #calls = 0;
  #cost = 0;
  #callsOfUnknownCost = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * Returns why a call must not be sent, or undefined.
   *
   * @param cost Undefined if the document does not say it.
   */
  refusal(cost: number | undefined): string | undefined {
    const {maxCalls, unit, maxCost} = this.limits;
    if (this.#calls >= maxCalls) {
      return `The limit of ${maxCalls} calls is reached. The person who runs this server can restart it, with a higher --max-calls if more are needed.`;
    }
    if (maxCost === undefined) {
      return undefined;
    }
    if (cost === undefined) {
      return `The document does not say what this call costs, so the limit of ${maxCost} ${unit} cannot be kept. The person who runs this server can start it without --max-cost.`;
    }
    return this.#cost + cost > maxCost
      ? `This call costs ${cost} ${unit}, and ${maxCost - this.#cost} of ${maxCost} are left. The person who runs this server can restart it, with a higher --max-cost if more are needed.`
      : undefined;
  }

  /** Counts a call before it is sent, unless there is a {@link refusal}, which it returns. */
  spend(cost: number | undefined): string | undefined {
    const reason = this.refusal(cost);
    if (reason === undefined) {
      this.#calls += 1;
      this.#cost += cost ?? 0;
      this.#callsOfUnknownCost += cost === undefined ? 1 : 0;
    }
    return reason;
  }

  /** As answers have it. The used cost is the least: calls without a known cost are not in it. */
  state(): object {
    const {maxCalls, unit, maxCost} = this.limits;
    return {
      calls: {used: this.#calls, limit: maxCalls},
      cost: unit && {
        unit,
        used: this.#cost,
        limit: maxCost,
        callsOfUnknownCost: this.#callsOfUnknownCost,
      },
    };
  }
}
