import {describe, expect, it} from 'vitest';
import type {OpenAPIDocument, ParameterObject} from '../document/document';
import {wholeDocument} from '../document/whole-document';
import {createReference} from './read-reference';
import {
  restoreDocumented,
  sendableParameter,
  withSendableExamples,
} from './read-sendable-examples';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';

const SERVERS = yaml<NonNullable<OpenAPIDocument['servers']>>(`
- {url: https://a.example, description: Main, x-network: main}
- {url: https://b.example, description: Test, x-network: test}`);

const COMPONENTS = yaml<OpenAPIDocument['components']>(`
schemas:
  Plain: {type: string}
  Hash: {type: string, examples: ['0xinvented']}
  Node: {type: object, example: {}, properties: {next: {$ref: Node}, example: {type: string, example: a}}}`);

const document = describeApi({servers: SERVERS, components: COMPONENTS});

describe('A published parameter', () => {
  it.each([
    [
      'required, with a value for each network',
      '{in: path, example: x, x-real-values: {test: 2, main: [1, 0]}}',
      `
in: path
examples:
  main: {summary: Exists on Main, value: [1, 0]}
  test: {summary: Exists on Test, value: 2}
  example: {summary: Of the examples of answers, value: x}
x-documented: {example: x}`,
    ],
    [
      'required, with named examples',
      '{in: path, examples: {main: {value: x}, y: {value: y}}, x-real-values: {main: 1}}',
      `
in: path
examples: {main: {summary: Exists on Main, value: 1}, y: {value: y}}
x-documented: {examples: {main: {value: x}, y: {value: y}}}`,
    ],
    [
      'required, without an example',
      '{in: path, x-real-values: {main: 1}}',
      `
in: path
examples: {main: {summary: Exists on Main, value: 1}}
x-documented: {}`,
    ],
    [
      'required, without a value for the first network',
      '{in: query, required: true, example: x, schema: {default: y, items: {example: z}}, x-real-values: {test: 2}}',
      `
{in: query, required: true, schema: {items: {}},
 x-documented: {example: x, schema: {default: y, items: {example: z}}}}`,
    ],
    [
      'optional, with a value',
      '{in: query, example: 2, schema: {default: 1, example: 2}, x-real-values: {main: 1}}',
      '{in: query, schema: {default: 1}, x-documented: {example: 2, schema: {default: 1, example: 2}}}',
    ],
    [
      'optional, without the extension',
      '{in: query, schema: {$ref: Hash}}',
      '{in: query, schema: {type: string}, x-documented: {schema: {$ref: Hash}}}',
    ],
    [
      'needed with another one',
      '{in: query, x-required-if: {by: block}, x-real-values: {main: 7}}',
      `
in: query
x-required-if: {by: block}
examples: {main: {summary: Exists on Main, value: 7}}
x-documented: {}`,
    ],
    [
      'of JSON',
      '{in: query, required: true, content: {application/json: {example: x, schema: {example: y}}}, x-real-values: {main: z}}',
      `
in: query
required: true
content:
  application/json:
    schema: {}
    examples:
      main: {summary: Exists on Main, value: z}
      example: {summary: Of the examples of answers, value: x}
x-documented: {content: {application/json: {example: x, schema: {example: y}}}}`,
    ],
    [
      'of a schema in itself',
      '{in: query, schema: {$ref: Node}}',
      `
in: query
schema:
  type: object
  properties:
    example: {type: string}
    next: {$ref: Node}
x-documented: {schema: {$ref: Node}}`,
    ],
    [
      'required, without the extension',
      '{in: path, example: x}',
      '{in: path, example: x}',
    ],
    [
      'without an example',
      '{in: query, schema: {$ref: Plain}}',
      '{in: query, schema: {$ref: Plain}}',
    ],
  ])('has examples that exist, and no others: %s.', (_, described, published) => {
    const parameter = yaml<ParameterObject>(described);
    const {'x-real-values': __, ...sendable} = sendableParameter(
      document,
      parameter,
      SERVERS,
    );
    expect(sendable).toEqual(yaml(published));
  });
});

describe('A published document', () => {
  const shared = {$ref: '#/components/parameters/shared'} as unknown as ParameterObject;
  const own = {name: 'own', in: 'query', required: true, example: 'x'} as const;
  const realOwn = {...own, 'x-real-values': {test: 'real'}};
  const described = (real: object): OpenAPIDocument =>
    describeApi({
      servers: SERVERS,
      paths: {
        '/a': {
          parameters: [shared],
          get: operationObject('a', {parameters: [realOwn], servers: SERVERS.slice(1)}),
        },
      },
      webhooks: {parameters: {post: operationObject('b', {parameters: [own]})}},
      components: {
        parameters: {shared: {name: 'shared', in: 'query', example: 'x', ...real}},
      },
    });

  it('has them in all parameters, for the first server of the operation, and gives the same reference.', () => {
    const before = described({'x-real-values': {main: 1}});
    const published = structuredClone(withSendableExamples(before));
    const {components, paths} = wholeDocument(published);
    expect(components?.parameters?.['shared']).not.toHaveProperty('example');
    expect(paths['/a']?.get?.parameters).toMatchObject([
      {examples: {test: {value: 'real'}, example: {value: 'x'}}},
    ]);
    restoreDocumented(published);
    expect(published).toEqual(before);
    expect(createReference(published)).toEqual(createReference(before));
  });

  it('is the document itself where no parameter has values that exist.', () => {
    const parameters = [own, {...own, name: 'other', required: false}];
    const plain = describeApi({paths: {'/a': {get: operationObject('a', {parameters})}}});
    expect(withSendableExamples(plain)).toBe(plain);
  });
});
