import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  schemaRoute,
} from '../../openapi/route';
import type {Operation} from '../../openapi/operation';
import {componentsOf, type Reference} from '../../openapi/reference';
import {createReferenceIndex} from '../../openapi/reference-index';
import type {Schema, SchemaComponents} from '../../openapi/schema';
import {createGroupPage, createPlanEndpointsPage} from './page';
import type {GeneratedFiles} from './stage';

/** The mark by which a generated data file is told from a hand-written one. */
export const DATA_MARK = '"generated": "npm run api:generate"';

/** Data of the page of an operation. */
export interface OperationData {
  operation: Operation;
  components: SchemaComponents;
}

/** Data of the page of a schema. */
export interface SchemaData {
  schema: Schema;
  components: SchemaComponents;
  /** Title and route of the operations that answer with it. */
  usedBy: {title: string; route: string}[];
}

/** Where the index of the reference is, under docs/. */
export const INDEX_FILE = 'api/reference.json';

/** What stands beside the pages that the plugin writes: their data, the index, and the lists. */
export function createDataFiles(reference: Reference): GeneratedFiles {
  return new Map<string, string>([
    [INDEX_FILE, printData(createReferenceIndex(reference))],
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
  return {operation, components: componentsOf(reference, nodes)};
}

function createSchemaData(reference: Reference, schema: Schema): SchemaData {
  return {
    schema,
    components: componentsOf(reference, [schema.node]),
    usedBy: reference.operations
      .filter((operation) => schema.usedBy.includes(operation.id))
      .map((operation) => ({title: operation.title, route: operationRoute(operation)})),
  };
}

function fileOf(route: string, suffix: string): string {
  return route.slice(1) + suffix;
}

function printData(data: object): string {
  return `{${DATA_MARK}, ${JSON.stringify(data).slice(1)}\n`;
}
