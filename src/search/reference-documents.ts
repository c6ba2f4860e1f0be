import {endsTree, parentsInside, treeLevels} from '../openapi/field-tree';
import {firstSentence, plainText} from '../openapi/markdown';
import type {Operation} from '../openapi/operation';
import type {Parameter} from '../openapi/parameter';
import type {Reference} from '../openapi/reference';
import {operationRoute, schemaRoute} from '../openapi/route';
import type {Schema, SchemaComponents, SchemaNode} from '../openapi/schema';
import {dereference} from '../openapi/schema-label';
import type {NewDocument} from './document';
import type {SearchIndexFile} from './index-file';
import {recognise} from './paste';

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
      address: pasteTargets(operations, 'address'),
      hash: pasteTargets(operations, 'hash'),
      block: pasteTargets(operations, 'block'),
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
      .filter(({status}) => status.startsWith('2'))
      .flatMap(({status, content}) =>
        content === undefined
          ? []
          : fieldDocuments(page, content.node, components, `${status}-`),
      ),
    ...(operation.requestBody === undefined
      ? []
      : fieldDocuments(page, operation.requestBody.content.node, components, 'body-')),
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
    sectionRoute: `${page.sectionRoute}#${parameter.in}-${name}`,
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
    ...fieldDocuments(page, schema.node, components, 'field-'),
  ];
}

/** The fields of a schema, nested ones with their path, as the page shows them. */
function fieldDocuments(
  page: Page,
  node: SchemaNode,
  components: SchemaComponents,
  anchorPrefix: string,
): NewDocument[] {
  const levels = treeLevels(node, components);
  return fieldsOf(node, {components, levels}, [], []).map(({path, node: field, own}) => ({
    ...page,
    kind: 'field',
    title: path.at(-1) ?? '',
    sectionTitle: path.join('.'),
    sectionRoute: `${page.sectionRoute}#${anchorPrefix}${path.join('.')}`,
    // What a schema with a page of its own says of a field is found there.
    content: own ? firstSentence(field.description ?? []) : '',
    tags: [],
  }));
}

interface FoundField {
  path: string[];
  node: SchemaNode;
  /** Whether the field is the page's own, and not that of a schema with a page. */
  own: boolean;
}

/** Walks a schema as the tree on the page does, which gives the anchors. */
function fieldsOf(
  node: SchemaNode,
  tree: {components: SchemaComponents; levels: number},
  path: string[],
  parents: readonly string[],
): FoundField[] {
  if (endsTree(node, tree.components, parents, tree.levels)) {
    return [];
  }
  const {properties, additionalProperties, items, variants} = dereference(
    node,
    tree.components,
  );
  const inside = parentsInside(node, parents);
  const walk = (child: SchemaNode, childPath: string[]): FoundField[] =>
    fieldsOf(child, tree, childPath, inside);
  return [
    ...(properties ?? []).flatMap(({name, node: field}) => [
      {path: [...path, name], node: field, own: inside.length === 0},
      ...walk(field, [...path, name]),
    ]),
    ...(typeof additionalProperties === 'object'
      ? walk(additionalProperties, [...path, '*'])
      : []),
    ...(items === undefined ? [] : walk(items, path)),
    ...(variants?.nodes ?? []).flatMap((variant, place) =>
      walk(variant, [...path, String(place + 1)]),
    ),
  ];
}

/**
 * The operations that readers want most for a value: what it stands for, what it holds, what it did.
 * A description may have others: they come after these, those that need least else first.
 */
const WANTED_FIRST: Record<keyof SearchIndexFile['pasteTargets'], readonly string[]> = {
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
  kind: keyof SearchIndexFile['pasteTargets'],
): SearchIndexFile['pasteTargets'][typeof kind] {
  const wanted = WANTED_FIRST[kind];
  const rank = ({id}: Operation): number =>
    wanted.includes(id) ? wanted.indexOf(id) : wanted.length;
  return operations
    .flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'path' && takes(parameter, kind))
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
      parameter: `${parameter.in}.${parameter.name}`,
    }));
}

/** Told by the example; a number is that of a block only where the name says so. */
function takes(
  parameter: Parameter,
  kind: keyof SearchIndexFile['pasteTargets'],
): boolean {
  const [example = ''] = parameter.example;
  return (
    recognise(example) === kind && (kind !== 'block' || /block/i.test(parameter.name))
  );
}
