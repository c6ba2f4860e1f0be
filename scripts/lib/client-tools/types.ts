/*
 * Why: readers copy the types and the clients of the recipes into projects with type checkers.
 */
import assert from 'node:assert/strict';
import {cpSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {requirePrograms} from '../programs.mjs';
import {BUILD_DIR, run, SITE_DIR} from '../run.mjs';
import {createGo} from '../samples/go-module';
import type {Client} from './client';

/** Copies published files into a folder. */
function copy(folder: string, ...files: readonly string[]): void {
  files.forEach((file) => {
    cpSync(path.join(BUILD_DIR, file), path.join(folder, path.basename(file)));
  });
}

const pyright: Client = {
  name: 'pyright',
  check: async ({program, folder}) => {
    const {python} = await requirePrograms(['python']);
    const recipes = path.join(SITE_DIR, 'recipes');
    const programs = readdirSync(recipes, {recursive: true, encoding: 'utf8'}).filter(
      (file) => file.endsWith('.py') && !file.startsWith('client'),
    );
    // The client and a program are in one folder, and the types in another.
    copy(path.join(folder, 'recipes'), 'recipes/kaia.py');
    copy(path.join(folder, 'types'), 'types/kaia.py');
    programs.forEach((file) => {
      cpSync(path.join(recipes, file), path.join(folder, 'recipes', path.basename(file)));
    });
    for (const part of ['recipes', 'types']) {
      // A file that is named is checked, also below node_modules.
      const names = readdirSync(path.join(folder, part)).map((file) => `${part}/${file}`);
      const {output} = await program('pyright', ['--pythonpath', python, ...names]);
      assert.match(output, /^0 errors/m);
    }
    return `0 errors in kaia.py of types and of recipes, and in ${programs.length} programs`;
  },
};

/** @param name of the package with this version of the compiler */
function compiler(name: string): Client {
  return {
    name,
    check: async ({program, folder}) => {
      copy(folder, 'types/kaia.d.ts');
      const compilerOptions = {
        ...{strict: true, exactOptionalPropertyTypes: true, noEmit: true},
        ...{target: 'es2022', types: []},
      };
      const configuration = JSON.stringify({compilerOptions, files: ['kaia.d.ts']});
      writeFileSync(path.join(folder, 'tsconfig.json'), configuration);
      const {output} = await program(name, ['-p', '.']);
      assert.equal(output, '');
      return 'kaia.d.ts compiles, strict and with exactOptionalPropertyTypes';
    },
  };
}

const goVet: Client = {
  name: 'go vet',
  check: async ({folder}) => {
    const {go} = await requirePrograms(['go']);
    copy(folder, 'types/kaia.go');
    writeFileSync(path.join(folder, 'go.mod'), 'module example.com/kaia\n\ngo 1.16\n');
    const {output} = await createGo(folder, go)(['vet', './...']);
    assert.equal(output, '');
    const version = await run(go, ['version'], {capture: true});
    return `kaia.go is clean (${version.output.trim()})`;
  },
};

export const types: readonly Client[] = [
  pyright,
  compiler('typescript'),
  compiler('typescript-7'),
  goVet,
];
