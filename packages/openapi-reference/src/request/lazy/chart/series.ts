import type {SeriesChart, TimeKind} from '../../../value/answer-chart';
import type {Path} from '../../../value/answer-rows';
import type {Unit} from '../../../schema/schema';
import {readAmount, type Amount} from './amount';
import type {Cell} from './rows';

export interface Point {
  /** Milliseconds since 1970, or the number of the block. */
  x: number;
  /** The time as received. */
  time: string;
  amounts: (Amount | undefined)[];
}

/** The points of one value of a series, as the plot draws them: null is a gap. */
export interface Line {
  xs: number[];
  ys: (number | null)[];
  /** The point at each position. Gaps that no entry is at have none. */
  points: (Point | undefined)[];
}

/** Largest number of seconds; larger timestamps count milliseconds. It is in the year 5138. */
const MAX_SECONDS = 99_999_999_999;

/** Days that are further apart than this many of the shortest steps have days missing between them. */
const GAP_STEPS = 1.5;

/** Returns the columns that {@link createPoints} expects. */
export function seriesColumns({time, values}: SeriesChart): Path[] {
  return [[time.name], ...values.map(({path}) => path)];
}

/** Returns the entries with a readable time, oldest first. */
export function createPoints(
  rows: readonly Cell[][],
  {time, values}: SeriesChart,
): Point[] {
  return rows
    .map(([timeText = '', ...cells]) => ({
      x: readTime(timeText, time.kind),
      time: timeText,
      amounts: values.map(({unit}, index) => readAmount(cells[index] ?? '', unit)),
    }))
    .filter(({x}) => Number.isFinite(x))
    .sort((a, b) => a.x - b.x);
}

/** Returns the line of one value, with a gap where it or an entry is missing. */
export function createLine(
  points: readonly Point[],
  value: number,
  kind: TimeKind,
): Line {
  const steps = points.slice(1).map((point, index) => point.x - (points[index]?.x ?? 0));
  const shortest = Math.min(...[Infinity].concat(steps.filter((step) => step > 0)));
  const line: Line = {xs: [], ys: [], points: []};
  points.forEach((point, index) => {
    const step = steps[index - 1] ?? 0;
    if (kind === 'day' && step > shortest * GAP_STEPS) {
      line.xs.push(point.x - step / 2);
      line.ys.push(null);
      line.points.push(undefined);
    }
    line.xs.push(point.x);
    line.ys.push(point.amounts[value]?.number ?? null);
    line.points.push(point);
  });
  return line;
}

/** Returns the index of the point that `steps` points with a value lead to, within the line. */
export function moveAlong(line: Line, from: number, steps: number): number {
  const filled = line.ys.flatMap((y, index) => (y === null ? [] : [index]));
  const position = filled.indexOf(from) + steps;
  return filled[Math.max(0, Math.min(filled.length - 1, position))] ?? from;
}

/** Returns the unit of amounts. Undefined if none was converted. */
export function unitOf(
  amounts: readonly (Amount | undefined)[],
  unit: Unit | undefined,
): Unit | undefined {
  return amounts.some((amount) => amount?.isConverted) ? unit : undefined;
}

/** Returns NaN for texts that are not a time. Times without a zone are in UTC. */
function readTime(text: string, kind: TimeKind): number {
  switch (kind) {
    case 'day':
      return Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? text : 'invalid');
    case 'time': {
      const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text);
      return Date.parse(hasZone ? text : `${text}Z`);
    }
    case 'timestamp':
    case 'block': {
      const number = /^\d+$/.test(text) ? Number(text) : NaN;
      return kind === 'timestamp' && number <= MAX_SECONDS ? number * 1000 : number;
    }
  }
}
