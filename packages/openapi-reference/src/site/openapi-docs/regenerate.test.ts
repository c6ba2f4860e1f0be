import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createRegeneration} from './regenerate';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

interface Recording {
  file: string;
  regenerate: () => Promise<void>;
  texts: string[];
  /** Maximum number of concurrent runs. */
  atOnce: () => number;
}

/**
 * Records the content read after each save.
 * @param during Changes to the file during each run, in order.
 */
async function record(...during: string[]): Promise<Recording> {
  const file = path.join(await temporaryFolder(), 'openapi.yaml');
  await writeFile(file, 'first');
  const texts: string[] = [];
  let [running, most] = [0, 0];
  const regenerate = createRegeneration([file], async () => {
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
  it('runs again if the file was saved during a run.', async () => {
    const {regenerate, texts} = await record('second', 'third one');
    await regenerate();
    expect(texts).toEqual(['first', 'second', 'third one']);
  });

  it('does not report a file that was empty only while being written.', async () => {
    const {file, regenerate, texts} = await record('written');
    await writeFile(file, '');
    await expect(regenerate()).resolves.toBeUndefined();
    expect(texts).toEqual(['', 'written']);
  });

  it('reports an unusable file, and runs again after the next save.', async () => {
    const {file, regenerate, texts} = await record();
    await writeFile(file, '');
    await expect(regenerate()).rejects.toThrow('The file is empty.');
    await writeFile(file, 'repaired');
    await regenerate();
    expect(texts).toEqual(['', 'repaired']);
  });

  it('runs one at a time, however many saves occur at once.', async () => {
    const {regenerate, texts, atOnce} = await record();
    await Promise.all([regenerate(), regenerate(), regenerate()]);
    await Promise.all([regenerate(), regenerate()]);
    expect(atOnce()).toBe(1);
    expect(texts).toEqual(['first', 'first']);
  });
});
