import {
  fieldAnchor,
  fieldsOf,
  firstSentence,
  groupContents,
  isSuccess,
  markedTitle,
  networksOf,
  operationRoute,
  parameterAnchor,
  parameterKey,
  parameterKind,
  plainText,
  titleBesideMethod,
} from 'docusaurus-openapi-reference';
import {
  type Field,
  type Operation,
  parseUrl,
  type Reference,
  type Schema,
  type SchemaComponents,
  type SchemaNode,
  type ValueKind,
} from 'docusaurus-openapi-reference/types';
import type {IndexContent} from './build-index';
import type {NewDocument} from './document';
import {targetsByKind, type PasteTarget} from './index-file';

/** Fields common to all documents of a page. The search plugin adds the sidebar categories. */
type Page = Pick<
  NewDocument,
  'pageTitle' | 'sidebarParentCategories' | 'sectionRoute' | 'uses'
>;

/**
 * Maximum number of fields that pages repeat from the component schemas they contain. Each field of a
 * large document would otherwise be a document of the search hundreds of times.
 */
const MAX_FIELDS = 20_000;

type ListFields = (node: SchemaNode) => Field[];

export interface ReferenceSearchOptions {
  /** operationIds to suggest first for a pasted value. Others follow, shortest path first. */
  readonly preferred?: Partial<Record<ValueKind, readonly string[]>>;
  /** Texts by which an operation is found too. */
  readonly labelsOf?: (operation: Operation) => readonly string[];
}

/** Creates what the search finds in the pages of a reference. */
export function createReferenceDocuments(
  reference: Reference,
  {preferred = {}, labelsOf = () => []}: ReferenceSearchOptions = {},
): IndexContent {
  const {operations, schemas, components} = reference;
  const listFields = fieldLister(reference);
  return {
    documents: withoutRepetition([
      ...operations.flatMap((operation) =>
        operationDocuments(operation, operations, listFields, labelsOf(operation)),
      ),
      ...schemas.flatMap((schema) => schemaDocuments(schema, listFields)),
    ]),
    pasteTargets: targetsByKind((kind) =>
      pasteTargets(operations, components, kind, preferred[kind] ?? []),
    ),
    networks: networksByHost(reference),
  };
}

/** Lists all fields that a page shows, or in a large document only those that no other page has. */
function fieldLister({operations, schemas, components}: Reference): ListFields {
  const nodes = [
    ...operations.flatMap(bodiesOf).map(({node}) => node),
    ...schemas.map(({node}) => node),
  ];
  let count = 0;
  const isLarge = nodes.some((node) => {
    count += fieldsOf(node, components).length;
    return count > MAX_FIELDS;
  });
  return (node) => fieldsOf(node, components).filter((field) => field.isOwn || !isLarge);
}

/** Returns the bodies whose fields a page lists: of successful responses and of the request. */
function bodiesOf({
  responses,
  requestBody,
}: Operation): {node: SchemaNode; owner: string}[] {
  return [
    ...responses
      .filter(({status}) => isSuccess(status))
      .flatMap(({status, contents}) => groupContents(contents, status)),
    ...groupContents(requestBody?.contents ?? [], 'body'),
  ];
}

/**
 * Makes repeated contents, such as those of paging parameters, mere descriptions: one document keeps
 * the text.
 */
function withoutRepetition(documents: readonly NewDocument[]): NewDocument[] {
  const seen = new Set<string>();
  return documents.map((document) => {
    const text = `${document.title} ${document.content}`;
    const isRepeated = seen.has(text);
    seen.add(text);
    return isRepeated && document.content !== ''
      ? {...document, content: '', description: document.content}
      : document;
  });
}

function operationDocuments(
  operation: Operation,
  operations: readonly Operation[],
  listFields: ListFields,
  labels: readonly string[],
): NewDocument[] {
  const page: Page = {
    pageTitle: operation.title,
    sidebarParentCategories: [],
    sectionRoute: operationRoute(operation),
    ...usesOf(operations.filter(({path}) => path.startsWith(`${operation.path}/`))),
  };
  return [
    {
      ...page,
      kind: 'endpoint',
      title: markedTitle(titleBesideMethod(operation), operation.deprecated),
      sectionTitle: '',
      content: plainText(operation.description),
      tags: [operation.method, operation.path, operation.id, ...labels],
    },
    ...operation.parameters.map((parameter): NewDocument => ({
      ...page,
      kind: 'parameter',
      title: parameter.name,
      sectionTitle: parameter.name,
      sectionRoute: `${page.sectionRoute}#${parameterAnchor(parameter)}`,
      content: firstSentence(parameter.description),
      tags: [],
    })),
    ...bodiesOf(operation).flatMap(({node, owner}) =>
      fieldDocuments(page, listFields(node), owner),
    ),
  ];
}

function usesOf({length}: readonly unknown[]): Pick<Page, 'uses'> {
  return length === 0 ? {} : {uses: length};
}

function schemaDocuments(schema: Schema, listFields: ListFields): NewDocument[] {
  const page: Page = {
    pageTitle: schema.title,
    sidebarParentCategories: [],
    sectionRoute: schema.route,
    ...usesOf(schema.usedBy),
  };
  return [
    {
      ...page,
      kind: 'schema',
      title: markedTitle(schema.title, schema.node.deprecated),
      sectionTitle: '',
      content: plainText(schema.node.description ?? ''),
      tags: schema.name === schema.title ? [] : [schema.name],
    },
    ...fieldDocuments(page, listFields(schema.node), 'field'),
  ];
}

function fieldDocuments(
  page: Page,
  fields: readonly Field[],
  owner: string,
): NewDocument[] {
  return fields.map(({path, node: field, isOwn}) => {
    const description = firstSentence(field.description ?? '');
    return {
      ...page,
      kind: 'field',
      title: path.at(-1) ?? '',
      sectionTitle: path.join('.'),
      sectionRoute: `${page.sectionRoute}#${fieldAnchor(owner, path)}`,
      // The page of the component schema has the description as its content.
      ...(isOwn ? {content: description} : {content: '', description}),
      tags: [],
    };
  });
}

/** Returns the ids of networks by the hosts of their servers and explorers. */
function networksByHost({servers, explorers}: Reference): Record<string, string> {
  const networks = networksOf(servers).map(({id}) => id);
  return Object.fromEntries(
    [...servers.map(({id, url}) => ({network: id, url})), ...explorers]
      .filter(({network}) => networks.includes(network))
      .flatMap(({network, url}) => {
        const host = parseUrl(url)?.host;
        return host === undefined ? [] : [[host, network]];
      }),
  );
}

function pasteTargets(
  operations: readonly Operation[],
  components: SchemaComponents,
  kind: ValueKind,
  preferred: readonly string[],
): PasteTarget[] {
  const rank = ({id}: Operation): number =>
    preferred.includes(id) ? preferred.indexOf(id) : preferred.length;
  return operations
    .flatMap((operation) =>
      operation.parameters
        .filter(
          (parameter) =>
            parameter.in === 'path' && parameterKind(parameter, components) === kind,
        )
        .map((parameter) => ({operation, parameter})),
    )
    .sort(
      (a, b) =>
        rank(a.operation) - rank(b.operation) ||
        a.operation.path.split('/').length - b.operation.path.split('/').length ||
        a.operation.path.length - b.operation.path.length,
    )
    .map(({operation, parameter}) => ({
      route: operationRoute(operation),
      parameter: parameterKey(parameter),
    }));
}
