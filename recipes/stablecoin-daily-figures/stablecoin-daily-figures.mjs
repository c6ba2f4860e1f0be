#!/usr/bin/env node
/*
 * Prints the daily figures of a stablecoin as the service answers them.
 *
 * Usage: stablecoin-daily-figures.mjs SYMBOL FIRST_DAY LAST_DAY
 *
 * The days have the form 2025-01-18.
 */
import {ask, run} from './kaia.mjs';

const FIGURES = [
  'transfer-count',
  'transaction-volume',
  'total-supply-amount',
  'total-holder-count',
  'active-address-count',
];

await run(
  {SYMBOL: encodeURIComponent, FIRST_DAY: String, LAST_DAY: String},
  async (symbol, startDate, endDate) => {
    const lines = [];
    for (const figure of FIGURES) {
      const path = `/api/v1/stablecoin/${symbol}/daily-stat/${figure}`;
      const answer = await ask(path, {startDate, endDate});
      answer.read({symbol: 'string', results: [{}]});
      lines.push(`# ${figure}`, answer.text);
    }
    console.log(lines.join('\n'));
  },
);
