import {expect, it} from 'vitest';
import {withFigures} from './figures';

const TEXT = `# Figures

## Build

2026-11-28, 2 cores.

| | median |
| --- | --- |
| cold build | 60.4 s |

## Search

2026-11-27, 2 cores.
`;

const tables = ['| | median |\n| --- | --- |\n| cold build | 40.1 s |'];

it('New figures replace those with their title.', () => {
  const text = withFigures(TEXT, {title: 'Build', how: '2026-12-01, 4 cores.', tables});
  expect(text).toBe(
    TEXT.replace('60.4 s', '40.1 s').replace('2026-11-28, 2', '2026-12-01, 4'),
  );
});

it('Figures that were not measured before come last.', () => {
  const text = withFigures(TEXT, {title: 'Load', how: '2026-12-01, 4 cores.', tables});
  expect(text).toMatch(
    /2026-11-27, 2 cores\.\n+## Load\n\n2026-12-01, 4 cores\.\n\n\| \| median/,
  );
});
