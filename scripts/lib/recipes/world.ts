/*
 * Why: the recipes are run against the example world of the description, so that their output fits
 * the examples of the reference.
 * Run: imported by the scripts of this folder.
 */
import type {OpenAPIDocument} from '../../../src/openapi/document';
import {operationsOf} from '../../../src/openapi/document-operations';
import {isRecord, own} from '../../../src/openapi/resolve';

/** An operation that reads, with the values of all examples of its 200 response. */
export interface WorldOperation {
  readonly id: string;
  readonly path: string;
  readonly examples: readonly unknown[];
}

export function readWorld(document: OpenAPIDocument): WorldOperation[] {
  return operationsOf(document)
    .filter(({method, isWebhook}) => method === 'GET' && !isWebhook)
    .map(({operation, path}) => ({
      id: operation.operationId ?? path,
      path,
      examples: valuesOf(own(own(operation, 'responses'), '200')),
    }));
}

/** @throws Error if the operation has no example. */
export function examplesOf(
  world: readonly WorldOperation[],
  id: string,
): readonly unknown[] {
  const operation = world.find((candidate) => candidate.id === id);
  if (operation === undefined || operation.examples.length === 0) {
    throw new Error(`The description has no example of ${id}.`);
  }
  return operation.examples;
}

/** Returns the distinct rows of all examples of a list, the newest first. */
export function rowsOf(examples: readonly unknown[]): Record<string, unknown>[] {
  const rows = examples.flatMap((example) => own(example, 'results') as unknown[]);
  const distinct = new Map(rows.map((row) => [JSON.stringify(row), row]));
  const position = (row: unknown, name: string): number => Number(own(row, name) ?? 0);
  return [...distinct.values()]
    .filter(isRecord)
    .sort(
      (a, b) =>
        position(b, 'block_id') - position(a, 'block_id') ||
        position(b, 'transaction_index') - position(a, 'transaction_index'),
    );
}

function valuesOf(response: unknown): unknown[] {
  const content = own(response, 'content');
  return Object.values(isRecord(content) ? content : {}).flatMap((media) => {
    const examples = own(media, 'examples');
    return isRecord(examples)
      ? Object.values(examples).map((example) => own(example, 'value'))
      : [own(media, 'example')].filter((example) => example !== undefined);
  });
}
