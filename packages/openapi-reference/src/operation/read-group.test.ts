import {expect, it} from 'vitest';
import type {TagObject} from '../document/document';
import {operationsOf, type Group} from './group';
import {createReference} from '../pages/read-reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {table} from '@site/tests/fixtures/table';
import {htmlOf} from '@site/tests/fixtures/text-html';

/** Returns the groups of a document with one operation per tag. */
function groupsOf(used: string[], tags: TagObject[] = []): Group[] {
  const paths = used.map((tag, index) => [
    `/${index}`,
    {get: operationObject(`get${index}`, {tags: [tag]})},
  ]);
  return createReference(describeApi({tags, paths: Object.fromEntries(paths)})).groups;
}

/** Lists groups: their tags, and the numbers of their own operations. */
function outline(groups: Group[]): string[] {
  return groups.flatMap(({tag, operations, groups: inside}) => [
    `${tag} ${operations.length}`,
    ...outline(inside),
  ]);
}

it.each(table`
  nest by slashes                | A A/Log A/Log B       |              | A 1, A/Log 2, B 1
  have their parents             | A/B/C                 |              | A 0, A/B 0, A/B/C 1
  have the order of the tags     | Zebra A A/Key Block B | Block A/Key  | Block 1, A 1, A/Key 1, Zebra 1, B 1
  are not those of unused tags   | Used                  | Unused A/B   | Used 1
`)('Groups %s: %s, %s.', (_, used = '', named = '', groups = '') => {
  const tags = named.split(' ').map((name) => ({name}));
  expect(outline(groupsOf(used.split(' '), tags)).join(', ')).toBe(groups);
});

it('Groups link tags that have a page, also for their text only and nested ones, and not others.', () => {
  const description = 'See [models](#tag/models), [in](#tag/A/B), [none](#tag/none)';
  const models = {name: 'models', description: 'All'};
  const tags = [{name: 'A', description}, models, {name: 'none'}];
  expect(htmlOf(groupsOf(['A', 'A/B'], tags)[0]?.description)).toBe(
    '<p>See <a href="/api/models">models</a>, <a href="/api/A#a-b">in</a>, none (<code>#tag/none</code>)</p>',
  );
});

it('Groups have the operations of all groups inside them.', () => {
  const [group] = groupsOf(['A', 'A/B', 'A/B/C', 'D']);
  const ids = group && operationsOf(group).map(({id}) => id);
  expect(ids).toEqual(['get0', 'get1', 'get2']);
});
