import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Difference, diffFolders, excerpt, printDifferences} from './differences';
import {namedBuild} from './builds';
import {weightDifferences} from './weight';
import {temporaryFolder, writeFiles} from '../../../tests/fixtures/temporary-folder';

async function diff(
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<Difference[]> {
  const folder = await temporaryFolder();
  for (const [side, files] of Object.entries({before, after})) {
    await mkdir(path.join(folder, side));
    await writeFiles(path.join(folder, side), files);
  }
  return diffFolders(folder);
}

describe('diffFolders', () => {
  it('finds nothing in equal folders.', async () => {
    expect(await diff({'pages/a.html': 'a\n'}, {'pages/a.html': 'a\n'})).toEqual([]);
  });

  it('joins equal differences of the files of a section.', async () => {
    const before = {'pages/a.html': 'z\ny\nx\n', 'pages/b c.html': 'x\ny\n'};
    const after = {'pages/a.html': 'y\nX\n', 'pages/b c.html': 'X\ny\n'};
    expect(
      await diff({...before, 'twins/a.md': 'x\n'}, {...after, 'twins/a.md': 'X\n'}),
    ).toEqual([
      {section: 'pages', removed: ['x'], added: ['X'], files: ['a.html', 'b c.html']},
      {section: 'pages', removed: ['z'], added: [], files: ['a.html']},
      {section: 'twins', removed: ['x'], added: ['X'], files: ['a.md']},
    ]);
  });

  it('reads lines that look like those of Git.', async () => {
    const lines = '-- a/x\n++ after/y/z\n@@ -1 +1 @@\n';
    const before = {'twins/a.md': 'a\nb\n'};
    expect(await diff(before, {'twins/a.md': `${lines}a\nc\n`})).toEqual([
      {section: 'twins', removed: [], added: lines.trim().split('\n'), files: ['a.md']},
      {section: 'twins', removed: ['b'], added: ['c'], files: ['a.md']},
    ]);
  });
});

describe('printDifferences', () => {
  it('shows the beginning, and counts the rest.', () => {
    const difference = {
      section: 'pages',
      removed: ['a', 'b', 'c'],
      added: [],
      files: ['x', 'y'],
    };
    const limits = {differences: 1, lines: 2, files: 1, width: 9};
    expect(printDifferences([difference, difference], limits).split('\n')).toEqual([
      '  in x, and 1 more',
      '    - a',
      '    - b',
      '    and 1 more',
      '  and 1 more',
    ]);
  });
});

describe('excerpt', () => {
  it('shows the place where lines begin to differ.', () => {
    const start = 'a'.repeat(500);
    expect(excerpt(`${start}B${start}`, `${start}C${start}`, 100)).toMatch(
      /^…a{60}Ba{39}…$/,
    );
    expect(excerpt('ab', 'ac', 100)).toBe('ab');
  });
});

describe('weightDifferences', () => {
  it('reports a change of more than 1 %.', () => {
    const found = weightDifferences(
      new Map([
        ['guide, .js', 10_000],
        ['guide, .css', 10_000],
        ['old', 10],
      ]),
      new Map([
        ['guide, .js', 10_100],
        ['guide, .css', 10_101],
        ['new', 10],
      ]),
    );
    expect(found.map(({files, added}) => `${files.join('')}: ${added.join('')}`)).toEqual(
      ['guide, .css: 10.1 kB (+1.0 %)', 'old: 0.0 kB (-100.0 %)', 'new: 0.0 kB (new)'],
    );
  });
});

describe('namedBuild', () => {
  it('takes a folder with a build, and says what is wrong with another.', async () => {
    const folder = await temporaryFolder();
    await expect(namedBuild(folder)).rejects.toThrow(/a folder without index\.html/);
    await writeFile(path.join(folder, 'index.html'), '');
    expect(await namedBuild(folder)).toMatchObject({folder});
    await expect(namedBuild('no-such-commit')).rejects.toThrow(/neither a commit nor/);
  });
});
