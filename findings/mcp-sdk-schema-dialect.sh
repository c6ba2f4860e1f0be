#!/usr/bin/env bash
# Software: @modelcontextprotocol/sdk 1.32.2 with zod 4.6.7.
# Expected: the input schema of a tool in tools/list is what toJSONSchema of the same zod returns: JSON Schema
#   2020-12.
# Happens: it is draft-07, with `items` as a list and `additionalItems` for a tuple. `.meta({$schema})` changes the
#   label only: the schema then says 2020-12 and keeps the keywords of draft-07, which Ajv for 2020-12 refuses. The
#   schema also lacks `additionalProperties: false`, which toJSONSchema writes.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 ajv@8.17.1
cat > list.mjs <<'EOF'
import Ajv2020 from 'ajv/dist/2020.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const server = new McpServer({name: 'example', version: '1.0.0'});
const shape = z.object({pair: z.tuple([z.string(), z.number()])});
const dialect = 'https://json-schema.org/draft/2020-12/schema';
const answer = () => ({content: []});
server.registerTool('plain', {inputSchema: shape}, answer);
server.registerTool('labelled', {inputSchema: shape.meta({$schema: dialect})}, answer);

const [one, other] = InMemoryTransport.createLinkedPair();
const client = new Client({name: 'example', version: '1.0.0'});
await Promise.all([server.connect(one), client.connect(other)]);
const {tools} = await client.listTools();
const accepts = (schema) => {
  try {
    new Ajv2020.default({strict: false}).compile(schema);
    return 'accepted';
  } catch (error) {
    return error.message.includes('items') ? 'refused for items' : error.message;
  }
};
const show = (name, schema) =>
  console.log(name, schema.$schema, Object.keys(schema.properties.pair).join(), schema.additionalProperties);
show('toJSONSchema', z.toJSONSchema(shape));
for (const {name, inputSchema} of tools) show(name, inputSchema);
console.log('Ajv 2020-12:', accepts(z.toJSONSchema(shape)), accepts(tools[1].inputSchema));
process.exit();
EOF
node list.mjs > seen
line() { sed -n "$1p" seen; }
draft07=http://json-schema.org/draft-07/schema# draft2020=https://json-schema.org/draft/2020-12/schema
expect 'zod' "toJSONSchema $draft2020 type,prefixItems,items,minItems,maxItems false" "$(line 1)"
expect 'SDK' "plain $draft07 type,items,additionalItems,minItems,maxItems undefined" "$(line 2)"
expect 'SDK with meta' "labelled $draft2020 type,items,additionalItems,minItems,maxItems undefined" "$(line 3)"
expect 'zod, SDK with meta' 'Ajv 2020-12: accepted refused for items' "$(line 4)"
