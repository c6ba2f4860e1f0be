#!/usr/bin/env bash
# Software: elysia 1.4.30 with @elysiajs/openapi 1.4.16 and @sinclair/typebox 0.34.52.
# Expected: `t.UnionEnum(['free', 'lent'])` describes a required field with two values; without it, a request gets 422,
#   as with a union of two literals.
# Happens: the document says `"default": "free"` of the field, which nobody wrote, beside `required`, and the server
#   takes a request without the field, and adds the first value. With the union of literals it answers 422.
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
  elysia@1.4.30 @elysiajs/openapi@1.4.16 @sinclair/typebox@0.34.52
cat > enum.mjs <<'EOF'
import {openapi} from '@elysiajs/openapi';
import {Elysia, t} from 'elysia';

const types = {
  enum: t.UnionEnum(['free', 'lent']),
  union: t.Union([t.Literal('free'), t.Literal('lent')]),
};
for (const [name, state] of Object.entries(types)) {
  const app = new Elysia()
    .use(openapi())
    .post('/tools', ({body}) => body, {body: t.Object({state})});
  const document = await (await app.handle(new Request('http://localhost/openapi/json'))).json();
  const {schema} = document.paths['/tools'].post.requestBody.content['application/json'];
  console.log(`${name}, required: ${JSON.stringify(schema.required)}`);
  console.log(`${name}, default: ${schema.properties.state.default}`);
  const headers = {'content-type': 'application/json'};
  const request = new Request('http://localhost/tools', {method: 'POST', headers, body: '{}'});
  const response = await app.handle(request);
  console.log(`${name}, status: ${response.status}`);
  if (response.ok) console.log(`${name}, body: ${await response.text()}`);
}
EOF
node enum.mjs > seen
cat seen
line() { grep "^$1: " seen | sed "s/^$1: //"; }
expect 'UnionEnum is required' '["state"]' "$(line 'enum, required')"
expect 'UnionEnum has the default' 'free' "$(line 'enum, default')"
expect 'Status of {} with UnionEnum' '200' "$(line 'enum, status')"
expect 'Body for {} with UnionEnum' '{"state":"free"}' "$(line 'enum, body')"
expect 'Union has the default' 'undefined' "$(line 'union, default')"
expect 'Status of {} with Union' '422' "$(line 'union, status')"
