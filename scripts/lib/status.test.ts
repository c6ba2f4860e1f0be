import {expect, it} from 'vitest';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';
import {readKaiaDocument} from './kaia-document';
import {printSiteStatus} from './status';

const document = describeApi(
  yaml(`
x-plans: [FREE, PRO]
x-evidence: {FREE: documented}
paths:
  /a:
    get:
      operationId: getA
      x-plan: FREE
      x-credits: 3
      x-evidence: {self: documented, plan: inferred, credits: guessed}
      responses: {200: {description: OK}}
    put: {operationId: putA, responses: {200: {description: OK}}}
`),
);

it('The status counts plans and credits, and their evidence.', () => {
  const lines = printSiteStatus(document).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Operations:   2 (FREE 1, PRO 0)',
    'With credits: 1; without a known number: 1',
    'Schemas:      0',
  ]);
  const cellsOf = (parts: string): string | undefined => {
    const line = lines.find((one) => one.startsWith(`${parts}  `));
    return line?.match(/\d+/g)?.slice(-5).join(' ');
  };
  expect(cellsOf('plans')).toBe('1 0 0 0 1');
  expect(cellsOf('plans of operations')).toBe('0 0 0 1 0');
  expect(cellsOf('credits')).toBe('0 0 0 0 1');
  const without = lines.filter((line) => line.startsWith('Without evidence, '));
  const named = ['plans: PRO', 'operations: putA', 'credits: getA'];
  expect(without).toEqual(named.map((one) => `Without evidence, ${one}`));
});

it('Every part of the vendored description has evidence.', async () => {
  const status = printSiteStatus((await readKaiaDocument()).document);
  expect(status).toMatch(/^fields  +\d/m);
  expect(status).not.toContain('Without evidence');
});
