import {describe, expect, it} from 'vitest';
import {settleDialect} from './dialect';
import {describeApi, operationObject, yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';
import type {OpenAPIDocument, PathItemObject, SchemaObject} from './document';

type Fields = Record<string, unknown>;

/** Settles a copy of a document. */
function settled(
  document: OpenAPIDocument,
  isFromSwagger = false,
): {document: Fields; repairs: string[]} {
  const copy = structuredClone(document) as unknown as Fields;
  const repairs = settleDialect(copy, {isFromSwagger});
  return {
    document: copy,
    repairs: repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
  };
}

describe('A schema with a reference', () => {
  const document = describeApi({
    components: yaml(`
schemas:
  Kind: {type: string, minLength: 1}
  Thing: {properties: {a: {$ref: Kind, maxLength: 3}, b: {$ref: Kind, description: One.}}}
`),
  });
  const fields = 'components.schemas.Thing.properties';

  it('has the keywords beside it in OpenAPI 3.1.', () => {
    expect(settled(document).document).toHaveProperty(`${fields}.a`, {
      maxLength: 3,
      allOf: [{$ref: '#/components/schemas/Kind'}],
    });
  });

  it('stays one to a component if it only says more of a field.', () => {
    expect(settled(document).document).toHaveProperty(`${fields}.b`, {
      $ref: '#/components/schemas/Kind',
      description: 'One.',
    });
  });

  it('has the annotations beside it in OpenAPI 3.0, which ignores other keywords.', () => {
    const old = settled({...document, openapi: '3.0.3'});
    expect(old.document).toHaveProperty(fields, {
      a: {$ref: '#/components/schemas/Kind'},
      b: {$ref: '#/components/schemas/Kind', description: 'One.'},
    });
    expect(old.repairs).toEqual([
      '#/components/schemas/Thing/properties/a/maxLength: a keyword beside a reference means nothing in OpenAPI 3.0; it is left out',
    ]);
  });

  it('stays as it is in an example or an extension.', () => {
    const schema = {example: {a: {$ref: '#/components/schemas/Kind', allOf: []}}};
    const data = describeApi({
      components: {schemas: {Kind: {}, Data: {...schema, 'x-a': schema}}},
    });
    expect(settled(data).document).toEqual(data);
  });
});

describe('A schema that allows nothing', () => {
  const describe30 = (openapi: string): OpenAPIDocument => ({
    ...describeApi({
      components: yaml(`
schemas:
  Nothing: {not: true}
  Thing:
    properties: {a: {not: {}}, b: {$ref: Nothing}, c: {anyOf: [{not: {}}, {oneOf: [false]}]}}
    additionalProperties: {not: {}}
  Choice: {title: Choice, oneOf: [{not: {}}, {type: string}]}
  Choices: {anyOf: [{$ref: Nothing}, {type: string}, {type: integer}]}
`),
    }),
    openapi,
  });

  it('is false, and no alternative.', () => {
    const {components} = settled(describe30('3.1.0')).document;
    expect(components).toEqual({
      schemas: {
        Nothing: {not: {}},
        Thing: {properties: {a: false, b: false, c: false}, additionalProperties: false},
        Choice: {title: 'Choice', allOf: [{type: 'string'}]},
        Choices: {anyOf: [{type: 'string'}, {type: 'integer'}]},
      },
    });
  });

  it('is false in OpenAPI 3.0 only where that is allowed.', () => {
    const {components} = settled(describe30('3.0.3')).document;
    expect(components).toHaveProperty('schemas.Thing.properties.a', {not: {}});
    expect(components).toHaveProperty('schemas.Thing.additionalProperties', false);
    expect(components).toHaveProperty('schemas.Choice.allOf', [{type: 'string'}]);
  });
});

describe('What a schema leaves unevaluated', () => {
  it.each(
    yamlTable<[string, SchemaObject, SchemaObject]>`
      is what its additional properties are | {properties: {a: {}}, unevaluatedProperties: {type: string}} | {properties: {a: {}}, additionalProperties: {type: string}}
      is what its other items are           | {prefixItems: [{}], unevaluatedItems: false}                 | {prefixItems: [{}], items: false}
      stays if others evaluate it           | {allOf: [{}], unevaluatedProperties: false}                  | {allOf: [{}], unevaluatedProperties: false}
      stays beside additional properties    | {additionalProperties: {}, unevaluatedProperties: false}     | {additionalProperties: {}, unevaluatedProperties: false}
    `,
  )('%s.', (_, schema, expected) => {
    const document = describeApi({components: {schemas: {Thing: schema}}});
    expect(settled(document).document).toHaveProperty(
      'components.schemas.Thing',
      expected,
    );
  });
});

describe('A path item with a reference', () => {
  const of = (beside: Fields): OpenAPIDocument =>
    describeApi({
      paths: {'/a': {$ref: '#/components/pathItems/A', ...beside} as PathItemObject},
      components: {pathItems: {A: {summary: 'A', get: operationObject('getA')}}},
    });

  it('has the texts beside it.', () => {
    const {document, repairs} = settled(of({summary: 'Ours'}));
    expect(document).toHaveProperty(['paths', '/a', 'summary'], 'Ours');
    expect(document).toHaveProperty(['paths', '/a', 'get', 'operationId'], 'getA');
    expect(repairs).toEqual([]);
  });

  it('has the operation beside it, and a report, if both have one.', () => {
    const {document, repairs} = settled(of({get: operationObject('getOurs')}));
    expect(document).toHaveProperty(['paths', '/a', 'get', 'operationId'], 'getOurs');
    expect(repairs).toEqual([
      expect.stringMatching(/^#\/paths\/~1a\/get: a field is in a path item/),
    ]);
  });

  it('can be a callback that refers to the path item around it.', () => {
    const callbacks = {
      done: {'{$url}': {$ref: '#/components/pathItems/A', summary: 'Again'}},
    };
    const document = of({summary: 'Ours'});
    Object.assign(document.components?.pathItems?.['A'] ?? {}, {
      get: operationObject('getA', {callbacks}),
    });
    expect(settled(document).document).toHaveProperty(
      ['paths', '/a', 'get', 'callbacks', 'done', '{$url}', 'summary'],
      'Again',
    );
  });
});

it('References that make copies without measure are an error.', () => {
  const levels = Array.from({length: 20}, (_, level) => {
    const next = {$ref: `#/components/pathItems/L${level + 1}`, summary: 'Next'};
    const callbacks = {one: {'{$url}': next}, two: {'{$url}': next}};
    return [`L${level}`, {get: operationObject(`get${level}`, {callbacks})}] as const;
  });
  const last = {get: operationObject('getLast')};
  const document = describeApi({
    components: {pathItems: {...Object.fromEntries(levels), L20: last}},
  });
  expect(() => settled(document)).toThrow(/more than 100,000 copies/);
});

describe('The header parameter Authorization', () => {
  const parameters = [
    {name: 'Authorization', in: 'header' as const, schema: {type: 'string'}},
  ];
  const document = describeApi({
    openapi: '3.0.3',
    security: [{key: []}],
    paths: {'/a': {parameters, get: operationObject('getA')}},
  });
  const place = ['paths', '/a', 'parameters'];

  it('is ignored where a security scheme has the credentials.', () => {
    expect(settled(document).document).toHaveProperty(place, []);
  });

  it('stays where none has, and in Swagger 2.0.', () => {
    const open = {...document, security: []};
    expect(settled(open).document).toEqual(open);
    expect(settled(document, true).document).toEqual(document);
  });
});
