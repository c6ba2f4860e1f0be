import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {format} from 'prettier';
import {afterAll, beforeAll, describe, expect, it, type TestContext} from 'vitest';
import {
  createSamples,
  type SampleRequest,
  type SampleValue,
} from '../../../src/code-samples';
import {sampleLanguages, type SampleLanguage} from '../../../src/reference/code-sample';

const host = 'https://mainnet-oapi.kaiascan.io';

const KEY = {variable: 'KAIASCAN_API_KEY', meaning: 'key'} as const;

const BEARER: SampleRequest['credentials'] = [
  {kind: 'header', name: 'Authorization', prefix: 'Bearer ', value: KEY},
];

const list: SampleRequest = {
  method: 'GET',
  url: `${host}/api/v1/tokens`,
  query: [
    ['page', '1'],
    ['size', '20'],
  ],
  credentials: BEARER,
  accept: '*/*',
};

const single: SampleRequest = {...list, url: `${host}/api/v1/kaia`, query: []};

const refresh: SampleRequest = {
  ...single,
  method: 'PUT',
  url: `${host}/api/v1/nfts/0x1b6b2cf9a8b4a3f9e5ad2f40d27db0ecac4f0b2e/item`,
};

const filteredRefresh: SampleRequest = {...refresh, query: list.query};

const etherscan: SampleRequest = {
  method: 'GET',
  url: `${host}/api`,
  query: [
    ['module', 'transaction'],
    ['action', 'gettxinfo'],
    ['txhash', '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda'],
  ],
  credentials: [{kind: 'query', name: 'apikey', prefix: '', value: KEY}],
  accept: '*/*',
};

const withBody: SampleRequest = {
  ...list,
  method: 'POST',
  headers: [['X-Trace', `it's "1"`]],
  credentials: [{kind: 'header', name: 'X-Api-$Key', prefix: '', value: KEY}],
  body: {
    kind: 'text',
    mediaType: 'application/json',
    text: `{"name": "it's 카이아", "n": 1}`,
  },
};

const deletion: SampleRequest = {
  ...list,
  method: 'DELETE',
  query: [],
  credentials: [{kind: 'query', name: 'apikey', prefix: '', value: KEY}],
  body: {kind: 'text', mediaType: 'text/plain', text: '@file'},
};

const open: SampleRequest = {
  ...list,
  query: [
    ['module', 'account'],
    ['action', 'balance'],
  ],
  credentials: [],
  accept: 'application/json',
};

const repeating: SampleRequest = {
  ...list,
  query: [
    ['type', 'KIP7'],
    ['type', 'KIP17'],
  ],
};

const hostileValues = [
  `it's`,
  'say "hi"',
  `both ' and "`,
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

const hostile: SampleRequest = {
  ...list,
  url: `${host}/api/v1/it's`,
  query: [
    ...hostileValues.map((value, index): [string, string] => [`v${index}`, value]),
    [`n'a"m e$!`, 'value'],
  ],
  accept: `text/x; note="it's $HOME"`,
};

const user = {variable: 'STAFF_USER', meaning: 'user'} as const;
const password = {variable: 'STAFF_PASSWORD', meaning: 'password'} as const;
const token = {variable: 'TENANT_TOKEN', meaning: 'token'} as const;

const basic: SampleRequest = {
  ...list,
  credentials: [{kind: 'basic', user, password}],
};

const together: SampleRequest = {
  ...filteredRefresh,
  cookies: [
    ['theme', 'dark'],
    ['theme', 'it%27s%20wide'],
  ],
  credentials: [
    {
      kind: 'header',
      name: 'Authorization',
      prefix: 'Dig!"est` {0} $HOME \\ ',
      value: KEY,
    },
    {kind: 'header', name: `X-It's-!`, prefix: '', value: token},
    {kind: 'query', name: `n'a"m e$!`, prefix: '', value: KEY},
    {kind: 'query', name: 'tenant', prefix: '', value: token},
    {kind: 'cookie', name: 'sid', prefix: '', value: token},
    {kind: 'cookie', name: 'region', prefix: '', value: `it's "1"`},
  ],
};

const filledIn: SampleRequest = {
  ...list,
  credentials: [
    {kind: 'basic', user: `it's`, password: 'p"a$s`s\\ !'},
    {kind: 'query', name: 'apikey', prefix: '', value: 'a b&c=d'},
  ],
};

/** OpenAPI 3.2 allows any method, which is a token of HTTP. */
const copying: SampleRequest = {...withBody, method: 'COPY'};
const tracing: SampleRequest = {...list, method: 'TRACE'};
const hostileMethod: SampleRequest = {
  ...list,
  method: "$HOME`id`'|&*!#",
  body: withBody.body,
};

const requests = {
  copying,
  tracing,
  hostileMethod,
  basic,
  together,
  filledIn,
  list,
  single,
  refresh,
  filteredRefresh,
  withBody,
  deletion,
  etherscan,
  open,
  repeating,
  hostile,
};
const named = Object.entries(requests);

function sample(language: SampleLanguage, request: SampleRequest): string {
  const found = createSamples(request).find(
    (candidate) => candidate.language === language,
  );
  return found?.code ?? '';
}

const key = 'a key of the environment';

/** Working directory of the samples, with stubs of the libraries they import. */
const folder = mkdtempSync(join(tmpdir(), 'samples-'));

function run(command: string, args: readonly string[], input = '', apiKey = key) {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: {
      ...process.env,
      KAIASCAN_API_KEY: apiKey,
      STAFF_USER: 'staff',
      STAFF_PASSWORD: 'pass: $word',
      TENANT_TOKEN: 'a-tenant',
      PYTHONPATH: folder,
      PYTHONIOENCODING: 'utf-8',
    },
  });
  if (error) {
    throw error;
  }
  return {status, stdout, stderr};
}

/** Skips tests whose program is not installed; on CI that is a failure. */
function requireProgram(context: TestContext, program: string): void {
  const isMissing = spawnSync(program, ['--version']).error !== undefined;
  context.skip(isMissing && !process.env.CI, `${program} is not on this machine`);
}

const VALUES: Record<string, string> = {
  KAIASCAN_API_KEY: key,
  STAFF_USER: 'staff',
  STAFF_PASSWORD: 'pass: $word',
  TENANT_TOKEN: 'a-tenant',
};

function textOf(value: SampleValue): string {
  return typeof value === 'string' ? value : (VALUES[value.variable] ?? '');
}

/** Expected request, including the credentials. */
function expectedCall(request: SampleRequest) {
  const {method, url, query, headers = [], credentials, accept, body} = request;
  const carried = (kind: string) =>
    credentials.flatMap((credential) =>
      credential.kind === kind && credential.kind !== 'basic'
        ? [[credential.name, credential.prefix + textOf(credential.value)] as const]
        : [],
    );
  const cookies = [...carried('cookie'), ...(request.cookies ?? [])].map((cookie) =>
    cookie.join('='),
  );
  const found = credentials.find((credential) => credential.kind === 'basic');
  return {
    method,
    url,
    query: [...query.map(([name, value]) => [name, value]), ...carried('query')],
    headers: {
      ...Object.fromEntries(carried('header')),
      ...(cookies.length > 0 ? {Cookie: cookies.join('; ')} : {}),
      ...(accept === '*/*' ? {} : {Accept: accept}),
      ...Object.fromEntries(headers),
      ...(body?.kind === 'text' ? {'Content-Type': body.mediaType} : {}),
    },
    body: body?.kind === 'text' ? body.text : null,
    user: found ? `${textOf(found.user)}:${textOf(found.password)}` : null,
  };
}

const curlStub = String.raw`curl() { printf '%s\0' "$@"; }
`;

/** Parses the arguments of curl into a request. */
function callOf(words: readonly string[]) {
  const after = (option: string) =>
    words.filter((_, index) => words[index - 1] === option);
  const pairs = words.flatMap((word, index) => {
    const [name = '', ...rest] = word.split('=');
    const value = rest.join('=');
    switch (words[index - 1]) {
      case '--data-urlencode':
        return [[decodeURIComponent(name), value]];
      case '--data':
        return [[decodeURIComponent(name), decodeURIComponent(value)]];
      default:
        return [];
    }
  });
  const address = new URL(words.find((word) => word.startsWith('https:')) ?? '');
  return {
    method: after('--request')[0] ?? 'GET',
    url: address.origin + address.pathname,
    query: [...address.searchParams, ...pairs],
    headers: Object.fromEntries(
      after('--header').map((header) => header.split(/: (.*)/s).slice(0, 2)),
    ),
    body: after('--data-raw')[0] ?? null,
    user: after('--user')[0] ?? null,
  };
}

const requestsStub = `import json

class Response:
    def __init__(self, call):
        self.text = json.dumps(call)

    def raise_for_status(self):
        pass

def call(method):
    def send(url, params={}, headers={}, data=None, timeout=None, auth=None):
        query = list(params.items()) if isinstance(params, dict) else params
        body = data and data.decode()
        return Response(dict(method=method, url=url, query=query, headers=headers, body=body, user=auth and ':'.join(auth)))
    return send

get, put, post, delete = map(call, ["GET", "PUT", "POST", "DELETE"])

def request(method, url, **options):
    return call(method)(url, **options)
`;

const axiosStub = `const call = (method, url, {params = {}, headers = {}, data = null, auth}) => ({
  data: JSON.stringify({
    method,
    url,
    query: params instanceof URLSearchParams ? [...params] : Object.entries(params),
    headers,
    body: data,
    user: auth ? \`\${auth.username}:\${auth.password}\` : null,
  }),
});
export default {
  get: async (url, options) => call('GET', url, options),
  put: async (url, data, options) => call('PUT', url, {data, ...options}),
  post: async (url, data, options) => call('POST', url, {data, ...options}),
  delete: async (url, options) => call('DELETE', url, options),
  request: async ({method, url, ...options}) => call(method, url, options),
};
`;

beforeAll(() => {
  const axios = join(folder, 'node_modules/axios');
  mkdirSync(axios, {recursive: true});
  writeFileSync(join(axios, 'package.json'), '{"type": "module", "main": "index.js"}');
  writeFileSync(join(axios, 'index.js'), axiosStub);
  writeFileSync(join(folder, 'requests.py'), requestsStub);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe('createSamples', () => {
  it('writes one sample per language, in the order of the table', () => {
    expect(createSamples(list).map(({language}) => language)).toEqual(
      sampleLanguages.map(({id}) => id),
    );
    expect(sampleLanguages.map(({label}) => label)).toEqual([
      'curl',
      'python (requests)',
      'go',
      'nodejs (axios)',
    ]);
  });

  it.each(named)(
    'contains the host once in each sample of the %s request',
    (_, request) => {
      for (const {code} of createSamples(request)) {
        expect(code.split(host)).toHaveLength(2);
      }
    },
  );

  it.each(
    named.filter(([, {credentials}]) =>
      credentials.some((one) => JSON.stringify(one).includes(KEY.variable)),
    ),
  )('reads the key of the %s request from the environment only', (_, request) => {
    for (const {code} of createSamples(request)) {
      expect(code).toContain('KAIASCAN_API_KEY');
      expect(code).not.toMatch(/bearer [\w-]{8,}/i);
    }
  });

  it('does not mention a key if none is needed', () => {
    for (const {code} of createSamples(open)) {
      expect(code).not.toMatch(/KAIASCAN_API_KEY|authorization|bearer|\bkey\b/i);
    }
  });

  it('replaces lone surrogates, which no request can contain', () => {
    for (const {code} of createSamples({...list, query: [['name', 'a\ud800']]})) {
      expect(code).toContain('a\ufffd');
    }
  });

  it('omits the Accept header if the client accepts anything by default', () => {
    for (const {code} of createSamples(list)) {
      expect(code).not.toContain('Accept');
    }
    for (const {code} of createSamples(open)) {
      expect(code).toContain('Accept');
    }
  });
});

describe('the curl sample', () => {
  it('lets curl encode the query of a GET request', () => {
    expect(sample('curl', list)).toBe(
      String.raw`curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer ${'${KAIASCAN_API_KEY:?set it to your API key}'}" \
  --get 'https://mainnet-oapi.kaiascan.io/api/v1/tokens' \
  --data-urlencode 'page=1' \
  --data-urlencode 'size=20'`,
    );
  });

  it('ends with the URL if there is no query', () => {
    expect(sample('curl', single)).toBe(
      String.raw`curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer ${'${KAIASCAN_API_KEY:?set it to your API key}'}" \
  'https://mainnet-oapi.kaiascan.io/api/v1/kaia'`,
    );
  });

  it('contains the method unless it is GET', () => {
    expect(sample('curl', refresh)).toContain(
      "\n  --request PUT 'https://mainnet-oapi.kaiascan.io/api/v1/nfts/",
    );
  });

  it('sends the key in the query if required', () => {
    expect(sample('curl', etherscan)).toBe(
      String.raw`curl --fail-with-body --silent --show-error \
  --get 'https://mainnet-oapi.kaiascan.io/api' \
  --data-urlencode 'module=transaction' \
  --data-urlencode 'action=gettxinfo' \
  --data-urlencode 'txhash=0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda' \
  --data-urlencode "apikey=${'${KAIASCAN_API_KEY:?set it to your API key}'}"`,
    );
  });

  it.for(named)('is valid bash for the %s request', ([, request], context) => {
    requireProgram(context, 'bash');
    expect(run('bash', ['-n'], sample('curl', request))).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  it.for(named)('passes the %s request to curl unchanged', ([, request], context) => {
    requireProgram(context, 'bash');
    const {stdout} = run('bash', [], curlStub + sample('curl', request));
    expect(callOf(stdout.split('\0'))).toEqual(expectedCall(request));
  });

  it('writes the query of other methods into the URL', () => {
    expect(sample('curl', filteredRefresh)).toMatch(
      /--request PUT 'https:\S+item\?page=1&size=20'$/,
    );
  });

  it('sends a body as it is', () => {
    expect(sample('curl', deletion)).toMatch(
      /\n  --request DELETE "https:\S+\?apikey=\$\{KAIASCAN_API_KEY:\?[\w ]+\}" \\\n  --data-raw '@file'$/,
    );
  });

  it('stops with a clear error if the key is empty', (context) => {
    requireProgram(context, 'bash');
    const {status, stderr} = run('bash', [], curlStub + sample('curl', list), '');
    expect(status).not.toBe(0);
    expect(stderr).toContain('KAIASCAN_API_KEY: set it to your API key');
  });
});

describe('the python sample', () => {
  it('passes the query of a GET request as params', () => {
    expect(sample('python', list)).toBe(
      `import os

import requests

response = requests.get(
    "https://mainnet-oapi.kaiascan.io/api/v1/tokens",
    params={"page": "1", "size": "20"},
    headers={"Authorization": f"Bearer {os.environ['KAIASCAN_API_KEY']}"},
    timeout=30,
)
response.raise_for_status()
print(response.text)`,
    );
  });

  it('has no params without a query', () => {
    expect(sample('python', single)).not.toContain('params');
  });

  it('calls the function of the method', () => {
    expect(sample('python', refresh)).toContain('requests.put(\n');
  });

  it('wraps a dictionary that is too long for black', () => {
    expect(sample('python', etherscan)).toContain(
      `    params={
        "module": "transaction",
        "action": "gettxinfo",
        "txhash": "0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda",
        "apikey": os.environ["KAIASCAN_API_KEY"],
    },
`,
    );
  });

  it('keeps all values with the same name', () => {
    expect(sample('python', repeating)).toContain(
      'params=[("type", "KIP7"), ("type", "KIP17")],',
    );
  });

  it.for(named)('compiles for the %s request', ([, request], context) => {
    requireProgram(context, 'python3');
    const program = 'import sys; compile(sys.stdin.read(), "sample.py", "exec")';
    expect(run('python3', ['-c', program], sample('python', request))).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  it.for(named)('sends the %s request unchanged', ([, request], context) => {
    requireProgram(context, 'python3');
    const {stdout} = run('python3', ['-'], sample('python', request));
    expect(JSON.parse(stdout)).toEqual(expectedCall(request));
  });
});

describe('the go sample', () => {
  it('writes a complete program for a GET request with a query', () => {
    expect(sample('go', list)).toBe(
      `package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	key := os.Getenv("KAIASCAN_API_KEY")
	if key == "" {
		return errors.New("set KAIASCAN_API_KEY to your API key")
	}

	request, err := http.NewRequest(http.MethodGet, "https://mainnet-oapi.kaiascan.io/api/v1/tokens", nil)
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+key)

	query := request.URL.Query()
	query.Add("page", "1")
	query.Add("size", "20")
	request.URL.RawQuery = query.Encode()

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()

	body, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= http.StatusBadRequest {
		return fmt.Errorf("%s: %s", response.Status, body)
	}
	fmt.Println(string(body))
	return nil
}`,
    );
  });

  it('has no query code without a query', () => {
    expect(sample('go', single)).not.toContain('query');
  });

  it('uses the method constant of net/http', () => {
    expect(sample('go', refresh)).toContain('http.NewRequest(http.MethodPut, "https://');
  });

  it('sends the key in the query if required', () => {
    expect(sample('go', etherscan)).toContain(
      '\tquery.Add("apikey", key)\n\trequest.URL.RawQuery',
    );
  });

  it('has no unused imports and variables if no key is needed', () => {
    expect(sample('go', open)).toContain(
      `import (
	"fmt"
	"io"
	"log"
	"net/http"
	"time"
)

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	request, err := http.NewRequest(http.MethodGet, "https://mainnet-oapi.kaiascan.io/api/v1/tokens", nil)
	if err != nil {
		return err
	}
	request.Header.Set("Accept", "application/json")

	query := request.URL.Query()
`,
    );
  });

  it('reads a body from a string', () => {
    const code = sample('go', deletion);
    expect(code).toContain('\t"os"\n\t"strings"\n\t"time"\n');
    expect(code).toContain(
      'http.NewRequest(http.MethodDelete, "https://mainnet-oapi.kaiascan.io/api/v1/tokens", strings.NewReader("@file"))',
    );
  });

  it.each([
    ['say "hi"', String.raw`"say \"hi\""`],
    ['back\\slash', String.raw`"back\\slash"`],
    ['line\nbreak\r\ttab', String.raw`"line\nbreak\r\ttab"`],
    ['카이아 😀', '"카이아 😀"'],
    ['\u202e\ufeff\u0000', String.raw`"\u202e\ufeff\u0000"`],
    ['\u{e0041}', String.raw`"\U000e0041"`],
  ])('writes %j as a valid Go string', (value, literal) => {
    expect(sample('go', {...list, query: [['name', value]]})).toContain(
      `query.Add("name", ${literal})`,
    );
  });
});

describe('the nodejs sample', () => {
  it('writes a complete module for a GET request with a query', () => {
    expect(sample('nodejs', list)).toBe(
      `import axios from 'axios';

const key = process.env.KAIASCAN_API_KEY;
if (!key) {
  throw new Error('Set KAIASCAN_API_KEY to your API key');
}

const url = 'https://mainnet-oapi.kaiascan.io/api/v1/tokens';

try {
  const response = await axios.get(url, {
    params: { page: '1', size: '20' },
    headers: { Authorization: \`Bearer \${key}\` },
    timeout: 30_000,
    responseType: 'text', // JSON.parse would round large integers
  });
  console.log(response.data);
} catch (error) {
  const { response, code, message } = error;
  console.error(response?.status ?? code, response?.data ?? message);
  process.exitCode = 1;
}`,
    );
  });

  it('has no params without a query', () => {
    expect(sample('nodejs', single)).not.toContain('params');
  });

  it('sends PUT without a body', () => {
    expect(sample('nodejs', refresh)).toContain('await axios.put(url, null, {');
  });

  it('passes the body as argument or option, as axios expects', () => {
    expect(sample('nodejs', withBody)).toContain('await axios.post(url, body, {');
    expect(sample('nodejs', deletion)).toContain('    data: body,\n');
  });

  it('keeps all values with the same name', () => {
    expect(sample('nodejs', repeating)).toContain(
      `    params: new URLSearchParams([
      ['type', 'KIP7'],
      ['type', 'KIP17'],
    ]),
`,
    );
  });

  it.for(named)('is formatted like prettier for the %s request', async ([, request]) => {
    const code = `${sample('nodejs', request)}\n`;
    expect(await format(code, {parser: 'babel', singleQuote: true})).toBe(code);
  });

  it.for(named)('is a valid module for the %s request', ([name, request]) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, sample('nodejs', request));
    expect(run(process.execPath, ['--check', file])).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  it.for(named)('sends the %s request unchanged', ([name, request]) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, sample('nodejs', request));
    const {stdout} = run(process.execPath, [file]);
    expect(JSON.parse(stdout)).toEqual(expectedCall(request));
  });

  it('stops with a clear error if the key is empty', () => {
    const file = join(folder, 'without-key.mjs');
    writeFileSync(file, sample('nodejs', list));
    const {status, stderr} = run(process.execPath, [file], '', '');
    expect(status).toBe(1);
    expect(stderr).toContain('Error: Set KAIASCAN_API_KEY to your API key');
  });
});
