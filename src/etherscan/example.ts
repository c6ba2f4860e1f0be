import type {EtherscanAction} from './action';
import examples from './examples.json';

export type Json = string | boolean | readonly Json[] | {readonly [name: string]: Json};

export interface EtherscanExample {
  /** Values by parameter name. Parameters without a value are not sent. */
  readonly request: Readonly<Record<string, string>>;
  /** Missing if the shape of the result is not known. */
  readonly result?: Json;
}

const byAction: Readonly<Record<string, EtherscanExample>> = examples;

/** Returns the example of an action; throws if examples.json has none. */
export function exampleOf({
  module,
  action,
}: Pick<EtherscanAction, 'module' | 'action'>): EtherscanExample {
  const name = `${module}/${action}`;
  const example = byAction[name];
  if (example === undefined) {
    throw new Error(
      `The action ${name} has no example: add one to src/etherscan/examples.json.`,
    );
  }
  return example;
}
