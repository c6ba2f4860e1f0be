/*
 * Why: Redocly matches the items of a list by the likeness of their text, so that a parameter that
 * changes much counts as another one. Under names in components it is matched by its name.
 * Run: imported by compare.ts.
 */
import groupBy from 'lodash/groupBy';
import type {
  OpenAPIDocument,
  ParameterObject,
  Referenced,
} from 'docusaurus-openapi-reference/openapi/document';
import {
  escapeSegment,
  isReference,
  resolve,
} from 'docusaurus-openapi-reference/openapi/resolve';
import {walkObjects} from 'docusaurus-openapi-reference/openapi/walk';
import type {Described, DescribedOperation} from './described';

/** Texts, examples and lists that no program depends on. */
const WITHOUT_EFFECT = [
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'tags',
];

export interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** Name under which a parameter is compared. */
export function parameterKey(
  operationId: string,
  {in: place, name}: Pick<ParameterObject, 'in' | 'name'>,
): string {
  return JSON.stringify([operationId, place, name]);
}

/** The inverse of {@link parameterKey}. */
export function parseParameterKey(key: string): {
  operation: string;
  place: string;
  name: string;
} {
  const [operation = '', place = '', name = ''] = JSON.parse(key) as string[];
  return {operation, place, name};
}

/**
 * Returns the part of a description that programs depend on: without texts, examples and
 * extensions; parameters are named components, all else of operations is in its place.
 *
 * @param endpointOf Where an operation is put, by operationId.
 */
export function structureOf(
  {document, operations}: Described,
  endpointOf: (id: string, own: Endpoint) => Endpoint,
): OpenAPIDocument {
  const placed = [...operations].map(([id, described]) => ({
    ...endpointOf(id, described.model),
    isWebhook: described.model.isWebhook === true,
    operation: operationStructure(document, id, described),
  }));
  const pathsOf = (isWebhook: boolean): unknown =>
    Object.fromEntries(
      Object.entries(
        groupBy(
          placed.filter((operation) => operation.isWebhook === isWebhook),
          'path',
        ),
      ).map(([path, listed]) => [
        path,
        Object.fromEntries(
          listed.map(({method, operation}) => [method.toLowerCase(), operation]),
        ),
      ]),
    );
  const {schemas = {}, securitySchemes = {}} = document.components ?? {};
  const parameters = [...operations].flatMap(([id, {operation, pathItem}]) =>
    parametersOf(document, pathItem.parameters, operation.parameters).map(
      (parameter) => [parameterKey(id, parameter), parameter] as const,
    ),
  );
  const structure = structuredClone({
    openapi: document.openapi,
    info: {title: 'API', version: '1'},
    servers: document.servers ?? [],
    ...(document.security === undefined ? {} : {security: document.security}),
    paths: pathsOf(false),
    webhooks: pathsOf(true),
    components: {schemas, securitySchemes, parameters: Object.fromEntries(parameters)},
  });
  walkObjects(structure, (object, pointer, position) => {
    if (position === 'keywords' && pointer !== '#/info') {
      for (const key of Object.keys(object)) {
        if (WITHOUT_EFFECT.includes(key) || key.startsWith('x-')) {
          Reflect.deleteProperty(object, key);
        }
      }
    }
  });
  return structure as unknown as OpenAPIDocument;
}

/** Returns the parameters of an operation: its own override those of the path. */
export function parametersOf(
  document: OpenAPIDocument,
  ...lists: (readonly Referenced<ParameterObject>[] | undefined)[]
): ParameterObject[] {
  const parameters = lists
    .flatMap((list) => list ?? [])
    .map((parameter) => resolve<ParameterObject>(document, parameter));
  return [
    ...new Map(
      parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    ).values(),
  ];
}

/** Returns an operation with its body and its responses in place. */
function operationStructure(
  document: OpenAPIDocument,
  id: string,
  {operation, pathItem}: DescribedOperation,
): unknown {
  const {deprecated, security, requestBody, responses = {}} = operation;
  const servers = operation.servers ?? pathItem.servers;
  return {
    operationId: id,
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(security === undefined ? {} : {security}),
    ...(servers === undefined ? {} : {servers}),
    parameters: parametersOf(document, pathItem.parameters, operation.parameters).map(
      (parameter) => ({
        $ref: `#/components/parameters/${escapeSegment(parameterKey(id, parameter))}`,
      }),
    ),
    ...(requestBody === undefined ? {} : {requestBody: resolve(document, requestBody)}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, listed]) => {
        const response = resolve(document, listed);
        return [status, {...response, headers: resolveAll(document, response.headers)}];
      }),
    ),
  };
}

function resolveAll<T extends object>(
  document: OpenAPIDocument,
  named: Readonly<Record<string, Referenced<T>>> = {},
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name,
      isReference(value) ? resolve<T>(document, value) : value,
    ]),
  );
}
