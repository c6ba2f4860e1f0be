/*
 * Why: recipes/scenarios.yaml has one table for the page and for the test; this reads what the test
 * needs of it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import isNil from 'lodash/isNil';
import omitBy from 'lodash/omitBy';
import {parse} from 'yaml';
import type {ScenarioOutcome} from '../../../src/recipes/scenario';
import {SITE_DIR} from '../run.mjs';
import type {MockOptions, Reply} from './mock';

type Environment = Readonly<Record<string, string>>;

/** A change of all answers. */
interface Changes {
  readonly env?: Environment;
  readonly replies?: readonly YamlReply[];
  readonly always?: YamlReply;
  readonly maxSize?: number;
  readonly pages?: MockOptions['pages'];
  readonly amounts?: MockOptions['amounts'];
  readonly without?: string;
  /** The text that the odd one replaces. */
  readonly text?: string;
  /** What differs in the output. */
  readonly edit?: readonly Edit[];
}

interface Edit {
  readonly from: string;
  readonly to: string;
}

/** A merged anchor may take a field back by null. */
type YamlReply = {readonly [Name in keyof Reply]: Reply[Name] | null};

interface YamlScenario extends Changes {
  readonly service: string;
  /** Absent for all. The client, which all recipes share, is tested by `one`, each time another. */
  readonly recipes?: 'one' | readonly string[];
  /** Values are null instead of left out. */
  readonly isNull?: boolean;
  readonly each?: Readonly<Record<string, Changes>>;
  readonly program: ScenarioOutcome;
  readonly but?: Readonly<Record<string, ScenarioOutcome>>;
}

interface ScenarioFile {
  readonly lists: readonly string[];
  readonly odd: string;
  readonly scenarios: readonly YamlScenario[];
}

/** What one program must do in a scenario. */
export interface ScenarioCase {
  readonly env: Environment;
  readonly mock: Omit<MockOptions, 'key'>;
  readonly outcome: ScenarioOutcome;
  /** The odd text, where a scenario puts it. */
  readonly text?: Edit | undefined;
  readonly edit: readonly Edit[];
}

export interface Scenario {
  readonly service: string;
  /** Returns nothing if the recipe does not run the scenario. */
  readonly caseFor: (recipe: string, language: string) => ScenarioCase | undefined;
}

/** @param names of all recipes. */
export async function readScenarios(names: readonly string[]): Promise<Scenario[]> {
  const file = path.join(SITE_DIR, 'recipes/scenarios.yaml');
  const content = parse(await readFile(file, 'utf8'), {merge: true}) as ScenarioFile;
  const {lists, odd, scenarios} = content;
  return scenarios.map((scenario, index) => {
    const {
      service,
      each,
      recipes = each === undefined ? names : Object.keys(each),
    } = scenario;
    const chosen =
      recipes === 'one'
        ? names[index % names.length]
        : recipes.flatMap((name) => (name === 'lists' ? lists : [name]));
    return {
      service,
      caseFor: (recipe, language) =>
        [chosen].flat().includes(recipe)
          ? createCase(scenario, odd, {recipe, language})
          : undefined,
    };
  });
}

function createCase(
  scenario: YamlScenario,
  odd: string,
  {recipe, language}: {recipe: string; language: string},
): ScenarioCase {
  const changes: Changes & Partial<YamlScenario> = {
    ...scenario,
    ...scenario.each?.[recipe],
  };
  const {env = {}, replies, always, text, edit = [], without, isNull = false} = changes;
  const {maxSize, pages, amounts} = changes;
  const replaced = text === undefined ? undefined : {from: text, to: odd};
  const outcome = scenario.but?.[recipe] ?? scenario.but?.[language] ?? scenario.program;
  const missing = {[isNull ? 'nothing' : 'without']: without};
  return {
    env,
    mock: withoutGaps({
      ...{maxSize, pages, amounts, ...missing, text: replaced},
      replies: replies?.map(withoutGaps),
      always: always && withoutGaps(always),
    }) as Omit<MockOptions, 'key'>,
    outcome: withPath(outcome, without),
    text: replaced,
    edit,
  };
}

/** The path that an error must name is known if the scenario removes it. */
function withPath(
  outcome: ScenarioOutcome,
  without: string | undefined,
): ScenarioOutcome {
  return outcome === 'same output' || without === undefined
    ? outcome
    : {...outcome, what: outcome.what.replace('PATH', without)};
}

function withoutGaps<Value extends object>(value: Value): Value {
  return omitBy(value, isNil) as Value;
}
