import {describe, expect, it} from 'vitest';
import {wholeDocument} from './whole-document';
import {describeApi, schemaRef, yaml} from '@site/tests/fixtures/small-document';

const published = describeApi(
  yaml(`
paths:
  /a:
    parameters: [{$ref: '#/components/parameters/Page'}]
    post:
      requestBody: {$ref: '#/components/requestBodies/Pet'}
      responses:
        200: {$ref: '#/components/responses/Found'}
        404: {$ref: '#/components/responses/Missing'}
        410: {$ref: '#/components/responses/Gone'}
      callbacks: {again: {'{$url}': {$ref: '#/paths/~1a'}}}
components:
  schemas: {Pet: {type: object, properties: {id: {type: string}}}}
  securitySchemes: {Key: {$ref: '#/components/securitySchemes/Token'}, Token: {type: http, scheme: bearer}}
  parameters: {Page: {name: page, in: query, examples: {first: {$ref: '#/components/examples/One'}}}}
  examples: {One: {value: 1}}
  headers: {Left: {description: Calls that are left.}}
  links: {Next: {operationId: getNext}}
  requestBodies: {Pet: {content: {application/json: {schema: {$ref: Pet}}}}}
  responses:
    Found: {description: OK, headers: {Left: {$ref: '#/components/headers/Left'}}, links: {Next: {$ref: '#/components/links/Next'}}}
    Missing: {$ref: '#/components/responses/Gone'}
    Gone: {description: Gone.}
`),
);

describe('A document that is read', () => {
  const {paths, components} = wholeDocument(published);
  const {parameters, post} = paths['/a'] ?? {};

  it('has what references lead to, also inside others and through others.', () => {
    const page = {name: 'page', in: 'query', examples: {first: {value: 1}}};
    expect(parameters).toEqual([page]);
    expect(post?.responses).toEqual({
      200: {
        description: 'OK',
        headers: {Left: {description: 'Calls that are left.'}},
        links: {Next: {operationId: 'getNext'}},
      },
      404: {description: 'Gone.'},
      410: {description: 'Gone.'},
    });
    expect(components?.securitySchemes?.['Key']).toEqual({
      type: 'http',
      scheme: 'bearer',
    });
  });

  it('has references to schemas, and to a path item inside itself.', () => {
    expect(post?.requestBody?.content['application/json']?.schema).toEqual(
      schemaRef('Pet'),
    );
    expect(post?.callbacks).toEqual({again: {'{$url}': {$ref: '#/paths/~1a'}}});
  });

  it('shares what is the same with the published document, which stays as it is.', () => {
    const before = structuredClone(published);
    expect(parameters?.[0]).toBe(components?.parameters?.['Page']);
    expect(post?.responses?.['404']).toBe(published.components?.responses?.['Gone']);
    expect(components?.schemas).toBe(published.components?.schemas);
    expect(published).toEqual(before);
  });
});
