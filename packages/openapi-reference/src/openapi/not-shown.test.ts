import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONSTRAINT_KEYWORDS} from '../reference/constraint';
import {TEXT_KEYWORDS} from '../reference/schema';
import {NOT_SHOWN} from './not-shown';
import {createReference} from './reference';
import {createStatus, printStatus} from './status';
import {createSchemaNode} from './schema';
import type {SchemaObject} from './document';
import {describeSchemas, yaml} from '@site/tests/fixtures/small-document';

/** Each keyword of JSON Schema 2020-12 and OpenAPI. */
const SCHEMAS = yaml<Record<string, unknown>>(`
{$anchor: a, $comment: a, $defs: {a: {}}, $dynamicAnchor: a, $dynamicRef: '#a', $id: 'https://a.example',
$schema: 'https://a.example', $vocabulary: {}, definitions: {a: {}}, title: a, description: a, default: 1,
deprecated: true, readOnly: true, writeOnly: true, example: 1, examples: [1], type: string, format: date,
enum: [a], const: 1, contains: {}, maxContains: 2, minContains: 2, required: [a], dependentRequired: {a: [b]},
dependentSchemas: {a: {}}, properties: {a: {}}, patternProperties: {a: {}}, additionalProperties: false,
propertyNames: {}, unevaluatedItems: false, unevaluatedProperties: false, items: {}, prefixItems: [{}],
allOf: [{type: string}], anyOf: [{}], oneOf: [{}], not: {}, if: {}, then: {}, else: {}, contentSchema: {},
discriminator: {propertyName: a}, xml: {name: a}, externalDocs: {url: 'https://a.example'}, nullable: true}
`);

/** What gives a keyword its meaning. */
const BESIDE = yaml<Record<string, object>>(`
{maxContains: {contains: {}}, minContains: {contains: {}}, required: {properties: {a: {}}},
if: {then: {type: string}}, then: {if: {}}, else: {if: {}}, nullable: {type: string}}
`);

it.each([
  ...Object.entries(SCHEMAS),
  ...[...CONSTRAINT_KEYWORDS, ...TEXT_KEYWORDS].map((keyword) => [keyword, 'a'] as const),
])('The keyword %s is shown, or listed as not shown.', (keyword, value) => {
  const node = (schema: object): string =>
    JSON.stringify(createSchemaNode(describeSchemas({}), schema as SchemaObject));
  const beside = BESIDE[keyword] ?? {};
  const isShown = node({...beside, [keyword]: value}) !== node(beside);
  expect(isShown).toBe(!(NOT_SHOWN as readonly string[]).includes(keyword));
});

it('The guide gives the reason for each keyword that no page shows.', async () => {
  const file = path.resolve(__dirname, '../../../../CONTRIBUTING.md');
  const guide = await readFile(file, 'utf8');
  const [, table = ''] = /\| Keyword .*\n\| -.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `(.+?)` +\| \S/gm)].map(([, keyword]) => keyword);
  expect(rows).toEqual([...NOT_SHOWN]);
});

it('The status counts the keywords that no page shows, without names and examples.', () => {
  const document = describeSchemas(
    yaml('A: {$comment: a, properties: {$id: {$comment: b, example: {$anchor: 1}}}}'),
  );
  expect(printStatus(createStatus(document, createReference(document)))).toContain(
    'Not shown:    $comment, 2 times',
  );
});
