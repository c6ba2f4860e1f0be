import {highlight} from '../../highlight/highlight';
import {highlightSample} from '../../highlight/sample';
import type {Operation} from '../../reference/operation';
import type {
  FirstRequestData,
  HighlightedResponse,
  OperationData,
  SchemaData,
} from '../../reference/page-data';
import {componentsOf, type Reference} from '../../reference/reference';
import {createReferenceIndex} from '../../reference/reference-index';
import {createReferenceOverview} from '../../reference/reference-overview';
import type {Response} from '../../reference/response';
import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  schemaRoute,
} from '../../reference/route';
import type {Schema} from '../../reference/schema';
import {createValueLinks} from '../../reference/value-link';
import {createReferenceDocuments} from '../../search/reference-documents';
import {createGroupPage, createPlanEndpointsPage} from './page';
import type {GeneratedFiles} from './stage';

/** The mark by which a generated data file is told from a hand-written one. */
export const DATA_MARK = '"generated": "npm run api:generate"';

/** Where the index of the reference is, under docs/. */
export const INDEX_FILE = 'api/reference.json';

/** Where the overview of the reference is, under docs/. */
const OVERVIEW_FILE = 'api/overview.json';

/** Where the documents of the search are, under docs/. */
export const SEARCH_FILE = 'api/search-documents.json';

/** Where the first request of a newcomer is, under docs/. */
const FIRST_REQUEST_FILE = 'api/first-request.json';

/** Where the error codes are, under docs/. */
const ERROR_CODES_FILE = 'api/error-codes.json';

/** Where the endpoints are that values of a response link to, under docs/. */
const VALUE_LINKS_FILE = 'api/value-links.json';

/** What stands beside the pages that the plugin writes: their data, the index, and the lists. */
export function createDataFiles(reference: Reference): GeneratedFiles {
  return new Map<string, string>([
    [INDEX_FILE, printData(createReferenceIndex(reference))],
    [OVERVIEW_FILE, printData(createReferenceOverview(reference))],
    [SEARCH_FILE, printData(createReferenceDocuments(reference))],
    [FIRST_REQUEST_FILE, printData(createFirstRequest(reference.firstOperation))],
    [ERROR_CODES_FILE, printData({codes: reference.errorCodes})],
    [
      VALUE_LINKS_FILE,
      printData({
        links: createValueLinks(reference.operations, reference.components),
      }),
    ],
    ...reference.operations.map((operation): [string, string] => [
      fileOf(operationRoute(operation), '.json'),
      printData(createOperationData(reference, operation)),
    ]),
    ...reference.schemas.map((schema): [string, string] => [
      fileOf(schemaRoute(schema.slug), '.json'),
      printData(createSchemaData(reference, schema)),
    ]),
    ...reference.groups.map((group): [string, string] => [
      fileOf(groupRoute(group.tag), '/index.mdx'),
      createGroupPage(group),
    ]),
    ...reference.plans
      .filter((plan) => plan.operations.length > 0)
      .map((plan): [string, string] => [
        fileOf(planEndpointsRoute(plan.name), '/index.mdx'),
        createPlanEndpointsPage(plan),
      ]),
  ]);
}

function createOperationData(reference: Reference, operation: Operation): OperationData {
  const nodes = [
    ...operation.parameters.map((parameter) => parameter.node),
    ...operation.responses.flatMap((response) => response.content?.node ?? []),
    ...(operation.requestBody === undefined ? [] : [operation.requestBody.content.node]),
  ];
  return {
    operation: {
      ...operation,
      samples: operation.samples.map(highlightSample),
      responses: operation.responses.map(highlightResponse),
    },
    components: componentsOf(reference, nodes),
  };
}

function createFirstRequest(operation: Operation): FirstRequestData {
  const success = operation.responses.find(({status}) => status.startsWith('2'));
  const answerHtml = success && highlightResponse(success).content?.exampleHtml;
  return {
    operationId: operation.id,
    title: operation.title,
    route: operationRoute(operation),
    samples: operation.samples.map(highlightSample),
    ...(answerHtml === undefined ? {} : {answerHtml}),
  };
}

function highlightResponse(response: Response): HighlightedResponse {
  const {content, ...rest} = response;
  if (content === undefined) {
    return rest;
  }
  const {example, ...shown} = content;
  const language = isJsonExample(example) ? 'json' : undefined;
  return {
    ...rest,
    content: {
      ...shown,
      ...(example === undefined ? {} : {exampleHtml: highlight(example, language)}),
    },
  };
}

/** Whether an example is JSON, whatever media type it comes under. */
function isJsonExample(example: string | undefined): boolean {
  return /^\s*[[{"]/.test(example ?? '');
}

function createSchemaData(reference: Reference, schema: Schema): SchemaData {
  const {example, usedBy, ...shown} = schema;
  return {
    schema: {...shown, exampleHtml: highlight(example, 'json')},
    components: componentsOf(reference, [schema.node]),
    usedBy: reference.operations
      .filter((operation) => usedBy.includes(operation.id))
      .map((operation) => ({title: operation.title, route: operationRoute(operation)})),
  };
}

function fileOf(route: string, suffix: string): string {
  return route.slice(1) + suffix;
}

function printData(data: object): string {
  return `{${DATA_MARK}, ${JSON.stringify(data).slice(1)}\n`;
}
