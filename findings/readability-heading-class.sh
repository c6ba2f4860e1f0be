#!/usr/bin/env bash
# Software: @mozilla/readability 0.6.0 (the Reader View of Firefox) with jsdom 26.1.0.
# Expected: the headings of an article stay in it, whatever their classes are for.
# Happens: an h2 whose class has "scroll", "share" or "sidebar" anywhere in it is dropped, also within a longer word
#   such as "anchorWithHideOnScrollNavbar", which Docusaurus 3 gives to every heading if the navbar hides on scroll. An
#   h3 with the same class stays.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @mozilla/readability@0.6.0 jsdom@26.1.0
cat > read.cjs <<'EOF'
const {Readability} = require('@mozilla/readability');
const {JSDOM} = require('jsdom');

const [, , level, name] = process.argv;
const text = '<p>' + 'A sentence of the article, which has some words in it. '.repeat(12) + '</p>';
const heading = (words) => `<${level} class="${name}">${words}</${level}>`;
const {document} = new JSDOM(
  `<title>T</title><article><h1>Title</h1>${text}${heading('Create the key')}${text}${heading('Store the key')}${text}</article>`,
).window;
const {content} = new Readability(document).parse();
console.log((content.match(/(Create|Store) the key/g) ?? []).length + ' of 2 headings');
EOF
for name in plain anchorWithHideOnScrollNavbar_WYt5 shared sidebarTitle; do
  stated=$([ "$name" = plain ] && echo '2 of 2 headings' || echo '0 of 2 headings')
  expect "h2 class=\"$name\"" "$stated" "$(node read.cjs h2 "$name")"
done
expect 'h3 class="anchorWithHideOnScrollNavbar_WYt5"' '2 of 2 headings' "$(node read.cjs h3 anchorWithHideOnScrollNavbar_WYt5)"
