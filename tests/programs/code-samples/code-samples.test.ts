import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format} from 'oxfmt';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  requirePrograms,
  SAMPLE_PROGRAMS,
  type SampleTools,
} from '../../../scripts/lib/programs.mjs';
import {REPORT_DIR} from '../../../scripts/lib/run.mjs';
import {
  executeSamples,
  failureReason,
  type Outcome,
} from '../../../scripts/lib/samples/execute';
import {type Mock, startMock} from '../../../scripts/lib/samples/mock';
import {fileBytes, type SentRequest} from '../../../scripts/lib/samples/sent-request';
import {
  createSamples,
  sampleLanguages,
  type SampleRequest,
  type SampleValue,
} from '#reference/samples';

/*
 * What the samples of documents send, all of which `npm run test:samples` executes, is not repeated here:
 * these are texts that no document of ours has, and what readers see.
 */

const HOST = 'https://mainnet-oapi.kaiascan.io';
const ANSWER = {status: 200, mediaType: 'text/plain', text: 'ok'};

/** Values of the environment. */
const SECRETS = {
  KAIASCAN_API_KEY: 'a-key',
  STAFF_USER: 'staff',
  STAFF_PASSWORD: 'pass: $word',
  TENANT_TOKEN: 'a-tenant',
};

const KEY = {variable: 'KAIASCAN_API_KEY', meaning: 'key'} as const;
const TOKEN = {variable: 'TENANT_TOKEN', meaning: 'token'} as const;
const USER = {variable: 'STAFF_USER', meaning: 'user'} as const;
const PASSWORD = {variable: 'STAFF_PASSWORD', meaning: 'password'} as const;

type Query = SampleRequest['query'];
type Credential = SampleRequest['credentials'][number];

function credential(
  kind: 'header' | 'query' | 'cookie',
  name: string,
  value: SampleValue,
  prefix = '',
): Credential {
  return {kind, name, prefix, value};
}

/** Reads `page=1&size=20`. */
function pairs(text: string): Query {
  return [...new URLSearchParams(text)];
}

const LIST: SampleRequest = {
  method: 'GET',
  url: `${HOST}/api/v1/tokens`,
  query: pairs('page=1&size=20'),
  credentials: [credential('header', 'Authorization', KEY, 'Bearer ')],
  accept: '*/*',
};
const OPEN: SampleRequest = {...LIST, credentials: [], accept: 'application/json'};
const PUT: SampleRequest = {...LIST, method: 'PUT', query: []};

/** Texts with a meaning in a language, in a terminal or in a query; each is a parameter of its own. */
const HOSTILE_VALUES = [
  `it's`,
  'say "hi"',
  '$HOME ${HOME} $(id) `id`',
  'back\\slash \\n \\',
  'line\nbreak\r\n\ttab',
  '@file',
  'a=b&c=d+e#f?g%20h!',
  '{}[]*;|<>~',
  '%s %d {0} #{x}',
  'κάια 카이아 😀',
  'right\u202eleft\u200b\ufeff\u2028',
  'tag\u{e0041}',
  'escape\u001b[31m\u0085',
  'nul\u0000l',
  '',
];
const HOSTILE_NAME = `n'a"m e$!`;
const HOSTILE_JSON = `{"name": "it's 카이아 $HOME \\\\", "n": 1}`;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/%21/g, '!').replace(/%27/g, "'");

/** By what it does or has: a request, and what has to arrive. */
const REQUESTS: Record<string, readonly [SampleRequest, SentRequest]> = {
  'has hostile values': [
    {
      ...LIST,
      url: `${HOST}/it's`,
      query: [...HOSTILE_VALUES, 'x'].map((value, index) => [
        index === HOSTILE_VALUES.length ? HOSTILE_NAME : `v${index}`,
        value,
      ]),
      headers: [['X-Trace', `it's "1" $HOME {0} \\`]],
      accept: `text/x; note="it's $HOME"`,
    },
    {
      request: `GET /it's?${[
        ...HOSTILE_VALUES.map((value, index) => `v${index}=${encoded(value)}`),
        `${encoded(HOSTILE_NAME)}=x`,
      ].join('&')}`,
      headers: {
        accept: `text/x; note="it's $HOME"`,
        authorization: 'Bearer a-key',
        'x-trace': `it's "1" $HOME {0} \\`,
      },
    },
  ],
  'has several credentials': [
    {
      ...PUT,
      query: pairs('page=1'),
      cookies: [
        ['theme', 'dark'],
        ['theme', 'it%27s%20wide'],
      ],
      credentials: [
        credential('header', 'Authorization', KEY, 'Dig!"est` {0} $HOME \\ '),
        credential('header', `X-It's-!`, TOKEN),
        credential('query', HOSTILE_NAME, KEY),
        credential('query', 'tenant', TOKEN),
        credential('cookie', 'sid', TOKEN),
        credential('cookie', 'region', `it's "1"`),
      ],
    },
    {
      request: `PUT /api/v1/tokens?page=1&${encoded(HOSTILE_NAME)}=a-key&tenant=a-tenant`,
      headers: {
        authorization: 'Dig!"est` {0} $HOME \\ a-key',
        cookie: `sid=a-tenant; region=it's "1"; theme=dark; theme=it%27s%20wide`,
        "x-it's-!": 'a-tenant',
      },
    },
  ],
  'has a user and a password': [
    {...LIST, credentials: [{kind: 'basic', user: USER, password: PASSWORD}]},
    {
      request: 'GET /api/v1/tokens?page=1&size=20',
      headers: {authorization: `Basic ${btoa('staff:pass: $word')}`},
    },
  ],
  'has the credentials that the reader has filled in': [
    {
      ...LIST,
      credentials: [
        {kind: 'basic', user: `it's`, password: 'p"a$s`s\\ !'},
        credential('query', 'apikey', 'a b&c=d'),
      ],
    },
    {
      request: 'GET /api/v1/tokens?page=1&size=20&apikey=a%20b%26c%3Dd',
      headers: {authorization: `Basic ${btoa(`it's:p"a$s\`s\\ !`)}`},
    },
  ],
  'has a hostile body': [
    {
      ...LIST,
      method: 'POST',
      credentials: [credential('header', 'X-Api-$Key', KEY, 'It`s "$HOME" \\ ')],
      body: {kind: 'text', mediaType: 'application/json', text: HOSTILE_JSON},
    },
    {
      request: 'POST /api/v1/tokens?page=1&size=20',
      headers: {
        'content-type': 'application/json',
        'x-api-$key': 'It`s "$HOME" \\ a-key',
      },
      body: HOSTILE_JSON,
    },
  ],
  'deletes with a body': [
    {
      ...PUT,
      method: 'DELETE',
      body: {kind: 'text', mediaType: 'text/plain', text: '@file'},
    },
    {
      request: 'DELETE /api/v1/tokens',
      headers: {authorization: 'Bearer a-key', 'content-type': 'text/plain'},
      body: '@file',
    },
  ],
  'sends parts that are no form': [
    {
      ...PUT,
      body: {
        kind: 'multipart',
        otherType: 'multipart/related; type="application/json"',
        parts: [
          {
            name: `it's "1"; =`,
            value: HOSTILE_JSON,
            mediaType: 'application/json',
            headers: [['Content-ID', '<root>']],
          },
          {name: 'note', value: '@file', headers: []},
          {name: 'f', fileName: 'file.bin', mediaType: 'image/png', headers: []},
        ],
      },
    },
    {
      request: 'PUT /api/v1/tokens',
      headers: {
        authorization: 'Bearer a-key',
        'content-type': 'multipart/related; type="application/json"',
      },
      parts: [
        {
          headers: {
            'content-disposition': `form-data; name="it's %221%22; ="`,
            'content-id': '<root>',
            'content-type': 'application/json',
          },
          content: HOSTILE_JSON,
        },
        {headers: {'content-disposition': 'form-data; name="note"'}, content: '@file'},
        {
          headers: {
            'content-disposition': 'form-data; name="f"; filename="file.bin"',
            'content-type': 'image/png',
          },
          content: {file: 'file.bin'},
        },
      ],
    },
  ],
  'sends JSON texts behind separators': [
    {
      ...PUT,
      body: {
        kind: 'text',
        mediaType: 'application/json-seq',
        text: '\u001e{"a":1}\n\u001e{"a":2}\n',
      },
    },
    {
      request: 'PUT /api/v1/tokens',
      headers: {authorization: 'Bearer a-key', 'content-type': 'application/json-seq'},
      body: '\u001e{"a":1}\n\u001e{"a":2}\n',
    },
  ],
  // OpenAPI 3.2 allows any method, which is a token of HTTP.
  'has a method that no client has a function for': [
    {...PUT, method: 'COPY'},
    {request: 'COPY /api/v1/tokens', headers: {authorization: 'Bearer a-key'}},
  ],
};
const NAMES = Object.keys(REQUESTS);

/** Under node_modules, so that the Node.js samples find axios. */
const DIR = path.join(REPORT_DIR, 'hostile-samples');

function sample(language: string, request: SampleRequest): string {
  const found = createSamples(request).find((one) => one.language === language);
  return found?.code ?? '';
}

let tools: SampleTools;
const mocks = new Map<string, Mock>();

beforeAll(async () => {
  tools = await requirePrograms(SAMPLE_PROGRAMS);
  await mkdir(DIR, {recursive: true});
  await writeFile(path.join(DIR, 'file.bin'), fileBytes('file.bin'));
  for (const name of NAMES) {
    mocks.set(name, await startMock(ANSWER));
  }
});

afterAll(async () => {
  await Promise.all([...mocks.values()].map((mock) => mock.stop()));
  await rm(DIR, {recursive: true, force: true});
});

/** Runs samples of one language against the mocks. */
function execute(
  language: string,
  names: readonly string[],
  secrets: Readonly<Record<string, string>> = SECRETS,
): Promise<Outcome[]> {
  const samples = names.map((id, index) => ({
    id,
    language,
    name: `sample-${index}`,
    code: sample(language, REQUESTS[id]?.[0] ?? LIST).replace(
      HOST,
      mocks.get(id)?.origin ?? '',
    ),
  }));
  return executeSamples(language, samples, {tools, secrets, dir: DIR, mocks});
}

describe.each(sampleLanguages)('The sample for $label', ({id: language}) => {
  it('sends each request unchanged.', async () => {
    const reasons = Object.fromEntries(
      (await execute(language, NAMES)).map((outcome) => [
        outcome.sample.id,
        failureReason(outcome, REQUESTS[outcome.sample.id]?.[1], ANSWER),
      ]),
    );
    expect(reasons).toEqual(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  });

  it('sends nothing without the key, and names its variable.', async () => {
    const [outcome] = await execute(language, ['deletes with a body'], {});
    expect(outcome).toMatchObject({code: expect.any(Number) as number, requests: []});
    expect(outcome?.code).not.toBe(0);
    expect(outcome?.output).toContain('KAIASCAN_API_KEY');
  });

  it('has the host once, and the key from the environment only.', () => {
    for (const [request] of Object.values(REQUESTS)) {
      expect(sample(language, request).split(HOST)).toHaveLength(2);
    }
    expect(sample(language, LIST)).not.toMatch(/bearer [\w-]{8,}/i);
    expect(sample(language, OPEN)).not.toMatch(
      /KAIASCAN_API_KEY|authorization|bearer|\bkey\b/i,
    );
  });

  it('replaces lone surrogates, which no request can contain.', () => {
    expect(sample(language, {...LIST, query: [['name', 'a\ud800']]})).toContain(
      'a\ufffd',
    );
  });

  it('has the Accept header only if the client does not accept all by default.', () => {
    expect(sample(language, LIST)).not.toContain('Accept');
    expect(sample(language, OPEN)).toContain('Accept');
  });

  it('has its notes as one comment that neither ends nor runs anything.', () => {
    const notes = [
      'Replace YOUR_ID. It\'s $(rm -rf ~); `id` \n echo \u2028 x | "y" */ {z}',
    ];
    const lines = sample(language, {...LIST, notes}).split('\n');
    const comments = lines.filter((line) => /^(#|\/\/)/.test(line));
    expect(comments.map((line) => line.replace(/^(#|\/\/) /, ''))).toEqual([
      'Replace YOUR_ID. It s rm -rf id echo x y / z',
    ]);
  });
});

it.each(Object.entries(REQUESTS))(
  'The sample for Node.js of a request that %s is formatted like Prettier.',
  async (_, [request]) => {
    const code = `${sample('nodejs', request)}\n`;
    const options = {printWidth: 80, singleQuote: true};
    expect((await format('sample.mjs', code, options)).code).toBe(code);
  },
);

it.each(sampleLanguages)('The sample for $label is what readers know.', async ({id}) => {
  await expect(sample(id, LIST)).toMatchFileSnapshot(`samples/${id}.txt`);
});

const METHOD = "$HOME`id`'|&*!#";

const LONG = {...LIST, query: [['txhash', `0x${'0084e6d5'.repeat(8)}`]]} as const;

it.each<[what: string, language: string, request: SampleRequest, text: string]>([
  ['has its method', 'curl', PUT, `\n  --request PUT '${HOST}/api/v1/tokens'`],
  ['quotes any', 'curl', {...PUT, method: METHOD}, "--request '$HOME`id`'\\''|&*!#' '"],
  ['has its method', 'python', PUT, 'requests.put(\n'],
  ['quotes any', 'python', {...PUT, method: METHOD}, `    "${METHOD}",\n`],
  ['has its method', 'go', PUT, 'http.NewRequest(http.MethodPut, "'],
  ['quotes any', 'go', {...PUT, method: METHOD}, `http.NewRequest("${METHOD}", "`],
  ['has its method', 'nodejs', PUT, 'axios.put(url, null, {'],
  ['quotes any', 'nodejs', {...PUT, method: METHOD}, `method: "${METHOD}",`],
  // As black does it.
  ['wraps a long line', 'python', LONG, `    params={\n        "txhash": "0x0084`],
])('A sample %s: %s', (_, language, request, text) => {
  expect(sample(language, request)).toContain(text);
});

it.each(sampleLanguages)('In $label, a GET request without a query has none.', ({id}) => {
  expect(sample(id, {...LIST, query: []})).not.toMatch(/params|query|--get|--data/);
});
