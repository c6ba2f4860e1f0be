import {expect, it} from 'vitest';
import {createReference} from './reference';
import type {OpenAPIDocument} from './document';
import {createStatus, printStatus} from './status';
import {yaml} from '@site/tests/fixtures/small-document';

const document = yaml<OpenAPIDocument>(`
openapi: 3.1.0
info: {title: API, version: '1'}
paths:
  /a/{id}:
    get:
      operationId: getA
      x-evidence: documented
      parameters: [{name: id, in: path, required: true, x-evidence: seen-in-use}]
      responses: {200: {description: '', content: {application/json: {schema: {$ref: A}}}}}
components:
  schemas:
    A:
      x-evidence: {self: source-2024, name: inferred}
      properties:
        name: {type: string}
        inner: {x-evidence: documented, properties: {value: {type: string}}}
        list: {type: array, items: {properties: {x: {type: string}}}}
        b: {$ref: B}
    B: {properties: {c: {type: string}}}
    C: {x-evidence: guessed}
`);

function statusOf(described: OpenAPIDocument): string {
  return printStatus(createStatus(described, createReference(described)));
}

const NONE = {documented: 0, 'seen-in-use': 0, 'source-2024': 0, inferred: 0};

it.each([
  ['operations', {documented: 1}, []],
  ['parameters', {'seen-in-use': 1}, []],
  // They have the evidence of what contains them.
  ['fields', {'source-2024': 4, documented: 2}, ['B-c']],
  // Unknown kinds are none.
  ['schemas', {'source-2024': 1}, ['B', 'C']],
])(
  'The status counts the evidence of %s: %j, and names those without.',
  (parts, some, without) => {
    const {evidence} = createStatus(document, createReference(document));
    const kinds = {...NONE, ...some};
    expect(evidence).toContainEqual(expect.objectContaining({parts, kinds, without}));
  },
);

it('The status says that nothing has been checked, or how much.', () => {
  expect(statusOf(document)).toContain('Checked:      none yet; ');
  const checked = structuredClone(document);
  const get = checked.paths['/a/{id}']?.get ?? {};
  Object.assign(get, {'x-checked': {mainnet: '2026-11-21'}});
  expect(statusOf(checked)).toContain('Checked:      1 of 1 against');
});
