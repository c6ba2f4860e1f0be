/*
 * Why: readers generate types and clients from the published description.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {assertEnded, type Client, type Kit} from './client';
import {operationIds} from './published';

/** A program of Node.js that is bundled. */
const CONFIGURATION = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
  },
};

/** Compiles all that was generated, and returns what the compiler says. */
async function compile({program, folder}: Kit): Promise<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const text = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('')
    .toLowerCase();
  const missing = operationIds().filter((id) => !text.includes(id.toLowerCase()));
  assert.deepEqual(missing, [], 'Each operation is generated.');
  // Without names, the compiler leaves out what is below node_modules.
  const configuration = JSON.stringify({...CONFIGURATION, files});
  writeFileSync(path.join(folder, 'tsconfig.json'), configuration);
  return (await program('typescript-7', ['-p', '.'])).output.trim();
}

/** @param argsOf arguments for the address of the description, of each run */
function generator(
  name: string,
  ...argsOf: readonly ((document: string, folder: string) => readonly string[])[]
): Client {
  return {
    name,
    check: async (kit) => {
      for (const toArgs of argsOf) {
        const args = toArgs(`${kit.site}/openapi.json`, kit.folder);
        assertEnded(await kit.program(name, args));
      }
      assert.equal(await compile(kit), '');
      return `${operationIds().length} operations; compiles in strict TypeScript 7`;
    },
  };
}

const kubb: Client = {
  name: '@kubb/cli',
  check: async (kit) => {
    const config = path.join(kit.folder, '../../kubb.config.mjs');
    const args = ['generate', `${kit.site}/openapi.json`, '--config', config];
    assertEnded(await kit.program('@kubb/cli', args));
    const errors = (await compile(kit)).split('\n');
    // Not the fault of the description: a map of itself needs a type annotation in zod.
    assert.deepEqual(
      errors.map((line) => line.replace(/^.*\/(\w+\.ts)\(.*error (TS\d+):.*$/, '$1 $2')),
      ['accountKeyViewSchema.ts TS7022', 'accountKeyViewSchema.ts TS7024'],
      'The errors of its zod schemas are others now: correct this row.',
    );
    return `${operationIds().length} operations; all compiles but its zod schema of a map of itself`;
  },
};

export const generators: readonly Client[] = [
  generator('openapi-typescript', (document) => [document, '-o', 'api.d.ts']),
  generator('@hey-api/openapi-ts', (document) => [
    ...['-i', document, '-o', 'hey-api', '-p', '@hey-api/typescript', '@hey-api/sdk'],
    ...['zod', '@hey-api/transformers', '@hey-api/schemas'],
  ]),
  generator(
    'orval',
    (document) => ['--input', document, '--output', 'api.ts', '--client', 'fetch'],
    (document) => ['--input', document, '--output', 'zod.ts', '--client', 'zod'],
  ),
  kubb,
  generator('swagger-typescript-api', (document, folder) => [
    ...['generate', '-p', document, '-o', folder, '-n', 'api.ts'],
  ]),
];
