#!/usr/bin/env bash
# Software: Rspack 1.7.12 (Docusaurus 3.10 builds with it) and 2.3.4; for comparison webpack 5.95.0.
# Expected: a configuration that gets a plugin which replaces a module (NormalModuleReplacementPlugin) has the new module
#   in the next build, also with a cache on the disk: the plugin runs each time a request is resolved.
# Happens: webpack does that. Rspack takes the module and its resolved imports from the cache, does not ask the plugin,
#   and the bundle keeps the old module. The same in the other direction: without the plugin, the bundle keeps the new
#   module. The build says nothing. A `version` of the cache that changes with the plugin helps.
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
  rspack-1@npm:@rspack/core@1.7.12 rspack-2@npm:@rspack/core@2.3.4 webpack@5.95.0
cat > build.mjs <<'EOF'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

const [, , name, site, replacement, version = '1'] = process.argv;
const bundler = createRequire(import.meta.url)(name);
const folder = path.resolve(`${name}-${site}`);
const sources = {
  'index.mjs': "import value from 'data/value.mjs';\nconsole.log(value);\n",
  'old.mjs': "export default 'old';\n",
  'new.mjs': "export default 'new';\n",
};
mkdirSync(folder, {recursive: true});
for (const [file, text] of Object.entries(sources)) {
  // Files of an earlier build stay as they are.
  if (!existsSync(path.join(folder, file))) writeFileSync(path.join(folder, file), text);
}
const storage = {type: 'filesystem', directory: path.join(folder, 'cache')};
const persistent = {type: 'persistent', version, storage};
const caches = {
  'rspack-1': {cache: true, experiments: {cache: persistent}},
  'rspack-2': {cache: persistent},
  webpack: {cache: {type: 'filesystem', version, cacheDirectory: storage.directory}},
};
const compiler = bundler({
  mode: 'production',
  context: folder,
  entry: './index.mjs',
  output: {path: path.join(folder, 'out')},
  resolve: {alias: {'data/value.mjs': path.join(folder, 'old.mjs')}},
  plugins:
    replacement === 'with'
      ? [
          new bundler.NormalModuleReplacementPlugin(/^data\//, (request) => {
            request.request = path.join(folder, 'new.mjs');
          }),
        ]
      : [],
  ...caches[name],
});
await new Promise((resolve, reject) => {
  compiler.run((error, stats) =>
    error || stats.hasErrors() ? reject(error ?? stats.toString()) : compiler.close(resolve),
  );
});
console.log(readFileSync(path.join(folder, 'out/main.js'), 'utf8').match(/old|new/)[0]);
EOF
twice() { # bundler, name of the site, first build, second build, version of the cache in the second
  echo "$(node build.mjs "$1" "$2" "$3") $(node build.mjs "$1" "$2" "$4" "${5:-1}")"
}
expect 'webpack, the plugin is added' 'old new' "$(twice webpack a without with)"
expect 'webpack, the plugin is removed' 'new old' "$(twice webpack b with without)"
for rspack in rspack-1 rspack-2; do
  expect "$rspack, no cache before" 'new' "$(node build.mjs "$rspack" c with)"
  expect "$rspack, the plugin is added" 'old old' "$(twice "$rspack" a without with)"
  expect "$rspack, the plugin is removed" 'new new' "$(twice "$rspack" b with without)"
  expect "$rspack, added, with another version of the cache" 'old new' "$(twice "$rspack" d without with 2)"
done
