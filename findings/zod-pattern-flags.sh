#!/usr/bin/env bash
# Software: zod 4.6.7, `toJSONSchema`.
# Expected: a regular expression whose flags JSON Schema cannot say is refused, as a date or a transform is.
# Happens: toJSONSchema writes the pattern and drops the flags i and m without a word: the schema refuses texts that
#   zod takes. It throws for `z.date()`, and has the option `unrepresentable`, which does not cover this.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . zod@4.6.7 ajv@8.17.1
cat > flags.mjs <<'EOF'
import Ajv2020 from 'ajv/dist/2020.js';
import * as z from 'zod';
const seen = (schema, value) => {
  const json = z.toJSONSchema(schema, {unrepresentable: 'throw'});
  const ajv = new Ajv2020.default().compile(json)(value);
  console.log(`${json.pattern}, ${schema.safeParse(value).success ? 'taken' : 'refused'} by zod, ${ajv ? 'taken' : 'refused'} by Ajv`);
};
seen(z.string().regex(/^get$/), 'get');
seen(z.string().regex(/^get$/i), 'GET');
seen(z.string().regex(/^get$/m), 'post\nget');
try {
  z.toJSONSchema(z.date());
} catch {
  console.log('a date throws');
}
EOF
node flags.mjs > seen
line() { sed -n "$1p" seen; }
expect 'no flag' '^get$, taken by zod, taken by Ajv' "$(line 1)"
expect 'flag i' '^get$, taken by zod, refused by Ajv' "$(line 2)"
expect 'flag m' '^get$, taken by zod, refused by Ajv' "$(line 3)"
expect 'date' 'a date throws' "$(line 4)"
