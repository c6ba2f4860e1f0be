/*
 * Why: what a sample has to send is written out, one request an operation, and reviewed as text: a second
 * implementation of OpenAPI could be wrong like the first.
 * Reads: tests/fixtures/requests.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import isEqual from 'lodash/isEqual';
import maxBy from 'lodash/maxBy';
import omit from 'lodash/omit';
import {parse, stringify} from 'yaml';
import {PlainError, SITE_DIR} from '../run.mjs';
import {writeFormatted} from '../write-formatted';
import type {SentRequest} from './sent-request';

export interface Row extends SentRequest {
  /** What Prism says against the request: scripts/lib/samples/prism.ts has the reasons. */
  readonly prism?: readonly string[];
}

/** By operationId. */
export type Table = ReadonlyMap<string, Row>;

const HEADER = `# What the samples have to send. "npm run test:samples -- --update" writes it: read the difference.
# A request that states no headers has the first ones.
`;

interface TableFile {
  readonly headers: SentRequest['headers'];
  /** A text has no more than its request line. */
  readonly requests: Readonly<
    Record<string, string | (Omit<Row, 'headers'> & Partial<Row>)>
  >;
}

/** @throws PlainError if there is no table of this name. */
export async function readTable(name: string): Promise<Table> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => {
    throw new PlainError(
      `There is no ${path.relative(SITE_DIR, fileOf(name))}: run "npm run test:samples -- --update".`,
    );
  });
  const {headers, requests} = parse(text) as TableFile;
  return new Map(
    Object.entries(requests).map(([id, row]) => [
      id,
      typeof row === 'string' ? {request: row, headers} : {headers, ...row},
    ]),
  );
}

export async function writeTable(name: string, table: Table): Promise<void> {
  const file = fileOf(name);
  const all = [...table.values()].map(({headers}) => headers);
  const headers = maxBy(all, (one) => all.filter((other) => isEqual(one, other)).length);
  const requests = [...table].map(([id, row]): [string, string | object] => {
    const rest = isEqual(row.headers, headers) ? omit(row, 'headers') : row;
    return [id, isEqual(rest, {request: row.request}) ? row.request : rest];
  });
  const text =
    HEADER + stringify({headers, requests: Object.fromEntries(requests)}, {lineWidth: 0});
  await writeFormatted(file, text);
}

function fileOf(name: string): string {
  return path.join(SITE_DIR, 'tests', 'fixtures', 'requests', `${name}.yaml`);
}
