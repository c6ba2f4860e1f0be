/** Creates a deterministic random number generator. */
export interface Random {
  /** Returns an integer from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  list: <T>(length: number, make: () => T) => T[];
}

/** Linear congruential generator with the constants of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    list: (length, make) => Array.from({length}, () => make()),
  };
}
