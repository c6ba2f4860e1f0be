#!/usr/bin/env bash
# Software: npm 11.19.1 with Docusaurus 3.5.2 and docusaurus-plugin-openapi-docs 4.3.7, whose peers are packages of
#   Docusaurus ("^3.5.0"), as they were on the registry on 2026-11-28.
# Expected: a site that pins all its packages of Docusaurus to 3.5.2 has one Docusaurus. 3.5.2 is in the range of the
#   peers, and the site gets these packages at 3.5.2 anyway, through its preset.
# Happens: if the site and the plugin are installed at once, without a lock file, the peers are at the top in their newest
#   version, 3.10.2, with a whole second core below them; the preset has copies of its own, of 3.5.2. A peer that the
#   site does not name itself is placed before what its dependencies need. If the site is installed first, and the
#   plugin is added to it, there is one Docusaurus.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

npm install --silent --no-audit --no-fund --ignore-scripts --prefix tools npm@11.19.1
write() { # folder, more dependencies
  mkdir -p "$1"
  cat > "$1/package.json" <<EOF
{"private": true, "dependencies": {"@docusaurus/core": "3.5.2", "@docusaurus/preset-classic": "3.5.2", "react": "18.3.1", "react-dom": "18.3.1"$2}}
EOF
}
lock() { # folder
  (cd "$1" && node ../tools/node_modules/npm/bin/npm-cli.js install --package-lock-only --ignore-scripts \
    --silent --no-audit --no-fund --before=2026-11-28)
}
versions() { # folder, package
  node -p "
    const {packages} = require('./$1/package-lock.json');
    const found = Object.keys(packages).filter((place) => place.endsWith('node_modules/$2'));
    [...new Set(found.map((place) => packages[place].version))].sort().join(' ')"
}

plugin=', "docusaurus-plugin-openapi-docs": "4.3.7"'
write once "$plugin"
lock once
expect 'plugin-content-docs, installed at once' '3.10.2 3.5.2' "$(versions once @docusaurus/plugin-content-docs)"
expect 'core, installed at once' '3.10.2 3.5.2' "$(versions once @docusaurus/core)"
write later ''
lock later
write later "$plugin"
lock later
expect 'plugin-content-docs, the plugin is added later' '3.5.2' "$(versions later @docusaurus/plugin-content-docs)"
expect 'core, the plugin is added later' '3.5.2' "$(versions later @docusaurus/core)"
