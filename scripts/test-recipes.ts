/*
 * Why: readers copy the programs of the recipes into production. This runs every recipe in every
 * language as the page shows it, with only the address of the service replaced by that of a mock.
 * Does: checks the programs with go vet and the compilers; runs each against the example world, with
 * refused requests, a broken connection and amounts as text; expects exactly the output of the page.
 * Reads: recipes/, and the document and overlays of the site. With names of recipes as arguments, runs
 * only these.
 * Run: npm run test:recipes
 */
import {randomUUID} from 'node:crypto';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDocument} from '../src/openapi/read-document';
import {siteOverlays, siteSource} from '../src/plugins/openapi-docs/site-reference';
import {type Recipe, readRecipes} from '../src/plugins/recipes/read';
import {programLanguages} from '../src/recipes/recipe';
import {failureOf, scenarios} from './lib/recipes/execute';
import {type Command, prepareCommands} from './lib/recipes/programs';
import {readWorld, type WorldOperation} from './lib/recipes/world';
import {main, REPORT_DIR, SITE_DIR} from './lib/run.mjs';
import {ensureTools} from './lib/samples/tools';
import {markdownTable} from './lib/table.mjs';

const GO_DIR = path.join(REPORT_DIR, 'recipes');

const REPORT_FILE = path.join(REPORT_DIR, 'recipes.json');

interface Failure {
  readonly title: string;
  readonly message: string;
}

async function testProgram(
  command: Command,
  recipe: Recipe,
  options: {world: readonly WorldOperation[]; key: string; title: string},
): Promise<Failure | undefined> {
  const {title} = options;
  if ('error' in command) {
    return {title, message: command.error};
  }
  for (const scenario of scenarios) {
    const failure = await failureOf(command, recipe, {...options, scenario});
    if (failure !== undefined) {
      return {title, message: `${scenario.name}: ${failure.reason}\n${failure.output}`};
    }
  }
  return undefined;
}

main(async () => {
  const wanted = process.argv.slice(2);
  const recipes = (await readRecipes(path.join(SITE_DIR, 'recipes'))).filter(
    ({name}) => wanted.length === 0 || wanted.includes(name),
  );
  const {document} = await readDocument(siteSource(SITE_DIR), {
    overlays: siteOverlays(SITE_DIR),
  });
  const world = readWorld(document);
  const tools = await ensureTools();
  const key = randomUUID();
  await rm(GO_DIR, {recursive: true, force: true});

  const failures: Failure[] = [];
  const rows: string[][] = [];
  for (const {id, label} of programLanguages) {
    const start = performance.now();
    const commands = await prepareCommands(id, recipes, {tools, goDir: GO_DIR});
    const failed: Failure[] = [];
    for (const [index, recipe] of recipes.entries()) {
      const command = commands[index] ?? {error: 'There is no program.'};
      const title = `${recipe.name}, ${label}`;
      const failure = await testProgram(command, recipe, {world, key, title});
      failed.push(...(failure === undefined ? [] : [failure]));
    }
    failures.push(...failed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    rows.push([label, String(recipes.length), String(failed.length), seconds]);
  }

  failures.forEach(({title, message}) => console.log(`${title}: ${message.trimEnd()}`));
  console.log(markdownTable(['language', 'programs', 'failed', 'seconds'], rows));
  const passed = recipes.length * programLanguages.length - failures.length;
  await writeFile(REPORT_FILE, JSON.stringify({passed, failures}));
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
});
