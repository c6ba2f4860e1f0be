import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {diffFolders, excerpt, printDifferences} from './differences';
import {namedBuild} from './builds';
import {weightDifferences} from './weight';
import {temporaryFolder, writeFiles} from '../../../tests/fixtures/temporary-folder';

it('Equal differences of the files of a section are one, also of lines that look like those of Git.', async () => {
  const gitLines = '-- a/x\n++ after/y/z\n@@ -1 +1 @@\n';
  const sides = {
    before: {
      'pages/a.html': 'z\ny\nx\n',
      'pages/b c.html': 'x\ny\n',
      'pages/same.html': 'a\n',
      'twins/a.md': 'a\nb\n',
    },
    after: {
      'pages/a.html': 'y\nX\n',
      'pages/b c.html': 'X\ny\n',
      'pages/same.html': 'a\n',
      'twins/a.md': `${gitLines}a\nc\n`,
    },
  };
  const folder = await temporaryFolder();
  for (const [side, files] of Object.entries(sides)) {
    await mkdir(path.join(folder, side));
    await writeFiles(path.join(folder, side), files);
  }
  expect(await diffFolders(folder)).toEqual([
    {section: 'pages', removed: ['x'], added: ['X'], files: ['a.html', 'b c.html']},
    {section: 'pages', removed: ['z'], added: [], files: ['a.html']},
    {
      section: 'twins',
      removed: [],
      added: gitLines.trim().split('\n'),
      files: ['a.md'],
    },
    {section: 'twins', removed: ['b'], added: ['c'], files: ['a.md']},
  ]);
});

it('What is printed shows the beginning, counts the rest, and cuts lines where they differ.', () => {
  const removed = ['a', 'b', 'c'];
  const difference = {section: 'pages', removed, added: [], files: ['x', 'y']};
  const limits = {differences: 1, lines: 2, files: 1, width: 9};
  expect(printDifferences([difference, difference], limits).split('\n')).toEqual([
    '  in x, and 1 more',
    '    - a',
    '    - b',
    '    and 1 more',
    '  and 1 more',
  ]);
  const same = 'a'.repeat(500);
  expect(excerpt(`${same}B${same}`, `${same}C${same}`, 100)).toMatch(/^…a{60}Ba{39}…$/);
  expect(excerpt('ab', 'ac', 100)).toBe('ab');
});

it('A change of weight of more than 1 % is a difference.', () => {
  const found = weightDifferences(
    new Map(Object.entries({'a, .js': 10_000, 'a, .css': 10_000, old: 10})),
    new Map(Object.entries({'a, .js': 10_100, 'a, .css': 10_101, new: 10})),
  );
  expect(found.map(({files, added}) => `${files.join('')}: ${added.join('')}`)).toEqual([
    'a, .css: 10.1 kB (+1.0 %)',
    'old: 0.0 kB (-100.0 %)',
    'new: 0.0 kB (new)',
  ]);
});

it('A build is a folder that has one, or a commit; else it is said what is wrong.', async () => {
  const folder = await temporaryFolder();
  await expect(namedBuild(folder)).rejects.toThrow(/a folder without index\.html/);
  await writeFile(path.join(folder, 'index.html'), '');
  expect(await namedBuild(folder)).toMatchObject({folder});
  await expect(namedBuild('no-such-commit')).rejects.toThrow(/neither a commit nor/);
});
