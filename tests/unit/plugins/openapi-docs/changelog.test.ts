import {describe, expect, it} from 'vitest';
import {
  createChangelog,
  latestChanges,
  ownReleases,
} from '../../../../src/plugins/openapi-docs/changelog';
import type {Change, Release} from '../../../../src/reference/change';
import type {RichText} from '../../../../src/reference/rich-text';
import {createPetstore} from './petstore';

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
        groups.map(({title, route, changes}) => [title, route, changes.length]),
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

  it('shows the latest three changes of an operation, newest first.', () => {
    const line = (date: string, id: string): RichText => [
      {
        paragraph: [
          {route: `/changelog#${date}`, title: date},
          ' ',
          'Text of ',
          {code: id},
          '.',
        ],
      },
    ];
    expect(latestChanges('health', RELEASES)).toEqual([
      {
        list: [line('2026-11-22', 'b'), line('2026-11-22', 'e'), line('2026-11-20', 'h')],
        ordered: false,
      },
    ]);
    expect(latestChanges('unknown', RELEASES)).toEqual([]);
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
