import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, TagObject} from '../../../src/openapi/document';
import {createGroups} from '../../../src/openapi/group';
import {operationsOf, type Group} from '../../../src/reference/group';
import {createReference} from '../../../src/openapi/reference';
import {describeApi, operationObject} from './small-document';

/** A description with an operation for each of these tags. */
function describeTags(used: (string | undefined)[], tags: TagObject[] = []) {
  return describeApi({
    tags,
    paths: Object.fromEntries(
      used.map((tag, index) => [
        `/${index}`,
        {get: operationObject(`get${index}`, tag === undefined ? {} : {tags: [tag]})},
      ]),
    ),
  });
}

function groupsOf(document: OpenAPIDocument): Group[] {
  return createGroups(document, createReference(document).operations);
}

/** Groups as one line each: the tag, how many operations it holds itself, and what is inside. */
function outline(groups: Group[]): string[] {
  return groups.flatMap(({tag, operations, groups: inside}) => [
    `${tag} ${operations.length}`,
    ...outline(inside),
  ]);
}

describe('createGroups', () => {
  it('nests tags by their slashes.', () => {
    const groups = groupsOf(
      describeTags(['Account', 'Account/EventLog', 'Account/EventLog', 'Block']),
    );
    expect(outline(groups)).toEqual(['Account 1', 'Account/EventLog 2', 'Block 1']);
    expect(groups[0]?.groups[0]?.name).toBe('EventLog');
  });

  it('has a group between, where only a sub-group has operations.', () => {
    expect(outline(groupsOf(describeTags(['A/B/C'])))).toEqual([
      'A 0',
      'A/B 0',
      'A/B/C 1',
    ]);
  });

  it('follows the order of the tags of the description, then that of the operations.', () => {
    const tags = [{name: 'Block'}, {name: 'Account/Key'}];
    const used = ['Zebra', 'Account', 'Account/Key', 'Block', 'Ape'];
    expect(outline(groupsOf(describeTags(used, tags)))).toEqual([
      'Block 1',
      'Account 1',
      'Account/Key 1',
      'Zebra 1',
      'Ape 1',
    ]);
  });

  it('leaves out a tag that no operation has.', () => {
    const tags = [{name: 'Unused'}, {name: 'Unused/Inside'}];
    expect(outline(groupsOf(describeTags(['Used'], tags)))).toEqual(['Used 1']);
  });

  it('has the description of the tag.', () => {
    const tags = [{name: 'Block', description: 'Blocks.'}];
    expect(groupsOf(describeTags(['Block'], tags))[0]?.description).toEqual(['Blocks.']);
  });

  it('lists an operation under its first tag alone, and one without a tag under Other.', () => {
    expect(outline(groupsOf(describeTags(['Block', undefined])))).toEqual([
      'Block 1',
      'Other 1',
    ]);
  });

  it('takes tags that are named like inherited members.', () => {
    const used = ['constructor', '__proto__/toString'];
    expect(outline(groupsOf(describeTags(used)))).toEqual([
      'constructor 1',
      '__proto__ 0',
      '__proto__/toString 1',
    ]);
  });
});

describe('operationsOf', () => {
  it('are those of a group and of all its sub-groups.', () => {
    const [group] = groupsOf(describeTags(['A', 'A/B', 'A/B/C', 'D']));
    const ids = group === undefined ? [] : operationsOf(group).map(({id}) => id);
    expect(ids).toEqual(['get0', 'get1', 'get2']);
  });
});
