import {afterEach, describe, expect, it, vi} from 'vitest';
import {readAmount} from './amount';
import {createLine, createPoints, moveAlong, unitOf} from './series';
import type {TimeKind} from '../../../value/answer-chart';
import type {Unit} from '../../../schema/schema';
import {table} from '@site/tests/fixtures/table';

type Row = [time: string, value?: string];

function pointsOf(kind: TimeKind, rows: Row[]): ReturnType<typeof createPoints> {
  const time = {name: 'time', kind};
  return createPoints(rows, {
    kind: 'series',
    rows: [],
    time,
    values: [{path: ['value']}],
  });
}

function lineOf(kind: TimeKind, rows: Row[]): ReturnType<typeof createLine> {
  return createLine(pointsOf(kind, rows), 0, kind);
}

const GRAIN: Unit = {smallest: 'grain', name: 'TON', decimals: 18};
const UNVERIFIED: Unit = {...GRAIN, isUnverified: true};
const UNITS: Record<string, Unit> = {grain: GRAIN, unverified: UNVERIFIED};

it.each(table`
  5210                            | none          | 5210
  2.5e-8                          | none          | 2.5e-8
  -0.10                           | none          | -0.10
  123456789012345678901234567890  | none          | 123456789012345678901234567890
  123456789012345678901234567890  | grain         | 123456789012.34567890123456789
  0x5d21dba00                     | grain         | 0.000000025
  25000000000                     | unverified    | 0.000000025
  0.000000025                     | unverified    | 0.000000025
`)('The amount %s with the unit %s is %s.', (text, unit, exact) => {
  const amount = readAmount(text, UNITS[unit]);
  expect(amount).toMatchObject({exact, number: Number(exact)});
});

it.each(['', 'n/a', '1,000', '0x10', '1e999', 'NaN'])('No amount is %j.', (text) => {
  expect(readAmount(text, undefined)).toBeUndefined();
  expect(readAmount('1.5', GRAIN)).toBeUndefined();
});

describe('A series', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each<[TimeKind, string, number?]>([
    ['day', '2025-01-18', Date.UTC(2025, 0, 18)],
    ['time', '2025-01-18T06:00:00.000Z', Date.UTC(2025, 0, 18, 6)],
    ['time', '2025-01-18T06:00:00+09:00', Date.UTC(2025, 0, 17, 21)],
    ['time', '2025-01-18T06:00:00', Date.UTC(2025, 0, 18, 6)],
    ['timestamp', '1737180000', Date.UTC(2025, 0, 18, 6)],
    ['timestamp', '1737180000000', Date.UTC(2025, 0, 18, 6)],
    ['block', '175419193', 175419193],
    ['day', 'yesterday'],
    ['day', '18'],
    ['time', 'soon'],
    ['block', '-1'],
    ['timestamp', ''],
  ])('reads the %s %j, the same in all time zones: %s.', (kind, text, x) => {
    vi.stubEnv('TZ', 'Asia/Seoul');
    expect(pointsOf(kind, [[text, '1']]).map((point) => point.x)).toEqual(
      x === undefined ? [] : [x],
    );
  });

  it('has a gap where a value or a day is missing.', () => {
    const rows: Row[] = [['2025-01-01', '1'], ['2025-01-02'], ['2025-01-03', '3']];
    const {ys, points} = lineOf('day', [...rows, ['2025-01-06', '6']]);
    expect(ys).toEqual([1, null, 3, null, 6]);
    expect(points[3]).toBeUndefined();
  });

  it.each<[TimeKind, string[]]>([
    ['day', ['2025-01-01', '2025-02-01', '2025-03-01']],
    ['block', ['1', '2', '90']],
  ])('has no gaps between a %s and a later one that is regular: %j.', (kind, times) => {
    const rows = times.map((time): Row => [time, '1']);
    expect(lineOf(kind, rows).ys).toHaveLength(3);
  });

  it('is entered at the nearest point with a value.', () => {
    const line = lineOf('block', [['1'], ['2', '2'], ['3'], ['4', '4']]);
    expect(moveAlong(line, 2, 0)).toBe(1);
  });

  it('has a unit only if an amount was converted.', () => {
    const unitFor = (...texts: string[]): Unit | undefined =>
      unitOf(
        texts.map((text) => readAmount(text, UNVERIFIED)),
        UNVERIFIED,
      );
    expect(unitFor('0.5', '25000000000')).toEqual(UNVERIFIED);
    expect(unitFor('0.5', '0')).toBeUndefined();
  });
});
