/*
 * Why: each language checks and starts its programs in its own way.
 * Does: checks their syntax, with go vet for Go, and compiles the Go programs.
 * Run: imported by the scripts of this folder.
 */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {programFile, programLanguages} from '../../../src/recipes/recipe';
import type {SampleLanguage} from '../../../src/reference/code-sample';
import type {Recipe} from '../../../src/plugins/recipes/read';
import {run} from '../run.mjs';
import {createGo} from '../samples/go-module';
import type {Tools} from '../samples/tools';

export type RecipeTools = Pick<Tools, 'bash' | 'python' | 'go' | 'gofmt'>;

/** A program and its arguments, or what the language says against it. */
export type Command = readonly string[] | {readonly error: string};

type Named = Pick<Recipe, 'name' | 'dir'>;

/** Returns the commands of the programs of a language, in the order of the recipes. */
export async function prepareCommands(
  language: SampleLanguage,
  recipes: readonly Named[],
  {tools, goDir}: {tools: RecipeTools; goDir: string},
): Promise<Command[]> {
  if (language === 'go') {
    return prepareGo(recipes, tools, goDir);
  }
  const {checked, started} = COMMANDS[language](tools);
  return Promise.all(
    recipes.map(async (recipe) => {
      const file = fileOf(recipe, language);
      const {code, output} = await run(checked[0] ?? '', [...checked.slice(1), file], {
        capture: true,
      });
      return code === 0 ? [...started, file] : {error: output};
    }),
  );
}

const COMMANDS: Record<
  Exclude<SampleLanguage, 'go'>,
  (tools: RecipeTools) => {checked: readonly string[]; started: readonly string[]}
> = {
  curl: ({bash}) => ({checked: [bash, '-n'], started: [bash]}),
  python: ({python}) => ({
    // Compiles without a file beside the program.
    checked: [python, '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())'],
    started: [python],
  }),
  nodejs: () => ({
    checked: [process.execPath, '--check'],
    started: [process.execPath],
  }),
};

async function prepareGo(
  recipes: readonly Named[],
  tools: RecipeTools,
  goDir: string,
): Promise<Command[]> {
  await mkdir(goDir, {recursive: true});
  const commands: Command[] = [];
  for (const recipe of recipes) {
    const file = fileOf(recipe, 'go');
    const go = createGo(recipe.dir, tools.go);
    const program = path.join(goDir, recipe.name);
    const layout = await run(tools.gofmt, ['-l', file], {capture: true});
    const vet = await go(['vet', file]);
    const build = await go(['build', '-o', program, file]);
    const isValid = layout.output === '' && vet.code === 0 && build.code === 0;
    commands.push(
      isValid ? [program] : {error: layout.output + vet.output + build.output},
    );
  }
  return commands;
}

function fileOf({name, dir}: Named, language: SampleLanguage): string {
  const entry = programLanguages.find(({id}) => id === language);
  if (entry === undefined) {
    throw new Error(`There are no programs in ${language}.`);
  }
  return path.join(dir, programFile(name, entry));
}
