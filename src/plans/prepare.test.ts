import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
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

  it('is in the plan that lists most operations, by inference.', () => {
    expect(preparedPlans(withOperations(pro, free, isNew, free))[2]).toEqual([
      'FREE',
      {self: 'documented', plan: 'inferred'},
    ]);
  });

  it('keeps a plan of its own.', () => {
    expect(preparedPlans(withOperations(free, {...pro, ...isNew}))[1]).toEqual([
      'PRO',
      undefined,
    ]);
  });

  it('has no plan if the document has none.', () => {
    expect(preparedPlans(withOperations({}, isNew))[1]).toEqual([undefined, undefined]);
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
      expect(preparedPlans(document).map(([one]) => one)).toEqual([
        undefined,
        'PRO PLUS',
      ]);
    },
  );

  it('of another type is no plan, and no reason for a report.', () => {
    expect(preparePlans(withOperations({'x-plan': 7}))).toEqual([]);
  });
});
