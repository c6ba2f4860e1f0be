import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import {CHANGE_KINDS, CHANGE_TYPES, type Change, type Release} from './change';
import {quote} from '../document/document-error';
import {isDate} from '../text/read-extension';
import {isRecord} from '../document/resolve';

const FIELDS = ['id', 'type', 'kind', 'breaking', 'operation', 'schema', 'title', 'text'];

/**
 * Reads the files of a folder, newest first. A folder that does not exist has none.
 *
 * @throws Error that names the file and the line.
 */
export async function readReleases(folder: string): Promise<Release[]> {
  const releases = (await releaseFiles(folder)).map(async (file) =>
    parseRelease(await readFile(file, 'utf8'), file),
  );
  return (await Promise.all(releases)).reverse();
}

/** Returns the paths of the files of a folder, oldest first. */
export async function releaseFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Parses a file of changes.
 *
 * @param file Its path, whose name is the date.
 * @throws Error that names the file and the line.
 */
export function parseRelease(text: string, file: string): Release {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(text, {lineCounter, schema: 'core', logLevel: 'error'});
  const refuse = (place: (string | number)[], problem: string): never => {
    const node = yaml.getIn(place, true) as {range?: [number]} | undefined;
    const {line} = lineCounter.linePos(node?.range?.[0] ?? 0);
    throw new Error(`${file}, line ${line}: ${problem}. Correct that file.`);
  };
  const [error] = yaml.errors;
  if (error !== undefined) {
    throw new Error(`${file}: this is not YAML: ${error.message.split('\n')[0] ?? ''}`);
  }
  const release: unknown = yaml.toJS();
  if (!isRecord(release) || !Array.isArray(release['changes'])) {
    return refuse([], 'the list "changes" is missing');
  }
  const date = path.basename(file, '.yaml');
  if (!isDate(date)) {
    return refuse([], 'the name of the file is not a date such as 2026-11-22.yaml');
  }
  if (release['date'] !== date) {
    return refuse(['date'], `"date" is not ${date}, as the name of the file says`);
  }
  const changes = release['changes'] as unknown[];
  if (changes.length === 0) {
    return refuse(['changes'], '"changes" is empty');
  }
  const ids = new Set<unknown>();
  changes.forEach((change, index) => {
    const problem = changeProblem(change);
    if (problem !== undefined) {
      refuse(['changes', index], problem);
    }
    const {id} = change as Change;
    if (ids.has(id)) {
      refuse(['changes', index], `the id ${quote(id)} is used twice`);
    }
    ids.add(id);
  });
  return {date, changes: changes as Change[]};
}

function changeProblem(change: unknown): string | undefined {
  if (!isRecord(change)) {
    return 'a change is not an object';
  }
  const unknown = Object.keys(change).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) {
    return `the field ${quote(unknown)} is not one of ${FIELDS.join(', ')}`;
  }
  const {id, type, kind, breaking, operation, schema, title, text} = change;
  const isText = (value: unknown): boolean =>
    typeof value === 'string' && value.trim() !== '';
  if (!isText(id)) {
    return '"id" is missing';
  }
  if (!isText(text)) {
    return '"text" is missing';
  }
  if (!(CHANGE_TYPES as readonly unknown[]).includes(type)) {
    return `"type" is not one of ${CHANGE_TYPES.join(', ')}`;
  }
  if (!(CHANGE_KINDS as readonly unknown[]).includes(kind)) {
    return `"kind" is not one of ${CHANGE_KINDS.join(', ')}`;
  }
  if (breaking !== undefined && breaking !== true) {
    return '"breaking" is not true: leave it out otherwise';
  }
  if (operation !== undefined && schema !== undefined) {
    return 'the change has both "operation" and "schema"';
  }
  const named = Object.entries({operation, schema, title}).find(
    ([, value]) => value !== undefined && !isText(value),
  );
  return named === undefined ? undefined : `"${named[0]}" is not a text`;
}
