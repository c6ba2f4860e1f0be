import {reachableComponents, type Schema, type SchemaComponents} from './schema';
import type {Server} from './server';
import type {Group} from './group';
import type {Operation} from './operation';
import type {Plan} from './plan';
import type {RichText} from './rich-text';

/** Model of the API from which pages, samples, plan lists and indexes are generated. */
export interface Reference {
  title: string;
  version: string;
  description: RichText;
  servers: Server[];
  operations: Operation[];
  groups: Group[];
  plans: Plan[];
  schemas: Schema[];
  components: SchemaComponents;
  /** Error codes with their HTTP status (`x-http-status`). */
  errorCodes: ErrorCode[];
  firstOperation: Operation;
}

export interface ErrorCode {
  code: string;
  status: number;
}

/** Returns the component schemas that the nodes reference, directly or nested. */
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
