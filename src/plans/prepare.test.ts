import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from '#reference/document/document';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {preparePlans} from './prepare';

/** A document with a GET operation for each of these extensions. */
function withOperations(...operations: object[]): OpenAPIDocument {
  return describeApi({
    paths: Object.fromEntries(
      operations.map((more, index) => [
        `/${index}`,
        {get: operationObject(`get${index}`, more)},
      ]),
    ),
  });
}

/** Prepares a document. Returns plan and evidence of each of its operations. */
function preparedPlans(document: OpenAPIDocument): [plan: unknown, evidence: unknown][] {
  preparePlans(document);
  return Object.values(document.paths).map(({get}) => [
    get?.['x-plan'],
    get?.['x-evidence'],
  ]);
}

describe('A new operation', () => {
  const isNew = {'x-new': true};
  const free = {'x-plan': 'FREE'};
  const pro = {'x-plan': 'PRO'};

  it.each([
    [
      'is in the plan that lists most operations, by inference',
      [pro, free, isNew, free],
      2,
      ['FREE', {self: 'documented', plan: 'inferred'}],
    ],
    ['keeps a plan of its own', [free, {...pro, ...isNew}], 1, ['PRO', undefined]],
    ['has no plan if the document has none', [{}, isNew], 1, [undefined, undefined]],
  ])('%s.', (_, operations, place, expected) => {
    expect(preparedPlans(withOperations(...operations))[place]).toEqual(expected);
  });
});

describe('A plan', () => {
  it.each(['../..', 'a/Endpoints', '__proto__', '', 'a\u0000b'])(
    'that is no name for a folder is left out: %j.',
    (plan) => {
      const document = withOperations({'x-plan': plan}, {'x-plan': 'PRO PLUS'});
      expect(preparePlans(document)).toEqual([
        {
          kind: expect.stringMatching(/no name for a folder.*give the plan another name/),
          pointer: '#/paths/~10/get/x-plan',
        },
      ]);
      const plans = preparedPlans(document).map(([one]) => one);
      expect(plans).toEqual([undefined, 'PRO PLUS']);
    },
  );

  it('of another type is no plan, and no reason for a report.', () => {
    expect(preparePlans(withOperations({'x-plan': 7}))).toEqual([]);
  });
});
