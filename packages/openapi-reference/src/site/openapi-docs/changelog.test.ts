import {expect, it} from 'vitest';
import {createChangelog, latestChanges, ownReleases} from './changelog';
import type {Change, Release} from '../../changelog/change';
import {htmlOf} from '@site/tests/fixtures/text-html';
import {createPetstore} from '@site/tests/fixtures/petstore';

function change(id: string, more: Partial<Change> = {}): Change {
  return {id, type: 'changed', kind: 'knowledge', text: `Text of \`${id}\`.`, ...more};
}

const health = {operation: 'health'};

const RELEASES: Release[] = [
  {
    date: '2026-11-22',
    changes: [
      change('a', {operation: 'gone', title: 'Gone'}),
      ...[change('b', health), change('c', {schema: 'Pet'})],
      ...[change('d', {schema: 'Dog'}), change('e', health), change('f')],
    ],
  },
  {date: '2026-11-20', changes: [change('h', health), change('i', health)]},
];

const PETSTORE = createPetstore();

/** Lists the groups of the first release: their subjects, and the numbers of their changes. */
function groupsOf(releases: Release[]): string[] {
  const [release] = createChangelog(PETSTORE, releases);
  return (release?.groups ?? []).map(
    ({subjects, changes}) =>
      `${subjects.map(({title, route}) => [title, route].join(' ').trim()).join(', ')}: ${changes.length}`,
  );
}

it('Changes are grouped by what they are of, which is linked if it exists.', () => {
  expect(groupsOf(RELEASES)).toEqual([
    'Gone: 1',
    'Health /api/Other/health: 2',
    'A Pet /schemas/a-pet: 1',
    'Dog: 1',
    ': 1',
  ]);
});

it('What changed in the same way in several places is said once, and the rest apart.', () => {
  const text = 'The response `404` was removed.';
  const changes = [
    change('a', {operation: 'health', text}),
    change('b', {operation: 'health'}),
    change('c', {schema: 'Pet', text}),
    change('d', {operation: 'gone', text, breaking: true}),
  ];
  expect(groupsOf([{date: '2026-11-22', changes}])).toEqual([
    'Health /api/Other/health, A Pet /schemas/a-pet: 1',
    'Health /api/Other/health: 1',
    'gone: 1',
  ]);
});

it('The latest three changes of an operation are shown, newest first.', () => {
  const line = (date: string, id: string): string =>
    `<li><p><a href="/changelog#${date}">${date}</a> Text of <code>${id}</code>.</p></li>`;
  expect(htmlOf(latestChanges('health', RELEASES))).toBe(
    `<ul>${line('2026-11-22', 'b')}${line('2026-11-22', 'e')}${line('2026-11-20', 'h')}</ul>`,
  );
  expect(latestChanges('unknown', RELEASES)).toBe('');
});

it('A document without any operation that the changelog names has none.', () => {
  const changes = [change('a', {operation: 'getBlock'})];
  expect(ownReleases(PETSTORE, [{date: '2026-11-22', changes}])).toEqual([]);
  expect(ownReleases(PETSTORE, RELEASES)).toBe(RELEASES);
});
