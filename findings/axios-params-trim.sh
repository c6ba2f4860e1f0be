#!/usr/bin/env bash
# Software: axios 1.21.1, also 1.6.0; for comparison URLSearchParams of Node.js and ofetch 1.5.1.
# Expected: a name in `params` goes out as it is written, only encoded, as a URLSearchParams does it.
# Happens: axios trims names, also names inside of objects, and those of forms (urlencoded and multipart): ' a ' goes
#   out as a. A no-break space is trimmed too. Two names that differ only in outer spaces become one name twice.
#   Spaces inside of a name, and values, stay. A URLSearchParams as `params` is left as it is.
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
  axios@1.21.1 axios-1.6@npm:axios@1.6.0 ofetch@1.5.1
cat > names.mjs <<'EOF'
import {createServer} from 'node:http';
import axios from 'axios';
import axios16 from 'axios-1.6';
import {ofetch} from 'ofetch';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(
    /form-data/.test(request.headers['content-type'])
      ? [...body.matchAll(/ name="([^"]*)"/g)].map(([, name]) => `<${name}>`).join(' ')
      : body || request.url.slice(1),
  ));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const get = async (client, params) => (await client.get(url, {params})).data;
const sent = {
  axios: await get(axios, {' a ': 1}),
  'axios 1.6.0': await get(axios16, {' a ': 1}),
  'no-break space': await get(axios, {'\u00a0a': 1}),
  inside: await get(axios, {a: {' b ': 1}}),
  two: await get(axios, {a: 1, 'a ': 2}),
  middle: await get(axios, {'a b': ' 1 '}),
  form: (await axios.postForm(url, {' a ': 1})).data,
  urlencoded: (await axios.post(url, {' a ': 1}, {headers: {'Content-Type': 'application/x-www-form-urlencoded'}})).data,
  URLSearchParams: await get(axios, new URLSearchParams({' a ': '1'})),
  ofetch: await ofetch(url, {query: {' a ': 1}}),
};
server.close();
console.log(sent[process.argv[2]]);
process.exit();
EOF
expect "axios, {' a ': 1}" '?a=1' "$(node names.mjs axios)"
expect "axios 1.6.0, {' a ': 1}" '?a=1' "$(node names.mjs 'axios 1.6.0')"
expect 'axios, no-break space before a' '?a=1' "$(node names.mjs 'no-break space')"
expect "axios, {a: {' b ': 1}}" '?a%5Bb%5D=1' "$(node names.mjs inside)"
expect "axios, {a: 1, 'a ': 2}" '?a=1&a=2' "$(node names.mjs two)"
expect "axios, {'a b': ' 1 '}" '?a+b=+1+' "$(node names.mjs middle)"
expect "axios, form with ' a '" '<a>' "$(node names.mjs form)"
expect "axios, urlencoded with ' a '" 'a=1' "$(node names.mjs urlencoded)"
expect "axios, URLSearchParams with ' a '" '?+a+=1' "$(node names.mjs URLSearchParams)"
expect "ofetch, {' a ': 1}" '?+a+=1' "$(node names.mjs ofetch)"
