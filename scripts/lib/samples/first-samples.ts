/*
 * Why: the first sample of a page is what readers copy. It has to ask for what exists, or to say what
 * it needs.
 * Does: runs the curl samples of all pages, for each network, against a mock that knows only the values
 * of openapi/real-values.overlay.yaml and the first page of lists.
 * Reads: build/, openapi/real-values.overlay.yaml. Run: imported by the scripts of this folder.
 */
import {readFile} from 'node:fs/promises';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';
import {parse} from 'yaml';
import type {Operation} from '../../../src/reference/operation';
import {operationRoute} from '../../../src/reference/route';
import type {Server} from '../../../src/reference/server';
import {type MockServer, startServer} from '../mock-server';
import {plainEnvironment, run, SITE_DIR} from '../run.mjs';
import {readSamples, swapOrigin} from './page';

const VALUES_FILE = path.join(SITE_DIR, 'openapi', 'real-values.overlay.yaml');

const KEY = 'a-key';

const PLACEHOLDER = /YOUR_\w+/g;

export interface FirstSample {
  readonly id: string;
  readonly network: string;
  /** What the reader has to replace. Such a sample is not run. */
  readonly placeholders: readonly string[];
  /** Why it has no answer. */
  readonly failure?: string;
}

/** Runs the first samples of the pages for each server. */
export async function runFirstSamples(
  operations: readonly Operation[],
  servers: readonly Server[],
  {buildDir, shell}: {buildDir: string; shell: string},
): Promise<FirstSample[]> {
  const results: FirstSample[] = [];
  for (const {id: network, url} of servers) {
    const known = await readKnownValues(network);
    const mock = await startServer((request, response) => {
      const problem = refusalOf(request, operations, known);
      response.writeHead(problem === undefined ? 200 : 400);
      response.end(problem ?? '{}');
    });
    try {
      for (const operation of operations) {
        const page = path.join(buildDir, `${operationRoute(operation)}.html`);
        const [sample] = readSamples(await readFile(page, 'utf8'), network);
        const code = (sample?.code ?? '').replace(servers[0]?.url ?? '', url);
        const placeholders = [...new Set(code.match(PLACEHOLDER))];
        const failure =
          placeholders.length > 0 ? undefined : await runCurl(code, url, mock, shell);
        results.push({
          id: operation.id,
          network,
          placeholders,
          ...(failure === undefined ? {} : {failure}),
        });
      }
    } finally {
      await mock.stop();
    }
  }
  return results;
}

async function readKnownValues(network: string): Promise<ReadonlySet<string>> {
  const {'x-values': values} = parse(await readFile(VALUES_FILE, 'utf8')) as {
    'x-values': Record<string, {value: unknown}[]>;
  };
  return new Set((values[network] ?? []).map(({value}) => String(value)));
}

async function runCurl(
  code: string,
  url: string,
  {origin}: MockServer,
  shell: string,
): Promise<string | undefined> {
  const {code: status, output} = await run(shell, ['-c', swapOrigin(code, url, origin)], {
    capture: true,
    env: plainEnvironment({KAIASCAN_API_KEY: KEY, no_proxy: '*'}),
  });
  return status === 0 ? undefined : output;
}

/** Returns why a request has no answer: a path, value or page that does not exist. */
export function refusalOf(
  {url = '', headers, method}: Pick<IncomingMessage, 'url' | 'headers' | 'method'>,
  operations: readonly Pick<Operation, 'method' | 'path' | 'parameters'>[],
  known: ReadonlySet<string>,
): string | undefined {
  const {pathname, searchParams} = new URL(url, 'http://mock');
  if (headers.authorization !== `Bearer ${KEY}`) {
    return 'The key is missing.';
  }
  for (const operation of operations) {
    // Addresses without parameters, such as /blocks/latest, are known as they are.
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(
      ([, name = '']) => name,
    );
    const found = new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`).exec(
      pathname,
    );
    const isOther = operations.some(
      (other) => other !== operation && other.path === pathname,
    );
    if (found !== null && operation.method === method && !isOther) {
      return [
        ...names.map((name, index) => [name, found[index + 1] ?? ''] as const),
        ...searchParams,
      ]
        .filter(([name, value]) => !isKnown(operation, name, value, known))
        .map(([name, value]) => `No ${name} is ${value}.`)[0];
    }
  }
  return `There is no ${pathname}.`;
}

function isKnown(
  {parameters}: Pick<Operation, 'parameters'>,
  name: string,
  value: string,
  known: ReadonlySet<string>,
): boolean {
  const options = parameters.find((parameter) => parameter.name === name)?.node.enum;
  return name === 'page'
    ? value === '1'
    : options === undefined
      ? value.split(',').every((one) => known.has(one))
      : options.some((option) => option.value === value);
}
