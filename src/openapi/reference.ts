import {HTTP_METHODS, type OpenAPIDescription, type PathItemObject} from './description';
import {crossLink, type LinkTarget} from './cross-link';
import {schemaExample} from './example';
import {entriesExtension, flagExtension} from './extension';
import {createGroups, type Group} from './group';
import {parseRichText, type RichText} from './markdown';
import {createOperation, type Operation} from './operation';
import {createPlans, type Plan} from './plan';
import {operationRoute} from './route';
import {
  createSchemaComponents,
  reachableComponents,
  schemaLine,
  type Schema,
  type SchemaComponents,
} from './schema';
import {isReference, resolve} from './resolve';
import {createServers, type Server} from './server';

/** The one model that pages, samples, plan lists, credit table and indexes are made from. */
export interface Reference {
  title: string;
  version: string;
  description: RichText;
  servers: Server[];
  operations: Operation[];
  groups: Group[];
  plans: Plan[];
  /** Component schemas with a page of their own. */
  schemas: Schema[];
  components: SchemaComponents;
  /** Error codes and the HTTP status they come with (`x-http-status`). */
  errorCodes: ErrorCode[];
  /** The operation that a newcomer calls first. */
  firstOperation: Operation;
}

export interface ErrorCode {
  code: string;
  status: number;
}

/**
 * Builds the model from a validated description.
 *
 * @throws Error when the description holds no operation; validation refuses it first.
 */
export function createReference(description: OpenAPIDescription): Reference {
  const found = createOperations(description);
  const operations = found.map((operation) => linkOperation(operation, found));
  const components = linkComponents(createSchemaComponents(description), operations);
  const firstOperation = chooseFirst(operations);
  return {
    title: description.info.title,
    version: description.info.version,
    description: parseRichText(description.info.description),
    servers: createServers(description.servers),
    operations,
    groups: createGroups(description, operations),
    plans: createPlans(description, operations),
    schemas: createSchemas(description, components, operations),
    components,
    errorCodes: createErrorCodes(description),
    firstOperation,
  };
}

/** The component schemas that a page has to carry so that every `ref` on it can be shown. */
export function componentsOf(
  reference: Pick<Reference, 'components'>,
  nodes: readonly Parameters<typeof reachableComponents>[0][],
): SchemaComponents {
  const names = new Set(
    nodes.flatMap((node) => reachableComponents(node, reference.components)),
  );
  return Object.fromEntries(
    Object.entries(reference.components).filter(([name]) => names.has(name)),
  );
}

function createOperations(description: OpenAPIDescription): Operation[] {
  return Object.entries(description.paths).flatMap(([path, listed]) => {
    const pathItem = resolve<PathItemObject>(description, listed);
    return HTTP_METHODS.flatMap((method) => {
      const operation = pathItem[method];
      return operation === undefined
        ? []
        : [createOperation(description, path, pathItem, method, operation)];
    });
  });
}

/** Links the other operations that the description of an operation names. */
function linkOperation(operation: Operation, all: readonly Operation[]): Operation {
  const others = all.filter(({title}) => title !== operation.title);
  return {
    ...operation,
    description: crossLink(operation.description, others.map(linkTarget)),
  };
}

/** Links the operations that the descriptions of schemas name. */
function linkComponents(
  components: SchemaComponents,
  operations: readonly Operation[],
): SchemaComponents {
  const targets = operations.map(linkTarget);
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const {node} = component;
      return node.description === undefined
        ? [name, component]
        : [
            name,
            {
              ...component,
              node: {...node, description: crossLink(node.description, targets)},
            },
          ];
    }),
  );
}

function linkTarget(operation: Operation): LinkTarget {
  return {title: operation.title, route: operationRoute(operation)};
}

function createSchemas(
  description: OpenAPIDescription,
  components: SchemaComponents,
  operations: readonly Operation[],
): Schema[] {
  const users = usersOf(components, operations);
  return Object.entries(components).map(([name, component]) => {
    const schema = description.components?.schemas?.[name];
    const example = schemaExample(description, schema);
    const extensible = typeof schema === 'object' && !isReference(schema) ? schema : {};
    return {
      name,
      ...component,
      line: schemaLine(component.node),
      example: JSON.stringify(example.value ?? null, null, 2),
      ...(example.isShortened ? {exampleShortened: true as const} : {}),
      unverified: flagExtension(extensible, 'x-unverified'),
      unverifiedName: flagExtension(extensible, 'x-unverified-name'),
      usedBy: users.get(name) ?? [],
    };
  });
}

/** Successful responses only: every operation can answer with an error. */
function usersOf(
  components: SchemaComponents,
  operations: readonly Operation[],
): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const operation of operations) {
    const nodes = operation.responses
      .filter((response) => response.status.startsWith('2'))
      .flatMap((response) => response.content?.node ?? []);
    const names = new Set(nodes.flatMap((node) => reachableComponents(node, components)));
    for (const name of names) {
      users.set(name, [...(users.get(name) ?? []), operation.id]);
    }
  }
  return users;
}

function createErrorCodes(description: OpenAPIDescription): ErrorCode[] {
  return Object.values(description.components?.schemas ?? {})
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

/** The one marked `x-first-request`, else the first GET that needs no parameter, else any. */
function chooseFirst(operations: readonly Operation[]): Operation {
  const simple = (operation: Operation): boolean =>
    operation.method === 'GET' &&
    operation.parameters.every((parameter) => !parameter.required);
  const first =
    operations.find((operation) => operation.first) ??
    operations.find(simple) ??
    operations[0];
  if (first === undefined) {
    throw new Error('The description holds no operation.');
  }
  return first;
}
