import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {planEntries, plansOf} from './plan';
import {TERMS_EXTENSIONS} from './terms';

function withPlans(
  plans: Record<string, unknown>,
  more: Partial<OpenAPIDocument> = {},
): Reference {
  const document = describeApi({
    ...more,
    paths: Object.fromEntries(
      Object.entries(plans).map(([id, plan]) => [
        `/${id}`,
        {get: operationObject(id, {'x-plan': plan})},
      ]),
    ),
  });
  return createReference(document, {extensions: TERMS_EXTENSIONS});
}

function listedPlans(reference: Reference): [string, string[]][] {
  return plansOf(reference).map(({name, operations}) => [
    name,
    operations.map(({id}) => id),
  ]);
}

describe('plansOf', () => {
  it('lists the plans of x-plans in order, even without operations.', () => {
    const reference = withPlans(
      {a: 'PRO PLUS', b: 'FREE', c: 'FREE'},
      {'x-plans': ['FREE', 'STARTER', 'PRO PLUS']},
    );
    expect(listedPlans(reference)).toEqual([
      ['FREE', ['b', 'c']],
      ['STARTER', []],
      ['PRO PLUS', ['a']],
    ]);
  });

  it('appends plans that only operations name.', () => {
    const reference = withPlans({a: 'EXTRA', b: 'FREE'}, {'x-plans': ['FREE']});
    expect(listedPlans(reference).map(([name]) => name)).toEqual(['FREE', 'EXTRA']);
  });

  it('ignores values that are not plan names.', () => {
    const reference = withPlans({a: 1, b: null}, {'x-plans': ['FREE', 2, null]});
    expect(listedPlans(reference)).toEqual([['FREE', []]]);
  });

  it.each(['constructor', 'toString'])('takes %s for a name like any other.', (name) => {
    expect(plansOf(withPlans({a: name}, {'x-evidence': {}}))).toMatchObject([
      {name, operations: [{id: 'a'}]},
    ]);
  });
});

it('Entries have the evidence of plans, and a list of exactly those with operations.', () => {
  const reference = withPlans(
    {a: 'FREE'},
    {'x-plans': ['FREE', 'PRO'], 'x-evidence': {FREE: 'documented', PRO: 'guessed'}},
  );
  expect(planEntries(reference)).toEqual([
    {name: 'FREE', evidence: 'documented', count: 1, endpoints: '/plans/FREE/Endpoints'},
    {name: 'PRO', count: 0},
  ]);
});
