import {expect, it} from 'vitest';
import {yaml} from '@site/tests/fixtures/small-document';
import type {OpenAPIDocument} from '../document/document';
import {createReference} from '../pages/read-reference';

/** Returns what is secret of an operation: its parameters, and its body. */
function secretsOf(parts: string): string[] {
  const document = yaml<OpenAPIDocument>(`
openapi: 3.1.0
info: {title: Small, version: '1'}
components:
  securitySchemes:
    inHeader: {type: apiKey, in: header, name: X-Key}
    inQuery: {type: apiKey, in: query, name: key}
  schemas:
    Password: {type: string, format: password}
    Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}}}
    User:
      allOf:
        - {$ref: '#/components/schemas/Node'}
        - type: object
          properties:
            logins: {type: array, items: {$ref: '#/components/schemas/Login'}}
    Login: {oneOf: [{type: string}, {type: object, properties: {pin: {writeOnly: true}}}]}
    Format: {type: object, properties: {format: {type: string, default: password}}, example: {writeOnly: true, a: {$ref: '#/components/schemas/Password'}}}
paths:
  /things: {post: {operationId: postThing, ${parts}}}
`);
  const [operation] = createReference(document).operations;
  return [
    ...(operation?.parameters ?? [])
      .filter(({isSecret}) => isSecret)
      .map(({name}) => name),
    ...(operation?.requestBody?.contents ?? [])
      .filter(({isSecret}) => isSecret)
      .map(({mediaType}) => mediaType),
  ];
}

it('Parameters are secret by their schema or name, and if they are where a credential is.', () => {
  const named = [
    '{name: a, in: query, schema: {format: password, type: string}}',
    '{name: b, in: query, schema: {type: string, writeOnly: true}}',
    "{name: c, in: query, schema: {$ref: '#/components/schemas/Password'}}",
    "{name: d, in: query, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}",
    '{name: x-key, in: header, schema: {type: string}}',
    '{name: key, in: query, schema: {type: string}}',
    '{name: authorization, in: header, schema: {type: string}}',
    '{name: Cookie, in: header, schema: {type: string}}',
    '{name: client_secret, in: query, schema: {type: string}}',
    '{name: e, in: query, content: {application/json: {schema: {properties: {password: {}}}}}}',
  ];
  const open = [
    '{name: X-Key, in: query, schema: {type: string}}',
    '{name: KEY, in: query, schema: {type: string}}',
    '{name: tokenAddress, in: query, schema: {type: string}}',
  ];
  expect(secretsOf(`parameters: [${[...named, ...open].join(', ')}]`).sort()).toEqual(
    [
      'a',
      'b',
      'c',
      'd',
      'e',
      'x-key',
      'key',
      'authorization',
      'Cookie',
      'client_secret',
    ].sort(),
  );
});

it.each([
  ['User', true],
  ['Login', true],
  ['Password', true],
  ['Node', false],
  ['Format', false],
])('A body of the schema %s is secret: %s.', (name, expected) => {
  const schema = `{$ref: '#/components/schemas/${name}'}`;
  const type = 'application/x-www-form-urlencoded';
  expect(secretsOf(`requestBody: {content: {${type}: {schema: ${schema}}}}`)).toEqual(
    expected ? [type] : [],
  );
});
