import type {Operation} from '../operation/operation';
import type {ErrorCode, Reference} from './reference';
import {isSuccess} from '../response/response';
import {INTRODUCTION_ROUTE} from '../introduction/introduction';
import {
  blocksOf,
  isHeading,
  plainText,
  type RichText,
  toRichText,
} from '../text/rich-text';
import {groupRoute, operationRoute} from '../route/route';
import {AUTHENTICATION_ROUTE} from '../security/security';
import type {Server} from '../server/server';
import {groupSlug} from '../route/slug';
import {
  reachableComponents,
  type Schema,
  type SchemaComponents,
  type SchemaNode,
} from '../schema/schema';
import {withCallbacks} from '../operation/read-callback';
import {
  createCrossLinker,
  type CrossLinker,
  createRouteFinder,
  linkWithin,
} from '../text/read-document-links';
import type {OpenAPIDocument, PublishedDocument} from '../document/document';
import {operationsOf} from '../document/document-operations';
import {wholeDocument} from '../document/whole-document';
import {schemaExample} from '../example/read-example';
import {
  entriesExtension,
  evidenceExtension,
  namedExtensions,
  textExtension,
} from '../text/read-extension';
import {createGlossaryLinker} from '../text/read-glossary';
import {createGroups} from '../operation/read-group';
import {createIntroduction} from '../introduction/read-introduction';
import {parseRichText} from '../text/read-markdown';
import {createOperation} from '../operation/read-operation';
import {printJson} from '../document/print-json';
import {namePages, nameOf} from '../route/read-page-names';
import {isReference} from '../document/resolve';
import {createLinkTargets} from '../operation/read-link-targets';
import type {Repair} from '../document/repair';
import {createSchemaComponents, schemaLine} from '../schema/read-schema';
import {createSecuritySchemes} from '../security/read-security';
import {createExplorers, createServers} from '../server/read-server';
import {limitOperation, limitTree} from './read-tree-levels';
import {unfollowedLinks} from '../text/read-unfollowed-links';
import mapValues from 'lodash/mapValues';

export interface CreateOptions {
  /** Addresses of files of this site, which texts can show and link: `/img/flow.svg`. */
  readonly files?: ReadonlySet<string>;
  /** The folder of the addresses of the reference. */
  readonly base?: string | undefined;
  /** Extensions of the document and its operations that the reference has as they are. */
  readonly extensions?: readonly `x-${string}`[];
  /**
   * Id of the reference if it is not the first of its site: each operation has its own choice of a server, and
   * the names of environment variables begin with the id.
   */
  readonly furtherId?: string | undefined;
  /** Is told the links of texts that lead nowhere. */
  readonly report?: (unfollowed: Repair) => void;
}

/**
 * Creates the reference from a validated document.
 *
 * @throws Error if the document has no operation, which validation rejects.
 */
export function createReference(
  published: PublishedDocument,
  {
    files = new Set(),
    base = '',
    extensions = [],
    furtherId,
    report = () => undefined,
  }: CreateOptions = {},
): Reference {
  const document = wholeDocument(published);
  const names = namePages(document);
  const linkTargets = createLinkTargets(document, names);
  const schemes = createSecuritySchemes(document, furtherId);
  const introduced = createIntroduction(document, schemes);
  const createdComponents = createSchemaComponents(document);
  const listed = operationsOf(document);
  const created = withCallbacks(
    listed.map((one) =>
      createOperation(document, one, nameOf(names, one), schemes, linkTargets),
    ),
    listed,
  );
  const findRoute = createRouteFinder({
    operations: created.map((operation) => [operation.id, operationRoute(operation)]),
    paths: created.map((operation) => [
      `${operation.method} ${operation.path}`,
      operationRoute(operation),
    ]),
    tags: tagRoutes(names.tags, created, document),
    schemas: Object.entries(createdComponents).map(([name, {route}]) => [name, route]),
    headings: [
      ...[...schemes.values()].flatMap(({name, route}) =>
        route === undefined ? [] : [[name, route] as const],
      ),
      ...blocksOf(introduced?.text ?? '')
        .filter(isHeading)
        .map(
          ({properties: {id}}) => [String(id), `${INTRODUCTION_ROUTE}#${id}`] as const,
        ),
    ],
    files,
  });
  unfollowedLinks(published, findRoute).forEach(report);
  const start = `${base}/api`;
  const introduction = linkWithin(introduced, findRoute, start);
  const found = created.map((operation) =>
    linkWithin(operation, findRoute, base + operationRoute(operation)),
  );
  const link = createCrossLinker(
    found.map((operation) => ({
      title: operation.title,
      route: operationRoute(operation),
    })),
  );
  const explain = createGlossaryLinker(document);
  const components = linkComponents(
    mapValues(createdComponents, (component) =>
      linkWithin(component, findRoute, base + component.route),
    ),
    link,
  );
  const servers = found.every(({isWebhook}) => isWebhook === true)
    ? []
    : linkWithin(createServers(document.servers), findRoute, start);
  const operations = found.map((operation, index) => ({
    ...limitOperation(operation, components),
    ...namedExtensions(listed[index]?.operation ?? {}, extensions),
    ...(operation.isWebhook === true ||
    (furtherId === undefined && hasSameIds(operation.servers, servers))
      ? {}
      : {hasOwnServers: true as const}),
    description: explain(link(operation.description, operation.title)),
  }));
  const firstOperation = chooseFirstOperation(operations);
  return {
    title: document.info.title,
    shortName: shortNameOf(document),
    version: document.info.version,
    description:
      introduction?.text ??
      linkWithin(parseRichText(document.info.description), findRoute, start),
    ...namedExtensions(document, extensions),
    ...(introduction === undefined ? {} : {introduction}),
    servers,
    explorers: createExplorers(document, servers),
    securitySchemes: linkWithin(
      [...schemes.values()],
      findRoute,
      base + AUTHENTICATION_ROUTE,
    ),
    operations,
    groups: createGroups(document, operations, names.tags, schemes, {findRoute, base}),
    schemas: createSchemas(document, components, operations, (text, route) =>
      link(linkWithin(text, findRoute, base + route)),
    ),
    components,
    errorCodes: createErrorCodes(document),
    firstOperation,
  };
}

/** Returns the routes of tags with operations or a text: a page, or a section of the page above it. */
function tagRoutes(
  folders: ReadonlyMap<string, string>,
  operations: readonly Operation[],
  {tags = []}: OpenAPIDocument,
): [tag: string, route: string][] {
  const shown = new Set([
    ...operations.flatMap(({tag, otherTags = []}) => [tag, ...otherTags]),
    ...tags.flatMap(({name, description}) =>
      description ? [folders.get(name) ?? name] : [],
    ),
  ]);
  return [...folders]
    .filter(([, folder]) => [...shown].some((one) => `${one}/`.startsWith(`${folder}/`)))
    .map(([tag, folder]) => {
      const [page = ''] = folder.split('/');
      const anchor = page === folder ? '' : `#${groupSlug(folder)}`;
      return [tag, groupRoute(page) + anchor];
    });
}

function hasSameIds(some: readonly Server[], others: readonly Server[]): boolean {
  return (
    JSON.stringify(some.map(({id}) => id)) === JSON.stringify(others.map(({id}) => id))
  );
}

/** Returns `x-short-name` of the API. Keywords of Go cannot be names of packages. */
function shortNameOf({info}: OpenAPIDocument): string {
  const name = textExtension(info, 'x-short-name') ?? '';
  return /^(?!(?:break|case|chan|const|continue|default|defer|else|fallthrough|for|func|go|goto|if|import|interface|map|package|range|return|select|struct|switch|type|var)$)[a-z][a-z0-9]{0,30}$/.test(
    name,
  )
    ? name
    : 'api';
}

function linkComponents(
  components: SchemaComponents,
  link: CrossLinker,
): SchemaComponents {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const {node} = component;
      return node.description === undefined
        ? [name, component]
        : [name, {...component, node: {...node, description: link(node.description)}}];
    }),
  );
}

function createSchemas(
  document: OpenAPIDocument,
  components: SchemaComponents,
  operations: readonly Operation[],
  link: (text: RichText, route: string) => RichText,
): Schema[] {
  const users = usersOf(components, operations);
  return Object.entries(components).map(([name, component]) => {
    const schema = document.components?.schemas?.[name];
    const example = schemaExample(document, schema);
    const extensible = typeof schema === 'object' && !isReference(schema) ? schema : {};
    const nameEvidence = evidenceExtension(extensible, 'name');
    return {
      name,
      ...component,
      node: withHeadings(limitTree(component.node, components), extensible, (text) =>
        link(text, component.route),
      ),
      summary: schemaLine(component.node),
      example: printJson(example.value ?? null),
      ...(example.truncated ? {exampleTruncated: true as const} : {}),
      ...(nameEvidence === undefined ? {} : {nameEvidence}),
      usedBy: users.get(name) ?? [],
    };
  });
}

/** Makes headings of the page of the headings in its description, which are paragraphs elsewhere. */
function withHeadings(
  node: SchemaNode,
  schema: {readonly description?: string},
  link: (text: RichText) => RichText,
): SchemaNode {
  const text = parseRichText(schema.description, {level: 2, prefix: 'description-'});
  const shown = node.description ?? '';
  const replaced = parseRichText(schema.description);
  const after = blocksOf(shown).slice(blocksOf(replaced).length);
  return blocksOf(text).some(isHeading) &&
    plainText(shown).startsWith(plainText(replaced))
    ? {...node, description: toRichText([...blocksOf(link(text)), ...after])}
    : node;
}

/** Successful responses only: every operation can respond with an error. */
function usersOf(
  components: SchemaComponents,
  operations: readonly Operation[],
): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const operation of operations) {
    const nodes = operation.responses
      .filter(({status}) => isSuccess(status))
      .flatMap(({contents}) => contents.map(({node}) => node));
    const names = new Set(nodes.flatMap((node) => reachableComponents(node, components)));
    for (const name of names) {
      users.set(name, [...(users.get(name) ?? []), operation.id]);
    }
  }
  return users;
}

function createErrorCodes(document: OpenAPIDocument): ErrorCode[] {
  return Object.values(document.components?.schemas ?? {})
    .flatMap((schema) =>
      typeof schema === 'object' && !isReference(schema)
        ? Object.values(schema.properties ?? {})
        : [],
    )
    .filter((property) => typeof property === 'object')
    .filter((property) => !isReference(property))
    .flatMap((property) => entriesExtension(property, 'x-http-status', 'number'))
    .map(([code, status]) => ({code, status}));
}

/**
 * Returns the operation with `x-first-request`, else the first GET without required parameters,
 * else the first.
 */
function chooseFirstOperation(operations: readonly Operation[]): Operation {
  const simple = (operation: Operation): boolean =>
    operation.method === 'GET' &&
    operation.isWebhook !== true &&
    operation.parameters.every((parameter) => !parameter.required);
  const first =
    operations.find((operation) => operation.isFirstRequest) ??
    operations.find(simple) ??
    operations.find(({isWebhook}) => isWebhook !== true) ??
    operations[0];
  if (first === undefined) {
    throw new Error('The OpenAPI document has no operation.');
  }
  return first;
}
