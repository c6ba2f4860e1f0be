import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import type {AnySchema, PublishedDocument} from '#reference/document/document';
import {schemaExample} from '#reference/example/read-example';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import type {Operation} from '#reference/operation/operation';
import {createSampleBody} from '#reference/samples/sample-body';
import {describeSchemas, yaml} from '@site/tests/fixtures/small-document';
import {checkExamples, schemaCheck} from './schema-check';

/*
 * An example that is made from a schema is a value of it: a reader sends it as it is. The chapters are
 * those of JSON Schema 2020-12.
 */

const FIXTURES = path.join(__dirname, '../../fixtures');

async function readFixture(file: string): Promise<PublishedDocument> {
  const {document} = await readDocument({kind: 'file', path: path.join(FIXTURES, file)});
  return document;
}

async function operationOf(file: string): Promise<Operation> {
  const {operations} = createReference(await readFixture(`bugs/${file}.yaml`));
  return operations[0] as Operation;
}

/** Returns the body that the samples send. */
function sentBody({requestBody}: Operation): unknown {
  const [content] = requestBody?.contents ?? [];
  const body = content && createSampleBody(content, content.examples[0]);
  return body?.kind === 'text' ? (JSON.parse(body.text) as unknown) : body;
}

function shownAnswer({responses}: Operation): unknown {
  return JSON.parse(responses[0]?.contents[0]?.examples[0]?.text ?? '') as unknown;
}

it('An example has one alternative of each oneOf in an allOf (Core, 10.2.1.1).', async () => {
  const operation = await operationOf('16-several-one-of');
  const ticket = {id: 'T1', card: '4000', seat: 'A1'};
  expect(sentBody(operation)).toEqual(ticket);
  expect(shownAnswer(operation)).toEqual(ticket);
});

it('The names of a map are those that propertyNames allows (Core, 10.3.2.4).', async () => {
  const operation = await operationOf('17-property-names');
  expect(sentBody(operation)).toEqual({ko: 'Hello', en: 'Hello'});
});

it('An example is an ordinary number if the bounds are only those of a computer.', async () => {
  const operation = await operationOf('emit-01-safe-bounds');
  expect(sentBody(operation)).toEqual({pieces: 0, shelf: 0, heat: 0, cone: 4});
});

it('An example of a value that can hold itself ends in the shortest valid one.', async () => {
  const operation = await operationOf('emit-02-recursion');
  expect(sentBody(operation)).toEqual({name: 'lid', replaces: null, parts: []});
});

it('An example has no value where none is allowed, in any way to say so (Core, 4.3.2).', async () => {
  const operation = await operationOf('emit-03-nothing-allowed');
  expect(sentBody(operation)).toEqual({name: 'celadon', finish: 'matt'});
  expect(shownAnswer(operation)).toEqual({id: 7});
  const {properties = []} = operation.requestBody?.contents[0]?.node ?? {};
  const nodes = Object.fromEntries(properties.map(({name, node}) => [name, node]));
  expect(nodes['code']).toEqual({rules: [{keyword: 'false'}]});
  expect(nodes['finish']?.enum?.map(({value}) => value)).toEqual(['matt', 'gloss']);
  expect(nodes['finish']?.variants).toBeUndefined();
});

it('A map is one with unevaluatedProperties too (Core, 11.3).', async () => {
  const {schemas, operations} = createReference(
    await readFixture('bugs/emit-06-unevaluated-maps.yaml'),
  );
  const nodes = Object.fromEntries(schemas.map(({name, node}) => [name, node]));
  expect(sentBody(operations[0] as Operation)).toEqual({property1: 0, property2: 0});
  expect(nodes['Counts']).toMatchObject({additionalProperties: {types: ['integer']}});
  expect(nodes['Counts']?.rules).toBeUndefined();
  expect(nodes['Closed']?.additionalProperties).toBeUndefined();
  expect(nodes['Shelf']).toMatchObject({additionalProperties: {ref: 'Counts'}});
  expect(operations[0]?.parameters[0]?.node).toMatchObject({
    additionalProperties: {types: ['string']},
  });
});

it('An example of a map has the names that are required (Validation, 6.5.3).', async () => {
  const operation = await operationOf('emit-10-required-names');
  const shares = {silica: 33.3, flux: 33.3, ash: 33.3};
  expect(sentBody(operation)).toEqual(shares);
  expect(shownAnswer(operation)).toEqual(shares);
});

it('A shortened example has what is required.', async () => {
  const operation = await operationOf('emit-13-shortened');
  expect(sentBody(operation)).toEqual({
    maker: {name: 'string'},
    size: {height: 0, width: 0},
    colour: 'string',
  });
});

describe('The example of a schema is a value of it:', () => {
  const schemas: Record<string, AnySchema> = yaml(`
Code: {type: string, pattern: '^[A-Z]{2}-\\d{4}(-[a-z]+)?$'}
Password: {type: string, pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$'}
Mail: {type: string, pattern: '^\\w+@\\w+\\.[a-z]{2,}$', minLength: 12}
Script: {type: string, pattern: '^[\\u0531-\\u0556]+$'}
Choice: {type: string, pattern: '^(north|south)$'}
Short: {type: string, maxLength: 3}
Long: {type: string, format: byte, minLength: 20}
Bytes: {type: string, contentEncoding: base64}
Formats:
  type: object
  properties:
    day: {type: string, format: date}
    at: {type: string, format: date-time}
    time: {type: string, format: time}
    took: {type: string, format: duration}
    id: {type: string, format: uuid}
    host: {type: string, format: hostname}
    four: {type: string, format: ipv4}
    six: {type: string, format: ipv6}
    mail: {type: string, format: email}
    address: {type: string, format: uri}
    url: {type: string, format: url}
    relative: {type: string, format: uri-reference}
    template: {type: string, format: uri-template}
    pointer: {type: string, format: json-pointer}
    step: {type: string, format: relative-json-pointer}
    regex: {type: string, format: regex}
    bytes: {type: string, format: byte}
Even: {type: integer, minimum: 3, multipleOf: 2}
Below: {type: integer, exclusiveMaximum: -3}
Between: {type: number, exclusiveMinimum: 0, exclusiveMaximum: 1}
Cents: {type: number, minimum: 0.25, multipleOf: 0.1}
Float: {type: number, format: float, minimum: 1}
Nested: {type: [object, 'null'], required: [inside], properties: {inside: {$ref: Nested}}}
Unique: {type: array, minItems: 3, uniqueItems: true, items: {$ref: Part}}
UniqueTexts: {type: array, minItems: 3, uniqueItems: true, items: {type: string, format: date}}
UniqueCodes: {type: array, minItems: 3, uniqueItems: true, items: {$ref: Code}}
UniqueNumbers: {type: array, minItems: 3, uniqueItems: true, items: {type: integer, maximum: 7, minimum: 5}}
Part: {type: object, required: [kind], properties: {kind: {enum: [a, b, c]}}}
Empty: {type: array, maxItems: 0, items: {type: string}}
Tuple: {type: array, prefixItems: [{type: string}, {type: integer}], items: {type: boolean}, minItems: 4}
Contains: {type: array, items: {type: integer}, contains: {minimum: 5}, minContains: 2}
AnyItems: {type: array, minItems: 2}
Names: {type: object, propertyNames: {pattern: '^x-'}, additionalProperties: {type: integer}}
Closed: {type: object, minProperties: 1, propertyNames: {const: only}, additionalProperties: {type: integer}}
Patterns: {type: object, patternProperties: {'^n\\d$': {type: integer}}, additionalProperties: false, minProperties: 2}
Least: {type: object, properties: {a: {type: string}}, minProperties: 3}
Most: {type: object, properties: {a: {}, b: {}, c: {}}, required: [c], maxProperties: 1}
Needs: {type: object, properties: {a: {type: string}}, dependentRequired: {a: [b], b: [c]}}
Narrow: {allOf: [{$ref: Wide}, {properties: {kind: {enum: [b]}}}]}
Wide: {type: object, required: [kind], properties: {kind: {type: string, enum: [a, b], example: a}}}
Joined: {allOf: [{$ref: Shown}, {required: [b], properties: {b: {type: integer}}}]}
Shown: {type: object, properties: {a: {type: string}}, example: {a: x}}
Bounded: {allOf: [{type: string, minLength: 9}, {anyOf: [{pattern: '^z'}, {pattern: '^y'}]}]}
Both: {type: object, oneOf: [{required: [a]}, {required: [b]}], anyOf: [{required: [c], properties: {c: {type: integer}}}]}
Listed: {oneOf: [{type: array, minItems: 1, items: {$ref: Listed}}, {type: integer}]}
Tree: {type: object, required: [kids], properties: {kids: {type: object, additionalProperties: {$ref: Tree}}}}
`);
  const document = describeSchemas(schemas);
  const check = schemaCheck(document, undefined);

  it.each(Object.keys(schemas))('%s.', (name) => {
    const schema = {$ref: `#/components/schemas/${name}`};
    const {value} = schemaExample(document, schema);
    expect({value, errors: check(schema, value)}).toEqual({value, errors: []});
  });

  it('A large integer keeps all of its digits.', () => {
    const large = {type: 'integer', minimum: 2n ** 60n, multipleOf: 10} as const;
    expect(schemaExample(document, large).value).toBe(1152921504606846980n);
  });

  it('What has itself inside in each way is empty, with a note.', () => {
    const endless = describeSchemas(
      yaml('Egg: {type: object, required: [hen], properties: {hen: {$ref: Egg}}}'),
    );
    const egg = {$ref: '#/components/schemas/Egg'};
    expect(schemaExample(endless, egg)).toEqual({value: {hen: {}}, truncated: true});
  });
});

describe('All examples of a document are values of their schemas:', () => {
  const files = ['bugs', 'documents'].flatMap((folder) =>
    readdirSync(path.join(FIXTURES, folder)).map((file) => `${folder}/${file}`),
  );
  // Overlays are no documents, and what others repair is tested elsewhere.
  const documents = files.filter((file) => !/overlay|fuzz/.test(file));

  it.each(documents)('%s.', async (file) => {
    expect(checkExamples(await readFixture(file)).broken).toEqual([]);
  });

  it('the reference of this site.', async () => {
    expect(checkExamples((await readKaiaDocument()).document).broken).toEqual([]);
  });
});
