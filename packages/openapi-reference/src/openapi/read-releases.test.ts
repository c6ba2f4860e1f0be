import {describe, expect, it} from 'vitest';
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

const MORE = `  - id: a
    type: added
    kind: api
    text: A.
`;

describe('parseRelease', () => {
  it('reads a file.', () => {
    expect(parseRelease(GOOD, FILE)).toEqual({
      date: '2026-11-22',
      changes: [
        {
          id: 'getBlock/tier',
          type: 'changed',
          kind: 'knowledge',
          operation: 'getBlock',
          text: 'The tier changed.',
        },
      ],
    });
  });

  it.each([
    ['', ', line 1: the list "changes" is missing.'],
    ['date: [', ': this is not YAML: '],
    [
      GOOD.replace('22', '23'),
      ', line 1: "date" is not 2026-11-22, as the name of the file says.',
    ],
    ['date: 2026-11-22\nchanges: []', ', line 2: "changes" is empty.'],
    [`${GOOD}  - text\n`, ', line 8: a change is not an object.'],
    [
      `${GOOD}${MORE}    note: x\n`,
      ', line 8: the field "note" is not one of id, type, kind, breaking, operation, schema, title, text.',
    ],
    [GOOD.replace('id: getBlock/tier', 'id: 3'), ', line 3: "id" is missing.'],
    [GOOD.replace('The tier changed.', '" "'), ', line 3: "text" is missing.'],
    [
      `${GOOD}${MORE.replace('added', 'new')}`,
      ', line 8: "type" is not one of added, changed, deprecated, removed.',
    ],
    [
      `${GOOD}${MORE.replace('api', 'news')}`,
      ', line 8: "kind" is not one of api, knowledge.',
    ],
    [
      `${GOOD}    breaking: false\n`,
      ', line 3: "breaking" is not true: leave it out otherwise.',
    ],
    [
      `${GOOD}    schema: Block\n`,
      ', line 3: the change has both "operation" and "schema".',
    ],
    [`${GOOD}    title: 3\n`, ', line 3: "title" is not a text.'],
    [`${GOOD}${MORE}${MORE}`, ', line 12: the id "a" is used twice.'],
  ])('refuses %j with its place.', (text, message) => {
    expect(() => parseRelease(text, FILE)).toThrow(FILE + message);
  });

  it('refuses a file whose name is not a date.', () => {
    expect(() => parseRelease(GOOD, 'changes/november.yaml')).toThrow(
      'changes/november.yaml, line 1: the name of the file is not a date such as 2026-11-22.yaml.',
    );
  });
});

describe('readReleases', () => {
  it('returns the newest release first, and none without a folder.', async () => {
    const folder = await temporaryFolder();
    expect(await readReleases(`${folder}/changes`)).toEqual([]);
    await writeFiles(folder, {
      '2026-11-22.yaml': GOOD,
      '2025-12-31.yaml': GOOD.replace('2026-11-22', '2025-12-31'),
      'README.md': 'not a release',
    });
    expect((await readReleases(folder)).map(({date}) => date)).toEqual([
      '2026-11-22',
      '2025-12-31',
    ]);
  });
});
