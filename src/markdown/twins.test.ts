import {beforeAll, describe, expect, it} from 'vitest';
import {ATTACK, hostileDocument} from '@site/tests/fixtures/hostile/document';
import {parseTwin, textOf} from '@site/tests/twin';
import {createTwins} from './twins';
import type {
  OpenAPIDocument,
  OperationObject,
  SchemaObject,
} from '@site/src/openapi/document';
import {repairDocument} from '@site/src/openapi/read-document';
import {createReference} from '@site/src/openapi/reference';
import {fieldsOf} from '@site/src/reference/field-tree';
import {INTRODUCTION_ROUTE} from '@site/src/reference/introduction';
import type {Reference} from '@site/src/reference/reference';
import {plainText} from '@site/src/reference/rich-text';
import {
  AUTHENTICATION_ROUTE,
  needsAuthenticationPage,
} from '@site/src/reference/security';
import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  planOperationRoute,
  schemaRoute,
} from '@site/src/reference/route';
import {createPetstore, PETSTORE} from '@site/tests/fixtures/petstore';
import {
  describeApi,
  describeOperation,
  operationObject,
  parameterObject,
  schemaRef,
} from '@site/tests/fixtures/small-document';

/** Returns the twin of the only operation. */
function twinOf(document: OpenAPIDocument): string {
  const reference = createReference(document);
  const [operation] = reference.operations;
  if (operation === undefined) {
    throw new Error('The document has no operation.');
  }
  return createTwins(reference).get(`${operationRoute(operation).slice(1)}.md`) ?? '';
}

/** Returns the twin of a GET request. */
function twinWith(more: Partial<OperationObject>): string {
  return twinOf(describeOperation(more));
}

function answer(
  schema: SchemaObject | {$ref: string},
  more: object = {},
): OpenAPIDocument {
  const content = {'application/json': {schema, ...more}};
  return describeOperation({responses: {200: {description: 'OK', content}}});
}

function words(text: string): string {
  return text.replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim();
}

const REFERENCES: [name: string, create: () => Promise<Reference>][] = [
  ['the pet store', () => Promise.resolve(createPetstore())],
  [
    'a hostile document',
    async () => {
      const {document} = await repairDocument(JSON.parse(hostileDocument()), PETSTORE);
      return createReference(document);
    },
  ],
];

describe.each(REFERENCES)('The twins of %s', (_, create) => {
  let reference: Reference;
  let twins: Map<string, string>;
  let parsed: ReturnType<typeof parseTwin>[];

  beforeAll(async () => {
    reference = await create();
    twins = createTwins(reference);
    parsed = [...twins.values()].map(parseTwin);
  });

  it('are one for each page of the reference.', () => {
    const {operations, groups, schemas, plans} = reference;
    const listed = plans.filter((plan) => plan.operations.length > 0);
    const routes = [
      ...(needsAuthenticationPage(reference) ? [AUTHENTICATION_ROUTE] : []),
      ...(reference.introduction?.hasPage === true ? [INTRODUCTION_ROUTE] : []),
      ...groups.map(({tag}) => groupRoute(tag)),
      ...operations.map(operationRoute),
      ...schemas.map(({slug}) => schemaRoute(slug)),
      ...listed.flatMap((plan) => [
        planEndpointsRoute(plan.name),
        ...plan.operations.map((operation) => planOperationRoute(plan.name, operation)),
      ]),
    ];
    expect([...twins.keys()].sort()).toEqual(
      routes.map((route) => `${route.slice(1)}.md`).sort(),
    );
  });

  it('have no HTML, no image, no unsafe link and at most 50,000 characters.', () => {
    for (const {html, images, links} of parsed) {
      expect([html, images]).toEqual([[], 0]);
      expect(links.filter((link) => !/^(\/(?!\/)|https?:|mailto:)/.test(link))).toEqual(
        [],
      );
    }
    for (const text of twins.values()) {
      expect(text.length).toBeLessThanOrEqual(50_000);
    }
  });

  it('lead to each other.', () => {
    const files = new Set(twins.keys());
    const targets = parsed
      .flatMap(({links}) => links)
      .filter((link) => /^\/(api|schemas)\/.*\.md/.test(link))
      .map((link) => decodeURI(link).slice(1).split('#')[0] ?? '');
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !files.has(target))).toEqual([]);
  });
});

describe('The twins of the pet store, which are not shortened,', () => {
  const reference = createPetstore();
  const twins = createTwins(reference);

  it('say of an operation what its page says.', () => {
    for (const operation of reference.operations) {
      const twin = parseTwin(twins.get(`${operationRoute(operation).slice(1)}.md`) ?? '');
      const all = words(textOf(twin.tree));
      expect(twin.headings).toEqual(
        expect.arrayContaining(operation.responses.map(({status}) => status)),
      );
      expect(twin.headings.at(-1)).toBe('Related pages');
      for (const {url} of operation.servers) {
        expect(all).toContain(words(`${operation.method} ${url}${operation.path}`));
      }
      for (const parameter of operation.parameters) {
        expect(all).toContain(words(parameter.name));
        expect(all).toContain(words(textOfMarkup(plainText(parameter.description))));
      }
      const blocks = twin.codeBlocks.map(({text}) => text);
      for (const {code} of operation.samples) {
        expect(blocks).toContain(code.replaceAll('\0', '\ufffd'));
      }
    }
  });

  it('list of a schema every field that its page shows.', () => {
    for (const {slug, node} of reference.schemas) {
      const {codes, paragraphs} = parseTwin(twins.get(`schemas/${slug}.md`) ?? '');
      const names = [...codes, ...paragraphs].join('\n');
      for (const {path} of fieldsOf(node, reference.components)) {
        expect(names).toContain(path.at(-1));
      }
    }
  });
});

/** Text nodes are joined without spaces between blocks; so are the texts to compare. */
function textOfMarkup(text: string): string {
  return text.split(' ').slice(0, 2).join(' ');
}

describe('A text in a twin is the text of the description:', () => {
  it.each([
    'a_b __c__ *d* ~~e~~ `f` ``g``',
    '<script>alert(1)</script> <b>h</b> <!-- i --> &lt; &#60;',
    '[j](https://k.example) ![l](m.png) [n]: o',
    '# p',
    '1. q',
    '- r',
    '+ s',
    '> t',
    '| u | v |',
    '![d](e) <javascript:f> g',
    '--- w',
    '\\x \\| \\\\ y\\',
    'https://z.example www.a.example b@c.example',
    '{globalThis.pwned = 1} ${d} {e}',
    ':::note',
    '*f',
    'g`',
    '[^1]: h',
    '= i',
  ])('%s', (text) => {
    const schema = {
      type: 'object',
      properties: {
        [text]: {type: 'string', enum: [text], example: text, default: text},
      },
    };
    const summary = text;
    const document = describeApi({
      paths: {'/a': {get: operationObject('getA', {summary, tags: ['T']})}},
      components: {schemas: {A: {title: text, ...schema}}},
    });
    const reference = createReference(document);
    const twins = createTwins(reference);
    const [operation] = reference.operations;
    const own = parseTwin(twins.get('api/T/get-a.md') ?? '');
    expect(own.headings[0]).toBe(operation?.title);
    const group = parseTwin(twins.get('api/T.md') ?? '');
    expect(textOf(group.tree)).toContain(operation?.title);
    const inSchema = parseTwin(
      twins.get(`schemas/${reference.schemas[0]?.slug}.md`) ?? '',
    );
    expect(inSchema.headings[0]).toBe(reference.schemas[0]?.title);
    expect(inSchema.codes.filter((code) => code === text)).toHaveLength(4);
  });

  it('in a fence of a description, and after it.', () => {
    const fence = '````\n```\ncode\n```\n<b>\n````\n\nAfter it.';
    const document = answer({type: 'string'});
    Object.assign(document.paths['/a']?.get ?? {}, {description: fence});
    const {codeBlocks, paragraphs} = parseTwin(twinOf(document));
    expect(codeBlocks[0]?.text).toBe('```\ncode\n```\n<b>');
    expect(paragraphs).toContain('After it.');
  });

  it('whatever the description attacks.', () => {
    const document = answer({type: 'string'});
    Object.assign(document.paths['/a']?.get ?? {}, {description: ATTACK});
    const [operation] = createReference(document).operations;
    const all = words(textOf(parseTwin(twinOf(document)).tree)).replaceAll(' ', '');
    expect(all).toContain(
      words(plainText(operation?.description ?? '')).replaceAll(' ', ''),
    );
  });
});

describe('The twin of an operation', () => {
  it('names type, presence, limits, default, example and meaning of a parameter.', () => {
    const size = parameterObject('size', {
      description: 'Rows a page.',
      schema: {type: 'integer', minimum: 1, maximum: 9, default: 2},
      example: 3,
    });
    expect(parseTwin(twinWith({parameters: [size]})).paragraphs).toContain(
      'size (integer, optional, default 2, minimum 1, maximum 9, example 3): Rows a page.',
    );
  });

  it('lists fields by their path, through arrays, maps and alternatives.', () => {
    const {codes} = parseTwin(
      twinOf(
        answer({
          type: 'object',
          properties: {
            rows: {
              type: 'array',
              items: {type: 'object', properties: {hash: {type: 'string'}}},
            },
            byName: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                properties: {count: {type: 'integer'}},
              },
            },
            pet: {
              oneOf: [
                {type: 'object', properties: {bark: {type: 'string'}}},
                {type: 'object', properties: {purr: {type: 'string'}}},
              ],
            },
          },
        }),
      ),
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        'rows[].hash',
        'byName.*.count',
        'pet{1}.bark',
        'pet{2}.purr',
      ]),
    );
  });

  it('refers to an earlier response with the same fields.', () => {
    const response = {
      description: 'Wrong.',
      content: {'application/json': {schema: schemaRef('Problem')}},
    };
    const twin = twinOf({
      ...describeOperation({responses: {400: response, 404: response}}),
      components: {
        schemas: {Problem: {type: 'object', properties: {code: {type: 'string'}}}},
      },
    });
    expect(parseTwin(twin).codes.filter((code) => code === 'code')).toHaveLength(1);
    expect(twin).toContain('Its fields are those of the response 400.');
  });

  it('marks what is inferred, but not in everything that contains it.', () => {
    const twin = twinOf(
      answer({
        type: 'object',
        'x-evidence': 'inferred',
        properties: {
          a: {type: 'string'},
          b: {type: 'string', 'x-evidence': 'source-2024'},
        },
      }),
    );
    const {paragraphs} = parseTwin(twin);
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        'application/json, object (Inferred)',
        'a (string)',
        'b (string, Source code of 2024)',
      ]),
    );
  });

  it('says which requests take values of its example.', () => {
    const address = `0x${'a'.repeat(40)}`;
    const document = answer({type: 'object'}, {example: {results: [{owner: address}]}});
    const parameter = parameterObject('accountAddress', {in: 'path', example: address});
    const get = operationObject('getAccount', {
      summary: 'Get Account',
      parameters: [parameter],
    });
    const twin = twinOf({
      ...document,
      paths: {...document.paths, '/accounts/{accountAddress}': {get}},
    });
    expect(parseTwin(twin).paragraphs).toContain(
      'Get Account takes as address: results[].owner',
    );
  });

  it('under a plan names and links the page that it copies, with spaces encoded.', () => {
    const document = describeOperation({
      summary: 'Get A',
      tags: ['T'],
      'x-plan': 'PRO PLUS',
    });
    const twins = createTwins(createReference(document));
    const copy = twins.get('plans/PRO PLUS/Endpoints/T/get-a.md') ?? '';
    const original = twins.get('api/T/get-a.md') ?? '';
    const note = 'This page is a copy of [Get A](/api/T/get-a.md).\n\n';
    expect(copy).toContain(note);
    expect(copy.replace(note, '')).toBe(original);
    expect(original).toContain('(/plans/PRO%20PLUS.md)');
  });

  it('links to the guide about keys only if the guides are of its document.', () => {
    const document = describeApi({
      security: [{key: []}],
      components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
    });
    const link = '[How to create a key](/create-api-key.md)';
    expect(twinOf(document)).not.toContain(link);
    expect(twinOf({...document, 'x-site-pages': true})).toContain(link);
  });

  it('has all examples of the schema of a parameter.', () => {
    const parameters = [parameterObject('page', {schema: {examples: ['a', 'b', 'c']}})];
    expect(twinWith({parameters})).toContain('further examples: `b`, `c`');
  });

  it('that is a webhook has its body and no samples.', () => {
    const post = operationObject('onAlert', {
      requestBody: {
        content: {
          'application/json': {
            schema: {type: 'object', properties: {level: {type: 'string'}}},
          },
        },
      },
    });
    const twin = parseTwin(twinOf(describeApi({paths: {}, webhooks: {alert: {post}}})));
    expect(twin.paragraphs).toContain('POST alert: the API sends this to your server');
    expect(twin.codes).toContain('level');
    expect(twin.headings).not.toContain('Code samples');
    expect(twin.headings).not.toContain('Authentication');
  });

  it('that is a webhook has the servers and samples of the document.', () => {
    const post = operationObject('onAlert', {
      servers: [{url: '//receiver.example/v1', description: 'Ours'}],
      'x-codeSamples': [{lang: 'PHP', source: 'receive();'}],
    });
    const twin = parseTwin(twinOf(describeApi({paths: {}, webhooks: {alert: {post}}})));
    expect(twin.codes).toContain('//receiver.example/v1');
    expect(twin.paragraphs).toContain('Ours');
    expect(twin.headings).toContain('PHP');
  });

  it('has the text that a body has beside the reference to its schema.', () => {
    const schema = {...schemaRef('Pet'), description: 'My pet.'};
    const requestBody = {content: {'application/json': {schema}}};
    const twin = parseTwin(
      twinOf(
        describeApi({
          paths: {'/pets': {post: operationObject('addPet', {requestBody})}},
          components: {schemas: {Pet: {type: 'object', description: 'Any pet.'}}},
        }),
      ),
    );
    expect(twin.paragraphs).toContain('My pet.');
    expect(twin.paragraphs).not.toContain('Any pet.');
  });
});

describe('A twin that would be too long', () => {
  const text = 'Words of a description that goes on. '.repeat(5);

  function properties(count: number): Record<string, SchemaObject> {
    return Object.fromEntries(
      Array.from({length: count}, (_, index) => [
        `field${index}`,
        {type: 'string', description: `${text} ${index}`},
      ]),
    );
  }

  it.each([
    ['fields', answer({type: 'object', properties: properties(500)})],
    [
      'allowed values',
      describeOperation({
        parameters: [
          parameterObject('a', {
            schema: {enum: Array.from({length: 6_000}, (_, index) => `value${index}`)},
          }),
        ],
      }),
    ],
    ['an example', answer({type: 'string'}, {example: {text: 'x '.repeat(60_000)}})],
    [
      'parameters',
      describeOperation({
        parameters: Array.from({length: 400}, (_, index) =>
          parameterObject(`parameter${index}`, {description: text}),
        ),
      }),
    ],
    [
      'responses',
      describeOperation({
        responses: Object.fromEntries(
          Array.from({length: 300}, (_, index) => [200 + index, {description: text}]),
        ),
      }),
    ],
    ['a description', describeOperation({description: text.repeat(900)})],
  ])('with %s is shorter, has all samples and leads to the page.', (_, document) => {
    const twin = twinOf(document);
    expect(twin.length).toBeLessThanOrEqual(50_000);
    const {codeBlocks, links} = parseTwin(twin);
    const samples = createReference(document).operations[0]?.samples ?? [];
    expect(codeBlocks.map(({text: code}) => code)).toEqual(
      expect.arrayContaining(samples.map(({code}) => code)),
    );
    expect(links.map((link) => link.split('#')[0])).toContain('/api/Other/get-a');
  });

  it('loses deep fields first, and keeps its example.', () => {
    const schemas = Object.fromEntries(
      Array.from({length: 12}, (_, index) => [
        `Level${index}`,
        {
          type: 'object' as const,
          properties: {
            ...properties(40),
            inner:
              index === 11 ? {type: 'string' as const} : schemaRef(`Level${index + 1}`),
          },
        },
      ]),
    );
    const document = {
      ...answer(schemaRef('Level0'), {example: {a: 1}}),
      components: {schemas},
    };
    const twin = twinOf(document);
    const {codes, codeBlocks} = parseTwin(twin);
    expect(codes).toContain('field0');
    expect(codeBlocks.map(({text: code}) => code)).toContain('{\n  "a": 1\n}');
    expect(twin).toMatch(/its fields are left out here: see \[Level\d+\]/);
    expect(twin.length).toBeLessThanOrEqual(50_000);
  });
});

describe('the twin of a parameter', () => {
  const twinOfParameter = (more: object): string =>
    twinWith({parameters: [parameterObject('filter', more)]});

  it('says how its value is sent, with its fields.', () => {
    const twin = twinOfParameter({
      style: 'deepObject',
      example: {state: 'open'},
      schema: {
        type: 'object',
        properties: {state: {type: 'string', description: 'What to keep.'}},
      },
    });
    expect(twin).toContain('its name in brackets: `filter[field]`.');
    expect(twin).toContain('Sent as `filter[state]=open`');
    expect(twin).toContain('`state` (`string`): What to keep.');
  });

  it('calls a made-up value one, and no example.', () => {
    const twin = twinOfParameter({required: true});
    expect(twin).toContain('The code samples have `your-filter`, which is made up');
    expect(twin).not.toContain('example `your-filter`');
  });

  it('has all named examples.', () => {
    const twin = twinOfParameter({
      examples: {a: {summary: 'The first', value: '1'}, b: {value: '2'}},
    });
    expect(twin).toContain('Example: The first: `1`');
    expect(twin).toContain('Example: b: `2`');
  });
});

describe('the twin of a body', () => {
  const Moon = {description: 'A moon.', properties: {name: {type: 'string'}}};
  const withMoon = (document: OpenAPIDocument): OpenAPIDocument => ({
    ...document,
    components: {schemas: {Moon}},
  });

  it('says what its schema says of itself, also of the items of an array.', () => {
    expect(twinOf(withMoon(answer(schemaRef('Moon'))))).toContain('\n\nA moon.\n');
    const properties = {moons: {type: 'array', items: schemaRef('Moon')}};
    expect(twinOf(withMoon(answer({properties})))).toMatch(/^- `moons` .*: A moon\.$/m);
  });

  it('names an example that is the only one.', () => {
    const examples = {io: {summary: 'The moon Io', value: {name: 'Io'}}};
    expect(twinOf(withMoon(answer(schemaRef('Moon'), {examples})))).toContain(
      '#### Example response 200: The moon Io',
    );
  });
});

it('The twin of an operation has the address of a server without a name once.', () => {
  const servers = [
    {url: 'https://a.example'},
    {url: 'https://b.example', name: 'Second'},
  ];
  const twin = twinOf(describeApi({servers}));
  expect(twin).toContain('- `GET https://a.example/blocks`\n');
  expect(twin).toContain('- `GET https://b.example/blocks` (Second)\n');
});
