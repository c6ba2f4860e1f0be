#!/usr/bin/env bash
# Software: tsoa 6.6.0.
# Expected: in a project whose tsconfig.json is strict, `Omit<Tool, 'id'>` has the fields of Tool as they are; a field
#   `string | null` may be null in both.
# Happens: of Tool it may be null, of `Omit<Tool, 'id'>` it may not: tsoa reads interfaces from their syntax, but mapped
#   types from the compiler, for which it does not read tsconfig.json, so that null is in no type. With `strict` in
#   the compilerOptions of tsoa.json, both are right.
# Date seen: 2026-11-30.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . tsoa@6.6.0
cat > app.ts <<'EOF'
import {Body, Controller, Post, Route} from 'tsoa';

interface Tool {
  id: string;
  owner: string | null;
}

@Route('tools')
export class ToolsController extends Controller {
  @Post()
  add(@Body() tool: Omit<Tool, 'id'>): Tool {
    return {...tool, id: '1'};
  }
}
EOF
echo '{"compilerOptions": {"strict": true, "experimentalDecorators": true}}' > tsconfig.json
spec() { # compilerOptions of tsoa.json
  cat > tsoa.json <<EOF
{"entryFile": "app.ts", "controllerPathGlobs": ["app.ts"], "noImplicitAdditionalProperties": "ignore",
  "compilerOptions": $1, "spec": {"outputDirectory": ".", "specVersion": 3}}
EOF
  npx tsoa spec > log 2>&1 || { cat log; exit 1; }
  node -e '
    const {schemas} = require("./swagger.json").components;
    for (const [name, {properties}] of Object.entries(schemas))
      if (properties) console.log(`${name}: ${JSON.stringify(properties.owner)}`);'
}
spec '{}' | tee plain
spec '{"strict": true}' | tee strict
line() { grep "^$2" "$1" | sed 's/^[^ ]*: //'; }
expect 'Strict in tsconfig.json: owner of Tool' '{"type":"string","nullable":true}' "$(line plain Tool)"
expect 'Strict in tsconfig.json: owner of Omit' '{"type":"string"}' "$(line plain Pick_Tool)"
expect 'Strict in tsoa.json: owner of Omit' '{"type":"string","nullable":true}' "$(line strict Pick_Tool)"
