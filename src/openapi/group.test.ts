import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, TagObject} from './document';
import {operationsOf, type Group} from '@site/src/reference/group';
import {createReference} from './reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {htmlOf} from '@site/tests/fixtures/text-html';

/** A document with one operation per tag. */
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
  return createReference(document).groups;
}

/** Formats groups as one line each: tag, number of own operations, sub-groups. */
function outline(groups: Group[]): string[] {
  return groups.flatMap(({tag, operations, groups: inside}) => [
    `${tag} ${operations.length}`,
    ...outline(inside),
  ]);
}

describe('createGroups', () => {
  it('links tags that have a page, also for their text only, nested ones too, and not others.', () => {
    const description =
      'See [models](#tag/models), [inner](#tag/A/B) and [none](#tag/none).';
    const tags = [
      {name: 'A', description},
      {name: 'models', description: 'All'},
    ];
    const [group] = groupsOf(describeTags(['A', 'A/B'], [...tags, {name: 'none'}]));
    expect(htmlOf(group?.description)).toBe(
      '<p>See <a href="/api/models">models</a>, <a href="/api/A#a-b">inner</a> and none (<code>#tag/none</code>).</p>',
    );
  });

  it('nests tags by slashes.', () => {
    const groups = groupsOf(
      describeTags(['Account', 'Account/EventLog', 'Account/EventLog', 'Block']),
    );
    expect(outline(groups)).toEqual(['Account 1', 'Account/EventLog 2', 'Block 1']);
    expect(groups[0]?.groups[0]?.name).toBe('EventLog');
  });

  it('creates a parent group even if only its sub-group has operations.', () => {
    expect(outline(groupsOf(describeTags(['A/B/C'])))).toEqual([
      'A 0',
      'A/B 0',
      'A/B/C 1',
    ]);
  });

  it('uses the tag order of the document, then that of the operations.', () => {
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

  it('omits tags without operations.', () => {
    const tags = [{name: 'Unused'}, {name: 'Unused/Inside'}];
    expect(outline(groupsOf(describeTags(['Used'], tags)))).toEqual(['Used 1']);
  });

  it('contains the description of the tag.', () => {
    const tags = [{name: 'Block', description: 'Blocks.'}];
    expect(groupsOf(describeTags(['Block'], tags))[0]?.description).toBe('Blocks.');
  });

  it('lists an operation under its first tag only, or under Other without tags.', () => {
    expect(outline(groupsOf(describeTags(['Block', undefined])))).toEqual([
      'Block 1',
      'Other 1',
    ]);
  });

  it('accepts tags named like inherited members.', () => {
    const used = ['constructor', 'valueOf/toString'];
    expect(outline(groupsOf(describeTags(used)))).toEqual([
      'constructor 1',
      'valueOf 0',
      'valueOf/toString 1',
    ]);
  });
});

describe('operationsOf', () => {
  it('returns the operations of a group and all its sub-groups.', () => {
    const [group] = groupsOf(describeTags(['A', 'A/B', 'A/B/C', 'D']));
    const ids = group === undefined ? [] : operationsOf(group).map(({id}) => id);
    expect(ids).toEqual(['get0', 'get1', 'get2']);
  });
});
