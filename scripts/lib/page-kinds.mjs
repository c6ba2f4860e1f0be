/*
 * Why: the benchmarks and the comparison of builds weigh the same pages.
 */

/** A page of each kind, by its route. */
export const PAGES = /** @type {const} */ ([
  ['home page', '/'],
  ['guide', '/create-api-key'],
  ['endpoint page', '/api/Transaction/get-transaction'],
  ['schema page', '/schemas/transactionview'],
]);
