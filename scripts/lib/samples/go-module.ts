/*
 * Why: compiling and linking a Go program takes a second, and every operation has one. As
 * packages of one module, they are compiled together and linked into one program.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packageFile, PlainError, run, succeed} from '../run.mjs';
import type {Sample} from './collect';
import type {SampleTools} from '../programs.mjs';

const MODULE = 'samples';

const GO_VERSION = '1.16';

export interface GoProgram {
  /** Executable; its argument is the name of a sample. */
  readonly file: string;
  /** Compiler messages of excluded samples, by name. */
  readonly errors: ReadonlyMap<string, string>;
}

/**
 * Converts a program into a package with a function `Main`.
 *
 * @throws Error if it is not a gofmt-formatted program.
 */
function toPackage(code: string): string {
  const parts = /^(.*^)package main$(.*^)func main\(\) \{$(.*)$/ms.exec(`\n${code}`);
  if (parts === null) {
    throw new Error('It does not have the lines of a program of its own.');
  }
  const [, head = '', imports = '', body = ''] = parts;
  return `${head.slice(1)}package sample${imports}func Main() {${body}\n`;
}

/** Creates a program that runs the sample named by its first argument. */
function dispatcher(names: readonly string[]): string {
  const imports = names.map((name, index) => `\ts${index} "${MODULE}/${MODULE}/${name}"`);
  const cases = names.map((name, index) => `\tcase "${name}":\n\t\ts${index}.Main()`);
  return `package main

import (
	"os"
${imports.join('\n')}
)

func main() {
	switch os.Args[1] {
${cases.join('\n')}
	default:
		os.Exit(2)
	}
}
`;
}

/** Groups the output of gofmt and go vet by sample. */
export function errorsBySample(output: string): Map<string, string> {
  const errors = new Map<string, string>();
  for (const line of output.split('\n')) {
    const name = new RegExp(`\\b${MODULE}/([\\w-]+)/main\\.go`).exec(line)?.[1];
    if (name !== undefined) {
      errors.set(name, `${errors.get(name) ?? ''}${line}\n`);
    }
  }
  return errors;
}

/**
 * Writes the samples as a module, checks them with gofmt and go vet, and compiles those without
 * errors.
 *
 * @throws PlainError if Go fails without naming a sample.
 */
export async function buildGoProgram(
  samples: readonly Sample[],
  dir: string,
  tools: Pick<SampleTools, 'go' | 'gofmt'>,
): Promise<GoProgram> {
  const errors = new Map<string, string>();
  const go = createGo(dir, tools.go);
  const valid = (): string[] =>
    samples.map(({name}) => name).filter((name) => !errors.has(name));
  await mkdir(dir, {recursive: true});
  await writeFile(path.join(dir, 'go.mod'), `module ${MODULE}\n\ngo ${GO_VERSION}\n`);
  for (const {name, code} of samples) {
    const folder = path.join(dir, MODULE, name);
    await mkdir(folder, {recursive: true});
    try {
      await writeFile(path.join(folder, 'main.go'), toPackage(code));
    } catch (error) {
      errors.set(name, (error as Error).message);
    }
  }
  const files = valid().map((name) => `${MODULE}/${name}/main.go`);
  const layout = await run(tools.gofmt, ['-l', ...files], {capture: true, cwd: dir});
  errorsBySample(layout.output).forEach((text, name) => errors.set(name, text));
  // go vet stops at packages that it cannot parse.
  for (let isDone = false; !isDone && valid().length > 0;) {
    const names = valid();
    const {code, output} = await go([
      'vet',
      ...names.map((name) => `./${MODULE}/${name}`),
    ]);
    errorsBySample(output).forEach((text, name) => errors.set(name, text));
    isDone = code === 0;
    if (!isDone && valid().length === names.length) {
      throw new PlainError(`${output.trim()}\ngo vet failed on the samples.`);
    }
  }
  await writeFile(path.join(dir, 'main.go'), dispatcher(valid()));
  const file = path.join(dir, 'program');
  await succeed('The Go samples could not be compiled', go(['build', '-o', file, '.']));
  return {file, errors};
}

/** Returns a function that runs go without workspace, downloads and C compiler. */
export function createGo(
  dir: string,
  go: string,
): (args: string[]) => ReturnType<typeof run> {
  const env = {
    ...process.env,
    CGO_ENABLED: '0',
    GO111MODULE: 'on',
    // The home folder may be read-only.
    GOCACHE: packageFile('.cache/go-build'),
    GOFLAGS: '',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
  };
  return (args) => run(go, args, {capture: true, cwd: dir, env});
}
