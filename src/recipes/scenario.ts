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
