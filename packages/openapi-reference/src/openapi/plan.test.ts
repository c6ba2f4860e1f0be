import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from './document';
import {createReference} from './reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';

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
  it('lists the plans of x-plans in order, even without operations.', () => {
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

  it('appends plans that only operations name.', () => {
    const document = describePlans({a: 'EXTRA', b: 'FREE'}, {'x-plans': ['FREE']});
    expect(plansOf(document).map(([name]) => name)).toEqual(['FREE', 'EXTRA']);
  });

  it('ignores values that are not plan names.', () => {
    const document = describePlans({a: 1, b: null}, {'x-plans': ['FREE', 2, null]});
    expect(plansOf(document)).toEqual([['FREE', []]]);
  });
});
