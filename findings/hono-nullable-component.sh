#!/usr/bin/env bash
# Software: @hono/zod-openapi 1.6.3, with hono 4.13.19 and zod 4.6.7.
# Expected: `.nullable()` says that one field may be null; the component that it refers to stays as it is.
# Happens: if the first field that the document describes is the nullable one, the component itself allows null, and
#   with it all other fields that refer to it, whose null the server refuses. If another field is described before it,
#   the nullable one is an `allOf` of the component, an object, and of an object or null: by the document it may not be
#   null, which the server takes. So the order of properties decides, and neither is right.
# Date seen: 2026-11-30.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @hono/zod-openapi@1.6.3 hono@4.13.19 zod@4.6.7
cat > order.mjs <<'EOF'
import {OpenAPIHono, createRoute, z} from '@hono/zod-openapi';

const [, , ...names] = process.argv;
const Member = z.object({name: z.string()}).openapi('Member');
const types = {keeper: Member.nullable(), owner: Member};
const Tool = z
  .object(Object.fromEntries(names.map((name) => [name, types[name]])))
  .openapi('Tool');
const route = createRoute({
  method: 'post',
  path: '/tools',
  request: {body: {required: true, content: {'application/json': {schema: Tool}}}},
  responses: {204: {description: 'Added.'}},
});
const app = new OpenAPIHono();
app.openapi(route, (context) => context.body(null, 204));
const {schemas} = app.getOpenAPI31Document({
  openapi: '3.1.0',
  info: {title: 'Tools', version: '1'},
}).components;
const member = {name: 'Ana'};
const send = async (tool) => {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify(tool);
  return (await app.request('/tools', {method: 'POST', headers, body})).status;
};
console.log(`Member: ${JSON.stringify(schemas.Member.type)}`);
console.log(`keeper: ${JSON.stringify(schemas.Tool.properties.keeper)}`);
console.log(`owner: ${JSON.stringify(schemas.Tool.properties.owner)}`);
console.log(`null as owner: ${await send({keeper: member, owner: null})}`);
console.log(`null as keeper: ${await send({keeper: null, owner: member})}`);
EOF
node order.mjs keeper owner > first
node order.mjs owner keeper > second
cat first second
ref='{"$ref":"#/components/schemas/Member"}'
line() { grep "^$2: " "$1" | sed "s/^$2: //"; }
expect 'The nullable field first: the type of the component' '["object","null"]' "$(line first Member)"
expect 'The nullable field first: the other field' "$ref" "$(line first owner)"
expect 'The nullable field first: the status for null in the other field' '400' "$(line first 'null as owner')"
expect 'The nullable field second: the type of the component' '"object"' "$(line second Member)"
expect 'The nullable field second: the nullable field' "{\"allOf\":[$ref,{\"type\":[\"object\",\"null\"]}]}" \
  "$(line second keeper)"
expect 'The nullable field second: the status for null in it' '204' "$(line second 'null as keeper')"
