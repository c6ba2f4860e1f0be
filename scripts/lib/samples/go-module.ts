/*
 * Why: compiling and linking a Go program takes a second, and every operation has one. As
 * packages of one module, they are compiled together and linked into one program.
 * Run: imported by the scripts of this folder.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packageFile, PlainError, run} from '../run.mjs';
import type {Sample} from './sample';
import type {SampleTools} from '../programs.mjs';

const MODULE = 'samples';

const GO_VERSION = '1.16';

const REWRITES = [
  [/^package main$/m, 'package sample'],
  [/^func main\(\) \{$/m, 'func Main() {'],
] as const;

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
  return REWRITES.reduce((text, [from, to]) => {
    if (text.split(new RegExp(from, 'gm')).length !== 2) {
      throw new Error(`It does not have the line ${from.source} exactly once.`);
    }
    return text.replace(from, to);
  }, code);
}

/** Creates a program that runs the sample named by its first argument. */
function dispatcher(names: readonly string[]): string {
  return [
    'package main',
    '',
    'import (',
    '\t"os"',
    ...names.map((name, index) => `\ts${index} "${MODULE}/${MODULE}/${name}"`),
    ')',
    '',
    'func main() {',
    '\tswitch os.Args[1] {',
    ...names.flatMap((name, index) => [`\tcase "${name}":`, `\t\ts${index}.Main()`]),
    '\tdefault:',
    '\t\tos.Exit(2)',
    '\t}',
    '}',
    '',
  ].join('\n');
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
  await mkdir(dir, {recursive: true});
  await writeFile(path.join(dir, 'go.mod'), `module ${MODULE}\n\ngo ${GO_VERSION}\n`);
  for (const {name, code} of samples) {
    try {
      await writePackage(dir, name, toPackage(code));
    } catch (error) {
      errors.set(name, (error as Error).message);
    }
  }
  const validNames = (): string[] =>
    samples.map(({name}) => name).filter((name) => !errors.has(name));
  const addErrors = (found: ReadonlyMap<string, string>): void => {
    found.forEach((text, name) => errors.set(name, text));
  };

  const files = validNames().map((name) => `${MODULE}/${name}/main.go`);
  const layout = await run(tools.gofmt, ['-l', ...files], {capture: true, cwd: dir});
  addErrors(errorsBySample(layout.output));
  // go vet stops at packages that it cannot parse.
  for (let isDone = false; !isDone;) {
    const names = validNames();
    if (names.length === 0) {
      break;
    }
    const {code, output} = await go([
      'vet',
      ...names.map((name) => `./${MODULE}/${name}`),
    ]);
    const found = errorsBySample(output);
    if (code !== 0 && !names.some((name) => found.has(name))) {
      throw new PlainError(`${output.trim()}\ngo vet failed on the samples.`);
    }
    addErrors(found);
    isDone = code === 0;
  }
  await writeFile(path.join(dir, 'main.go'), dispatcher(validNames()));
  const file = path.join(dir, 'program');
  const {code, output} = await go(['build', '-o', file, '.']);
  if (code !== 0) {
    throw new PlainError(`${output.trim()}\nThe Go samples could not be compiled.`);
  }
  return {file, errors};
}

async function writePackage(dir: string, name: string, code: string): Promise<void> {
  const folder = path.join(dir, MODULE, name);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'main.go'), `${code}\n`);
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
