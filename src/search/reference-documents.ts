import {fieldAnchor, parameterAnchor} from '../reference/anchor';
import {fieldsOf} from '../reference/field-tree';
import {firstSentence, plainText} from '../reference/rich-text';
import type {Operation} from '../reference/operation';
import type {Parameter} from '../reference/parameter';
import type {Reference} from '../reference/reference';
import {parameterKey} from '../reference/request-link';
import {isSuccess} from '../reference/response';
import {operationRoute, schemaRoute} from '../reference/route';
import type {Schema, SchemaComponents, SchemaNode} from '../reference/schema';
import {parameterKind, type ValueKind} from '../reference/value-kind';
import type {NewDocument} from './document';
import type {SearchIndexFile} from './index-file';

/** What the search knows of the reference. */
export interface ReferenceDocuments {
  /** Pages of operations and schemas, each followed by its parameters and fields. */
  documents: NewDocument[];
  pasteTargets: SearchIndexFile['pasteTargets'];
}

/** What the documents of one page have in common. Where it stands in the sidebar, the site knows. */
type Page = Pick<
  NewDocument,
  'pageTitle' | 'sidebarParentCategories' | 'sectionRoute' | 'uses'
>;

/** Makes the documents of the reference. */
export function createReferenceDocuments(reference: Reference): ReferenceDocuments {
  const {operations, schemas, components} = reference;
  return {
    documents: withoutRepetition([
      ...operations.flatMap((operation) =>
        operationDocuments(operation, operations, components),
      ),
      ...schemas.flatMap((schema) => schemaDocuments(schema, components)),
    ]),
    pasteTargets: {
      address: pasteTargets(operations, components, 'address'),
      hash: pasteTargets(operations, components, 'hash'),
      block: pasteTargets(operations, components, 'block'),
    },
  };
}

/** What is said of a name again and again, such as of the number of a page, is found once. */
function withoutRepetition(documents: readonly NewDocument[]): NewDocument[] {
  const said = new Set<string>();
  return documents.map((document) => {
    const text = `${document.title} ${document.content}`;
    const isRepeated = said.has(text);
    said.add(text);
    return isRepeated ? {...document, content: ''} : document;
  });
}

function operationDocuments(
  operation: Operation,
  operations: readonly Operation[],
  components: SchemaComponents,
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
      title: operation.title,
      sectionTitle: '',
      content: plainText(operation.description),
      tags: [
        operation.method,
        operation.path,
        operation.id,
        ...(operation.plan === undefined ? [] : [operation.plan]),
      ],
    },
    ...operation.parameters.map((parameter) => parameterDocument(page, parameter)),
    ...operation.responses
      .filter(({status}) => isSuccess(status))
      .flatMap(({status, content}) =>
        content === undefined
          ? []
          : fieldDocuments(page, content.node, components, status),
      ),
    ...(operation.requestBody === undefined
      ? []
      : fieldDocuments(page, operation.requestBody.content.node, components, 'body')),
  ];
}

function usesOf({length}: readonly unknown[]): Pick<Page, 'uses'> {
  return length === 0 ? {} : {uses: length};
}

function parameterDocument(page: Page, parameter: Parameter): NewDocument {
  const {name} = parameter;
  return {
    ...page,
    kind: 'parameter',
    title: name,
    sectionTitle: name,
    sectionRoute: `${page.sectionRoute}#${parameterAnchor(parameter)}`,
    content: firstSentence(parameter.description),
    tags: [],
  };
}

function schemaDocuments(schema: Schema, components: SchemaComponents): NewDocument[] {
  const page: Page = {
    pageTitle: schema.title,
    sidebarParentCategories: [],
    sectionRoute: schemaRoute(schema.slug),
    ...usesOf(schema.usedBy),
  };
  return [
    {
      ...page,
      kind: 'schema',
      title: schema.title,
      sectionTitle: '',
      content: plainText(schema.node.description ?? []),
      tags: schema.name === schema.title ? [] : [schema.name],
    },
    ...fieldDocuments(page, schema.node, components, 'field'),
  ];
}

/** The fields of a schema, nested ones with their path, as the page shows them. */
function fieldDocuments(
  page: Page,
  node: SchemaNode,
  components: SchemaComponents,
  owner: string,
): NewDocument[] {
  return fieldsOf(node, components).map(({path, node: field, isOwn}) => ({
    ...page,
    kind: 'field',
    title: path.at(-1) ?? '',
    sectionTitle: path.join('.'),
    sectionRoute: `${page.sectionRoute}#${fieldAnchor(owner, path)}`,
    // What a schema with a page of its own says of a field is found there.
    content: isOwn ? firstSentence(field.description ?? []) : '',
    tags: [],
  }));
}

/**
 * The operations that readers want most for a value: what it stands for, what it holds, what it did.
 * A description may have others: they come after these, those that need least else first.
 */
const WANTED_FIRST: Record<ValueKind, readonly string[]> = {
  address: [
    'getAccount',
    'getAccountFungibleTokenBalances',
    'getAccountTransactions',
    'getContract',
  ],
  hash: ['getTransaction', 'getTransactionStatus'],
  block: ['getBlock', 'getTransactionsOfBlock'],
};

/** The endpoints that need a value of a kind in their path, those that are wanted most first. */
function pasteTargets(
  operations: readonly Operation[],
  components: SchemaComponents,
  kind: ValueKind,
): SearchIndexFile['pasteTargets'][typeof kind] {
  const wanted = WANTED_FIRST[kind];
  const rank = ({id}: Operation): number =>
    wanted.includes(id) ? wanted.indexOf(id) : wanted.length;
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
