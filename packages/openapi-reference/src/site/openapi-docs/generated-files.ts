import {CHANGELOG_FEED, type Release} from '../../changelog/change';
import {createInstructions} from '../../pages/instructions';
import {createApiMap, createMapList} from '../../pages/api-map';
import type {Operation} from '../../operation/operation';
import type {OperationData} from '../../pages/page-data';
import type {Reference} from '../../pages/reference';
import {createNavigation} from '../../pages/navigation';
import {createReferenceIndex} from '../../pages/reference-index';
import {createReferenceOverview} from '../../pages/reference-overview';
import {groupRoute, operationRoute} from '../../route/route';
import type {Schema} from '../../schema/schema';
import {needsAuthenticationPage} from '../../security/security';
import {createValueLinks} from '../../value/value-link';
import {createChangelog} from './changelog';
import {
  createFirstRequest,
  createGroupTexts,
  createIntroductionData,
  createOperationData,
  createSchemaData,
} from './data';
import {
  createAuthenticationPage,
  createGroupPage,
  createIntroductionPage,
  createOperationPage,
  createSchemaPage,
} from './page';
import {CHANGELOG_FILE, INDEX_FILE} from './read-index';
import {createTypeLinks, type TypeLinks} from './type-files';

/** File contents by path under docs/, with forward slashes. */
export type GeneratedFiles = ReadonlyMap<string, string>;

type FileEntry = [path: string, content: string];

const GENERATED_DATA_HEADER = '{"generated": "docusaurus gen-api-docs all"';

/** The start of the headers, whichever command they name. */
const GENERATED = /^(---\n# Generated from the OpenAPI description: |\{"generated": ")/;

/**
 * Creates all generated files. `.api.mdx` and `.schema.mdx` are the extensions that
 * docusaurus-plugin-openapi-docs uses.
 *
 * @param releases What changed in the description, newest first.
 */
export function createGeneratedFiles(
  reference: Reference,
  releases: readonly Release[] = [],
): GeneratedFiles {
  const index = createReferenceIndex(reference);
  const types = createTypeLinks(reference);
  const valueLinks = createValueLinks(reference.operations, reference.components);
  return new Map([
    dataFile(INDEX_FILE, index),
    dataFile('api/overview.json', createReferenceOverview(reference)),
    dataFile('api/introduction.json', createIntroductionData(reference)),
    dataFile('api/group-texts.json', {texts: createGroupTexts(reference.groups)}),
    ...introductionFiles(reference),
    dataFile('api/first-request.json', createFirstRequest(reference.firstOperation)),
    dataFile('api/instructions.json', createInstructions(reference)),
    dataFile('api/error-codes.json', {codes: reference.errorCodes}),
    dataFile('api/navigation.json', createNavigation(index)),
    dataFile('api/map.json', createMapList(createApiMap(reference))),
    dataFile('api/value-links.json', {
      links: valueLinks,
      explorers: Object.fromEntries(
        reference.explorers.map(({network, pages}) => [network, pages]),
      ),
    }),
    dataFile(CHANGELOG_FILE, {
      feed: CHANGELOG_FEED,
      releases: createChangelog(reference, releases),
    }),
    ...authenticationFiles(reference),
    ...reference.groups.map((group): FileEntry => [
      fileOf(groupRoute(group.tag), '/index.mdx'),
      createGroupPage(group),
    ]),
    ...reference.operations.flatMap((operation) =>
      operationFiles(
        operation,
        createOperationData(reference, operation, releases, valueLinks),
        types,
      ),
    ),
    ...reference.schemas.flatMap((schema) => schemaFiles(reference, schema, types)),
  ]);
}

/** Creates the page of a long introduction, and its data. */
function introductionFiles({introduction}: Reference): FileEntry[] {
  return introduction?.hasPage === true
    ? [
        ['api/introduction.mdx', createIntroductionPage(introduction)],
        dataFile('api/introduction-text.json', {text: introduction.text}),
      ]
    : [];
}

export function isGenerated(content: string): boolean {
  return GENERATED.test(content);
}

/** The page is in the folder of generated files, and its address is at the root. */
function authenticationFiles(reference: Reference): FileEntry[] {
  return needsAuthenticationPage(reference)
    ? [
        ['api/authentication.mdx', createAuthenticationPage()],
        dataFile('api/authentication.json', {schemes: reference.securitySchemes}),
      ]
    : [];
}

function operationFiles(
  operation: Operation,
  data: OperationData,
  types: TypeLinks,
): FileEntry[] {
  const route = operationRoute(operation);
  return [
    [fileOf(route, '.api.mdx'), createOperationPage(operation)],
    dataFile(fileOf(route, '.json'), {
      ...data,
      operation: {
        ...data.operation,
        responses: data.operation.responses.map((response) => ({
          ...response,
          type: types.ofResponse(operation.id, response.status),
        })),
      },
    }),
  ];
}

function schemaFiles(
  reference: Reference,
  schema: Schema,
  types: TypeLinks,
): FileEntry[] {
  const {route} = schema;
  return [
    [fileOf(route, '.schema.mdx'), createSchemaPage(schema)],
    dataFile(fileOf(route, '.json'), {
      ...createSchemaData(reference, schema),
      type: types.ofSchema(schema.name),
    }),
  ];
}

function fileOf(route: string, suffix: string): string {
  return route.slice(1) + suffix;
}

/** Returns the entry of a file of data. */
export function dataFile(path: string, data: object): FileEntry {
  return [path, `${GENERATED_DATA_HEADER}, ${JSON.stringify(data).slice(1)}\n`];
}
