import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE_DIR} from '../../scripts/lib/run.mjs';
import {proves} from '../specification/proves';

/** Folders whose tests all prove sentences of the specification. */
const SPECIFICATION = [
  'tests/browser/specification',
  'tests/build/specification',
  'tests/exhaustive/fixture-sites',
];

describe('The specification', () => {
  it('is proved sentence by sentence.', proves('S0.3'), () => {
    const file = path.join(SITE_DIR, 'tests/specification/sentences.md');
    const sentences = readFileSync(file, 'utf8').match(/^- S.*/gm) ?? [];
    const idOf = (sentence: string): string => /S\d+\.\d+/.exec(sentence)?.[0] ?? '';
    const proved = testFiles().flatMap(provedIds);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => !proved.includes(idOf(sentence)))).toEqual([]);
    const ids = sentences.map(idOf);
    expect(proved.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is the subject of each test file with the number of a section.', () => {
    const files = testFiles().filter(
      (file) =>
        SPECIFICATION.includes(path.dirname(file)) && /^\d/.test(path.basename(file)),
    );
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => provedIds(file).length === 0)).toEqual([]);
  });
});

function testFiles(): string[] {
  return ['src', 'packages', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(SITE_DIR, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(spec|test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .sort(),
  );
}

/** Returns the ids of the sentences in the annotations of a file. */
function provedIds(file: string): string[] {
  const source = readFileSync(path.join(SITE_DIR, file), 'utf8');
  return [...source.matchAll(/\bproves\(([^)]*)\)/g)].flatMap(([, ids = '']) =>
    [...ids.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  );
}
