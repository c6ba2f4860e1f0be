#!/usr/bin/env bash
# Software: ofetch 1.5.1 (its ufo), option `query`; for comparison axios 1.21.1.
# Expected: a Date goes out as its ISO text, an empty text as `a=`, and null, like undefined, not at all.
# Happens: a Date goes out with double quotes around it, as JSON writes it, which a server that reads a date refuses.
#   An empty text and null both go out as `a` without an equals sign, so that null cannot leave a parameter out, as it
#   does in axios; undefined can.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . ofetch@1.5.1 axios@1.21.1
cat > values.mjs <<'EOF'
import {createServer} from 'node:http';
import axios from 'axios';
import {ofetch} from 'ofetch';

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(request.url));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const values = {date: new Date(0), empty: '', null: null, undefined: undefined, list: [new Date(0), null]};
const [, , client, value] = process.argv;
const query = {a: values[value]};
console.log(client === 'axios' ? (await axios.get(url, {params: query})).data : await ofetch(url, {query}));
process.exit();
EOF
expect 'ofetch, Date' '/?a=%221970-01-01T00:00:00.000Z%22' "$(node values.mjs ofetch date)"
expect 'axios, Date' '/?a=1970-01-01T00:00:00.000Z' "$(node values.mjs axios date)"
expect 'ofetch, empty text' '/?a' "$(node values.mjs ofetch empty)"
expect 'axios, empty text' '/?a=' "$(node values.mjs axios empty)"
expect 'ofetch, null' '/?a' "$(node values.mjs ofetch null)"
expect 'axios, null' '/' "$(node values.mjs axios null)"
expect 'ofetch, undefined' '/' "$(node values.mjs ofetch undefined)"
