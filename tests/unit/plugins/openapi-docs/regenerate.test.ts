import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createRegeneration} from '../../../../src/plugins/openapi-docs/regenerate';
import {temporaryFolder} from './temporary-folder';

interface Recording {
  file: string;
  regenerate: () => Promise<void>;
  /** What the runs have read. */
  texts: string[];
  /** How many runs were under way at once, at most. */
  atOnce: () => number;
}

/**
 * Records what is read after each save.
 *
 * @param during what happens to the file during each run, in their order.
 */
async function record(...during: string[]): Promise<Recording> {
  const file = path.join(await temporaryFolder(), 'openapi.yaml');
  await writeFile(file, 'first');
  const texts: string[] = [];
  let [running, most] = [0, 0];
  const regenerate = createRegeneration(file, async () => {
    running += 1;
    most = Math.max(most, running);
    const text = await readFile(file, 'utf8');
    texts.push(text);
    const saved = during.shift();
    if (saved !== undefined) {
      await writeFile(file, saved);
    }
    running -= 1;
    if (text === '') {
      throw new Error('The file is empty.');
    }
  });
  return {file, regenerate, texts, atOnce: () => most};
}

describe('createRegeneration', () => {
  it('runs once for a file that stays as it is.', async () => {
    const {regenerate, texts} = await record();
    await regenerate();
    expect(texts).toEqual(['first']);
  });

  it('runs again when the file was saved during a run.', async () => {
    const {regenerate, texts} = await record('second', 'third one');
    await regenerate();
    expect(texts).toEqual(['first', 'second', 'third one']);
  });

  it('does not report a file that was found empty because it was just being written.', async () => {
    const {file, regenerate, texts} = await record('written');
    await writeFile(file, '');
    await expect(regenerate()).resolves.toBeUndefined();
    expect(texts).toEqual(['', 'written']);
  });

  it('reports a file that is of no use, and runs again after the next save.', async () => {
    const {file, regenerate, texts} = await record();
    await writeFile(file, '');
    await expect(regenerate()).rejects.toThrow('The file is empty.');
    await writeFile(file, 'repaired');
    await regenerate();
    expect(texts).toEqual(['', 'repaired']);
  });

  it('runs one at a time, however many saves come at once.', async () => {
    const {regenerate, texts, atOnce} = await record();
    await Promise.all([regenerate(), regenerate(), regenerate()]);
    await Promise.all([regenerate(), regenerate()]);
    expect(atOnce()).toBe(1);
    expect(texts).toEqual(['first', 'first']);
  });
});
