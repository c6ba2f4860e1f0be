import {describe, expect, it} from 'vitest';
import {readAmount} from './amount';
import {createLine, createPoints, moveAlong, unitOf} from './series';
import type {SeriesChart, TimeKind} from '@site/src/reference/answer-chart';
import type {Unit} from '@site/src/reference/schema';

function chartBy(kind: TimeKind, unit?: Unit): SeriesChart {
  return {
    kind: 'series',
    rows: [],
    time: {name: 'time', kind},
    values: [{path: ['value'], ...(unit === undefined ? {} : {unit})}],
  };
}

describe('readAmount', () => {
  it.each([
    ['5210', undefined, '5210'],
    ['2.5e-8', undefined, '2.5e-8'],
    ['-0.10', undefined, '-0.10'],
    ['123456789012345678901234567890', undefined, '123456789012345678901234567890'],
    ['123456789012345678901234567890', 'peb', '123456789012.34567890123456789'],
    ['0x5d21dba00', 'peb', '0.000000025'],
    ['25000000000', 'peb-if-whole', '0.000000025'],
    ['0.000000025', 'peb-if-whole', '0.000000025'],
  ] as const)('reads %s with the unit %s as %s.', (text, unit, exact) => {
    expect(readAmount(text, unit)?.exact).toBe(exact);
    expect(readAmount(text, unit)?.number).toBe(Number(exact));
  });

  it.each([
    ['', undefined],
    ['n/a', undefined],
    ['1,000', undefined],
    ['0x10', undefined],
    ['1e999', undefined],
    ['NaN', undefined],
    ['1.5', 'peb'],
  ] as const)('leaves out %j with the unit %s.', (text, unit) => {
    expect(readAmount(text, unit)).toBeUndefined();
  });
});

describe('A series', () => {
  it('starts with the oldest entry, whatever the order of the answer.', () => {
    const rows = [
      ['2025-01-20', '3'],
      ['2025-01-18', '1'],
      ['2025-01-19', '2'],
    ];
    const points = createPoints(rows, chartBy('day'));
    expect(points.map(({time}) => time)).toEqual([
      '2025-01-18',
      '2025-01-19',
      '2025-01-20',
    ]);
    expect(createLine(points, 0, 'day').ys).toEqual([1, 2, 3]);
  });

  it.each<[TimeKind, string, number]>([
    ['day', '2025-01-18', Date.UTC(2025, 0, 18)],
    ['time', '2025-01-18T06:00:00.000Z', Date.UTC(2025, 0, 18, 6)],
    ['time', '2025-01-18T06:00:00+09:00', Date.UTC(2025, 0, 17, 21)],
    ['time', '2025-01-18T06:00:00', Date.UTC(2025, 0, 18, 6)],
    ['timestamp', '1737180000', Date.UTC(2025, 0, 18, 6)],
    ['timestamp', '1737180000000', Date.UTC(2025, 0, 18, 6)],
    ['block', '175419193', 175419193],
  ])('reads the %s %s.', (kind, text, x) => {
    expect(createPoints([[text, '1']], chartBy(kind)).map((point) => point.x)).toEqual([
      x,
    ]);
  });

  it.each<[TimeKind, string]>([
    ['day', 'yesterday'],
    ['day', '18'],
    ['time', 'soon'],
    ['block', 'latest'],
    ['block', '-1'],
    ['timestamp', ''],
  ])('leaves out entries without a readable %s: %j.', (kind, text) => {
    expect(createPoints([[text, '1']], chartBy(kind))).toEqual([]);
  });

  it('has a gap where a value or a day is missing.', () => {
    const rows = [
      ['2025-01-01', '1'],
      ['2025-01-02', undefined],
      ['2025-01-03', '3'],
      ['2025-01-06', '6'],
    ];
    const line = createLine(createPoints(rows, chartBy('day')), 0, 'day');
    expect(line.ys).toEqual([1, null, 3, null, 6]);
    expect(line.points.map((point) => point?.time)).toEqual([
      '2025-01-01',
      '2025-01-02',
      '2025-01-03',
      undefined,
      '2025-01-06',
    ]);
  });

  it('has no gaps between months, or between blocks that are not consecutive.', () => {
    const months = ['2025-01-01', '2025-02-01', '2025-03-01'].map((day) => [day, '1']);
    expect(createLine(createPoints(months, chartBy('day')), 0, 'day').ys).toHaveLength(3);
    const blocks = ['1', '2', '90'].map((block) => [block, '1']);
    expect(
      createLine(createPoints(blocks, chartBy('block')), 0, 'block').ys,
    ).toHaveLength(3);
  });

  it('is walked along the points that have a value, from end to end.', () => {
    const rows = [
      ['1', undefined],
      ['2', '2'],
      ['3', undefined],
      ['4', '4'],
      ['5', '5'],
    ];
    const line = createLine(createPoints(rows, chartBy('block')), 0, 'block');
    expect(moveAlong(line, 1, 1)).toBe(3);
    expect(moveAlong(line, 3, -1)).toBe(1);
    expect(moveAlong(line, 1, -1)).toBe(1);
    expect(moveAlong(line, 1, Infinity)).toBe(4);
    expect(moveAlong(line, 4, -Infinity)).toBe(1);
    // The point has no value in this line.
    expect(moveAlong(line, 2, 0)).toBe(1);
  });

  it('has a unit only if an amount was converted.', () => {
    const amounts = (texts: string[]) =>
      texts.map((text) => readAmount(text, 'peb-if-whole'));
    expect(unitOf(amounts(['0.5', '25000000000']), 'peb-if-whole')).toBe('peb-if-whole');
    expect(unitOf(amounts(['0.5', '0']), 'peb-if-whole')).toBeUndefined();
  });
});
