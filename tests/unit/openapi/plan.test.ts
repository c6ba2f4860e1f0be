import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from '../../../src/openapi/document';
import {createReference} from '../../../src/openapi/reference';
import {describeApi, operationObject} from './small-document';

function describePlans(
  plans: Record<string, unknown>,
  more: Partial<OpenAPIDocument> = {},
): OpenAPIDocument {
  return describeApi({
    ...more,
    paths: Object.fromEntries(
      Object.entries(plans).map(([id, plan]) => [
        `/${id}`,
        {get: operationObject(id, {'x-plan': plan})},
      ]),
    ),
  });
}

function plansOf(document: OpenAPIDocument): [string, string[]][] {
  return createReference(document).plans.map(({name, operations}) => [
    name,
    operations.map(({id}) => id),
  ]);
}

describe('createPlans', () => {
  it('has the plans of x-plans in their order, also those without an operation.', () => {
    const document = describePlans(
      {a: 'PRO PLUS', b: 'FREE', c: 'FREE'},
      {'x-plans': ['FREE', 'STARTER', 'PRO PLUS']},
    );
    expect(plansOf(document)).toEqual([
      ['FREE', ['b', 'c']],
      ['STARTER', []],
      ['PRO PLUS', ['a']],
    ]);
  });

  it('puts plans that only operations name behind them.', () => {
    const document = describePlans({a: 'EXTRA', b: 'FREE'}, {'x-plans': ['FREE']});
    expect(plansOf(document).map(([name]) => name)).toEqual(['FREE', 'EXTRA']);
  });

  it('has no plan in a description that knows none.', () => {
    expect(plansOf(describeApi())).toEqual([]);
  });

  it('ignores what is not the name of a plan.', () => {
    const document = describePlans({a: 1, b: null}, {'x-plans': ['FREE', 2, null]});
    expect(plansOf(document)).toEqual([['FREE', []]]);
  });

  it('takes a plan that is named like an inherited member.', () => {
    expect(plansOf(describePlans({a: 'constructor'}))).toEqual([['constructor', ['a']]]);
  });
});
