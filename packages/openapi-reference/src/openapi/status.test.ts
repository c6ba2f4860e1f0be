import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument} from './document';
import {createReference} from './reference';
import {createStatus, printStatus} from './status';

const document: OpenAPIDocument = {
  openapi: '3.1.0',
  info: {title: 'API', version: '1'},
  paths: {
    '/a/{id}': {
      get: {
        operationId: 'getA',
        'x-evidence': 'documented',
        parameters: [
          {name: 'id', in: 'path', required: true, 'x-evidence': 'seen-in-use'},
        ],
        responses: {
          200: {
            description: '',
            content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}},
          },
        },
      },
    },
  },
  components: {
    schemas: {
      A: {
        type: 'object',
        'x-evidence': {self: 'source-2024', name: 'inferred'},
        properties: {
          name: {type: 'string'},
          inner: {
            type: 'object',
            'x-evidence': 'documented',
            properties: {value: {type: 'string'}},
          },
          list: {
            type: 'array',
            items: {type: 'object', properties: {x: {type: 'string'}}},
          },
          b: {$ref: '#/components/schemas/B'},
        },
      },
      B: {type: 'object', properties: {c: {type: 'string'}}},
      C: {'x-evidence': 'guessed'},
    },
  },
} as unknown as OpenAPIDocument;

function kindsOf(parts: string): [Record<string, number>, string[]] | undefined {
  const {evidence} = createStatus(document, createReference(document));
  const count = evidence.find((one) => one.parts === parts);
  return count && [count.kinds, count.without];
}

function statusOf(described: OpenAPIDocument): string {
  return printStatus(createStatus(described, createReference(described)));
}

const NONE = {documented: 0, 'seen-in-use': 0, 'source-2024': 0, inferred: 0};

describe('The status counts the evidence of', () => {
  it('operations and parameters.', () => {
    expect(kindsOf('operations')).toEqual([{...NONE, documented: 1}, []]);
    expect(kindsOf('parameters')).toEqual([{...NONE, 'seen-in-use': 1}, []]);
  });

  it('fields, which have the evidence of what contains them.', () => {
    expect(kindsOf('fields')).toEqual([
      {...NONE, 'source-2024': 4, documented: 2},
      ['B-c'],
    ]);
  });

  it('parts without evidence, by name. Unknown kinds are none.', () => {
    expect(kindsOf('schemas')).toEqual([{...NONE, 'source-2024': 1}, ['B', 'C']]);
    expect(statusOf(document)).toContain('Without evidence, schemas: C');
  });
});

it('The status says that nothing has been checked, or how much.', () => {
  expect(statusOf(document)).toContain('Checked:      none yet; ');
  const checked = structuredClone(document);
  Object.assign(checked.paths['/a/{id}']?.get ?? {}, {
    'x-checked': {mainnet: '2026-11-21'},
  });
  expect(statusOf(checked)).toContain('Checked:      1 of 1 against');
});
