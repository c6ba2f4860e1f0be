import {expect, it} from 'vitest';
import {parseRelease, readReleases} from './read-releases';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

const FILE = 'changes/2026-11-22.yaml';

const GOOD = `date: 2026-11-22
changes:
  - id: getBlock/tier
    type: changed
    kind: knowledge
    operation: getBlock
    text: The tier changed.
`;

const MORE = '  - {id: a, type: added, kind: api, text: A.}\n';

it('A release is read from its file.', () => {
  expect(parseRelease(GOOD, FILE)).toEqual({
    date: '2026-11-22',
    changes: [
      {
        ...{id: 'getBlock/tier', type: 'changed', kind: 'knowledge'},
        ...{operation: 'getBlock', text: 'The tier changed.'},
      },
    ],
  });
});

it.each([
  ['', ', line 1: the list "changes" is missing.'],
  ['date: [', ': this is not YAML: '],
  [GOOD.replace('22', '23'), ', line 1: "date" is not 2026-11-22'],
  ['date: 2026-11-22\nchanges: []', ', line 2: "changes" is empty.'],
  [`${GOOD}  - text\n`, ', line 8: a change is not an object.'],
  [`${GOOD}    note: x\n`, ', line 3: the field "note" is not one of id, type, '],
  [GOOD.replace('id: getBlock/tier', 'id: 3'), ', line 3: "id" is missing.'],
  [GOOD.replace('The tier changed.', '" "'), ', line 3: "text" is missing.'],
  [GOOD + MORE.replace('added', 'new'), ', line 8: "type" is not one of added, '],
  [GOOD + MORE.replace('api', 'news'), ', line 8: "kind" is not one of api, '],
  [`${GOOD}    breaking: false\n`, ', line 3: "breaking" is not true'],
  [`${GOOD}    schema: Block\n`, ', line 3: the change has both "operation" and "sch'],
  [`${GOOD}    title: 3\n`, ', line 3: "title" is not a text.'],
  [GOOD + MORE + MORE, ', line 9: the id "a" is used twice.'],
])('The release %j is refused with its place: %s', (text, message) => {
  expect(() => parseRelease(text, FILE)).toThrow(FILE + message);
});

it('A release whose file has no date as its name is refused.', () => {
  expect(() => parseRelease(GOOD, 'changes/november.yaml')).toThrow(
    'changes/november.yaml, line 1: the name of the file is not a date',
  );
});

it('The newest release is first, and there is none without a folder.', async () => {
  const folder = await temporaryFolder();
  expect(await readReleases(`${folder}/changes`)).toEqual([]);
  await writeFiles(folder, {
    '2026-11-22.yaml': GOOD,
    '2025-12-31.yaml': GOOD.replace('2026-11-22', '2025-12-31'),
    'README.md': 'not a release',
  });
  const dates = (await readReleases(folder)).map(({date}) => date);
  expect(dates).toEqual(['2026-11-22', '2025-12-31']);
});
