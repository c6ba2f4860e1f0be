/*
 * Why: shows where the description and the service differ.
 */
import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import sumBy from 'lodash/sumBy';
import {escapeUnprintable, truncate} from '#reference/document/document-error';
import {markdownTable} from '../table.mjs';
import {type Check, VERDICTS} from './check';
import type {Difference} from './compare';
import type {Run} from './run';

const HEADINGS = [
  ...['name', 'result', 'status', 'differences', 'numbers as text', 'ms', 'note'],
];

/** Returns a table of all checks, then their differences, then the totals. */
export function printReport(
  network: string,
  {checks: asked, ended}: Run,
  skipped: readonly Check[] = [],
): string {
  const checks = [...asked, ...skipped];
  const rows = checks.map((check) => [
    ...[check.name, check.verdict, String(check.status ?? '')],
    ...[check.differences.length, check.numbersAsText, check.ms].map(String),
    check.note ?? '',
  ]);
  const counts = countBy(checks, 'verdict');
  const parts = VERDICTS.map((verdict) => `${counts[verdict] ?? 0} ${verdict}`);
  const end =
    ended &&
    `The run ended at ${asked.at(-1)?.name ?? ''}: ${ended.reason}. Requests not sent: ${ended.left}.`;
  const text = [
    markdownTable(HEADINGS, rows),
    '',
    ...checks.flatMap(detailsOf),
    `Checked on ${network}: ${parts.join(', ')}; ${sumBy(checks, 'numbersAsText')} numbers as text.`,
    ...(end === undefined ? [] : [end]),
  ].join('\n');
  return text.split('\n').map(escapeUnprintable).join('\n');
}

function detailsOf({name, differences}: Check): string[] {
  // All rows of a list may have the same difference.
  const alike = groupBy(
    differences,
    ({pointer, text}) => `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${text}`,
  );
  return differences.length === 0
    ? []
    : [`${name}:`, ...Object.values(alike).map(printAlike), ''];
}

function printAlike([first, ...more]: readonly Difference[]): string {
  const place = first?.pointer === '' ? 'The answer' : first?.pointer;
  const others = more.length === 0 ? '' : ` (and ${more.length} alike)`;
  return truncate(`  ${place} ${first?.text}${others}`);
}
