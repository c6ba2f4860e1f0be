import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {IncomingHttpHeaders, RequestListener} from 'node:http';
import {text} from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildIndexFile} from '#search/search/build-index';
import {DEFAULT_RANKING} from '#search/search/ranking';
import {Budget, type Limits} from './budget';
import {addressProblem, type CallContext} from './call';
import {readOperations} from './operations';
import {readSearch} from './search';
import {createServer, type ServedSite} from './server';
import {findSite, SiteError} from './site';
import {type MockServer, startServer} from '@site/scripts/lib/mock-server';
import {contentOf, page} from '@site/tests/fixtures/search-documents';
import {yaml} from '@site/tests/fixtures/small-document';

const KEY = 'secret-of-the-reader';

const documentAt = (origin: string): object =>
  yaml(`
openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: ${origin}, x-network: main}, {url: ${origin}/test, x-network: test}]
security: [{key: []}]
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, x-environment-variable: PETS_KEY}
  responses:
    Pet: {description: The pet., content: {application/json: {schema: {}}}}
  schemas:
    Pet:
      type: object
      properties: {name: {type: string}, tags: {type: array, items: {type: string}}}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get:
      operationId: getPet
      tags: [Pets]
      x-price: 2
      parameters:
        - {name: fields, in: query, schema: {type: array, items: {type: string}}}
        - {name: big, in: query, schema: {type: integer, maximum: 9223372036854775807}}
        - {name: id, in: query, schema: {type: string}}
      responses: {200: {$ref: '#/components/responses/Pet'}, 404: {description: No pet has this id.}}
    delete:
      operationId: listKeys
      security: []
      tags: [Keys]
      responses: {200: {$ref: '#/components/responses/Pet'}}
    put:
      operationId: putPet
      tags: [Pets]
      requestBody: {required: true, content: {application/json: {schema: {$ref: Pet}}}}
      responses: {200: {$ref: '#/components/responses/Pet'}}
  /files/{name}:
    get:
      operationId: getFile
      tags: [Files]
      parameters:
        - {name: name, in: path, required: true, allowReserved: true, schema: {type: string}}
        - {name: X-Note, in: header, schema: {type: string}}
      responses: {200: {$ref: '#/components/responses/Pet'}}
  ':${new URL(foreign.origin).port}/x':
    get: {operationId: getPort, responses: {200: {$ref: '#/components/responses/Pet'}}}
  '.${new URL(foreign.origin).host}/x':
    get: {operationId: getHost, responses: {200: {$ref: '#/components/responses/Pet'}}}
  /listed:
    get:
      operationId: getListed
      parameters: [{name: x-key, in: header, required: true, schema: {type: string}}]
      responses: {200: {$ref: '#/components/responses/Pet'}}
  /photos:
    post:
      operationId: addPhoto
      tags: [Pets/Photos]
      requestBody: {content: {image/png: {}}}
      responses: {200: {$ref: '#/components/responses/Pet'}}
  /forms:
    post:
      operationId: sendForm
      tags: [Forms]
      requestBody: {content: {application/x-www-form-urlencoded: {schema: {$ref: Pet}}}}
      responses: {200: {$ref: '#/components/responses/Pet'}}
`);

const PAGING = `# Paging

## Rows {#rows}

Rows.

### Deep {#deep}

Deep.

## Of what? Pages

\`\`\`sh
# All
\`\`\`

Pages.
`;

interface Received {
  readonly request: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let received: Received[] = [];

/** Answers each request of a pet with its key, which an API should not do. */
const listenApi: RequestListener = (request, response) => {
  void text(request).then((body) => {
    const {method = '', url = '', headers} = request;
    received.push({request: `${method} ${url}`, headers, body});
    if (url.endsWith('/404')) {
      response.writeHead(404, {
        'content-type': 'application/json',
        'retry-after': '7',
        'x-ratelimit-key': KEY,
      });
      response.end('{"code": "GONE"}');
    } else if (url.endsWith('/300')) {
      response.writeHead(302, {location: foreign.origin}).end();
    } else {
      response.writeHead(200, {'content-type': 'application/json'});
      response.end(`{"big": 12345678901234567890, "key": "${KEY}"}`);
    }
  });
};

let api: MockServer;
let docs: MockServer;
/** A host that nothing may reach. */
let foreign: MockServer;
let foreignRequests = 0;
/** What the site has. */
let files = new Map<string | undefined, unknown>();
let site: ServedSite;

const catalogOf = (...hrefs: string[]): object => ({
  linkset: [{'service-desc': hrefs.map((href) => ({href, type: 'application/json'}))}],
});

const canonical = (route: string): string =>
  `<link data-rh="true" rel="canonical" href="https://pets.example/${route}">`;

beforeAll(async () => {
  foreign = await startServer((_, response) => {
    foreignRequests += 1;
    response.end('# Foreign');
  });
  api = await startServer(listenApi);
  const documents = [page('/docs/paging', 'Paging', {content: 'Read all rows.'})];
  const index = buildIndexFile(contentOf(documents), {
    ranking: DEFAULT_RANKING,
    parentCategories: 0,
  });
  files = new Map<string | undefined, unknown>([
    ['/docs/.well-known/api-catalog', catalogOf('/docs/openapi.json')],
    ['/docs/openapi.json', documentAt(api.origin)],
    ['/docs/search-index.json', {indexes: ['search-index-a.json']}],
    ['/docs/search-index-a.json', index],
    ['/docs/paging.md', PAGING],
    ['/docs/index.md', '# Home'],
    ['/docs/photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])],
    ['/docs/llms.txt', '# Pets\n\n> All about pets.'],
    ['/docs/', '<!doctype html><link rel=canonical href=https://pets.example/>'],
    ['/docs/fallback.md', '<!doctype html><title>Not found</title>'],
    ['/docs/about', `<!doctype html>${canonical('about')}`],
    ['/docs/lost', `<!doctype html>${canonical('404')}`],
    [
      '/hidden/',
      '<link rel=api-catalog href=/hidden/api-catalog.json><title>Home</title>',
    ],
    ['/hidden/api-catalog.json', catalogOf('/hidden/openapi.json')],
    ['/hidden/openapi.json', documentAt(api.origin)],
    ['/broken/.well-known/api-catalog', catalogOf('/broken/openapi.json')],
    ['/broken/openapi.json', '{'],
    ['/spa/.well-known/api-catalog', '<!doctype html><title>Home</title>'],
  ]);
  docs = await startServer(({url = ''}, response) => {
    const target = redirects().get(url);
    if (target !== undefined) {
      response.writeHead(302, {location: target}).end();
      return;
    }
    const file = files.get(url);
    // Some hosts forbid to read what they do not have.
    response.statusCode =
      file === undefined ? (/forbidden|hidden/.test(url) ? 403 : 404) : 200;
    response.end(
      typeof file === 'string' || file instanceof Buffer ? file : JSON.stringify(file),
    );
  });
  const address = await findSite(new URL('/docs/', docs.origin));
  const [operations, search] = await Promise.all([
    readOperations(address, 'x-price'),
    readSearch(address),
  ]);
  site = {site: address, introduction: 'All about pets.', operations, search};
});

afterAll(() => Promise.all([api.stop(), docs.stop(), foreign.stop()]));

/** Where the site redirects. */
const redirects = (): Map<string, string> =>
  new Map([
    ['/docs/moved.md', '/docs/paging.md'],
    ['/docs/away.md', `${foreign.origin}/docs/paging.md`],
    ['/docs/out.md', '/elsewhere/paging.md'],
    ['/docs/twice.md', '/docs/away.md'],
    ['/docs/round.md', '/docs/round.md'],
    ['/redirected/.well-known/api-catalog', `${foreign.origin}/api-catalog`],
    ['/redirected/openapi.json', `${foreign.origin}/openapi.json`],
    ['/redirected/search-index.json', `${foreign.origin}/search-index.json`],
  ]);

interface Answered {
  readonly isError: boolean;
  readonly text: string;
  /** Of an answer that is JSON. */
  readonly value: Record<string, unknown>;
  readonly structured: unknown;
}

type JsonObjects = Record<string, Record<string, unknown> | undefined>;

type Ask = (tool: string, input?: object) => Promise<Answered>;

/** Connects a client to a new server. */
async function connect(
  context: Partial<CallContext> = {},
  limits: Partial<Limits> = {},
  served = site,
): Promise<{client: Client; ask: Ask}> {
  received = [];
  const budget = new Budget({maxCalls: 10, unit: 'price', ...limits});
  const server = createServer(served, {
    budget,
    keys: new Map([['key', {variable: 'PETS_KEY', value: KEY}]]),
    origins: new Set([api.origin]),
    allowWrites: false,
    ...context,
  });
  const [one, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'test', version: '1'});
  await Promise.all([server.connect(one), client.connect(other)]);
  const ask: Ask = async (name, input = {}) => {
    const result = await client.callTool({name, arguments: {...input}});
    const [content] = result.content as {text: string}[];
    const answer = content?.text ?? '';
    return {
      isError: result.isError === true,
      text: answer,
      value: answer.startsWith('{') ? (JSON.parse(answer) as Answered['value']) : {},
      structured: result.structuredContent,
    };
  };
  return {client, ask};
}

const getPet = (parameters: object, more: object = {}): object => ({
  operationId: 'getPet',
  parameters,
  ...more,
});

describe('The server', () => {
  it('says how to use it, and lists the operations in the schemas of its tools.', async () => {
    const {client} = await connect();
    expect(client.getInstructions()).toContain('All about pets.');
    expect(client.getInstructions()).not.toContain('mock');
    const {client: ofMock} = await connect({mock: new URL(api.origin)});
    expect(ofMock.getInstructions()).toContain(`the mock at ${api.origin}`);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      ...['search', 'read_page', 'list_operations', 'describe_operation'],
      'call_operation',
    ]);
    expect(JSON.stringify(tools.at(-1)?.inputSchema)).toContain('"getPet"');
    expect(tools[0]?.inputSchema.properties).toMatchObject({
      query: {maxLength: 512},
      limit: {maximum: 50, default: 8},
    });
  });

  it('has no search where the site has none.', async () => {
    const {client} = await connect({}, {}, {...site, search: undefined});
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).not.toContain('search');
  });

  it('finds pages by the search of the site.', async () => {
    const {ask} = await connect();
    const {value} = await ask('search', {query: 'rows'});
    expect(value).toMatchObject({
      results: [{page: '/docs/paging', title: 'Paging', text: 'Read all rows.'}],
      similar: false,
    });
  });

  it.each([
    ...['/docs/paging', 'paging', '/docs/paging.md', '/docs/paging/', '/docs/moved'].map(
      (route) => [route, PAGING],
    ),
    ['https://pets.example/paging', PAGING],
    ['/docs/llms.txt', '# Pets\n\n> All about pets.'],
    ['/docs/paging#rows', '## Rows {#rows}\n\nRows.\n\n### Deep {#deep}\n\nDeep.'],
    ['/docs/paging#deep', '### Deep {#deep}\n\nDeep.'],
    ['/docs/paging#of-what-pages', '## Of what? Pages\n\n```sh\n# All\n```\n\nPages.'],
    ['/docs/', '# Home'],
  ])('reads the Markdown of a page or of its section: %s.', async (route, markdown) => {
    const {ask} = await connect();
    expect((await ask('read_page', {page: route})).text).toBe(markdown);
  });

  it('says that an anchor is none of a section, and which there are.', async () => {
    const {ask} = await connect();
    const said = await ask('read_page', {page: '/docs/paging#200-field'});
    expect(said.text).toContain('No section has the anchor "#200-field"');
    expect(said.text).toContain('#rows, #deep');
    expect(said.text).toContain(PAGING);
  });

  it('reads a long text in parts.', async () => {
    const {ask} = await connect();
    const page = '/docs/paging';
    const first = await ask('read_page', {page, maxLength: '20'});
    expect(first.structured).toEqual({
      page,
      text: PAGING.slice(0, 20),
      length: PAGING.length,
      nextOffset: 20,
    });
    expect(first.text).toContain('read on with offset 20');
    const rest = await ask('read_page', {page, offset: 20, maxLength: null});
    expect(rest.text).toBe(PAGING.slice(20));
  });

  it.each([
    ['search', {query: 'rows', limit: null}, {query: 'rows'}],
    ['search', {query: 'rows', limit: '1'}, {query: 'rows', limit: 1}],
    ['list_operations', {group: null}, {}],
    [
      'call_operation',
      {...getPet({'path.id': '7', fields: null}), server: null, body: null},
      getPet({'path.id': 7}),
    ],
    [
      'call_operation',
      {operationId: 'getPet', parameters: '{"path.id": 7}'},
      getPet({'path.id': 7}),
    ],
  ])('takes for %s what models write: %j.', async (tool, written, meant) => {
    const {ask} = await connect();
    const other = await connect();
    expect(await ask(tool, written)).toEqual(await other.ask(tool, meant));
  });

  it('has schemas of JSON Schema 2020-12 that strict clients take.', async () => {
    const {client} = await connect();
    const {tools} = await client.listTools();
    for (const {name, inputSchema} of tools) {
      const ajv = new Ajv2020({strict: true, allowUnionTypes: true});
      expect(() => ajv.compile(inputSchema), name).not.toThrow();
      expect(JSON.stringify(inputSchema)).not.toContain('propertyNames');
    }
    const {parameters, body} = (tools.at(-1)?.inputSchema.properties ??
      {}) as JsonObjects;
    expect(parameters).toMatchObject({
      properties: {
        'path.id': {type: 'integer'},
        fields: {type: 'array', items: {type: 'string'}},
      },
      additionalProperties: false,
    });
    expect(body).toHaveProperty('description');
    const operations = site.operations.filter(({id}) => id === 'getPet');
    const {client: withoutBodies} = await connect({}, {}, {...site, operations});
    const [call] = (await withoutBodies.listTools()).tools.slice(-1);
    expect(call?.inputSchema.properties).not.toHaveProperty('body');
  });

  it.each([
    ['/docs/nothing', 'no page'],
    ['/docs/fallback', 'no page'],
    ['/docs/photo.png', 'no text'],
    ['/elsewhere', 'is not a page of'],
    ['../secret', 'is not a page of'],
    ['/docs/paging', 'you have read all of it', {offset: 999}],
    ['/docs/forbidden', 'no page'],
    ['/docs/lost', 'no page'],
    [
      '/docs/about',
      'This page has no Markdown. It is HTML only, at https://pets.example/about.',
    ],
    ['/docs/about#team', 'no Markdown'],
  ])('says of %s what is wrong: %s.', async (route, message, part?: object) => {
    const {ask} = await connect();
    const said = await ask('read_page', {page: route, ...part});
    expect(said.isError).toBe(true);
    expect(said.text).toContain(message);
  });

  it('names only what the site has for finding pages.', async () => {
    const page = '/docs/nothing';
    const {ask} = await connect();
    expect((await ask('read_page', {page})).text).toContain(
      'Find pages with search, list_operations, or /docs/llms.txt.',
    );
    const less = await connect({}, {}, {...site, search: undefined, introduction: ''});
    expect((await less.ask('read_page', {page})).text).toContain(
      'Find pages with list_operations.',
    );
    const {tools} = await less.client.listTools();
    expect(JSON.stringify(tools)).not.toContain('llms.txt');
  });

  it('lists operations of a group, with those of the groups in it.', async () => {
    const {ask} = await connect();
    const {value} = await ask('list_operations', {group: 'Pets'});
    const listed = value['operations'] as {operationId: string}[];
    const ids = listed.map(({operationId}) => operationId);
    expect(ids).toEqual(['getPet', 'putPet', 'addPhoto']);
    expect(listed[0]).toMatchObject({
      request: 'GET /pets/{id}',
      cost: 2,
      page: '/docs/api/Pets/get-pet',
    });
    expect((await ask('list_operations', {group: 'Cats'})).text).toContain('Pets, ');
  });

  it('describes an operation with the schema of its input and where its key is from, but not the key.', async () => {
    const {ask} = await connect();
    const {value, text: said} = await ask('describe_operation', {operationId: 'getPet'});
    expect(value).toMatchObject({
      input: {
        properties: {
          parameters: {
            properties: {
              fields: {type: 'array'},
              big: {maximum: 2 ** 63},
              'path.id': {type: 'integer'},
              'query.id': {type: 'string'},
            },
            required: ['path.id'],
          },
          server: {enum: ['main', 'test']},
        },
      },
      credentials: [[{scheme: 'key', isSet: true}]],
      budget: {calls: {used: 0, limit: 10}},
    });
    expect(said).not.toContain(KEY);
  });
});

describe('No tool leaves the site', () => {
  const addresses = (): string[] => {
    const {host} = new URL(foreign.origin);
    return [
      ...[`http://${host}/docs/paging`, `//${host}/docs/paging`, `/docs//${host}/paging`],
      ...[`\\\\${host}\\docs`, `/\\${host}/docs`, `\t//${host}/docs`],
      ...[`http://127.0.0.1@${host}/docs/`, `http://pets.example@${host}/`],
      ...[`/docs/../../${host}`, `/docs/%2e%2e//${host}`, `/docs/..%2f..%2f${host}`],
      ...['/docs/away', '/docs/out', '/docs/twice', '/docs/round'],
    ];
  };

  const ask = async (
    tool: string,
    inputs: (address: string) => object,
  ): Promise<void> => {
    const {ask: askOne} = await connect();
    for (const address of addresses()) {
      const {isError, text: said} = await askOne(tool, inputs(address));
      expect({address, isError}).toEqual({address, isError: true});
      expect(said).not.toContain('# Foreign');
    }
    expect(foreignRequests).toBe(0);
  };

  it('to read a page.', async () => {
    await ask('read_page', (page) => ({page}));
    expect.hasAssertions();
  });

  it('to list, describe or call an operation, or to choose a server.', async () => {
    await ask('list_operations', (group) => ({group}));
    await ask('describe_operation', (operationId) => ({operationId}));
    await ask('call_operation', (operationId) => ({operationId}));
    await ask('call_operation', (server) => getPet({'path.id': 1}, {server}));
    expect(received).toEqual([]);
  });

  it('to follow a redirect, of which it names both ends.', async () => {
    const {ask: askOne} = await connect();
    const {text: said} = await askOne('read_page', {page: '/docs/away'});
    expect(said).toContain(`${docs.origin}/docs/away.md redirects to ${foreign.origin}/`);
  });

  it.each([
    () => `${foreign.origin}/openapi.json`,
    () => `//${new URL(foreign.origin).host}/openapi.json`,
    () => '/docs/away.md',
    () => '/elsewhere/openapi.json',
  ])('for a document that its catalog names (%#).', async (href) => {
    const server = await startServer((_, response) => {
      response.end(JSON.stringify(catalogOf(href().replace('/docs/away.md', '/a'))));
    });
    const url = new URL('/docs/', server.origin);
    await expect(readOperations({url})).rejects.toThrow(SiteError);
    await server.stop();
    expect(foreignRequests).toBe(0);
  });

  it.each([readOperations, readSearch])(
    'at its start, by redirects (%#).',
    async (read) => {
      const url = new URL('/redirected/', docs.origin);
      await expect(read({url})).rejects.toThrow('which is not an address of');
      expect(foreignRequests).toBe(0);
    },
  );

  it('for an index of the search.', async () => {
    const server = await startServer((_, response) => {
      response.end(JSON.stringify({indexes: [`${foreign.origin}/index.json`]}));
    });
    await expect(readSearch({url: new URL(server.origin)})).rejects.toThrow(SiteError);
    await server.stop();
    expect(foreignRequests).toBe(0);
  });

  it('for another server after the document has changed.', async () => {
    const {ask: askOne} = await connect();
    files.set('/docs/openapi.json', documentAt(foreign.origin));
    await askOne('call_operation', getPet({'path.id': 1}));
    files.set('/docs/openapi.json', documentAt(api.origin));
    expect(received).toHaveLength(1);
    expect(foreignRequests).toBe(0);
  });

  it('for a server that the person who started it did not allow.', async () => {
    const {ask: askOne} = await connect({origins: new Set(['https://pets.example'])});
    const {text: said} = await askOne('call_operation', getPet({'path.id': 1}));
    expect(said).toContain(`may not call ${api.origin}`);
    expect(received).toEqual([]);
  });
});

it('Operations of documents in one folder are told apart by the names of their files.', async () => {
  const names = ['openapi.json', 'admin.v2.json', 'billing/openapi.json'];
  const hrefs = names.map((name) => `/several/${name}`);
  files.set('/several/.well-known/api-catalog', catalogOf(...hrefs));
  hrefs.forEach((href) => files.set(href, documentAt(api.origin)));
  const operations = await readOperations({url: new URL('/several/', docs.origin)});
  expect(operations.map(({id}) => id).filter((id) => id.endsWith('getPet'))).toEqual([
    'getPet',
    'admin.v2/getPet',
    'billing/getPet',
  ]);
});

it('A search of several APIs says which one a result is of, and by which id it is called.', async () => {
  const indexOf = (label: string, folder: string): object => ({
    ...buildIndexFile(
      contentOf([
        page(`${folder}/api/pet/get-pet`, 'Get pet', {
          kind: 'endpoint',
          tags: ['GET', '/pets/{id}', 'getPet'],
        }),
      ]),
      {ranking: DEFAULT_RANKING, parentCategories: 0},
    ),
    label,
  });
  files.set('/two/search-index.json', {indexes: ['a.json', 'b.json']});
  files.set('/two/a.json', indexOf('Pets', '/two'));
  files.set('/two/b.json', indexOf('Billing', '/two/billing'));
  const search = await readSearch({url: new URL('/two/', docs.origin)});
  const operations = [{id: 'billing/getPet', page: '/two/billing/api/pet/get-pet'}];
  expect(search?.('pet', 5, operations)).toMatchObject({
    results: [
      {api: 'Pets', labels: ['GET', '/pets/{id}', 'getPet']},
      {api: 'Billing', labels: ['GET', '/pets/{id}', 'billing/getPet']},
    ],
  });
});

it('The catalog is also found by the link of the home page.', async () => {
  const found = await findSite(new URL('/hidden/', docs.origin));
  expect(found.catalog).toBe('/hidden/api-catalog.json');
  const operations = await readOperations(found);
  expect(operations.map(({id}) => id)).toContain('getPet');
});

it.each([
  ['/broken/', '/broken/openapi.json cannot be used: this is not valid JSON or YAML'],
  ['/spa/', 'is not JSON'],
  ['/other/', 'has no .well-known/api-catalog'],
])('A site at %s is named, with what is wrong: %s.', async (base, message) => {
  const url = new URL(base, docs.origin);
  await expect(readOperations({url})).rejects.toThrow(SiteError);
  await expect(readOperations({url})).rejects.toThrow(message);
});

describe('A call', () => {
  it('has the key and the values, and its answer has exact numbers and no key.', async () => {
    const {ask} = await connect();
    const input = getPet({'path.id': 7, fields: ['a', 'b,c']}, {server: 'test'});
    const {value, isError, text: said} = await ask('call_operation', input);
    expect(received).toMatchObject([
      {request: 'GET /test/pets/7?fields=a&fields=b%2Cc', headers: {'x-key': KEY}},
    ]);
    expect(isError).toBe(false);
    expect(value).toMatchObject({
      status: 200,
      body: '{"big": 12345678901234567890, "key": "***"}',
      budget: {calls: {used: 1, limit: 10}, cost: {unit: 'price', used: 2}},
    });
    expect(value['request']).toContain('${PETS_KEY:?}');
    expect(said).not.toContain(KEY);
  });

  it('has an answer without the keys of other operations.', async () => {
    const {ask} = await connect({allowWrites: true});
    const {text: said} = await ask('call_operation', {
      operationId: 'listKeys',
      parameters: {id: 1},
    });
    expect(received[0]?.headers['x-key']).toBeUndefined();
    expect(said).toContain('***');
    expect(said).not.toContain(KEY);
  });

  it('of a path without a slash goes to the server, and its key nowhere else.', async () => {
    const {host, port} = new URL(foreign.origin);
    const {ask} = await connect();
    for (const operationId of ['getPort', 'getHost']) {
      await ask('call_operation', {operationId});
    }
    expect(received.map(({request}) => request)).toEqual([
      `GET /:${port}/x`,
      `GET /.${host}/x`,
    ]);
    expect(foreignRequests).toBe(0);
  });

  it('of an operation that lists its key as a parameter too has the key of the server.', async () => {
    const {ask} = await connect();
    const {value} = await ask('describe_operation', {operationId: 'getListed'});
    expect(value).toMatchObject({input: {properties: {parameters: {properties: {}}}}});
    await ask('call_operation', {operationId: 'getListed'});
    expect(received[0]?.headers['x-key']).toBe(KEY);
  });

  it('has each value in one segment of the path.', async () => {
    const {ask} = await connect();
    await ask('call_operation', {
      operationId: 'getFile',
      parameters: {name: '../a/?b#c'},
    });
    expect(received.map(({request}) => request)).toEqual([
      'GET /files/..%2Fa%2F%3Fb%23c',
    ]);
  });

  it.each([
    ['is cut at the length that was asked for', 7, {body: '{"bi', bodyLength: 60}],
    ['is a redirect, which is not followed', 300, {status: 302}],
  ])('has an answer that %s.', async (_, id, answer) => {
    const {ask} = await connect();
    const {value} = await ask('call_operation', getPet({'path.id': id}, {maxLength: 4}));
    expect(value).toMatchObject(answer);
    expect(received).toHaveLength(1);
  });

  it('that the API refuses says what the page says of the status, and when to come back.', async () => {
    const {ask} = await connect();
    const {value, isError} = await ask('call_operation', getPet({'path.id': 404}));
    expect(isError).toBe(true);
    expect(value).toMatchObject({
      status: 404,
      meaning: 'No pet has this id. See /docs/api/Pets/get-pet.',
      limits: {'retry-after': '7', 'x-ratelimit-key': '***'},
    });
  });

  it.each<[input: object, message: string, context?: Partial<CallContext>]>([
    [getPet({'path.id': 'x'}), 'path.id: Write a whole number.'],
    [{operationId: 'getFile', parameters: {name: '..'}}, 'name: A path cannot have'],
    [{operationId: 'getFile', parameters: {name: '.'}}, 'name: A path cannot have'],
    [
      {operationId: 'getFile', parameters: {name: 'a', 'X-Note': 'a\r\nX-Key: b'}},
      'X-Note: A header is one line',
    ],
    [{operationId: 'getFile', parameters: {name: '%2E%2e'}}, 'name: A path cannot have'],
    [getPet({}), 'path.id: Fill this in.'],
    [getPet({'path.id': 1, colour: 'red'}), 'no parameter "colour". It has: '],
    [getPet({'path.id': 1}, {server: 'moon'}), 'It has: main, test.'],
    [getPet({'path.id': 1}, {body: {}}), 'takes no body'],
    [getPet({'path.id': 1}), 'start it with --key key=VARIABLE', {keys: new Map()}],
    [
      getPet({'path.id': 1}),
      'set the environment variable that --key names for key: it is empty',
      {keys: new Map([['key', {variable: 'PETS_KEY'}]])},
    ],
    [getPet({'path.id': 1}), '--allow-origin http://127.0.0.1', {origins: new Set()}],
    [{operationId: 'putPet', parameters: {id: 1}, body: {}}, '--allow-writes'],
    [{operationId: 'getPat', parameters: {}}, 'There is no operation "getPat".'],
    [{operation: 'getPet'}, 'Name an operation: list_operations has their operationIds.'],
    [getPet({'path.id': 1}, {arguments: {fields: []}}), '"arguments"'],
  ])('with %j is not sent and not counted: %s', async (input, message, context) => {
    const {ask} = await connect(context);
    const answer = await ask('call_operation', input);
    expect(answer.isError).toBe(true);
    expect(answer.text).toContain(message);
    expect(received).toEqual([]);
    const {value} = await ask('describe_operation', {operationId: 'getPet'});
    expect(value).toMatchObject({budget: {calls: {used: 0}}});
  });

  it('can change something only if the person who runs the server allows it.', async () => {
    const {ask} = await connect({allowWrites: true});
    const body = {name: 'Rex'};
    await ask('call_operation', {operationId: 'putPet', parameters: {id: 1}, body});
    const form = {name: 'Rex', tags: ['a', 'b']};
    await ask('call_operation', {operationId: 'sendForm', body: form});
    expect(received).toMatchObject([
      {request: 'PUT /pets/1', body: '{"name":"Rex"}'},
      {request: 'POST /forms', body: 'name=Rex&tags=a&tags=b'},
    ]);
    const photo = await ask('call_operation', {operationId: 'addPhoto', body: 'x'});
    expect(photo.text).toContain('The body is a file');
  });

  it('of a mock has no key.', async () => {
    const {ask} = await connect({mock: new URL(`${api.origin}/mock/`)});
    const {value} = await ask('call_operation', getPet({'path.id': 1}));
    expect(value).toMatchObject({status: 200});
    expect(received[0]?.request).toBe('GET /mock/pets/1');
    expect(received[0]?.headers['x-key']).toBe('mock');
  });
});

it.each([
  ['https://a.example/v1/pets/7', undefined],
  ['https://a.example/v1/pets/a%2Fb?x=/', undefined],
  ['https://a.example/v1/pets/7/photos', 'make it /v1/pets/7/photos'],
  ['https://a.example/v1/pets/../7', 'make it /v1/7'],
  ['https://a.example/v1/pets/..', 'make it /v1/'],
  ['https://a.example/v1/cats/7', 'make it /v1/cats/7'],
  ['https://b.example/v1/pets/7', 'make it'],
])('Nothing but the path of the operation is requested: %s.', (url, problem) => {
  const found = addressProblem(url, 'https://a.example/v1', '/pets/{id}');
  expect(found ?? 'none').toContain(problem ?? 'none');
});

describe('The limits', () => {
  it('end the calls, also of those that are sent at once.', async () => {
    const {ask} = await connect({}, {maxCalls: 2});
    const answers = await Promise.all(
      [1, 2, 3].map((id) => ask('call_operation', getPet({'path.id': id}))),
    );
    expect(answers.map(({isError}) => isError)).toEqual([false, false, true]);
    expect(answers[2]?.text).toContain('The limit of 2 calls is reached.');
    expect(received).toHaveLength(2);
  });

  it('of costs end the calls before they are exceeded.', async () => {
    const {ask} = await connect({}, {maxCost: 3});
    await ask('call_operation', getPet({'path.id': 1}));
    const {text: said} = await ask('call_operation', getPet({'path.id': 2}));
    expect(said).toContain('This call costs 2 price, and 1 of 3 are left.');
    expect(received).toHaveLength(1);
  });

  it('of costs can be used up.', async () => {
    const {ask} = await connect({}, {maxCost: 2});
    const {isError} = await ask('call_operation', getPet({'path.id': 1}));
    expect(isError).toBe(false);
  });

  it('of costs cannot be kept where the cost is not known; without them it is counted as unknown.', async () => {
    const put = {operationId: 'putPet', parameters: {id: 1}, body: {}};
    const limited = await connect({allowWrites: true}, {maxCost: 3});
    const reason = 'does not say what this call costs';
    expect((await limited.ask('call_operation', put)).text).toContain(reason);
    const described = await limited.ask('describe_operation', {operationId: 'putPet'});
    expect(described.value['cannotBeCalled']).toContain(reason);
    expect(received).toEqual([]);
    const {ask} = await connect({allowWrites: true});
    const {value} = await ask('call_operation', put);
    expect(value).toMatchObject({budget: {cost: {used: 0, callsOfUnknownCost: 1}}});
  });
});
