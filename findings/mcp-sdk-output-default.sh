#!/usr/bin/env bash
# Software: @modelcontextprotocol/sdk 1.32.2 with zod 4.6.7, `outputSchema` of `registerTool`.
# Expected: what the server lets through by a tool's output schema, the client of the same SDK takes.
# Happens: a field with `.default()` (or `.catch()`) may be missing for the server, which checks with zod, but does
#   not send the value that zod fills in. In tools/list the field is required, so that the client refuses the answer.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat > call.mjs <<'EOF'
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const server = new McpServer({name: 'example', version: '1.0.0'});
const outputs = {
  optional: z.string().optional(),
  default: z.string().default('x'),
  catch: z.string().catch('x'),
};
for (const [name, a] of Object.entries(outputs)) {
  const answer = () => ({content: [], structuredContent: {}});
  server.registerTool(name, {inputSchema: {}, outputSchema: {a}}, answer);
}

const [one, other] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'example', version: '1.0.0'});
await Promise.all([server.connect(one), client.connect(other)]);
const {tools} = await client.listTools();
for (const {name, outputSchema} of tools) {
  const seen = await client.callTool({name, arguments: {}}).then(
    (result) => (result.isError ? 'refused by the server' : JSON.stringify(result.structuredContent)),
    (error) => (error.message.includes("required property 'a'") ? 'refused by the client' : error.message),
  );
  console.log(`${name}: required ${outputSchema.required ?? 'none'}, ${seen}`);
}
process.exit();
EOF
node call.mjs > seen
line() { grep "^$1:" seen; }
expect 'optional' 'optional: required none, {}' "$(line optional)"
expect 'default' 'default: required a, refused by the client' "$(line default)"
expect 'catch' 'catch: required a, refused by the client' "$(line catch)"
