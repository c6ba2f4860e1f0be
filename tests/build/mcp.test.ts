import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import Ajv from 'ajv/dist/2020';
import {once} from 'node:events';
import {readFileSync, statSync} from 'node:fs';
import {type IncomingMessage, request} from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {bundleMcp} from '../../scripts/lib/bundle-mcp';
import {type MockServer, startServer} from '../../scripts/lib/mock-server';
import {run} from '../../scripts/lib/run.mjs';
import {startProgram} from '../../scripts/lib/server.mjs';
import {operations} from './description';
import {BUILD_DIR, builtText} from './pages';

const SERVER = path.resolve(BUILD_DIR, '../node_modules/.cache/mcp/main.js');

/** What the mock answers, for a number that JavaScript would round. */
const ANSWER = '{"block_id": 12345678901234567890}';

let site: MockServer;
let api: MockServer;
let client: Client;
let requests: string[] = [];

beforeAll(async () => {
  await bundleMcp(SERVER);
  site = await startServer(({url = ''}, response) => {
    const file = path.join(BUILD_DIR, url === '/' ? 'index.html' : decodeURI(url));
    const hasFile = statSync(file, {throwIfNoEntry: false})?.isFile() === true;
    response.statusCode = hasFile ? 200 : 404;
    response.end(hasFile ? readFileSync(file) : '');
  });
  api = await startServer(({method, url, headers}, response) => {
    requests.push(`${method} ${url} ${headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.end(ANSWER);
  });
  client = new Client({name: 'test', version: '1'});
  const args = [SERVER, site.origin, '--cost', 'x-credits', '--mock', api.origin];
  await client.connect(new StdioClientTransport({command: process.execPath, args}));
});

afterAll(async () => {
  await client.close();
  await Promise.all([site.stop(), api.stop()]);
});

/** The document that the site publishes. */
const document = JSON.parse(builtText('openapi.json')) as {
  paths: Record<string, Record<string, {parameters?: PublishedParameter[]} | undefined>>;
};

/** The schema of a parameter. */
interface Described {
  examples?: unknown[];
}

interface PublishedParameter {
  name: string;
  example?: unknown;
  'x-documented'?: {example?: unknown};
}

async function ask(name: string, input: object): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: {...input}});
  const [answer] = content as {text: string}[];
  expect({isError, text: answer?.text}).toEqual({
    isError: undefined,
    text: expect.any(String) as string,
  });
  return answer?.text ?? '';
}

it('The MCP server says how to call the API, and lists every operation with its page and credits.', async () => {
  expect(client.getInstructions()).toContain('Authorization: Bearer');
  const {operations: listed} = JSON.parse(await ask('list_operations', {})) as {
    operations: {operationId: string; page: string; cost?: number}[];
  };
  expect(listed.map(({operationId, page, cost}) => ({operationId, page, cost}))).toEqual(
    operations.map(({id, page, credits}) => ({
      operationId: id,
      page: encodeURI(page),
      cost: credits,
    })),
  );
});

it('The page of every operation can be read, and its input has a JSON Schema that takes the examples of the description, and has those of the sample.', async () => {
  const ajv = new Ajv({strict: false, validateFormats: false});
  let compared = 0;
  for (const {id, title, page, path: route, method} of operations) {
    expect(await ask('read_page', {page})).toContain(`# ${title}`);
    const {input, sample} = JSON.parse(
      await ask('describe_operation', {operationId: id}),
    ) as {
      input: {properties: {parameters: {properties: Record<string, Described>}}};
      sample: string;
    };
    const declared = document.paths[route]?.[method.toLowerCase()]?.parameters ?? [];
    const examples = declared
      .map(({name, ...said}) => [name, said['x-documented']?.example ?? said.example])
      .filter(([, example]) => example !== undefined);
    const isValid = ajv.validate(input, {parameters: Object.fromEntries(examples)});
    expect({id, errors: isValid ? null : ajv.errors}).toEqual({id, errors: null});
    const {properties} = input.properties.parameters;
    for (const [name, {examples: sent = []}] of Object.entries(properties)) {
      for (const value of sent.flat()) {
        expect({id, name, value, sample}).toMatchObject({
          sample: expect.stringContaining(String(value)) as string,
        });
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(30);
});

it('The MCP server finds a page by the words of the reader, and calls the operation with exact numbers.', async () => {
  requests = [];
  const found = await ask('search', {query: 'who proposed a block', limit: 3});
  expect(found).toContain('/api/Block/');
  const called = await ask('call_operation', {
    operationId: 'getBlock',
    parameters: {blockNumber: 1},
  });
  expect(JSON.parse(called)).toMatchObject({status: 200, body: ANSWER});
  expect(requests).toEqual(['GET /api/v1/blocks/1 Bearer mock']);
});

it('The MCP server reads no key that nobody named, says which option names it, and where calls may go.', async () => {
  const started = new Client({name: 'test', version: '1'});
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [SERVER, site.origin],
    env: {KAIASCAN_API_KEY: 'not-to-be-read'},
    stderr: 'pipe',
  });
  const log = text(transport.stderr as Readable);
  await started.connect(transport);
  const {isError, content} = await started.callTool({
    name: 'call_operation',
    arguments: {operationId: 'getBlock', parameters: {blockNumber: 1}},
  });
  await started.close();
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toMatch(/start it with --key [\w]+=VARIABLE/);
  expect(await log).toContain(
    'Calls may go to https://mainnet-oapi.kaiascan.io, https://kairos-oapi.kaiascan.io',
  );
});

it('The MCP server is reached by HTTP on this computer, and not under a name of others.', async () => {
  const server = await startProgram(
    'The MCP server',
    (port) => [process.execPath, SERVER, site.origin, '--http', String(port)],
    '127.0.0.1',
  );
  const address = new URL('/mcp', server.address);
  try {
    const http = new Client({name: 'test', version: '1'});
    await http.connect(new StreamableHTTPClientTransport(address));
    const {tools} = await http.listTools();
    expect(tools).toHaveLength(5);
    await http.close();
    const {status} = await post(address, 'evil.example');
    expect(status).toBe(403);
    expect((await fetch(address)).status).toBe(405);
  } finally {
    const {output} = await server.stop();
    expect(output).toContain(`Listening at http://127.0.0.1:${address.port}/mcp`);
  }
});

it('The MCP server takes addresses of the site on its own host for those of the site that it reads.', async () => {
  const page = await ask('read_page', {page: 'https://docs.kaiascan.io/faq.md'});
  expect(page).toBe(await ask('read_page', {page: '/faq'}));
});

it.each([
  '/llms.txt',
  '/openapi.yaml',
  '/types/kaia.d.ts',
  '/recipes/kaia.py',
  '/credits.json',
])('The MCP server reads what pages name for programs: %s.', async (page) => {
  const whole = builtText(page.slice(1));
  const read = await ask('read_page', {page, maxLength: 100});
  expect(read).toContain(whole.slice(0, 100));
  expect(read).toContain(`The whole has ${whole.length} characters`);
});

it('The MCP server names a site that it cannot read.', async () => {
  const {code, output} = await run(
    process.execPath,
    [SERVER, `${site.origin}/nothing/`],
    {
      capture: true,
    },
  );
  expect(code).toBe(1);
  expect(output).toContain('/nothing/ has no .well-known/api-catalog');
});

/** Sends what a page of another site would send after its name has been pointed to this computer. */
async function post(address: URL, host: string): Promise<{status: number | undefined}> {
  const sent = request(address, {
    method: 'POST',
    headers: {host, 'content-type': 'application/json'},
  });
  sent.end('{}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return {status: response.statusCode};
}
