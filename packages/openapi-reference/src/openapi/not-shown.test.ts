import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONSTRAINT_KEYWORDS} from '../reference/constraint';
import {TEXT_KEYWORDS} from '../reference/schema';
import {countNotShown, NOT_SHOWN} from './not-shown';
import {createReference} from './reference';
import {createStatus, printStatus} from './status';
import {createSchemaNode} from './schema';
import type {SchemaObject} from './document';
import {describeSchemas} from '@site/tests/fixtures/small-document';

/** A schema with each keyword of JSON Schema 2020-12 and OpenAPI, beside what gives it a meaning. */
const SCHEMAS: Record<string, [keyword: object, beside?: object]> = {
  $anchor: [{$anchor: 'a'}],
  $comment: [{$comment: 'a'}],
  $defs: [{$defs: {a: {}}}],
  $dynamicAnchor: [{$dynamicAnchor: 'a'}],
  $dynamicRef: [{$dynamicRef: '#a'}],
  $id: [{$id: 'https://a.example'}],
  $schema: [{$schema: 'https://a.example'}],
  $vocabulary: [{$vocabulary: {}}],
  definitions: [{definitions: {a: {}}}],
  title: [{title: 'a'}],
  description: [{description: 'a'}],
  default: [{default: 1}],
  deprecated: [{deprecated: true}],
  readOnly: [{readOnly: true}],
  writeOnly: [{writeOnly: true}],
  example: [{example: 1}],
  examples: [{examples: [1]}],
  type: [{type: 'string'}],
  format: [{format: 'date'}],
  enum: [{enum: ['a']}],
  const: [{const: 1}],
  contains: [{contains: {}}],
  maxContains: [{maxContains: 2}, {contains: {}}],
  minContains: [{minContains: 2}, {contains: {}}],
  required: [{required: ['a']}, {properties: {a: {}}}],
  dependentRequired: [{dependentRequired: {a: ['b']}}],
  dependentSchemas: [{dependentSchemas: {a: {}}}],
  properties: [{properties: {a: {}}}],
  patternProperties: [{patternProperties: {a: {}}}],
  additionalProperties: [{additionalProperties: false}],
  propertyNames: [{propertyNames: {}}],
  unevaluatedItems: [{unevaluatedItems: false}],
  unevaluatedProperties: [{unevaluatedProperties: false}],
  items: [{items: {}}],
  prefixItems: [{prefixItems: [{}]}],
  allOf: [{allOf: [{type: 'string'}]}],
  anyOf: [{anyOf: [{}]}],
  oneOf: [{oneOf: [{}]}],
  not: [{not: {}}],
  if: [{if: {}}, {then: {type: 'string'}}],
  then: [{then: {}}, {if: {}}],
  else: [{else: {}}, {if: {}}],
  contentSchema: [{contentSchema: {}}],
  discriminator: [{discriminator: {propertyName: 'a'}}],
  xml: [{xml: {name: 'a'}}],
  externalDocs: [{externalDocs: {url: 'https://a.example'}}],
  nullable: [{nullable: true}, {type: 'string'}],
  ...Object.fromEntries(
    [...CONSTRAINT_KEYWORDS, ...TEXT_KEYWORDS].map((keyword) => [
      keyword,
      [{[keyword]: 'a'}],
    ]),
  ),
};

it.each(Object.entries(SCHEMAS))(
  'The keyword %s is shown, or listed as not shown.',
  (keyword, [own, beside = {}]) => {
    const node = (schema: object) =>
      createSchemaNode(describeSchemas({}), schema as SchemaObject);
    const isShown =
      JSON.stringify(node({...own, ...beside})) !== JSON.stringify(node(beside));
    expect(isShown).toBe(!(NOT_SHOWN as readonly string[]).includes(keyword));
  },
);

it('The guide gives the reason for each keyword that no page shows.', async () => {
  const guide = await readFile(
    path.resolve(__dirname, '../../../../CONTRIBUTING.md'),
    'utf8',
  );
  const [, table = ''] = /\| Keyword .*\n\| -.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `(.+?)` +\| \S/gm)].map(([, keyword]) => keyword);
  expect(rows).toEqual([...NOT_SHOWN]);
});

it('The status counts the keywords that no page shows, without names and examples.', () => {
  const document = describeSchemas({
    A: {
      $comment: 'a',
      properties: {$id: {$comment: 'b', example: {$anchor: 1}}},
    } as SchemaObject,
  });
  expect(countNotShown(document)).toEqual([{keyword: '$comment', count: 2}]);
  expect(printStatus(createStatus(document, createReference(document)))).toContain(
    'Not shown:    $comment, 2 times',
  );
});
