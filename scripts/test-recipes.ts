/*
 * Why: readers copy the programs of the recipes into production. This runs the recipes in every
 * language through the scenarios of recipes/scenarios.yaml, against a mock of the service.
 * Does: checks the programs with go vet and the compilers; expects exactly the output of the page, or
 * the error of the table; prints the table with the number of programs that pass.
 * Reads: recipes/, and the document and overlays of the site. With names of recipes as arguments, runs
 * only these; --language python, also more than once, runs only its programs; --only 3 only the third
 * scenario.
 * Run: npm run test:recipes
 */
import {randomUUID} from 'node:crypto';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {readDocument} from '#reference/pages/read-document';
import {siteOverlays, siteSource} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../src/config/reference';
import {type Recipe, readRecipes} from '../src/plugins/recipes/read';
import {type ProgramLanguage, programLanguages} from '../src/recipes/recipe';
import {choose, readArguments} from './lib/arguments';
import {inParallel} from './lib/in-parallel';
import {judge} from './lib/recipes/execute';
import {prepareCommands} from './lib/recipes/programs';
import {readScenarios, type Scenario} from './lib/recipes/scenarios';
import {readWorld} from './lib/recipes/world';
import {requirePrograms, SAMPLE_PROGRAMS} from './lib/programs.mjs';
import {writeReport} from './lib/reports.mjs';
import {inTemporaryFolder, main, SITE_DIR} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

/** A program in a scenario. */
interface Result {
  readonly scenario: number;
  readonly recipe: string;
  readonly language: ProgramLanguage;
  readonly title: string;
  readonly reason?: string | undefined;
  /** What it has written on standard error. */
  readonly stderr: string;
}

/** Returns what the arguments choose; scenarios with their indexes in the table. */
function readOptions(recipes: readonly Recipe[], scenarios: readonly Scenario[]) {
  const {values, positionals: names} = readArguments(
    process.argv.slice(2),
    {
      language: {type: 'string', multiple: true},
      only: {type: 'string', multiple: true},
    },
    'Usage: npm run test:recipes -- [RECIPE ...] [--language NAME ...] [--only NUMBER ...]',
  );
  return {
    recipes: choose('recipe', recipes, names, ({name}) => name),
    languages: choose('language', programLanguages, values.language, ({id}) => id),
    scenarios: choose('scenario', [...scenarios.entries()], values.only, ([index]) =>
      String(index + 1),
    ),
  };
}

/** Where the table leaves a part of the line open, all languages must agree on it. */
function withDifferences(results: readonly Result[]): Result[] {
  const ended = results.filter(
    ({reason, stderr}) => reason === undefined && stderr !== '',
  );
  return results.map((result) => {
    const {scenario, recipe, stderr} = result;
    const first = ended.find((one) => one.scenario === scenario && one.recipe === recipe);
    return first === undefined ||
      !ended.includes(result) ||
      withoutReason(first.stderr) === withoutReason(stderr)
      ? result
      : {
          ...result,
          reason: `It writes ${JSON.stringify(stderr)}, but ${first.language.label} ${JSON.stringify(first.stderr)}.`,
        };
  });
}

/** Programs may give a reason of their own for a broken connection. */
function withoutReason(line: string): string {
  return line.replace(/\(.*\)/, '');
}

function countOf(results: readonly Result[]): string {
  const passed = results.filter(({reason}) => reason === undefined);
  return results.length === 0 ? '–' : `${passed.length}/${results.length}`;
}

/** Runs the chosen programs in the chosen scenarios, in a folder. */
async function runPrograms(
  {recipes, languages, scenarios}: ReturnType<typeof readOptions>,
  dir: string,
): Promise<Result[]> {
  const {document} = await readDocument(siteSource(SITE_DIR, REFERENCE), {
    overlays: siteOverlays(SITE_DIR, REFERENCE),
  });
  const world = readWorld(document);
  const tools = await requirePrograms(SAMPLE_PROGRAMS);
  const key = randomUUID();
  const workers = availableParallelism();
  const commands = await inParallel(workers, languages, (language) =>
    prepareCommands(language, recipes, {tools, dir}),
  );
  const tasks = scenarios.flatMap(([scenario, {caseFor}]) =>
    languages.flatMap((language, number) =>
      recipes.flatMap((recipe, index) => {
        const found = caseFor(recipe.name, language.id);
        const command = commands[number]?.[index] ?? {error: 'There is none.'};
        return found === undefined ? [] : [{scenario, language, recipe, command, found}];
      }),
    ),
  );
  return inParallel(
    workers,
    tasks,
    async ({scenario, language, recipe, command, found}) => {
      const title = `${scenario + 1}. ${recipe.name}, ${language.label}`;
      const verdict =
        'error' in command
          ? {reason: command.error.trim(), stderr: ''}
          : await judge(command, recipe, {world, scenario: found, key});
      return {scenario, recipe: recipe.name, language, title, ...verdict};
    },
  );
}

main(async () => {
  const start = performance.now();
  const all = await readRecipes(path.join(SITE_DIR, 'recipes'));
  const options = readOptions(all, await readScenarios(all.map(({name}) => name)));
  const results = withDifferences(
    await inTemporaryFolder('recipes', (dir) => runPrograms(options, dir)),
  );
  const {languages, scenarios} = options;
  const rows = scenarios.map(([index, {service}]) => {
    const own = results.filter(({scenario}) => scenario === index);
    const counts = languages.map((language) =>
      countOf(own.filter((result) => result.language === language)),
    );
    return [String(index + 1), service, ...counts];
  });
  const header = ['', 'scenario', ...languages.map(({label}) => label)];
  console.log(markdownTable(header, rows));
  const failures = results.flatMap(({title, reason}) =>
    reason === undefined ? [] : [{title, message: reason}],
  );
  failures.forEach(({title, message}) => console.log(`${title}: ${message}`));
  const passed = results.length - failures.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${passed} of ${results.length} runs passed, in ${seconds} s`);
  writeReport('recipes', results.length, failures);
});
