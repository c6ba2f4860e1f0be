import {describe, expect, it} from 'vitest';
import {numberTicks, timeTicks} from './ticks';

const HOUR = 3_600_000;
const START = Date.UTC(2025, 0, 31);

describe('The ticks of an axis', () => {
  it.each<[number[], number, string[]]>([
    [[0, 5, 10], 5, ['0', '5', '10']],
    [[-1, -0.5, 0], 0.5, ['-1', '-0.5', '0']],
    [[0.12, 0.125, 0.13], 0.005, ['0.12', '0.125', '0.13']],
    [[500_000, 1_000_000, 1_500_000], 500_000, ['500K', '1M', '1.5M']],
    [[9e9, 9.25e9, 9.5e9], 2.5e8, ['9B', '9.25B', '9.5B']],
    [[1_000_000_001, 1_000_000_002], 1, ['1,000,000,001', '1,000,000,002']],
    [[0, 2.5e-8, 5e-8], 2.5e-8, ['0', '2.5e-8', '5.0e-8']],
    [[1e24, 1.5e24, 2e24], 5e23, ['1.0e+24', '1.5e+24', '2.0e+24']],
  ])('tells the numbers %j apart.', (values, increment, labels) => {
    expect(numberTicks(values, increment, 'en')).toEqual(labels);
  });

  it.each<[string, number, string[]]>([
    ['years', 366 * 24 * HOUR, ['2025', '2026']],
    ['months', 30 * 24 * HOUR, ['Jan 2025', 'Mar 2025']],
    ['days', 24 * HOUR, ['Jan 31', 'Feb 1']],
    ['hours', HOUR, ['00:00', '01:00']],
    ['seconds', 1000, ['00:00:00', '00:00:01']],
  ])('has times in UTC: %s.', (_, increment, labels) => {
    expect(timeTicks([START, START + increment], increment, 'en')).toEqual(labels);
  });
});
