/*
 * Why: assistants reach the MCP server of the site through the client libraries of their makers.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import {bundleMcp} from '../bundle-mcp';
import {packageFile} from '../run.mjs';
import {assertEnded, type Client, type Kit} from './client';

const TOOLS = [
  ...['search', 'read_page', 'list_operations', 'describe_operation', 'call_operation'],
];

/** The command that starts the server for the site, with the API in the place of the service. */
async function serverCommand({site, api}: Kit): Promise<string[]> {
  const file = packageFile('.cache/mcp/main.js');
  await bundleMcp(file);
  return [process.execPath, path.resolve(file), site, '--mock', api];
}

/** Fails unless one call has reached the API and came back. */
function assertCalled({requests}: Kit, answer: unknown): void {
  assert.deepEqual(requests, [
    {method: 'GET', target: '/api/v1/blocks/1', authorization: 'Bearer mock'},
  ]);
  assert.match(JSON.stringify(answer).replaceAll('\\', ''), /"status": ?200/);
}

const inspector: Client = {
  name: '@modelcontextprotocol/inspector',
  check: async (kit) => {
    const ask = async (...args: string[]) => {
      const ended = await kit.program('@modelcontextprotocol/inspector', [
        ...['--cli', ...(await serverCommand(kit)), ...args],
      ]);
      assertEnded(ended);
      return ended;
    };
    const listed = await ask('--method', 'tools/list', '--strict');
    const {tools} = JSON.parse(listed.stdout) as {tools: {name: string}[]};
    assert.deepEqual(
      tools.map(({name}) => name),
      TOOLS,
    );
    assert.doesNotMatch(listed.stderr, /warning|error/i);
    const called = await ask(
      ...['--method', 'tools/call', '--tool-name', 'call_operation', '--tool-arg'],
      ...['operationId=getBlock', 'parameters={"blockNumber":1}'],
    );
    assertCalled(kit, JSON.parse(called.stdout));
    return `${tools.length} tools without a problem by --strict; a call works`;
  },
};

/** @param script starts the server by its last arguments, and prints its tools and the answer of a call */
function library(
  name: string,
  script: string,
  {way, args = [], strict}: {way?: string; args?: string[]; strict?: string[]} = {},
): Client {
  return {
    name,
    ...(way === undefined ? {} : {way}),
    check: async (kit) => {
      const seen = (await kit.script(script, [
        ...args,
        ...(await serverCommand(kit)),
      ])) as {
        tools: string[];
        strict?: string[];
        opened?: string[];
        answer: unknown;
      };
      assert.deepEqual(seen.tools, TOOLS);
      assert.deepEqual(seen.strict, strict);
      // The fault of the client: it allows other properties where the server does not, unless it is strict.
      assert.deepEqual(
        seen.opened,
        strict && TOOLS.filter((tool) => !strict.includes(tool)),
        'The client keeps additionalProperties now: correct this row.',
      );
      assertCalled(kit, seen.answer);
      return `${TOOLS.length} tools${strict === undefined ? '' : `, ${strict.length} of them strict`}; a call works`;
    },
  };
}

export const assistants: readonly Client[] = [
  inspector,
  library('@ai-sdk/mcp', 'ai-sdk.mjs'),
  library('@langchain/mcp-adapters', 'langchain.mjs'),
  library('@openai/agents', 'openai-agents.mjs', {args: ['as sent'], strict: []}),
  library('@openai/agents', 'openai-agents.mjs', {
    way: 'convertSchemasToStrict',
    args: ['strict'],
    strict: TOOLS,
  }),
];
