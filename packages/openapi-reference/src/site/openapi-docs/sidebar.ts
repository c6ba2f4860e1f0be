import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import groupBy from 'lodash/groupBy';
import maxBy from 'lodash/maxBy';
import {markedTitle, titleBesideMethod} from '../../pages/marked-title';
import type {
  GroupEntry,
  OperationEntry,
  ReferenceIndex,
  SchemaEntry,
} from '../../pages/reference-index';
import {SHARED_SCHEMAS, schemaGroups} from '../../pages/schema-groups';

/** Longer lists are hard to read, and in the HTML of each of their pages. */
const MAX_LISTED = 100;

/** Longer lists of schemas are grouped as on the page of all schemas. */
const MAX_UNGROUPED_SCHEMAS = 20;

/** Methods that src/css/custom.css names in the sidebar. */
const METHODS_WITH_STYLES = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/**
 * Returns the sidebar of a site whose docs are those of the reference only.
 *
 * @param base The folder of its addresses, which ids of docs do not have.
 * @param label Of the reference, if the site has several: it is above all items, and so in all breadcrumbs.
 */
export function createSidebar(
  placed: ReferenceIndex,
  hasChangelog: boolean,
  base: string,
  label?: string,
): SidebarItemConfig[] {
  const index = JSON.parse(
    JSON.stringify(placed, (key, value: unknown) =>
      key === 'route' ? String(value).slice(base.length) : value,
    ),
  ) as ReferenceIndex;
  const schemas = index.schemas.length === 0 ? [] : [createSchemaCategory(index)];
  return [
    {
      type: 'category',
      label: label ?? 'API reference',
      link: {type: 'doc', id: 'api'},
      collapsed: false,
      items: [
        ...createApiItems(index),
        ...(hasChangelog ? [docItem('changelog')] : []),
        ...(label === undefined ? [] : schemas),
      ],
    },
    ...(label === undefined ? schemas : []),
  ];
}

export function createApiItems(index: ReferenceIndex): SidebarItemConfig[] {
  const itemOf = (group: GroupEntry): SidebarItemConfig => ({
    ...createCategory(index, group, (operation) => operation.route),
    link: {type: 'doc', id: `${group.route.slice(1)}/index`},
  });
  const sections = groupBy(index.groups, ({section = ''}) => section);
  const categories = index.groups.flatMap((group): SidebarItemConfig[] => {
    const {section} = group;
    if (section === undefined) {
      return [itemOf(group)];
    }
    const members = sections[section] ?? [];
    return members[0] === group
      ? [{type: 'category', label: section, items: members.map(itemOf)}]
      : [];
  });
  return [
    ...(index.hasIntroduction === true ? [docItem('api/introduction')] : []),
    ...(index.hasAuthenticationPage === true ? [docItem('api/authentication')] : []),
    ...categories,
  ];
}

/** The form that items of a `sidebarItemsGenerator` need too. */
function docItem(id: string): SidebarItemConfig {
  return {type: 'doc', id};
}

export function createSchemaCategory(index: ReferenceIndex): SidebarItemConfig {
  return index.schemas.length === 0
    ? docItem('schemas')
    : {
        type: 'category',
        label: 'Schemas',
        link: {type: 'doc', id: 'schemas'},
        items: createSchemaItems(index),
      };
}

function createSchemaItems(index: ReferenceIndex): SidebarItemConfig[] {
  const groups = schemaGroups(index);
  const isGrouped =
    index.schemas.length > MAX_UNGROUPED_SCHEMAS &&
    groups.length > 1 &&
    groups.length < index.schemas.length / 2;
  return isGrouped
    ? groups.map(({title = SHARED_SCHEMAS, schemas}) => ({
        type: 'category',
        label: title,
        items: listSchemas(schemas),
      }))
    : listSchemas(index.schemas);
}

function listSchemas(schemas: readonly SchemaEntry[]): SidebarItemConfig[] {
  return shortList(
    schemas,
    ({title}) => Array.from(title.toUpperCase()).slice(0, 1).join(''),
    schemaItem,
  );
}

function schemaItem({route, title, deprecated}: SchemaEntry): SidebarItemConfig {
  return {type: 'doc', id: route.slice(1), label: markedTitle(title, deprecated)};
}

/** Returns a category of the operations of a group that are listed, and of its groups. */
export function createCategory(
  index: ReferenceIndex,
  group: GroupEntry,
  routeOf: (operation: OperationEntry) => string,
  isListed: (operation: OperationEntry) => boolean = () => true,
): {type: 'category'; label: string; items: SidebarItemConfig[]} {
  const operations = index.operations.filter(
    (operation) => operation.tag === group.tag && isListed(operation),
  );
  const operationItem = (operation: OperationEntry): SidebarItemConfig => {
    const route = routeOf(operation);
    const hasMethod = METHODS_WITH_STYLES.has(operation.method);
    const title = hasMethod ? titleBesideMethod(operation) : operation.title;
    return {
      type: 'doc',
      id: route.slice(1),
      label: markedTitle(title, operation.deprecated),
      // The filter of the sidebar reads them.
      customProps: {
        path: operation.path,
        ...(route === operation.route ? {} : {isCopy: true}),
      },
      ...(hasMethod ? {className: `api-method ${operation.method.toLowerCase()}`} : {}),
    };
  };
  return {
    type: 'category',
    label: group.name,
    items: [
      ...shortList(operations, pathGroup(operations), operationItem),
      ...group.groups
        .map((subGroup) => createCategory(index, subGroup, routeOf, isListed))
        .filter(({items}) => items.length > 0),
    ],
  };
}

/** Lists entries; if there are many, in categories by the labels that `labelOf` returns. */
function shortList<Entry>(
  entries: readonly Entry[],
  labelOf: (entry: Entry) => string,
  itemOf: (entry: Entry) => SidebarItemConfig,
): SidebarItemConfig[] {
  const groups = Object.entries(groupBy(entries, labelOf));
  if (entries.length <= MAX_LISTED || groups.length > entries.length / 2) {
    return entries.map(itemOf);
  }
  return groups
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([label, members]) => ({
      type: 'category',
      label,
      items: members.map(itemOf),
    }));
}

/** Returns a function that labels operations by the first part in which their paths differ. */
function pathGroup(
  operations: readonly OperationEntry[],
): (operation: OperationEntry) => string {
  const paths = operations.map(pathParts);
  const longest = maxBy(paths, 'length') ?? [];
  const differing = longest.findIndex((part, index) =>
    paths.some((path) => path[index] !== part),
  );
  return (operation) => pathParts(operation)[differing] ?? operation.path;
}

/** Splits a path into segments, and the name of a webhook into words. */
function pathParts({path}: OperationEntry): string[] {
  return path.split(path.startsWith('/') ? '/' : /[\s._-]/);
}
