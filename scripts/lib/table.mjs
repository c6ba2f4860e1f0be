/*
 * Why: formats the Markdown tables of the benchmarks.
 */

/**
 * Returns a Markdown table.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function markdownTable(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * @param {readonly number[]} values
 * @returns {number} NaN when there are none.
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/**
 * Returns the smallest value that a share of the values does not exceed.
 *
 * @param {readonly number[]} values
 * @param {number} percent
 * @returns {number} NaN when there are none.
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {number | undefined} bytes */
export function inGigabytes(bytes) {
  return bytes === undefined ? 'not measured' : `${(bytes / 1e9).toFixed(2)} GB`;
}
