/*
 * Why: people edit the sentences of a release, and no run may undo that.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseDocument, stringify} from 'yaml';
import {parseRelease} from '#reference/changelog/read-releases';
import type {Change} from '#reference/changelog/change';
import {writeFormatted} from '../write-formatted';

const HEADER = `# What changed in the description of the API. Edit the sentences; keep the ids.
# kind: "api" if the API changed, "knowledge" if only what is known of it did.
`;

/**
 * Writes the changes of a day. Adds to an existing file what it does not have yet, and leaves the
 * rest of it as it is.
 *
 * @returns A sentence that reports the result.
 * @throws Error if the existing file cannot be read.
 */
export async function recordChanges(
  folder: string,
  date: string,
  changes: readonly Change[],
): Promise<string> {
  const file = path.join(folder, `${date}.yaml`);
  const name = path.basename(file);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    if (changes.length === 0) {
      return 'The descriptions say the same: nothing is recorded. Files are compared without the overlays of openapi/, unless --overlays is set.';
    }
    await writeFormatted(file, HEADER + stringify({date, changes}));
    return `${name} was written: ${counted(changes.length)}.`;
  }
  const known = new Set(parseRelease(text, file).changes.map(({id}) => id));
  const added = changes.filter(({id}) => !known.has(id));
  if (added.length === 0) {
    return `${name} has all of them already (${counted(changes.length)}): nothing was written.`;
  }
  const yaml = parseDocument(text);
  for (const change of added) {
    yaml.addIn(['changes'], yaml.createNode(change));
  }
  await writeFormatted(file, yaml.toString());
  return `${name} existed and is kept: ${counted(added.length)} added at its end, after ${known.size}. Delete the file first to write it anew.`;
}

function counted(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`;
}
