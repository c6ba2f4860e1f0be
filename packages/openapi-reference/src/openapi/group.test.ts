import {describe, expect, it} from 'vitest';
import type {TagObject} from './document';
import {operationsOf, type Group} from '../reference/group';
import {createReference} from './reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

/** Returns the groups of a document with one operation per tag. */
function groupsOf(used: string[], tags: TagObject[] = []): Group[] {
  const paths = Object.fromEntries(
    used.map((tag, index) => [
      `/${index}`,
      {get: operationObject(`get${index}`, {tags: [tag]})},
    ]),
  );
  return createReference(describeApi({tags, paths})).groups;
}

/** Formats groups as one line each: tag, number of own operations, sub-groups. */
function outline(groups: Group[]): string[] {
  return groups.flatMap(({tag, operations, groups: inside}) => [
    `${tag} ${operations.length}`,
    ...outline(inside),
  ]);
}

describe('Groups', () => {
  it.each<[promise: string, used: string[], named: string[], groups: string[]]>([
    ['nest by slashes', ['A', 'A/Log', 'A/Log', 'B'], [], ['A 1', 'A/Log 2', 'B 1']],
    [
      'have their parents, even if those are empty',
      ['A/B/C'],
      [],
      ['A 0', 'A/B 0', 'A/B/C 1'],
    ],
    [
      'have the order of the tags of the document, then of the operations',
      ['Zebra', 'A', 'A/Key', 'Block', 'Ape'],
      ['Block', 'A/Key'],
      ['Block 1', 'A 1', 'A/Key 1', 'Zebra 1', 'Ape 1'],
    ],
    ['are not those of unused tags', ['Used'], ['Unused', 'Unused/Inside'], ['Used 1']],
  ])('%s.', (_, used, named, groups) => {
    const tags = named.map((name) => ({name}));
    expect(outline(groupsOf(used, tags))).toEqual(groups);
  });

  it('link tags that have a page, also for their text only and nested ones, and not others.', () => {
    const description = 'See [models](#tag/models), [in](#tag/A/B), [none](#tag/none)';
    const [group] = groupsOf(
      ['A', 'A/B'],
      [{name: 'A', description}, {name: 'models', description: 'All'}, {name: 'none'}],
    );
    expect(htmlOf(group?.description)).toBe(
      '<p>See <a href="/api/models">models</a>, <a href="/api/A#a-b">in</a>, none (<code>#tag/none</code>)</p>',
    );
  });

  it('have the operations of all groups inside them.', () => {
    const [group] = groupsOf(['A', 'A/B', 'A/B/C', 'D']);
    const operations = group && operationsOf(group);
    expect(operations?.map(({id}) => id)).toEqual(['get0', 'get1', 'get2']);
  });
});
