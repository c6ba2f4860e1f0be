#!/usr/bin/env bash
# Bruno CLI: a run of a collection in a folder below "node_modules" sends nothing and passes
#
# Version:     @usebruno/cli 4.1.0
# Expectation: `bru run -r` in the folder of a collection runs its requests wherever the folder is, and a run that
#              finds no request does not pass.
# Seen:        with the folder below one that is called node_modules (a cache of a tool, for example), it prints
#              "Status PASS, Requests 0" and ends with 0. The imported collection lists node_modules under `ignore`.
# Date:        2026-11-29
# Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @usebruno/cli@4.1.0

cat >openapi.yaml <<'END'
openapi: 3.0.3
info: {title: Books, version: '1'}
servers: [{url: 'http://127.0.0.1:1'}]
paths:
  /books:
    get:
      operationId: listBooks
      summary: List books
      responses:
        '200': {description: The books}
END

cat >server.mjs <<'END'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer((request, response) => response.end('{}')).listen(0, '127.0.0.1', () =>
  writeFileSync('port.txt', String(server.address().port)),
);
END
node server.mjs & server=$!
until [ -s port.txt ]; do :; done

bru=$PWD/node_modules/.bin/bru
mkdir -p node_modules/cache
run() { (cd "$1/Books" && "$bru" run -r --env-var "baseUrl=http://127.0.0.1:$(cat "$folder/port.txt")" | grep 'Status\|Requests'); }
for place in . node_modules/cache; do
  "$bru" import openapi --source openapi.yaml --output "$place" --collection-name Books >/dev/null
  echo "in $place/Books:"
  run "$place" | tee seen.txt
done
grep -q 'PASS' seen.txt && grep -q 'Requests *│ *0 ' seen.txt
