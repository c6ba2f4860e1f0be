import type {Heading} from 'mdast';
import type {Group} from '../reference/group';
import type {OperationEntry} from '../reference/reference-index';
import {groupRoute} from '../reference/route';
import {heading, pageLink} from './nodes';
import {operationTable} from './operation-table';
import {richText} from './rich-text';
import {type Section, wholeSection} from './section';

/** Creates the sections of the twin of a group, below its title: its operations, and its sub-groups. */
export function groupSections(
  group: Group,
  entries: ReadonlyMap<string, OperationEntry>,
): Section[] {
  return sectionsOf(group, entries, [pageLink('the page', groupRoute(group.tag))], 2);
}

function sectionsOf(
  group: Group,
  entries: ReadonlyMap<string, OperationEntry>,
  where: Parameters<typeof operationTable>[2],
  depth: 2 | 3,
): Section[] {
  const listed = [...group.operations, ...(group.alsoTagged ?? [])];
  const operations = listed.flatMap(({id}) => entries.get(id) ?? []);
  return [
    wholeSection(...richText(group.description)),
    ...(operations.length === 0 ? [] : [operationTable([], operations, where)]),
    ...group.groups.flatMap((inner) => [
      wholeSection(heading(depth satisfies Heading['depth'], inner.name)),
      ...sectionsOf(inner, entries, where, 3),
    ]),
  ];
}
