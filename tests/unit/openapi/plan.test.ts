import {describe, expect, it} from 'vitest';
import type {OpenAPIDescription} from '../../../src/openapi/description';
import {createReference} from '../../../src/openapi/reference';
import {describeApi, operationObject} from './small-description';

function describePlans(
  plans: Record<string, unknown>,
  more: Partial<OpenAPIDescription> = {},
): OpenAPIDescription {
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

function plansOf(description: OpenAPIDescription): [string, string[]][] {
  return createReference(description).plans.map(({name, operations}) => [
    name,
    operations.map(({id}) => id),
  ]);
}

describe('createPlans', () => {
  it('has the plans of x-plans in their order, also those without an operation.', () => {
    const description = describePlans(
      {a: 'PRO PLUS', b: 'FREE', c: 'FREE'},
      {'x-plans': ['FREE', 'STARTER', 'PRO PLUS']},
    );
    expect(plansOf(description)).toEqual([
      ['FREE', ['b', 'c']],
      ['STARTER', []],
      ['PRO PLUS', ['a']],
    ]);
  });

  it('puts plans that only operations name behind them.', () => {
    const description = describePlans({a: 'EXTRA', b: 'FREE'}, {'x-plans': ['FREE']});
    expect(plansOf(description).map(([name]) => name)).toEqual(['FREE', 'EXTRA']);
  });

  it('has no plan in a description that knows none.', () => {
    expect(plansOf(describeApi())).toEqual([]);
  });

  it('ignores what is not the name of a plan.', () => {
    const description = describePlans({a: 1, b: null}, {'x-plans': ['FREE', 2, null]});
    expect(plansOf(description)).toEqual([['FREE', []]]);
  });

  it('takes a plan that is named like an inherited member.', () => {
    expect(plansOf(describePlans({a: 'constructor'}))).toEqual([['constructor', ['a']]]);
  });
});
