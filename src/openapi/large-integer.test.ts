import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import type {OpenAPIDocument, SchemaObject} from './document';
import {readDocument} from './read-document';
import {createReference} from './reference';
import type {Operation} from '@site/src/reference/operation';
import type {Reference} from '@site/src/reference/reference';
import type {SchemaNode} from '@site/src/reference/schema';
import {createGeneratedFiles} from '@site/src/plugins/openapi-docs/generated-files';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';
import {describeSchemas} from '@site/tests/fixtures/small-document';

/** The first integer that a double cannot hold. */
const LARGE = '9007199254740993';

/** The largest unsigned integer of 64 bits. */
const MAXIMUM = '18446744073709551615';

/** A power of two, which a double holds, but JavaScript prints as 18446744073709552000. */
const POWER = '18446744073709551616';

/** A document with `@` before each integer, which is a text until {@link withIntegers}. */
function describeIntegers(openapi = '3.1.0'): object {
  const amount = {
    type: 'integer',
    minimum: `@-${LARGE}`,
    maximum: `@${MAXIMUM}`,
    default: `@${POWER}`,
    example: `@${LARGE}`,
  };
  return {
    openapi,
    info: {title: 'Integers', version: '1'},
    paths: {
      '/sums/{id}': {
        post: {
          operationId: 'createSum',
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: {type: 'integer'},
              example: `@${LARGE}`,
            },
            {
              name: 'limit',
              in: 'query',
              required: true,
              schema: {type: 'integer', enum: [`@${LARGE}`, `@${MAXIMUM}`, LARGE]},
            },
            {
              name: 'start',
              in: 'query',
              required: true,
              schema: {type: 'integer', format: 'int64', minimum: `@${LARGE}`},
            },
          ],
          requestBody: {
            content: {
              'application/json': {schema: {$ref: '#/components/schemas/Sum'}},
            },
          },
          responses: {
            200: {
              description: 'OK',
              content: {
                'application/json': {
                  example: {exact: `@${LARGE}`, quoted: MAXIMUM, list: [`@${POWER}`]},
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Sum: {
          type: 'object',
          properties: {
            amount,
            quoted: {type: 'string', example: LARGE},
            fraction: {type: 'number', example: 0.1},
            huge: {type: 'number', default: '@1e400', example: '@1e300'},
            list: {type: 'array', items: amount, minItems: `@${LARGE}`},
            text: {type: 'string', minLength: `@${LARGE}`},
          },
        },
      },
    },
  };
}

function withIntegers(text: string): string {
  return text.replaceAll(/(["'])@(.*?)\1/g, '$2');
}

const FORMATS: [name: string, write: (document: object) => string][] = [
  ['YAML', (document) => withIntegers(stringify(document, {lineWidth: 0}))],
  ['JSON', (document) => withIntegers(JSON.stringify(document))],
  ['indented JSON', (document) => withIntegers(JSON.stringify(document, null, 2))],
];

async function read(
  text: string,
): Promise<{document: OpenAPIDocument; reference: Reference; repairs: unknown[]}> {
  const file = path.join(await temporaryFolder(), 'openapi.txt');
  await writeFile(file, text);
  const {document, repairs} = await readDocument({kind: 'file', path: file});
  return {document, reference: createReference(document), repairs: [...repairs]};
}

function fieldOf({components}: Reference, name: string): SchemaNode | undefined {
  return components['Sum']?.node.properties?.find((property) => property.name === name)
    ?.node;
}

describe.each(FORMATS)('Integers of more than 53 bits in %s', (_, write) => {
  it('are exact in constraints, defaults, enums and examples.', async () => {
    const {reference, repairs} = await read(write(describeIntegers()));
    expect(repairs).toEqual([]);
    expect(fieldOf(reference, 'amount')).toMatchObject({
      default: POWER,
      example: LARGE,
      constraints: [
        {keyword: 'minimum', value: `-${LARGE}`},
        {keyword: 'maximum', value: MAXIMUM},
      ],
    });
    const {parameters} = reference.operations[0] as Operation;
    expect(parameters.map(({example, placeholder}) => placeholder ?? example)).toEqual([
      [LARGE],
      [LARGE],
      [LARGE],
    ]);
    expect(parameters[1]?.node.enum?.map(({value}) => value)).toEqual([
      LARGE,
      MAXIMUM,
      LARGE,
    ]);
    expect(fieldOf(reference, 'list')?.constraints).toEqual([
      {keyword: 'minItems', value: LARGE},
    ]);
  });

  it('are exact in given and in created examples, where texts stay texts.', async () => {
    const {reference} = await read(write(describeIntegers()));
    const [{requestBody, responses} = {}] = reference.operations;
    expect(responses?.[0]?.contents[0]?.examples[0]?.text).toBe(
      `{\n  "exact": ${LARGE},\n  "quoted": "${MAXIMUM}",\n  "list": [\n    ${POWER}\n  ]\n}`,
    );
    expect(requestBody?.contents[0]?.examples[0]?.text).toContain(`"amount": ${LARGE},`);
    expect(requestBody?.contents[0]?.examples[0]?.text).toContain(
      `"quoted": "${LARGE}",`,
    );
    expect(reference.schemas[0]?.example).toBe(
      requestBody?.contents[0]?.examples[0]?.text,
    );
  });

  it.each(['3.1.0', '3.0.3'])(
    'are exact in the files of a document of OpenAPI %s, and no rounded number is.',
    async (version) => {
      const {reference} = await read(write(describeIntegers(version)));
      const files = [...createGeneratedFiles(reference).values()].join('\n');
      for (const exact of [LARGE, MAXIMUM, POWER]) {
        expect(files).toContain(exact);
      }
      expect(files).not.toMatch(/9007199254740992|9007199254740994|18446744073709552000/);
    },
  );
});

it('Large integers are exact after the conversion from Swagger 2.0.', async () => {
  const {components} = describeIntegers() as {components: {schemas: object}};
  const {reference} = await read(
    withIntegers(
      JSON.stringify({
        swagger: '2.0',
        info: {title: 'Integers', version: '1'},
        paths: {
          '/sums': {get: {operationId: 'getSums', responses: {200: {description: 'OK'}}}},
        },
        definitions: components.schemas,
      }),
    ),
  );
  expect(fieldOf(reference, 'amount')).toMatchObject({
    default: POWER,
    example: LARGE,
    constraints: [{value: `-${LARGE}`}, {value: MAXIMUM}],
  });
});

it('A large integer in the place of a text is exact.', async () => {
  const info = {title: `@${LARGE}`, version: `@${MAXIMUM}`};
  const text = withIntegers(JSON.stringify({...describeIntegers(), info}));
  expect((await read(text)).reference).toMatchObject({title: LARGE, version: MAXIMUM});
});

it.each(FORMATS)('Other numbers stay as they are in %s.', async (_, write) => {
  const values = ['@9007199254740991', '@-5', '@0.1', '@1e300', '@1e400'];
  const endless = `@1${'0'.repeat(1_000)}`;
  const {document} = await read(
    write({...describeIntegers(), 'x-values': [...values, endless]}),
  );
  const read53 = [9007199254740991, -5, 0.1, 1e300, Infinity, Infinity];
  expect(document['x-values']).toEqual(read53);
});

it('Large integers in an overlay are exact.', async () => {
  const folder = await temporaryFolder();
  const [file, overlay] = ['openapi.yaml', 'overlay.yaml'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  await writeFile(file, withIntegers(stringify(describeIntegers())));
  await writeFile(
    overlay,
    withIntegers(
      stringify({
        overlay: '1.1.0',
        info: {title: 'Integers', version: '1'},
        actions: [
          {
            target: '$.components.schemas.Sum.properties.amount',
            update: {example: `@${MAXIMUM}`},
          },
        ],
      }),
    ),
  );
  const {document} = await readDocument(
    {kind: 'file', path: file},
    {overlays: [{kind: 'file', path: overlay, overlay: 'OPENAPI_OVERLAYS'}]},
  );
  expect(fieldOf(createReference(document), 'amount')?.example).toBe(MAXIMUM);
});

it.each<[bounds: Partial<SchemaObject>, example: string]>([
  [{minimum: BigInt(LARGE)}, LARGE],
  [{minimum: BigInt(LARGE), maximum: BigInt(MAXIMUM)}, LARGE],
  [{minimum: 5, maximum: BigInt(MAXIMUM)}, '5'],
  [{maximum: BigInt(MAXIMUM)}, MAXIMUM],
  [{minimum: BigInt(LARGE), exclusiveMinimum: true}, '9007199254740994'],
  [{exclusiveMinimum: BigInt(LARGE)}, '9007199254740994'],
  [{exclusiveMaximum: BigInt(LARGE)}, '9007199254740992'],
  [{maximum: -BigInt(LARGE), exclusiveMaximum: true}, '-9007199254740994'],
  [{minItems: 1, maxItems: BigInt(LARGE), items: {type: 'boolean'}}, '[\n  true\n]'],
  [{type: 'string', minLength: 1, maxLength: BigInt(LARGE)}, '"string"'],
])('The example of a schema with the bounds %o is %s.', (bounds, example) => {
  const {minItems, type = minItems === undefined ? 'integer' : 'array'} = bounds;
  const {schemas} = createReference(describeSchemas({Sum: {type, ...bounds}}));
  expect(schemas[0]?.example).toBe(example);
});
