/*
 * Why: each language checks and starts its programs in its own way, and a program needs the client of
 * its language beside it, as a reader has them.
 * Does: copies programs and clients into folders, checks their syntax, with go vet for Go, and compiles
 * the Go programs.
 */
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {clientFile, programFile, type ProgramLanguage} from '../../../src/recipes/recipe';
import {CLIENT_FOLDER, type Recipe} from '../../../src/plugins/recipes/read';
import type {SampleTools} from '../programs.mjs';
import {run, SITE_DIR} from '../run.mjs';
import {createGo} from '../samples/go-module';

/** A program and its arguments, or what the language says against it. */
export type Command = readonly string[] | {readonly error: string};

type Named = Pick<Recipe, 'name' | 'dir'>;

const GO_VERSION = '1.18';

/** Returns the commands of the programs of a language, in the order of the recipes. */
export async function prepareCommands(
  language: ProgramLanguage,
  recipes: readonly Named[],
  {tools, dir}: {tools: SampleTools; dir: string},
): Promise<Command[]> {
  const folder = path.join(dir, language.id);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'go.mod'), `module recipes\n\ngo ${GO_VERSION}\n`);
  const client = path.join(folder, clientFile(language));
  await copyFile(
    path.join(SITE_DIR, 'recipes', CLIENT_FOLDER, clientFile(language)),
    client,
  );
  const prepare = PREPARATIONS[language.id](tools, folder);
  const prepared: Command[] = [];
  for (const {name, dir: recipeDir} of recipes) {
    const file = programFile(name, language);
    const program = path.join(folder, file);
    try {
      await copyFile(path.join(recipeDir, file), program);
      prepared.push(await prepare([client, program]));
    } catch (error) {
      prepared.push({error: (error as Error).message});
    }
  }
  return prepared;
}

/** The last file is the program. */
type Prepare = (files: readonly string[]) => Promise<Command>;

const PREPARATIONS: Record<
  ProgramLanguage['id'],
  (tools: SampleTools, folder: string) => Prepare
> = {
  curl: ({bash}) => interpreted([bash, '-n'], [bash]),
  python: ({python}) =>
    // Compiles without a file beside the program.
    interpreted(
      [python, '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())'],
      [python],
    ),
  nodejs: () => interpreted([process.execPath, '--check'], [process.execPath]),
  go: (tools, folder) => {
    const go = createGo(folder, tools.go);
    return async (files) => {
      const built = (files.at(-1) ?? '').replace(/\.go$/, '');
      const layout = await run(tools.gofmt, ['-l', ...files], {capture: true});
      const vet = await go(['vet', ...files]);
      const build = await go(['build', '-o', built, ...files]);
      const isValid = layout.output === '' && vet.code === 0 && build.code === 0;
      return isValid ? [built] : {error: layout.output + vet.output + build.output};
    };
  },
};

function interpreted(checked: readonly string[], started: readonly string[]): Prepare {
  return async (files) => {
    const [command = '', ...args] = checked;
    for (const file of files) {
      const {code, output} = await run(command, [...args, file], {capture: true});
      if (code !== 0) {
        return {error: output};
      }
    }
    return [...started, files.at(-1) ?? ''];
  };
}
