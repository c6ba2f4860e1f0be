#!/usr/bin/env bash
# OpenAI Agents SDK: an MCP tool that takes no other properties is shown to the model as one that takes any
#
# Version:     @openai/agents 0.20.0, @modelcontextprotocol/sdk 1.32.2 (server)
# Expectation: the input schema of a tool of an MCP server reaches the model as the server sent it.
# Seen:        without convertSchemasToStrict, `additionalProperties: false` of the server becomes `true`.
# Date:        2026-11-29
# Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --no-audit --no-fund --silent @openai/agents@0.20.0 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7

cat >server.js <<'END'
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';
const server = new Server({name: 'books', version: '1'}, {capabilities: {tools: {}}});
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [
    {
      name: 'find_book',
      description: 'Finds a book.',
      inputSchema: {
        type: 'object',
        properties: {title: {type: 'string'}},
        required: ['title'],
        additionalProperties: false,
      },
    },
  ],
}));
await server.connect(new StdioServerTransport());
END

cat >client.js <<'END'
import {getAllMcpTools, MCPServerStdio} from '@openai/agents';
const server = new MCPServerStdio({
  name: 'books',
  command: process.execPath,
  args: ['server.js'],
  clientSessionTimeoutSeconds: 60,
});
await server.connect();
const [sent] = await server.listTools();
const [shown] = await getAllMcpTools({mcpServers: [server], convertSchemasToStrict: false});
console.log('sent: ', JSON.stringify(sent.inputSchema.additionalProperties));
console.log('shown:', JSON.stringify(shown.parameters.additionalProperties));
await server.close();
END

node client.js | tee seen.txt
grep -q '^sent:  false$' seen.txt && grep -q '^shown: true$' seen.txt
