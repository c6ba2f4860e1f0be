import {describe, expect, it} from 'vitest';
import {recordChanges} from './record';
import {readReleases} from '#reference/changelog/read-releases';
import type {Change} from '#reference/changelog/change';
import {
  readFiles,
  temporaryFolder,
  writeFiles,
} from '../../../tests/fixtures/temporary-folder';

const DATE = '2026-11-22';

function change(id: string): Change {
  return {id, type: 'changed', kind: 'knowledge', text: `The text of ${id}: it changed.`};
}

describe('recordChanges', () => {
  it('writes a file that can be read again.', async () => {
    const folder = await temporaryFolder();
    const breaking = {...change('c'), breaking: true, schema: 'C'} as const;
    const changes = [change('a/b'), breaking];
    const said = await recordChanges(folder, DATE, changes);
    expect(said).toBe('2026-11-22.yaml was written: 2 changes.');
    expect(await readReleases(folder)).toEqual([{date: DATE, changes}]);
  });

  it('adds to an edited file, and keeps its sentences and comments.', async () => {
    const folder = await temporaryFolder();
    await recordChanges(folder, DATE, [change('a')]);
    const [written = ''] = Object.values(await readFiles(folder));
    const sentence = 'Edited. # not a comment';
    const edited = written.replace('The text of a: it changed.', sentence);
    await writeFiles(folder, {[`${DATE}.yaml`]: `# Mine.\n${edited}`});
    expect(await recordChanges(folder, DATE, [change('a'), change('b')])).toBe(
      '2026-11-22.yaml existed and is kept: 1 change added at its end, after 1. Delete the file first to write it anew.',
    );
    const [file = ''] = Object.values(await readFiles(folder));
    expect(file).toMatch(/^# Mine\.\n/);
    const [release] = await readReleases(folder);
    const texts = release?.changes.map(({text}) => text);
    expect(texts).toEqual([sentence, 'The text of b: it changed.']);
  });

  it('changes nothing if there is nothing new.', async () => {
    const folder = await temporaryFolder();
    expect(await recordChanges(folder, DATE, [])).toBe(
      'The descriptions say the same: nothing is recorded. Files are compared without the overlays of openapi/, unless --overlays is set.',
    );
    await recordChanges(folder, DATE, [change('a')]);
    const before = await readFiles(folder);
    expect(await recordChanges(folder, DATE, [change('a')])).toBe(
      '2026-11-22.yaml has all of them already (1 change): nothing was written.',
    );
    expect(await readFiles(folder)).toEqual(before);
  });
});
