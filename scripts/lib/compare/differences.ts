/*
 * Why: one change of a component is on hundreds of pages, but is one difference to judge.
 */
import {run} from '../run.mjs';

export interface Difference {
  readonly section: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Where it is: the addresses of files, or what is weighed. */
  readonly files: readonly string[];
}

export interface Limits {
  readonly differences: number;
  readonly lines: number;
  readonly files: number;
  readonly width: number;
}

/** How much of a line before its first difference is shown. */
const LEAD = 60;

/** Compares the folders `before` and `after` of a folder, which have a folder for each section. */
export async function diffFolders(folder: string): Promise<Difference[]> {
  const args = [
    ...['-c', 'core.quotePath=false', 'diff', '--no-index', '--text', '-U0'],
    ...['--no-color', '--no-ext-diff', '--no-textconv', '--inter-hunk-context=0'],
    ...['before', 'after'],
  ];
  const {code, stdout, stderr} = await run('git', args, {capture: true, cwd: folder});
  if (code > 1) {
    throw new Error(`git diff ended with ${code}: ${stderr}`);
  }
  return groupByLines(readDiff(stdout));
}

/** Reads the output of `git diff -U0`. */
function readDiff(diff: string): Difference[] {
  const lines = diff.split('\n');
  const found: Difference[] = [];
  let section = '';
  let file = '';
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const counts = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (counts === null) {
      [, section = section, file = file] =
        /^\+{3} .*?after\/([^/]+)\/(.+?)\t?$/.exec(line) ?? [];
      continue;
    }
    const [, before = '1', after = '1'] = counts;
    const start = index + 1;
    const middle = start + Number(before);
    const end = middle + Number(after);
    const changed = lines.slice(start, end).map((text) => text.slice(1));
    found.push({
      section,
      removed: changed.slice(0, middle - start),
      added: changed.slice(middle - start),
      files: [file],
    });
    index = end - 1;
  }
  return found;
}

/** Joins equal differences of several files; those of most files come first. */
function groupByLines(differences: readonly Difference[]): Difference[] {
  const groups = new Map<string, Difference>();
  for (const {section, removed, added, files} of differences) {
    const key = JSON.stringify([section, removed, added]);
    const known = groups.get(key)?.files ?? [];
    groups.set(key, {section, removed, added, files: [...new Set([...known, ...files])]});
  }
  return [...groups.values()].sort((a, b) => b.files.length - a.files.length);
}

export function printDifferences(found: readonly Difference[], limits: Limits): string {
  const print = ({removed, added, files}: Difference): string => {
    const sign =
      (mark: string, others: readonly string[]) => (line: string, index: number) =>
        `    ${mark} ${excerpt(line, others[index] ?? line, limits.width)}`;
    return [
      `  in ${firstOf(files, limits.files, String).join(', ')}`,
      ...firstOf(removed, limits.lines, sign('-', added), '    '),
      ...firstOf(added, limits.lines, sign('+', removed), '    '),
    ].join('\n');
  };
  return firstOf(found, limits.differences, print, '  ').join('\n');
}

/** Prints the first of a list, and counts the rest. */
function firstOf<T>(
  list: readonly T[],
  limit: number,
  print: (item: T, index: number) => string,
  indent = '',
): string[] {
  const rest = list.length - limit;
  return [
    ...list.slice(0, limit).map(print),
    ...(rest > 0 ? [`${indent}and ${rest} more`] : []),
  ];
}

/** Cuts a long line around the place where it begins to differ from the other. */
export function excerpt(line: string, other: string, width: number): string {
  if (line.length <= width) {
    return line;
  }
  let same = 0;
  while (same < line.length && line[same] === other[same]) {
    same += 1;
  }
  const isEqual = same === line.length;
  const start = isEqual ? 0 : Math.max(0, Math.min(same - LEAD, line.length - width));
  const end = start + width;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
