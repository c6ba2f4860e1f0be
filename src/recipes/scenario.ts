import {programLanguages} from './recipe';

/** A line on standard error: `GET /path: WHAT. TODO` */
export interface ScenarioError {
  readonly what: string;
  readonly todo: string;
  readonly exit: number;
  /** Requests in all; absent if they depend on the recipe. */
  readonly requests?: number | null;
}

/** What a program must do. */
export type ScenarioOutcome = 'same output' | ScenarioError;

/** A row of `recipes/scenarios.yaml`. The test reads more fields of it than the site. */
export interface Scenario {
  /** What the service does, with code in backticks. */
  readonly service: string;
  readonly program: ScenarioOutcome;
  /** By the name of a recipe or a language. */
  readonly but?: Readonly<Record<string, ScenarioOutcome>>;
}

/** Returns the label of a language, or the name of a recipe as it is. */
export function exceptionLabel(name: string): string {
  return programLanguages.find(({id}) => id === name)?.label ?? name;
}

export function exitCode(outcome: ScenarioOutcome): number {
  return outcome === 'same output' ? 0 : outcome.exit;
}

/** Returns the parts of a sentence, code marked. */
export function sentenceParts(sentence: string): {text: string; isCode: boolean}[] {
  return sentence
    .split('`')
    .map((text, index) => ({text, isCode: index % 2 === 1}))
    .filter(({text}) => text !== '');
}

/** Returns the part of the line after the name of the request. */
export function errorLine({what, todo}: ScenarioError): string {
  return `${what}. ${todo}`;
}
