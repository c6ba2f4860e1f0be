#!/usr/bin/env bash
# Newman: a value of a path variable is sent with its "/" and "?", so the request goes to another address
#
# Version:     newman 6.2.2 (postman-runtime 7.39.1)
# Expectation: the value `a/b?c` of the path variable `name` is one segment: GET /books/a%2Fb%3Fc/pages?from=1.
# Seen:        GET /books/a/b?c/pages?from=1: another path, and the query of the request is a part of the value's.
# Date:        2026-11-29
# Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent newman@6.2.2

cat >collection.json <<'END'
{
  "info": {
    "name": "Books",
    "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
  },
  "item": [
    {
      "name": "Pages of a book",
      "request": {
        "method": "GET",
        "url": {
          "raw": "{{baseUrl}}/books/:name/pages?from=1",
          "host": ["{{baseUrl}}"],
          "path": ["books", ":name", "pages"],
          "query": [{"key": "from", "value": "1"}],
          "variable": [{"key": "name", "value": "a/b?c"}]
        }
      }
    }
  ]
}
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

npx newman run collection.json --env-var "baseUrl=http://127.0.0.1:$(cat port.txt)" | head -n 8
echo "The server received: $(cat requests.txt)"
grep -q '^GET /books/a/b' requests.txt
