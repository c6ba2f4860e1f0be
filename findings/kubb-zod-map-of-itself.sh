#!/usr/bin/env bash
# kubb: the zod schema of an object that is a map of itself does not compile in strict TypeScript
#
# Version:     @kubb/cli, @kubb/plugin-oas, @kubb/plugin-ts and @kubb/plugin-zod 4.39.3; TypeScript 5.9.3, zod 4.6.7
# Expectation: a schema with `additionalProperties: {$ref: to itself}` gives code that compiles with --strict.
# Seen:        TS7022 and TS7024: the constant of the schema is inferred from itself, without an annotation.
# Date:        2026-11-29
# Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent typescript@5.9.3 zod@4.6.7 \
  @kubb/cli@4.39.3 @kubb/core@4.39.3 @kubb/plugin-oas@4.39.3 @kubb/plugin-ts@4.39.3 @kubb/plugin-zod@4.39.3

cat >openapi.yaml <<'END'
openapi: 3.0.3
info: {title: Folders, version: '1'}
paths:
  /folder:
    get:
      operationId: getFolder
      responses:
        '200':
          description: The folder
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Folder'}
components:
  schemas:
    Folder:
      type: object
      properties:
        name: {type: string}
        children:
          type: object
          additionalProperties: {$ref: '#/components/schemas/Folder'}
END

cat >kubb.config.mjs <<'END'
import {defineConfig} from '@kubb/core';
import {pluginOas} from '@kubb/plugin-oas';
import {pluginTs} from '@kubb/plugin-ts';
import {pluginZod} from '@kubb/plugin-zod';
export default defineConfig({
  input: {path: 'openapi.yaml'},
  output: {path: 'out', format: false, lint: false},
  plugins: [pluginOas({generators: []}), pluginTs(), pluginZod()],
});
END

npx kubb generate --config kubb.config.mjs >kubb.log 2>&1 || { cat kubb.log; exit 1; }
cat out/zod/folderSchema.ts
npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler \
  --allowImportingTsExtensions out/zod/folderSchema.ts >errors.txt || true
cat errors.txt
grep -q 'error TS7022' errors.txt && grep -q 'error TS7024' errors.txt
