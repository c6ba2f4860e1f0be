/*
 * Why: shows where the description and the service differ.
 * Run: imported by the scripts of this folder.
 */
import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import sumBy from 'lodash/sumBy';
import {
  escapeUnprintable,
  truncate,
} from 'docusaurus-openapi-reference/openapi/document-error';
import {markdownTable} from '../table.mjs';
import type {Check, Verdict} from './check';
import type {Difference} from './difference';
import type {Run} from './run';

const VERDICTS: readonly Verdict[] = [
  'held',
  'empty',
  'not found',
  'skipped',
  'different',
  'failed',
];

const HEADINGS = [
  'name',
  'result',
  'status',
  'differences',
  'numbers as text',
  'ms',
  'note',
];

/** Returns a table of all checks, then their differences, then the totals. */
export function printReport(
  network: string,
  {checks: asked, ended}: Run,
  skipped: readonly Check[] = [],
): string {
  const checks = [...asked, ...skipped];
  return [
    markdownTable(HEADINGS, checks.map(rowOf)),
    '',
    ...checks.flatMap(detailsOf),
    totals(network, checks),
    ...(ended === undefined
      ? []
      : [
          `The run ended at ${asked.at(-1)?.name ?? ''}: ${ended.reason}. Requests not sent: ${ended.left}.`,
        ]),
  ]
    .map(escapeLines)
    .join('\n');
}

/** Whether no answer differed or is missing. */
export function isGood({checks}: Run): boolean {
  return checks.every(({verdict}) => verdict !== 'different' && verdict !== 'failed');
}

function rowOf(check: Check): string[] {
  const {name, verdict, status, differences, numbersAsText, ms, note = ''} = check;
  return [
    name,
    verdict,
    String(status ?? ''),
    String(differences.length),
    String(numbersAsText),
    String(ms),
    note,
  ];
}

function detailsOf({name, differences}: Check): string[] {
  return differences.length === 0
    ? []
    : [
        `${name}:`,
        ...Object.values(groupBy(differences, withoutIndexes)).map(printAlike),
        '',
      ];
}

/** Returns the same text for a difference that all rows of a list have. */
function withoutIndexes({pointer, text}: Difference): string {
  return `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${text}`;
}

function printAlike([first, ...more]: readonly Difference[]): string {
  const place = first?.pointer === '' ? 'The answer' : first?.pointer;
  const others = more.length === 0 ? '' : ` (and ${more.length} alike)`;
  return truncate(`  ${place} ${first?.text}${others}`);
}

function totals(network: string, checks: readonly Check[]): string {
  const counts = countBy(checks, 'verdict');
  const parts = VERDICTS.map((verdict) => `${counts[verdict] ?? 0} ${verdict}`);
  const numbers = sumBy(checks, 'numbersAsText');
  return `Checked on ${network}: ${parts.join(', ')}; ${numbers} numbers as text.`;
}

/** Keeps the line breaks of the report. */
function escapeLines(text: string): string {
  return text.split('\n').map(escapeUnprintable).join('\n');
}
