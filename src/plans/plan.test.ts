import {expect, it} from 'vitest';
import type {OpenAPIDocument} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import type {Reference} from '#reference/pages/reference';
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

it.each<[what: string, plans: Record<string, unknown>, listed: unknown[], object]>([
  [
    'those of x-plans in order, even without operations',
    {a: 'PRO PLUS', b: 'FREE', c: 'FREE'},
    ['FREE', 'STARTER', 'PRO PLUS'],
    {FREE: ['b', 'c'], STARTER: [], 'PRO PLUS': ['a']},
  ],
  ['those that only operations name', {a: 'EXTRA'}, ['FREE'], {FREE: [], EXTRA: ['a']}],
  ['no values that are no names', {a: 1, b: null}, ['FREE', 2, null], {FREE: []}],
  ['any name', {a: 'constructor'}, [], {constructor: ['a']}],
])('Plans are %s.', (_, plans, listed, expected) => {
  const found = plansOf(withPlans(plans, {'x-plans': listed, 'x-evidence': {}}));
  const ids = found.map(({name, operations}) => [name, operations.map(({id}) => id)]);
  expect(ids).toEqual(Object.entries(expected));
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
