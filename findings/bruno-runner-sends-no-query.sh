#!/usr/bin/env bash
# Bruno CLI: the runner sends no query of a request that its own importer made from OpenAPI
#
# Version:     @usebruno/cli 4.1.0
# Expectation: `bru import openapi`, then `bru run`, sends GET /books?limit=5: the parameter `limit` is required and
#              has the example 5, and the importer writes it as an enabled query.
# Seen:        the importer writes queries into `params` only, and the runner sends those in `url` only: the server
#              receives GET /books. Both end with 0.
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
      parameters:
        - {name: limit, in: query, required: true, schema: {type: integer}, example: 5}
      responses:
        '200': {description: The books}
END

cat >server.mjs <<'END'
import {appendFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(({method, url}, response) => {
  appendFileSync('requests.txt', `${method} ${url}\n`);
  response.end('{}');
}).listen(0, '127.0.0.1', () => writeFileSync('port.txt', String(server.address().port)));
END
node server.mjs & server=$!
until [ -s port.txt ]; do :; done

npx bru import openapi --source openapi.yaml --output . --collection-name Books
sed '/^examples:/,$d' "Books/List books.yml"
(cd Books && npx bru run -r --env-var "baseUrl=http://127.0.0.1:$(cat ../port.txt)" | tail -n 12)

echo "The server received: $(cat requests.txt)"
grep -q 'value: "\?5' "Books/List books.yml"
test "$(cat requests.txt)" = 'GET /books'
