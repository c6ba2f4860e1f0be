import {describe, expect, it} from 'vitest';
import {createChangelog, latestChanges, ownReleases} from './changelog';
import type {Change, Release} from '../../reference/change';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {createPetstore} from '@site/tests/fixtures/petstore';

function change(id: string, more: Partial<Change> = {}): Change {
  return {id, type: 'changed', kind: 'knowledge', text: `Text of \`${id}\`.`, ...more};
}

const RELEASES: Release[] = [
  {
    date: '2026-11-22',
    changes: [
      change('a', {operation: 'gone', title: 'Gone'}),
      change('b', {operation: 'health'}),
      change('c', {schema: 'Pet'}),
      change('d', {schema: 'Dog'}),
      change('e', {operation: 'health'}),
      change('f'),
    ],
  },
  {
    date: '2026-11-20',
    changes: [
      change('g', {operation: 'gone'}),
      change('h', {operation: 'health'}),
      change('i', {operation: 'health'}),
    ],
  },
];

describe('The changelog', () => {
  it('groups changes by what they are of, links what exists, and names what is gone.', () => {
    const releases = createChangelog(createPetstore(), RELEASES);
    expect(
      releases.map(({date, groups}) => [
        date,
        groups.map(({subjects: [subject], changes}) => [
          subject?.title,
          subject?.route,
          changes.length,
        ]),
      ]),
    ).toEqual([
      [
        '2026-11-22',
        [
          ['Gone', undefined, 1],
          ['Health', '/api/Other/health', 2],
          ['A Pet', '/schemas/a-pet', 1],
          ['Dog', undefined, 1],
          [undefined, undefined, 1],
        ],
      ],
      [
        '2026-11-20',
        [
          ['Gone', undefined, 1],
          ['Health', '/api/Other/health', 2],
        ],
      ],
    ]);
  });

  it('says once what changed in the same way in several places, and keeps the rest apart.', () => {
    const text = 'The response `404` was removed.';
    const [release] = createChangelog(createPetstore(), [
      {
        date: '2026-11-22',
        changes: [
          change('a', {operation: 'health', text}),
          change('b', {operation: 'health'}),
          change('c', {schema: 'Pet', text}),
          change('d', {operation: 'gone', text, breaking: true}),
        ],
      },
    ]);
    expect(
      release?.groups.map(({subjects, changes}) => [
        subjects.map(({title}) => title),
        changes.length,
      ]),
    ).toEqual([
      [['Health', 'A Pet'], 1],
      [['Health'], 1],
      [['gone'], 1],
    ]);
  });

  it('shows the latest three changes of an operation, newest first.', () => {
    const line = (date: string, id: string): string =>
      `<li><p><a href="/changelog#${date}">${date}</a> Text of <code>${id}</code>.</p></li>`;
    expect(htmlOf(latestChanges('health', RELEASES))).toBe(
      `<ul>${line('2026-11-22', 'b')}${line('2026-11-22', 'e')}${line('2026-11-20', 'h')}</ul>`,
    );
    expect(latestChanges('unknown', RELEASES)).toBe('');
  });

  it('is empty for a document without any operation that it names.', () => {
    const reference = createPetstore();
    const ofAnother = [
      {date: '2026-11-22', changes: [change('a', {operation: 'getBlock'})]},
    ];
    expect(ownReleases(reference, ofAnother)).toEqual([]);
    expect(ownReleases(reference, RELEASES)).toBe(RELEASES);
  });
});
