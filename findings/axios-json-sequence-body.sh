#!/usr/bin/env bash
# Software: axios 1.21.1, also 1.6.0; for comparison fetch of Node.js and ofetch 1.5.1.
# Expected: a text as the body goes out as it is, because its Content-Type is not application/json.
# Happens: axios writes a text as JSON, in quotes and with escapes, if its Content-Type only begins with
#   application/json: application/json-seq (RFC 7464) and application/jsonl. A JSON text sequence becomes one string.
#   A text that is JSON already stays but for its last line feed, so JSON Lines of one line go through, of two not.
#   application/x-ndjson and application/geo+json-seq stay. A Buffer is left as it is.
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
  axios@1.21.1 axios-1.6@npm:axios@1.6.0 ofetch@1.5.1
cat > bodies.mjs <<'EOF'
import {createServer} from 'node:http';
import axios from 'axios';
import axios16 from 'axios-1.6';
import {ofetch} from 'ofetch';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.setHeader('Content-Type', 'text/plain');
  response.end(JSON.stringify(body));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const two = '{"a":1}\n{"a":2}\n';
const sequence = '\u001e{"a":1}\n';
const post = async (client, body, type) =>
  JSON.stringify((await client.post(url, body, {headers: {'Content-Type': type}, transformResponse: (text) => JSON.parse(text)})).data);
const sent = {
  'json-seq': () => post(axios, sequence, 'application/json-seq'),
  'json-seq 1.6.0': () => post(axios16, sequence, 'application/json-seq'),
  'json-seq, Buffer': () => post(axios, Buffer.from(sequence), 'application/json-seq'),
  'geo+json-seq': () => post(axios, sequence, 'application/geo+json-seq'),
  'jsonl, one': () => post(axios, '{"a":1}\n', 'application/jsonl'),
  'jsonl, two': () => post(axios, two, 'application/jsonl'),
  'x-ndjson, two': () => post(axios, two, 'application/x-ndjson'),
  fetch: async () => (await fetch(url, {method: 'POST', body: two, headers: {'Content-Type': 'application/jsonl'}})).text(),
  ofetch: async () => JSON.stringify(JSON.parse(await ofetch(url, {method: 'POST', body: two, headers: {'Content-Type': 'application/jsonl'}, parseResponse: (text) => text}))),
};
console.log(await sent[process.argv[2]]());
server.close();
process.exit();
EOF
expect 'axios, application/json-seq' '"\"\\u001e{\\\"a\\\":1}\\n\""' "$(node bodies.mjs json-seq)"
expect 'axios 1.6.0, application/json-seq' '"\"\\u001e{\\\"a\\\":1}\\n\""' "$(node bodies.mjs 'json-seq 1.6.0')"
expect 'axios, application/json-seq, Buffer' '"\u001e{\"a\":1}\n"' "$(node bodies.mjs 'json-seq, Buffer')"
expect 'axios, application/geo+json-seq' '"\u001e{\"a\":1}\n"' "$(node bodies.mjs geo+json-seq)"
expect 'axios, application/jsonl, one line' '"{\"a\":1}"' "$(node bodies.mjs 'jsonl, one')"
expect 'axios, application/jsonl, two lines' '"\"{\\\"a\\\":1}\\n{\\\"a\\\":2}\\n\""' "$(node bodies.mjs 'jsonl, two')"
expect 'axios, application/x-ndjson, two lines' '"{\"a\":1}\n{\"a\":2}\n"' "$(node bodies.mjs 'x-ndjson, two')"
expect 'fetch, application/jsonl, two lines' '"{\"a\":1}\n{\"a\":2}\n"' "$(node bodies.mjs fetch)"
expect 'ofetch, application/jsonl, two lines' '"{\"a\":1}\n{\"a\":2}\n"' "$(node bodies.mjs ofetch)"
