/*
 * Why: the recipes are run against the example world of the description, so that their output fits
 * the examples of the reference.
 */
import {createHash} from 'node:crypto';
import orderBy from 'lodash/orderBy';
import type {PublishedDocument} from '#reference/document/document';
import {operationsOf} from '#reference/document/document-operations';
import {isRecord, own} from '#reference/document/resolve';

/** An operation that reads, with the values of all examples of its 200 response. */
export interface WorldOperation {
  readonly id: string;
  readonly path: string;
  readonly examples: readonly unknown[];
}

export function readWorld(document: PublishedDocument): WorldOperation[] {
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
  return orderBy(
    [...distinct.values()].filter(isRecord),
    ['block_id', 'transaction_index'].map((name) => (row) => Number(row[name] ?? 0)),
    ['desc', 'desc'],
  );
}

/**
 * Returns a block of the example world. Of blocks without an example, only the time, the number of
 * transactions and the hash that the next block names belong to it.
 */
export function blockOf(world: readonly WorldOperation[], number: number): unknown {
  const blocks = [
    ...examplesOf(world, 'getBlock'),
    ...examplesOf(world, 'getLatestBlock'),
  ].filter(isRecord);
  const example = blocks.find(({block_id: id}) => id === number);
  if (example !== undefined) {
    return example;
  }
  const [base = {}] = blocks;
  const row = rowsOf(examplesOf(world, 'getBlocks')).find(
    ({block_id: id}) => id === number,
  );
  const hashOf = (block: number): unknown =>
    blocks.find(({block_id: id}) => id === block)?.hash ??
    blocks.find(({block_id: id}) => id === block + 1)?.parent_hash ??
    `0x${createHash('sha256').update(String(block)).digest('hex')}`;
  const seconds = number - Number(base.block_id);
  return {
    ...base,
    block_id: number,
    datetime: new Date(Date.parse(String(base.datetime)) + seconds * 1000).toISOString(),
    hash: hashOf(number),
    parent_hash: hashOf(number - 1),
    total_transaction_count: row?.total_transaction_count ?? 0,
  };
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
