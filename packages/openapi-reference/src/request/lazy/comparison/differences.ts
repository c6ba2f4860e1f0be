import {nameAt, type ParsedJson} from '../json-lines';

/** A value that two answers do not both have, at the same place. */
export interface Difference {
  /** Names and indexes: `results[0].block_id`. Empty for the whole answer. */
  path: string;
  /** JSON as received. Undefined if the answer has no value there. */
  one: string | undefined;
  other: string | undefined;
}

export interface Comparison {
  differences: Difference[];
  /** Number of values that are the same in both. */
  same: number;
}

/** Compares the values of two answers by their places. An object or a list with nothing inside is a value. */
export function compareAnswers(one: ParsedJson, other: ParsedJson): Comparison {
  const [left, right] = [valuesOf(one), valuesOf(other)];
  const paths = Array.from(
    new Set(Array.from(left.keys()).concat(Array.from(right.keys()))),
  );
  const differences = paths
    .map((path) => ({path, one: left.get(path), other: right.get(path)}))
    .filter((place) => place.one !== place.other);
  return {differences, same: paths.length - differences.length};
}

function valuesOf(json: ParsedJson): Map<string, string> {
  const {text, lines} = json;
  const values = new Map<string, string>();
  /** Paths of the objects and lists by the indexes of their lines, and how many values of each were read. */
  const opened = new Map<number, {path: string; isList: boolean; count: number}>();
  lines.forEach((line, index) => {
    if (line.kind === 'close') {
      return;
    }
    const parent = opened.get(line.parent);
    let path = '';
    if (parent !== undefined) {
      const name = nameAt(json, index);
      path = parent.isList
        ? `${parent.path}[${parent.count}]`
        : parent.path + step(name, parent.path === '');
      parent.count += 1;
    }
    if (line.kind === 'open') {
      opened.set(index, {path, isList: text[line.start] === '[', count: 0});
    } else {
      values.set(path, text.slice(line.start, line.end));
    }
  });
  return values;
}

/** Prints a name behind a path. One that is no plain word stays in its quotes. */
function step(json: string, isFirst: boolean): string {
  const plain = /^"([\w$-]+)"$/.exec(json)?.[1];
  return plain === undefined ? `[${json}]` : `${isFirst ? '' : '.'}${plain}`;
}
