#!/usr/bin/env bash
# Software: zod 4.6.7, `toJSONSchema`, and Ajv 8.17.1 with ajv-formats 3.0.1.
# Expected: the schema of a valid zod type compiles in Ajv with its defaults and the usual formats; a type that is
#   read-only in TypeScript says nothing about requests.
# Happens: `startsWith`, `includes`, `lowercase`, `emoji`, `e164` and `cidrv4` write their own name as `format`, which
#   no draft has, and Ajv throws, although the pattern beside it says all. `.readonly()` writes `readOnly: true`,
#   which in OpenAPI takes a property out of requests.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . zod@4.6.7 ajv@8.17.1 ajv-formats@3.0.1
cat > formats.mjs <<'EOF'
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
const types = {
  startsWith: z.string().startsWith('0x'),
  includes: z.string().includes('@'),
  lowercase: z.string().lowercase(),
  emoji: z.emoji(),
  e164: z.e164(),
  cidrv4: z.cidrv4(),
  uuid: z.uuid(),
};
for (const [name, type] of Object.entries(types)) {
  const schema = z.toJSONSchema(type);
  let result = 'compiles';
  try {
    addFormats.default(new Ajv2020.default()).compile(schema);
  } catch (error) {
    result = error.message.startsWith('unknown format') ? 'throws' : error.message;
  }
  console.log(`${name}: format ${schema.format}, pattern ${schema.pattern ? 'yes' : 'no'}, Ajv ${result}`);
}
console.log(`readonly: ${JSON.stringify(z.toJSONSchema(z.array(z.string()).readonly(), {io: 'input'}).readOnly)}`);
EOF
node formats.mjs > seen
line() { grep "^$1:" seen; }
expect 'startsWith' 'startsWith: format starts_with, pattern yes, Ajv throws' "$(line startsWith)"
for name in includes lowercase emoji e164 cidrv4; do
  expect "$name" "$name: format $name, pattern yes, Ajv throws" "$(line $name)"
done
expect 'uuid' 'uuid: format uuid, pattern yes, Ajv compiles' "$(line uuid)"
expect 'readonly, for an input' 'readonly: true' "$(line readonly)"
