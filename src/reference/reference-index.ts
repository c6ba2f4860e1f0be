import type {Group} from './group';
import type {Operation} from './operation';
import type {Reference} from './reference';
import {plainText, shorten} from './rich-text';
import {groupRoute, operationRoute, planEndpointsRoute, schemaRoute} from './route';
import {type Server, serverOrigins} from './server';

/**
 * What lists, tables, sidebars and links need of the reference: one line an operation and a schema.
 * It is written beside the pages, so that a page that links to an operation does not carry all of it.
 */
export interface ReferenceIndex {
  title: string;
  version: string;
  description: string;
  servers: Server[];
  /** Where the operations are reached, those with servers of their own included. */
  apiOrigins: string[];
  groups: GroupEntry[];
  operations: OperationEntry[];
  schemas: SchemaEntry[];
  plans: PlanEntry[];
}

export interface OperationEntry {
  id: string;
  title: string;
  method: string;
  path: string;
  tag: string;
  route: string;
  line: string;
  plan?: string;
  credits?: number;
  unverified?: true;
  deprecated?: true;
}

export interface GroupEntry {
  tag: string;
  name: string;
  route: string;
  description: string;
  /** The description in one line, for search engines. */
  line: string;
  /** operationIds of the group itself, without its sub-groups. */
  operations: string[];
  groups: GroupEntry[];
}

export interface SchemaEntry {
  name: string;
  title: string;
  route: string;
  line: string;
  /** operationIds of the successful responses that hold it. */
  usedBy: string[];
  unverified?: true;
}

export interface PlanEntry {
  name: string;
  /** Route of its list of endpoints; absent when it has none. */
  endpoints?: string;
  /** operationIds. */
  operations: string[];
}

/** Reduces the reference to its index. */
export function createReferenceIndex(reference: Reference): ReferenceIndex {
  return {
    title: reference.title,
    version: reference.version,
    description: plainText(reference.description),
    servers: reference.servers,
    apiOrigins: serverOrigins([
      ...reference.servers,
      ...reference.operations.flatMap(({servers}) => servers),
    ]),
    groups: reference.groups.map(createGroupEntry),
    operations: reference.operations.map(createOperationEntry),
    schemas: reference.schemas.map((schema) => ({
      name: schema.name,
      title: schema.title,
      route: schemaRoute(schema.slug),
      line: schema.line,
      usedBy: schema.usedBy,
      ...(schema.unverified ? {unverified: true as const} : {}),
    })),
    plans: reference.plans.map((plan) => ({
      name: plan.name,
      operations: plan.operations.map((operation) => operation.id),
      ...(plan.operations.length === 0 ? {} : {endpoints: planEndpointsRoute(plan.name)}),
    })),
  };
}

function createOperationEntry(operation: Operation): OperationEntry {
  return {
    id: operation.id,
    title: operation.title,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    route: operationRoute(operation),
    line: operation.line,
    ...(operation.plan === undefined ? {} : {plan: operation.plan}),
    ...(operation.credits === undefined ? {} : {credits: operation.credits}),
    ...(operation.unverified ? {unverified: true as const} : {}),
    ...(operation.deprecated ? {deprecated: true as const} : {}),
  };
}

function createGroupEntry(group: Group): GroupEntry {
  const description = plainText(group.description);
  return {
    tag: group.tag,
    name: group.name,
    route: groupRoute(group.tag),
    description,
    line: shorten(description || `Endpoints of ${group.name}.`),
    operations: group.operations.map((operation) => operation.id),
    groups: group.groups.map(createGroupEntry),
  };
}
