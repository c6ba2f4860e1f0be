import {reachableComponents, type Schema, type SchemaComponents} from './schema';
import type {Server} from './server';
import type {Group} from './group';
import type {Operation} from './operation';
import type {Plan} from './plan';
import type {RichText} from './rich-text';

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
