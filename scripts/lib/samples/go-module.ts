/*
 * Why: compiling and linking a Go program takes a second, and there is one for every operation. Made
 * into packages of one module, they are compiled at once and linked into one program.
 * Run: imported by the scripts of this folder.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PlainError, run} from '../run.mjs';
import type {Sample} from './sample';
import type {Tools} from './tools';

/** Name of the module and of the folder of its packages. */
const MODULE = 'samples';

/** The oldest version with all that the samples use. */
const GO_VERSION = '1.16';

/** Turns each declaration of a program into that of a package. */
const REWRITES = [
  [/^package main$/m, 'package sample'],
  [/^func main\(\) \{$/m, 'func Main() {'],
] as const;

/** The samples of Go as one program. */
export interface GoProgram {
  /** Takes the name of a sample. */
  readonly file: string;
  /** What is wrong with the samples that are not in it, by name. */
  readonly complaints: ReadonlyMap<string, string>;
}

/**
 * A program as a package with `Main` in place of `main`.
 *
 * @throws Error when it is not a program, laid out as gofmt does it.
 */
export function toPackage(code: string): string {
  return REWRITES.reduce((text, [from, to]) => {
    if (text.split(new RegExp(from, 'gm')).length !== 2) {
      throw new Error(`It does not have the line ${from.source} exactly once.`);
    }
    return text.replace(from, to);
  }, code);
}

/** A program that runs the sample that its first argument names. */
export function dispatcher(names: readonly string[]): string {
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

/** What gofmt and go vet say, by the name of the sample that they say it of. */
export function complaintsOf(output: string): Map<string, string> {
  const complaints = new Map<string, string>();
  for (const line of output.split('\n')) {
    const name = new RegExp(`\\b${MODULE}/([\\w-]+)/main\\.go`).exec(line)?.[1];
    if (name !== undefined) {
      complaints.set(name, `${complaints.get(name) ?? ''}${line}\n`);
    }
  }
  return complaints;
}

/**
 * Writes the samples as a module, has gofmt and go vet look at them, and compiles it. A sample that
 * they complain about stays out of it, so that the others run.
 *
 * @throws PlainError when Go fails without saying where.
 */
export async function buildGoProgram(
  samples: readonly Sample[],
  dir: string,
  tools: Pick<Tools, 'go' | 'gofmt'>,
): Promise<GoProgram> {
  const complaints = new Map<string, string>();
  const go = createGo(dir, tools.go);
  await mkdir(dir, {recursive: true});
  await writeFile(path.join(dir, 'go.mod'), `module ${MODULE}\n\ngo ${GO_VERSION}\n`);
  for (const {name, code} of samples) {
    try {
      await writePackage(dir, name, toPackage(code));
    } catch (error) {
      complaints.set(name, (error as Error).message);
    }
  }
  const sound = (): string[] =>
    samples.map(({name}) => name).filter((name) => !complaints.has(name));
  const note = (found: ReadonlyMap<string, string>): void => {
    found.forEach((text, name) => complaints.set(name, text));
  };

  const files = sound().map((name) => `${MODULE}/${name}/main.go`);
  const layout = await run(tools.gofmt, ['-l', ...files], {capture: true, cwd: dir});
  note(complaintsOf(layout.output));
  // A package that cannot be read keeps go from looking at the others.
  for (let isDone = false; !isDone;) {
    const names = sound();
    if (names.length === 0) {
      break;
    }
    const {code, output} = await go([
      'vet',
      ...names.map((name) => `./${MODULE}/${name}`),
    ]);
    const found = complaintsOf(output);
    if (code !== 0 && !names.some((name) => found.has(name))) {
      throw new PlainError(`${output.trim()}\ngo vet failed on the samples.`);
    }
    note(found);
    isDone = code === 0;
  }
  await writeFile(path.join(dir, 'main.go'), dispatcher(sound()));
  const file = path.join(dir, 'program');
  const {code, output} = await go(['build', '-o', file, '.']);
  if (code !== 0) {
    throw new PlainError(`${output.trim()}\nThe Go samples could not be compiled.`);
  }
  return {file, complaints};
}

async function writePackage(dir: string, name: string, code: string): Promise<void> {
  const folder = path.join(dir, MODULE, name);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'main.go'), `${code}\n`);
}

/** Runs go on the module alone: no workspace around it, nothing fetched, no C compiler. */
function createGo(dir: string, go: string): (args: string[]) => ReturnType<typeof run> {
  const env = {
    ...process.env,
    CGO_ENABLED: '0',
    GO111MODULE: 'on',
    GOFLAGS: '',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
  };
  return (args) => run(go, args, {capture: true, cwd: dir, env});
}
