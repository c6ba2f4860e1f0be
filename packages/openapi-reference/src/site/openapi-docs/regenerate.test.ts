import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createRegeneration} from './regenerate';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

/**
 * Records the content that is read after each save.
 * @param during Changes to the file during each run, in order.
 */
async function record(first: string, ...during: string[]) {
  const file = path.join(await temporaryFolder(), 'openapi.yaml');
  const save = (text: string) => writeFile(file, text);
  await save(first);
  const texts: string[] = [];
  let [running, most] = [0, 0];
  const regenerate = createRegeneration(
    () => Promise.resolve([file]),
    async () => {
      running += 1;
      most = Math.max(most, running);
      const text = await readFile(file, 'utf8');
      texts.push(text);
      const saved = during.shift();
      if (saved !== undefined) {
        await save(saved);
      }
      running -= 1;
      if (text === '') {
        throw new Error('The file is empty.');
      }
    },
  );
  return {save, regenerate, texts, atOnce: () => most};
}

it.each([
  ['was saved during a run', ['first', 'second', 'third one']],
  ['was empty only while it was written', ['', 'written']],
])('The reference is generated again if its file %s.', async (_, saved) => {
  const [first = '', ...during] = saved;
  const {regenerate, texts} = await record(first, ...during);
  await regenerate();
  expect(texts).toEqual(saved);
});

it('An unusable file is reported, and generated from after the next save.', async () => {
  const {save, regenerate, texts} = await record('');
  await expect(regenerate()).rejects.toThrow('The file is empty.');
  await save('repaired');
  await regenerate();
  expect(texts).toEqual(['', 'repaired']);
});

it('One generation runs at a time, however many saves occur at once.', async () => {
  const {regenerate, texts, atOnce} = await record('first');
  await Promise.all([regenerate(), regenerate(), regenerate()]);
  await Promise.all([regenerate(), regenerate()]);
  expect(atOnce()).toBe(1);
  expect(texts).toEqual(['first', 'first']);
});
