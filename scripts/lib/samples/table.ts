/*
 * Why: what a sample has to send is written out, one request an operation, and reviewed as text: a second
 * implementation of OpenAPI could be wrong like the first.
 * Reads: tests/fixtures/requests. Run: imported by the scripts of this folder.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {parse, stringify} from 'yaml';
import {PlainError, SITE_DIR} from '../run.mjs';
import type {SentRequest} from './sent-request';

export interface Row extends SentRequest {
  /** What Prism says against the request: scripts/lib/samples/prism.ts has the reasons. */
  readonly prism?: readonly string[];
}

/** By operationId. */
export type Table = ReadonlyMap<string, Row>;

const HEADER = `# What the samples have to send. "npm run test:samples -- --update" writes it: read the difference.\n`;

/** @throws PlainError if there is no table of this name. */
export async function readTable(name: string): Promise<Table> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => {
    throw new PlainError(
      `There is no ${path.relative(SITE_DIR, fileOf(name))}: run "npm run test:samples -- --update".`,
    );
  });
  return new Map(Object.entries(parse(text) as Record<string, Row>));
}

export async function writeTable(name: string, table: Table): Promise<void> {
  const file = fileOf(name);
  const text = HEADER + stringify(Object.fromEntries(table), {lineWidth: 0});
  const config = await resolveConfig(file);
  await writeFile(file, await format(text, {...config, filepath: file}));
}

function fileOf(name: string): string {
  return path.join(SITE_DIR, 'tests', 'fixtures', 'requests', `${name}.yaml`);
}
