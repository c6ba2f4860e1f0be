/** Most steps that a pattern may take, as a natural logarithm: 100 million take about a second. */
const MAX_STEPS = Math.log(1e8);

const TOKEN =
  /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\)|\||(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/g;

interface Group {
  /** Logarithm of the number of ways to match each alternative. */
  alternatives: number[];
  /** Of the last part of the last alternative. */
  last: number;
}

/**
 * Returns whether a pattern could keep a browser busy with a text of a length: a search tries all ways in
 * which repetitions and alternatives can share the text, and a description may be untrusted. The estimate
 * is too high for many patterns, as it ignores what their parts match.
 */
export function isSlowPattern(pattern: string, length: number): boolean {
  const long = Math.log(length + 1);
  const open = (): Group => ({alternatives: [0], last: 0});
  const groups = [open()];
  const add = (cost: number): void => {
    const group = groups.at(-1);
    if (group !== undefined) {
      group.alternatives.push((group.alternatives.pop() ?? 0) + cost);
      group.last = cost;
    }
  };
  for (const [token] of pattern.matchAll(TOKEN)) {
    const group = groups.at(-1) ?? open();
    const times = repetitionOf(token);
    if (token.startsWith('(')) {
      groups.push(open());
    } else if (token === ')') {
      groups.pop();
      add(costOf(group));
    } else if (token === '|') {
      group.alternatives.push(0);
    } else if (times === undefined) {
      add(0);
    } else {
      const [least, most] = times;
      const inner = group.last;
      add(-inner);
      add(
        inner * Math.min(most, length) +
          (most === Infinity ? long : Math.log(most - least + 1)),
      );
    }
  }
  const start = pattern.startsWith('^') ? 0 : long;
  return start + groups.reduce((sum, group) => sum + costOf(group), 0) > MAX_STEPS;
}

function costOf({alternatives}: Group): number {
  return Math.max(...alternatives) + Math.log(alternatives.length);
}

/** Returns how often a quantifier of a pattern repeats what is before it: `undefined` for another token. */
export function repetitionOf(token: string): [least: number, most: number] | undefined {
  switch (token.charAt(0)) {
    case '*':
      return [0, Infinity];
    case '+':
      return [1, Infinity];
    case '?':
      return [0, 1];
  }
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  if (least === undefined) {
    return undefined;
  }
  return [
    Number(least),
    comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
  ];
}
