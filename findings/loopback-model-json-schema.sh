#!/usr/bin/env bash
# Software: @loopback/rest 15.0.16, with @loopback/core 7.0.15 and @loopback/repository 8.0.15.
# Expected: `jsonSchema` of a property is in the schema of the model: with
#   `nullable: true` a property may be null, whatever its type is.
# Happens: so it is for a text, but of a property whose type is a model, all of `jsonSchema` is dropped without a word:
#   it may not be null, and has no description.
# Date seen: 2026-11-30.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @loopback/rest@15.0.16 @loopback/core@7.0.15 @loopback/repository@8.0.15
cat > nullable.cjs <<'EOF'
const {getModelSchemaRef} = require('@loopback/rest');
const {Model, ModelDefinition, defineModelClass} = require('@loopback/repository');

const modelOf = (name, properties) =>
  defineModelClass(Model, new ModelDefinition({name, properties}));
const Member = modelOf('Member', {name: {type: 'string', required: true}});
const jsonSchema = {nullable: true, description: 'Who has it.'};
const Tool = modelOf('Tool', {
  owner: {type: 'string', jsonSchema},
  keeper: {type: Member, jsonSchema},
});
const {Tool: schema} = getModelSchemaRef(Tool).definitions;
for (const [name, property] of Object.entries(schema.properties))
  console.log(`${name}: ${JSON.stringify(property)}`);
EOF
node nullable.cjs > seen
cat seen
line() { grep "^$1: " seen | sed "s/^$1: //"; }
expect 'The text' '{"type":"string","nullable":true,"description":"Who has it."}' "$(line owner)"
expect 'The model' '{"$ref":"#/components/schemas/Member"}' "$(line keeper)"
