import type {RootContent} from 'mdast';
import {
  code,
  heading,
  item,
  list,
  pageLink,
  paragraph,
  twinLink,
} from '../../../markdown/nodes';
import {printedList} from '../../../markdown/print';
import {serverItems} from '../../../markdown/servers';
import type {MapList} from '../../../reference/api-map';
import type {
  GroupEntry,
  OperationEntry,
  ReferenceIndex,
} from '../../../reference/reference-index';
import {SHARED_SCHEMAS, schemaGroups} from '../../../reference/schema-groups';
import type {BlockComponent, InlineComponent} from '../component';
import {marked} from './evidence';

export const operationLink = linkComponent(({operations}, id) =>
  operations.find((operation) => operation.id === id),
);

export const schemaLink = linkComponent(({schemas}, id) =>
  schemas.find(({route}) => route === `/schemas/${id}`),
);

/** Creates a component that is its text only, if the document lacks the operation or the schema. */
function linkComponent(
  find: (
    reference: ReferenceIndex,
    id: string,
  ) => {title: string; route: string} | undefined,
): InlineComponent<{id: string}> {
  return ({id}, children, {site: {reference}}) => {
    const target = find(reference, id);
    if (target === undefined) {
      return children.length === 0 ? [code(id)] : [...children];
    }
    const link = twinLink(target.title, target.route);
    return [
      children.length === 0
        ? link
        : {...link, children: children as typeof link.children},
    ];
  };
}

export const operationIndex: BlockComponent = (_, __, {site: {reference}}) => {
  const servers = serverItems(reference.servers);
  return [
    ...(servers.length === 0 ? [] : [heading(2, 'Servers'), printedList(servers)]),
    ...reference.groups.flatMap((group) => [
      heading(2, twinLink(group.name, group.route)),
      ...groupOperations(group, reference),
    ]),
  ];
};

export const apiMap: BlockComponent = (_, __, {site}) => {
  const {values} = site.readJson('@site/docs/api/map.json') as MapList;
  return values.length === 0
    ? []
    : [
        heading(2, 'Map of the API'),
        paragraph('What you can call with a value, and what the answers give you next.'),
        ...values.flatMap(({label, calls}) => [
          paragraph(label === '' ? 'With nothing yet:' : `With ${label}:`),
          list(
            calls.map(({title, route, gives}) =>
              item(
                paragraph(
                  twinLink(title, route),
                  ...(gives.length === 0 ? [] : [` gives ${gives.join(', ')}`]),
                ),
              ),
            ),
          ),
        ]),
      ];
};

function groupOperations(group: GroupEntry, reference: ReferenceIndex): RootContent[] {
  const listed = [...group.operations, ...(group.alsoTagged ?? [])];
  const operations = listed.flatMap((id) =>
    reference.operations.filter((operation) => operation.id === id),
  );
  return [
    ...(group.description === '' ? [] : [paragraph(group.description)]),
    ...operationList(operations),
    ...group.groups.flatMap((subGroup) => [
      heading(3, subGroup.name),
      ...groupOperations(subGroup, reference),
    ]),
  ];
}

/** Lists operations with their method, path and summary. */
export function operationList(operations: readonly OperationEntry[]): RootContent[] {
  return operations.length === 0
    ? []
    : [
        list(
          operations.map(({title, route, deprecated, evidence, summary, method, path}) =>
            item(
              paragraph(
                twinLink(title, route),
                ...(deprecated === true ? [' (deprecated)'] : []),
                ...marked(evidence),
                ': ',
                code(`${method} ${path}`),
                ...(summary === '' ? [] : [`. ${summary}`]),
              ),
            ),
          ),
        ),
      ];
}

export const schemaIndex: BlockComponent = (_, __, {site: {reference}}) =>
  schemaGroups(reference).flatMap(({title, schemas}) => [
    heading(2, title ?? SHARED_SCHEMAS),
    list(
      schemas.map(({title: name, route, evidence, summary}) =>
        item(
          paragraph(
            twinLink(name, route),
            ...marked(evidence),
            ...(summary === '' ? [] : [`: ${summary}`]),
          ),
        ),
      ),
    ),
  ]);

export const typeFiles: InlineComponent = (_, __, {site: {reference}}) =>
  reference.typeFiles.flatMap(({to, children}, index) => [
    ...(index === 0 ? [] : [', ']),
    pageLink(children, to.replace('pathname://', '')),
  ]);
