#!/usr/bin/env bash
# Software: chokidar 3.6.0 (the dev server of Docusaurus 3 watches with it), 4.0.3 and 5.0.0, on Linux.
# Expected: a watched file that is deleted and written again is reported as `add`, and its changes after that.
# Happens: that depends on what else the same watcher watches. One file alone comes back, and so does one beside another
#   file of its folder. If the watcher also has a file of a second folder, nothing is reported after `unlink`: neither
#   that the file is there again, nor any later change of it.
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
  chokidar-3@npm:chokidar@3.6.0 chokidar-4@npm:chokidar@4.0.3 chokidar-5@npm:chokidar@5.0.0
cat > watch.mjs <<'EOF'
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const [, , library, others] = process.argv;
const {watch} = await import(library).then((module) => module.default ?? module);
const folder = path.resolve(`${library}-${others}`);
const files = {
  file: path.join(folder, 'a/document.yaml'),
  sibling: path.join(folder, 'a/other.yaml'),
  elsewhere: path.join(folder, 'b/other.yaml'),
};
for (const file of Object.values(files)) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, 'a: 1');
}
const seen = [];
const watcher = watch(
  others === 'alone' ? [files.file] : [files.file, files[others]],
  {ignoreInitial: true},
);
watcher.on('all', (event) => seen.push(event));
await new Promise((resolve) => watcher.on('ready', resolve));
const pause = () => new Promise((resolve) => setTimeout(resolve, 1500));
rmSync(files.file);
await pause();
writeFileSync(files.file, 'a: 2');
await pause();
writeFileSync(files.file, 'a: 3');
await pause();
console.log(seen.join(' '));
process.exit();
EOF
for version in 3 4 5; do
  expect "chokidar $version, the file alone" 'unlink add change' "$(node watch.mjs "chokidar-$version" alone)"
  expect "chokidar $version, with one of its folder" 'unlink add change' "$(node watch.mjs "chokidar-$version" sibling)"
  expect "chokidar $version, with one of another folder" 'unlink' "$(node watch.mjs "chokidar-$version" elsewhere)"
done
