import {expect, it} from 'vitest';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {readKaiaDocument} from './kaia-document';
import {printSiteStatus} from './status';

const document = describeApi({
  'x-plans': ['FREE', 'PRO'],
  'x-evidence': {FREE: 'documented'},
  paths: {
    '/a': {
      get: operationObject('getA', {
        'x-plan': 'FREE',
        'x-credits': 3,
        'x-evidence': {self: 'documented', plan: 'inferred', credits: 'guessed'},
      }),
      put: operationObject('putA'),
    },
  },
});

it('The status counts plans and credits, and their evidence.', () => {
  const lines = printSiteStatus(document).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Operations:   2 (FREE 1, PRO 0)',
    'With credits: 1; without a known number: 1',
    'Schemas:      0',
  ]);
  const cellsOf = (parts: string): string[] | undefined =>
    lines
      .find((line) => line.startsWith(`${parts}  `))
      ?.match(/\d+/g)
      ?.slice(-5);
  expect(cellsOf('plans')).toEqual(['1', '0', '0', '0', '1']);
  expect(cellsOf('plans of operations')).toEqual(['0', '0', '0', '1', '0']);
  expect(cellsOf('credits')).toEqual(['0', '0', '0', '0', '1']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Without evidence, plans: PRO',
      'Without evidence, credits: getA',
    ]),
  );
});

it('Every part of the vendored description has evidence.', async () => {
  const status = printSiteStatus((await readKaiaDocument()).document);
  expect(status).toMatch(/^fields  +\d/m);
  expect(status).not.toContain('Without evidence');
});
