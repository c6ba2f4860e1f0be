import {expect, it} from 'vitest';
import type {SchemaObject} from '#reference/document/document';
import {wholeDocument} from '#reference/document/whole-document';
import {createSchemaNode} from '#reference/schema/read-schema';
import {CONSTRAINT_KEYWORDS} from '#reference/vocabulary/constraint';
import {TEXT_KEYWORDS} from '#reference/vocabulary/schema-keyword';
import {describeApi, describeSchemas, yaml} from '@site/tests/fixtures/small-document';
import {readKaiaDocument} from './kaia-document';
import {NOT_SHOWN} from './not-shown';
import {printStatus} from './status';

const document = describeApi(
  yaml(`
x-plans: [FREE, PRO]
x-evidence: {FREE: documented}
paths:
  /a/{id}:
    get:
      operationId: getA
      x-plan: FREE
      x-credits: 3
      x-evidence: {self: documented, plan: inferred, credits: guessed}
      parameters: [{name: id, in: path, required: true, x-evidence: seen-in-use}]
      responses: {200: {description: OK}}
    put: {operationId: putA, responses: {200: {description: OK}}}
components:
  schemas:
    A:
      x-evidence: {self: source-2024, name: inferred}
      properties:
        name: {type: string}
        inner: {x-evidence: documented, properties: {value: {type: string}}}
        list: {type: array, items: {properties: {x: {type: string}}}}
        b: {$ref: B}
    B: {$comment: a, properties: {$id: {$comment: b, example: {$anchor: 1}}}}
    C: {x-evidence: guessed}
`),
);

it('The status counts plans, credits and what no page shows, and the evidence of each part.', () => {
  const lines = printStatus(document).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Operations:   2 (FREE 1, PRO 0)',
    'With credits: 1; without a known number: 1',
    'Schemas:      3',
    'Checked:      none yet; npm run api:verify -- --write records what holds',
    'Not shown:    $comment, 2 times: a note for the authors of the document',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '| Evidence | documented | seen-in-use | source-2024 | inferred | none |',
      '| plans | 1 | 0 | 0 | 0 | 1 |',
      '| operations | 1 | 0 | 0 | 0 | 1 |',
      '| plans of operations | 0 | 0 | 0 | 1 | 0 |',
      '| credits | 0 | 0 | 0 | 0 | 1 |',
      '| parameters | 0 | 1 | 0 | 0 | 0 |',
      // Unknown kinds are none.
      '| schemas | 0 | 0 | 1 | 0 | 2 |',
      // They have the evidence of what contains them.
      '| fields | 2 | 0 | 4 | 0 | 1 |',
    ]),
  );
  const without = lines.filter((line) => line.startsWith('Without evidence, '));
  const named = [
    ...['plans: PRO', 'operations: putA', 'credits: getA'],
    ...['schemas: B', 'schemas: C', 'fields: B-$id'],
  ];
  expect(without).toEqual(named.map((one) => `Without evidence, ${one}`));
});

it('The status says how much has been checked.', () => {
  const checked = structuredClone(document);
  const get = checked.paths['/a/{id}']?.get ?? {};
  Object.assign(get, {'x-checked': {mainnet: '2026-11-21'}});
  expect(printStatus(checked)).toContain('Checked:      1 of 2 against');
});

it('Every part of the vendored description has evidence.', async () => {
  const status = printStatus((await readKaiaDocument()).document);
  expect(status).toMatch(/^\| fields \| \d/m);
  expect(status).not.toContain('Without evidence');
});

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
  const node = (schema: object): string => {
    const document = wholeDocument(describeSchemas({Kind: schema as SchemaObject}));
    return JSON.stringify(
      createSchemaNode(document, document.components?.schemas?.['Kind']),
    );
  };
  const beside = BESIDE[keyword] ?? {};
  const isShown = node({...beside, [keyword]: value}) !== node(beside);
  expect(isShown).toBe(!Object.hasOwn(NOT_SHOWN, keyword));
});
