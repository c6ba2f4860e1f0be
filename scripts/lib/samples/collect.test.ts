import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {collectSamples, createdSamples} from './collect';
import {sampleLanguages} from '#reference/samples';
import {temporaryFolder} from '../../../tests/fixtures/temporary-folder';

const FROM = 'https://api.example.com';
const TO = 'http://127.0.0.1:1234';
const MISSING = 'The page has 0 samples in this language, not one.';
const ITEM = {id: 'getItem', tag: 'Item', slug: 'get-item'};

function printed(language: string, code = `${FROM}/items`): string {
  return `<div data-language-sample="${language}"><pre><code>${code}</code></pre></div>`;
}

it('Each page has one sample in each language, for the host of the description; all else has failed.', async () => {
  const buildDir = await temporaryFolder();
  await mkdir(path.join(buildDir, 'api', 'Item'), {recursive: true});
  const samples = [
    printed('curl'),
    printed('python').repeat(2),
    printed('nodejs', 'https://example.com/items'),
  ];
  await writeFile(path.join(buildDir, 'api/Item/get-item.html'), samples.join(''));
  const operations = [ITEM, {...ITEM, id: 'getOther', slug: 'get-other'}];
  const collected = await collectSamples(
    operations.map((operation) => ({operation, from: FROM, to: TO})),
    buildDir,
  );
  expect(collected.samples).toEqual([
    {id: 'getItem', language: 'curl', name: '1-get-item', code: `${TO}/items`},
  ]);
  const languages = sampleLanguages.map(({id}) => id);
  const reasons: Record<string, string> = {
    python: 'The page has 2 samples in this language, not one.',
    nodejs: `It contains ${FROM} 0 times, not once.`,
  };
  const failures = collected.failures.map(
    ({id, language, reason}) => `${id} ${language}: ${reason}`,
  );
  expect(failures).toEqual([
    ...languages.slice(1).map((id) => `getItem ${id}: ${reasons[id] ?? MISSING}`),
    ...languages.map((id) => `getOther ${id}: ${MISSING}`),
  ]);
});

it('Of an operation without a page, the samples that the document does not have itself are run.', () => {
  const samples = [
    {language: 'curl', code: `${FROM}/items`},
    {language: 'python', code: 'https://example.com/items'},
    {language: 'go', code: `${FROM}/written`, authored: true as const},
  ];
  const target = {operation: {...ITEM, samples}, from: FROM, to: TO};
  const created = createdSamples([target], 'small');
  expect(created.samples).toEqual([
    {id: 'getItem', language: 'curl', name: '1-get-item-small', code: `${TO}/items`},
  ]);
  expect(created.failures).toMatchObject([{id: 'getItem', language: 'python'}]);
});
