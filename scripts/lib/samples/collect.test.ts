import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {collectSamples, createdSamples} from './collect';
import type {CodeSample} from '../../../src/reference/code-sample';

const FROM = 'https://api.example.com';
const TO = 'http://127.0.0.1:1234';

/** Collects the samples of a build with one page. */
async function collect(html: string) {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'samples-test-'));
  onTestFinished(() => rm(buildDir, {recursive: true, force: true}));
  await mkdir(path.join(buildDir, 'api', 'Item'), {recursive: true});
  await writeFile(path.join(buildDir, 'api', 'Item', 'get-item.html'), html);
  const operation = {id: 'getItem', tag: 'Item', slug: 'get-item'};
  return collectSamples([{operation, from: FROM, to: TO}], buildDir);
}

function sample(language: string, code = `${FROM}/items`): string {
  return `<div data-language-sample="${language}"><pre><code>${code}</code></pre></div>`;
}

const PAGE = ['curl', 'python', 'go', 'nodejs'].map((name) => sample(name)).join('');

describe('collectSamples', () => {
  it('returns the sample of each language with the replaced host.', async () => {
    const {samples, failures} = await collect(PAGE);
    expect(samples.map(({language}) => language)).toEqual([
      'curl',
      'python',
      'go',
      'nodejs',
    ]);
    expect(samples[0]).toEqual({
      id: 'getItem',
      language: 'curl',
      name: '1-get-item',
      code: `${TO}/items`,
    });
    expect(failures).toEqual([]);
  });

  it('reports a missing or duplicate sample as failed.', async () => {
    const {samples, failures} = await collect(
      PAGE.replace(sample('go'), '') + sample('curl'),
    );
    expect(samples.map(({language}) => language)).toEqual(['python', 'nodejs']);
    expect(failures.map(({language, reason}) => [language, reason])).toEqual([
      ['curl', 'The page has 2 samples in this language, not one.'],
      ['go', 'The page has 0 samples in this language, not one.'],
    ]);
  });

  it('reports a sample for another host as failed.', async () => {
    const {failures} = await collect(
      PAGE.replace(sample('go'), sample('go', 'https://example.com/items')),
    );
    expect(failures).toMatchObject([{id: 'getItem', language: 'go'}]);
  });

  it('reports all samples of a missing page as failed.', async () => {
    const operation = {id: 'getOther', tag: 'Item', slug: 'get-other'};
    const target = {operation, from: FROM, to: TO};
    const {samples, failures} = await collectSamples([target], tmpdir());
    expect(samples).toEqual([]);
    expect(failures).toHaveLength(4);
  });
});

describe('createdSamples', () => {
  const written: CodeSample[] = [
    {language: 'curl', code: `${FROM}/items`},
    {language: 'python', code: 'https://example.com/items'},
    {language: 'go', code: `${FROM}/written`, authored: true},
  ];
  const operation = {id: 'getItem', tag: 'Item', slug: 'get-item', samples: written};
  const {samples, failures} = createdSamples([{operation, from: FROM, to: TO}], 'small');

  it('returns the samples that the document does not have itself.', () => {
    expect(samples).toEqual([
      {
        id: 'getItem',
        language: 'curl',
        name: '1-get-item-small',
        code: `${TO}/items`,
      },
    ]);
  });

  it('reports a sample for another host as failed.', () => {
    expect(failures).toMatchObject([{id: 'getItem', language: 'python'}]);
  });
});
