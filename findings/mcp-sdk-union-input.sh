#!/usr/bin/env bash
# Software: @modelcontextprotocol/sdk 1.32.2 with zod 4.6.7, `registerTool`.
# Expected: a tool whose input is a union or an intersection of objects is listed with that schema, or registerTool
#   throws.
# Happens: tools/list says that it takes no arguments (`{"type": "object", "properties": {}}`), without a warning. The
#   call is checked with the union all the same: a client that follows the list gets an error. An object, also a
#   strict or refined one, is listed in full.
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
cat > list.mjs <<'EOF'
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const server = new McpServer({name: 'example', version: '1.0.0'});
const text = z.object({text: z.string()});
const count = z.object({count: z.number()});
const inputs = {
  object: text,
  refined: text.refine(({text}) => text !== ''),
  union: z.union([text, count]),
  discriminated: z.discriminatedUnion('kind', [
    text.extend({kind: z.literal('text')}),
    count.extend({kind: z.literal('count')}),
  ]),
  intersection: z.intersection(text, count),
};
for (const [name, inputSchema] of Object.entries(inputs)) {
  server.registerTool(name, {inputSchema}, () => ({content: []}));
}

const [one, other] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'example', version: '1.0.0'});
await Promise.all([server.connect(one), client.connect(other)]);
for (const {name, inputSchema} of (await client.listTools()).tools) {
  const {isError = false} = await client.callTool({name, arguments: {}});
  console.log(`${name}: ${JSON.stringify(inputSchema.properties)}, call without arguments ${isError ? 'fails' : 'works'}`);
}
process.exit();
EOF
node list.mjs > seen
line() { grep "^$1:" seen; }
for name in object refined; do
  expect "$name" "$name: {\"text\":{\"type\":\"string\"}}, call without arguments fails" "$(line $name)"
done
for name in union discriminated intersection; do
  expect "$name" "$name: {}, call without arguments fails" "$(line $name)"
done
