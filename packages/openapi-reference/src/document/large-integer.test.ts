import {stringify as toJson} from 'lossless-json';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import type {SchemaObject} from './document';
import {readDocument} from '../pages/read-document';
import {createReference} from '../pages/read-reference';
import type {Operation} from '../operation/operation';
import type {Reference} from '../pages/reference';
import type {SchemaNode} from '../schema/schema';
import {createGeneratedFiles} from '../site/openapi-docs/generated-files';
import {fileOf} from '@site/tests/fixtures/documents';
import {describeSchemas} from '@site/tests/fixtures/small-document';

/** The first integer that a double cannot hold. */
const LARGE = '9007199254740993';

/** The largest unsigned integer of 64 bits. */
const MAXIMUM = '18446744073709551615';

/** A power of two, which a double holds, but JavaScript prints as 18446744073709552000. */
const POWER = '18446744073709551616';

const DOCUMENT = parse(
  `
openapi: 3.1.0
info: {title: Integers, version: '1'}
paths:
  /sums/{id}:
    post:
      operationId: createSum
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}, example: ${LARGE}}
        - {name: limit, in: query, required: true, schema: {enum: [${LARGE}, ${MAXIMUM}, '${LARGE}']}}
        - {name: start, in: query, required: true, schema: {type: integer, format: int64, minimum: ${LARGE}}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Sum'}}}}
      responses:
        200:
          description: OK
          content: {application/json: {example: {exact: ${LARGE}, quoted: '${MAXIMUM}', list: [${POWER}]}}}
components:
  schemas:
    Sum:
      type: object
      properties:
        amount: {type: integer, minimum: -${LARGE}, maximum: ${MAXIMUM}, default: ${POWER}, example: ${LARGE}}
        quoted: {type: string, example: '${LARGE}'}
        list: {type: array, items: {type: boolean}, minItems: ${LARGE}}
`,
  {intAsBigInt: true},
) as {components: {schemas: object}};

async function read(text: string, overlay?: string): Promise<Reference> {
  const kind = {overlay: 'OPENAPI_OVERLAYS'} as const;
  const overlays = overlay === undefined ? [] : [{...(await fileOf(overlay)), ...kind}];
  const {document, repairs} = await readDocument(await fileOf(text), {overlays});
  expect(repairs).toEqual([]);
  return createReference(document);
}

function fieldOf({components}: Reference, name: string): SchemaNode | undefined {
  return components['Sum']?.node.properties?.find((property) => property.name === name)
    ?.node;
}

const AMOUNT = {
  default: POWER,
  example: LARGE,
  constraints: [
    {keyword: 'minimum', value: `-${LARGE}`},
    {keyword: 'maximum', value: MAXIMUM},
  ],
};

describe.each<[name: string, write: (document: object) => string]>([
  ['YAML', (document) => stringify(document, {lineWidth: 0})],
  ['JSON', (document) => toJson(document) ?? ''],
])('Integers of more than 53 bits in %s', (_, write) => {
  it('are exact in constraints, defaults, enums and examples, where texts stay texts.', async () => {
    const reference = await read(write(DOCUMENT));
    expect(fieldOf(reference, 'amount')).toMatchObject(AMOUNT);
    expect(fieldOf(reference, 'list')?.constraints).toMatchObject([{value: LARGE}]);
    const [{parameters, requestBody, responses}] = reference.operations as [Operation];
    const values = parameters.map(({example, placeholder}) => placeholder ?? example);
    expect(values).toEqual([[LARGE], [LARGE], [LARGE]]);
    const listed = parameters[1]?.node.enum?.map(({value}) => value);
    expect(listed).toEqual([LARGE, MAXIMUM, LARGE]);
    expect(responses[0]?.contents[0]?.examples[0]?.text).toBe(
      `{\n  "exact": ${LARGE},\n  "quoted": "${MAXIMUM}",\n  "list": [\n    ${POWER}\n  ]\n}`,
    );
    const created = requestBody?.contents[0]?.examples[0]?.text;
    expect(created).toContain(`"amount": ${LARGE},\n  "quoted": "${LARGE}",`);
  });

  it('are exact in the files, and no rounded number is.', async () => {
    const reference = await read(write({...DOCUMENT, openapi: '3.0.3'}));
    const files = [...createGeneratedFiles(reference).values()].join('\n');
    for (const exact of [LARGE, MAXIMUM, POWER]) {
      expect(files).toContain(exact);
    }
    expect(files).not.toMatch(/9007199254740992|9007199254740994|18446744073709552000/);
  });

  it('are no other numbers, nor those of more than 1000 digits.', async () => {
    const values = `[9007199254740991, -5, 0.1, 1e300, 1e400, 1${'0'.repeat(1_000)}]`;
    const text = write({'x-values': '@', ...DOCUMENT}).replace(/["']?@["']?/, values);
    const {document} = await readDocument(await fileOf(text));
    const read = [9007199254740991, -5, 0.1, 1e300, Infinity, Infinity];
    expect(document['x-values']).toEqual(read);
  });
});

it('Large integers are exact after the conversion from Swagger 2.0, also in the place of a text.', async () => {
  const text = stringify({
    swagger: '2.0',
    info: {title: BigInt(LARGE), version: '1'},
    paths: {'/a': {get: {responses: {200: {description: 'OK'}}}}},
    definitions: DOCUMENT.components.schemas,
  });
  const {document} = await readDocument(await fileOf(text));
  const reference = createReference(document);
  expect(reference.title).toBe(LARGE);
  expect(fieldOf(reference, 'amount')).toMatchObject(AMOUNT);
});

it('Large integers in an overlay are exact.', async () => {
  const reference = await read(
    stringify(DOCUMENT),
    `
overlay: 1.1.0
info: {title: Integers, version: '1'}
actions: [{target: $.components.schemas.Sum.properties.amount, update: {example: ${MAXIMUM}}}]
`,
  );
  expect(fieldOf(reference, 'amount')?.example).toBe(MAXIMUM);
});

it.each<[bounds: Partial<SchemaObject>, example: string]>([
  [{minimum: BigInt(LARGE)}, LARGE],
  [{minimum: BigInt(LARGE), exclusiveMinimum: true}, '9007199254740994'],
  [{exclusiveMinimum: BigInt(LARGE)}, '9007199254740994'],
  [{exclusiveMaximum: BigInt(LARGE)}, '0'],
  [{maximum: -BigInt(LARGE), exclusiveMaximum: true}, '-9007199254740994'],
  [{type: 'array', minItems: 1, maxItems: BigInt(LARGE), items: {const: 1}}, '[\n  1\n]'],
  [{type: 'string', minLength: 1, maxLength: BigInt(LARGE)}, '"string"'],
])('The example of a schema with the bounds %o is %s.', (bounds, example) => {
  const {schemas} = createReference(describeSchemas({Sum: {type: 'integer', ...bounds}}));
  expect(schemas[0]?.example).toBe(example);
});
