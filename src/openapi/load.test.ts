import {writeFile} from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {DocumentError} from './document-error';
import {
  documentSource,
  LOAD_LIMITS,
  loadDocument,
  type LoadedDocument,
  type LoadLimits,
} from './load';
import {proves} from '@site/tests/specification/proves';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

const JSON_TEXT = '{"openapi": "3.0.3", "paths": {}}';
const YAML_TEXT = 'openapi: 3.0.3\npaths: {}\n';
const DOCUMENT = {openapi: '3.0.3', paths: {}};

/** No back-off; only a response that never ends reaches the timeout. */
const QUICK: Partial<LoadLimits> = {backoffMs: 0};

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const text =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

describe('loading a document from a URL', () => {
  let server: Server;
  let origin: string;
  let answers: Answer[] = [];
  let requests: IncomingMessage[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      answer?.(response, request);
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => {
    requests = [];
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Loads from a server with these responses in turn, repeating the last. */
  async function load(
    given: Answer[],
    limits: Partial<LoadLimits> = QUICK,
    path = '/openapi.json',
  ): Promise<LoadedDocument> {
    answers = given;
    return loadDocument({kind: 'url', url: `${origin}${path}`}, limits);
  }

  async function failure(
    given: Answer[],
    limits: Partial<LoadLimits> = QUICK,
    path?: string,
  ): Promise<DocumentError> {
    return refusal(load(given, limits, path));
  }

  it(
    'parses a JSON response and returns its source and size.',
    proves('S7.4'),
    async () => {
      const loaded = await load([text(200, JSON_TEXT)]);
      expect(loaded).toEqual({
        source: {kind: 'url', url: `${origin}/openapi.json`},
        bytes: JSON_TEXT.length,
        text: JSON_TEXT,
        document: DOCUMENT,
      });
      expect(requests).toHaveLength(1);
    },
  );

  it('parses a YAML response, whatever its content type.', async () => {
    const loaded = await load([text(200, YAML_TEXT, {'content-type': 'text/plain'})]);
    expect(loaded.document).toEqual(DOCUMENT);
  });

  it('fails immediately on 404, with URL, status and remedy.', async () => {
    const error = await failure([text(404, 'Not Found')]);
    expect(error.message).toBe(
      `OpenAPI document ${origin}/openapi.json: the server responded with 404 Not Found. Check the address in OPENAPI_URL, or unset it to build from the vendored document.`,
    );
    expect(requests).toHaveLength(1);
  });

  it('retries after 500 and uses the later response.', async () => {
    const broken = text(500, 'oops');
    const loaded = await load([broken, broken, text(200, JSON_TEXT)]);
    expect(loaded.document).toEqual(DOCUMENT);
    expect(requests).toHaveLength(3);
  });

  it('gives up after three attempts with 503.', async () => {
    const error = await failure([text(503, 'later')]);
    expect(error.problem).toBe(
      'the server responded with 503 Service Unavailable (tried 3 times)',
    );
    expect(error.remedy).toMatch(/^Try again later/);
    expect(requests).toHaveLength(3);
  });

  it('aborts an attempt whose body times out, and retries.', async () => {
    const stalled: Answer = (response) => {
      response.writeHead(200).write('{"openapi":');
    };
    const error = await failure([stalled], {...QUICK, timeoutMs: 40, attempts: 2});
    expect(error.problem).toBe('no complete response within 0.04 s (tried 2 times)');
    expect(requests).toHaveLength(2);
  });

  it('retries after a connection reset, before or during the response.', async () => {
    const reset: Answer = (response) => {
      response.socket?.resetAndDestroy();
    };
    const resetWithin: Answer = (response) => {
      response.writeHead(200, {'content-length': '100'});
      response.write('{', () => response.socket?.resetAndDestroy());
    };
    const loaded = await load([reset, resetWithin, text(200, JSON_TEXT)]);
    expect(loaded.document).toEqual(DOCUMENT);
    expect(requests).toHaveLength(3);
  });

  it('reports the network error if the connection is refused.', async () => {
    const error = await refusal(
      loadDocument({kind: 'url', url: 'http://127.0.0.1:1/openapi.json'}, QUICK),
    );
    // fetch rejects port 1 without connecting.
    expect(error.problem).toMatch(/^the connection failed \(.+\) \(tried 3 times\)$/);
  });

  it('follows a redirect.', async () => {
    const loaded = await load([
      text(302, '', {location: '/elsewhere.json'}),
      text(200, JSON_TEXT),
    ]);
    expect(loaded.document).toEqual(DOCUMENT);
    expect(requests.map(({url}) => url)).toEqual(['/openapi.json', '/elsewhere.json']);
  });

  it('reports the target of a redirect that fails.', async () => {
    const error = await failure([
      text(302, '', {location: '/elsewhere.json?token=secret'}),
      text(403, ''),
    ]);
    expect(error.problem).toBe(
      `the server responded with 403 Forbidden for ${origin}/elsewhere.json?…, to which it redirects`,
    );
  });

  it('stops at a redirect loop without retrying.', async () => {
    const error = await failure([text(302, '', {location: '/openapi.json'})]);
    expect(error.problem).toBe('it redirects too many times');
    expect(requests.length).toBeLessThan(30);
  });

  it.each(['file:///etc/passwd', 'data:application/json,{}', 'javascript:1'])(
    'does not follow a redirect to %s.',
    async (location) => {
      const error = await failure([text(302, '', {location})]);
      expect(error.problem).toMatch(/^the connection failed \(.+\)/);
      expect(error.remedy).toContain('unset OPENAPI_URL');
    },
  );

  it('aborts a slow body, however often a byte arrives.', async () => {
    const dripping: Answer = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 1);
      response.on('close', () => clearInterval(timer));
    };
    const error = await failure([dripping], {...QUICK, timeoutMs: 60, attempts: 1});
    expect(error.problem).toBe('no complete response within 0.06 s');
  });

  it('rejects a body whose length differs from the announced one.', async () => {
    const short: Answer = (response) => {
      response.writeHead(200, {'content-length': '100', connection: 'close'});
      response.write(JSON_TEXT, () => response.socket?.end());
    };
    expect((await failure([short])).problem).toMatch(
      /^the connection failed .+tried 3 times/,
    );
    const long: Answer = (response) => {
      const head = 'HTTP/1.1 200 OK\r\ncontent-length: 20\r\nconnection: close\r\n\r\n';
      response.socket?.end(head + JSON_TEXT);
    };
    expect((await failure([long])).problem).toMatch(/not valid JSON or YAML|connection/);
  });

  it('rejects charsets other than UTF-8, whatever the content type.', async () => {
    const latin = Buffer.from('{"openapi": "3.0.3", "paths": {"/é": {}}}', 'latin1');
    const wide = Buffer.from(JSON_TEXT, 'utf16le');
    for (const body of [latin, Buffer.concat([Buffer.from([0xff, 0xfe]), wide])]) {
      const error = await failure([
        text(200, body, {'content-type': 'application/json; charset=iso-8859-1'}),
      ]);
      expect(error.problem).toContain('its text is not UTF-8');
    }
  });

  it('rejects an HTML page as not being an OpenAPI document.', async () => {
    const error = await failure([text(200, '\n<!doctype html><title>Log in</title>')]);
    expect(error.problem).toBe('this is not an OpenAPI document: it is HTML or XML');
    expect(error.remedy).toContain('unset OPENAPI_URL');
    expect(requests).toHaveLength(1);
  });

  it('rejects text, an array and an empty response as not being an OpenAPI document.', async () => {
    for (const body of ['pong', '[1, 2]', 'null', '', '\ufeff \n']) {
      const error = await failure([text(200, body)]);
      expect(error.problem).toMatch(/^this is not an OpenAPI document: /);
    }
  });

  it('reports where truncated JSON ends.', async () => {
    const error = await failure([text(200, '{"openapi": "3.0.3",\n  "paths": {')]);
    expect(error.problem).toMatch(
      /^this is not valid JSON or YAML: .+ at line 2, column 13$/,
    );
  });

  it('rejects a declared length over the limit.', async () => {
    const error = await failure([text(200, JSON_TEXT, {'content-length': '33'})], {
      ...QUICK,
      maxBytes: 32,
    });
    expect(error.problem).toBe('it is larger than 32 bytes (0 MiB)');
    expect(requests).toHaveLength(1);
  });

  it('stops receiving a body of undeclared length at the limit.', async () => {
    const closed = new Promise<void>((resolve) => {
      answers = [
        (response) => {
          response.on('close', resolve);
          // Never ends: only the client can close it.
          response.writeHead(200).write('#'.repeat(1000));
        },
      ];
    });
    const error = await refusal(
      loadDocument({kind: 'url', url: origin}, {...QUICK, maxBytes: 999}),
    );
    expect(error.problem).toContain('larger than 999 bytes');
    await closed;
  });

  it('counts the bytes of a compressed body after decompression.', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000, ' '));
    const error = await failure([text(200, bomb, {'content-encoding': 'gzip'})], {
      ...QUICK,
      maxBytes: 50_000,
    });
    expect(bomb.length).toBeLessThan(1_000);
    expect(error.problem).toContain('larger than 50000 bytes');
  });

  it('sends the user information of the URL and prints neither it nor the query.', async () => {
    answers = [text(401, '')];
    const url = `${origin.replace('//', '//me:p%40ss-word@')}/a?key=secret#fragment`;
    const error = await refusal(loadDocument({kind: 'url', url}, QUICK));
    expect(requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('me:p@ss-word').toString('base64')}`,
    );
    expect(error.source).toBe(`${origin}/a?…`);
    const everything = JSON.stringify([error, error.message, error.stack]);
    expect(everything).not.toMatch(/ss-word|secret|fragment/);
  });
});

describe('loading a document from a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  async function loadText(content: string | Buffer): Promise<LoadedDocument> {
    const path = join(folder, 'openapi.yaml');
    await writeFile(path, content);
    return loadDocument({kind: 'file', path});
  }

  it('is parsed as YAML 1.2: yes and dates are text, and keys may be numbers.', async () => {
    const {document} = await loadText('a: yes\nb: 2026-11-20\n200: !!binary aGk=\n');
    expect(document).toEqual({a: 'yes', b: '2026-11-20', 200: 'aGk='});
  });

  it('replaces lone surrogates and keeps pairs.', async () => {
    const json = await loadText('{"\\ud800": ["a\\uDC00", "\\ud83e\\udd8a"]}');
    expect(json.document).toEqual({'\uFFFD': ['a\uFFFD', '🦊']});
    const yaml = await loadText('a: "\\ud800"\nb: "\\U0000dc00"\n');
    expect(yaml.document).toEqual({a: '\uFFFD', b: '\uFFFD'});
  });

  it('drops a byte order mark.', async () => {
    const {document} = await loadText(`\ufeff${JSON_TEXT}`);
    expect(document).toEqual(DOCUMENT);
  });

  it('has an error with a remedy if the file is missing.', async () => {
    const path = join(folder, 'missing.yaml');
    const error = await refusal(loadDocument({kind: 'file', path}));
    expect(error.message).toBe(
      `OpenAPI document ${path}: the file cannot be read (ENOENT). Restore the file from the repository, or set OPENAPI_URL.`,
    );
  });

  it('reports line and column of a YAML syntax error.', async () => {
    const error = await refusal(loadText('openapi: 3.0.3\ninfo: a: b\n'));
    expect(error.problem).toMatch(
      /^this is not valid JSON or YAML: .+ at line 2, column 7$/,
    );
  });

  it('rejects duplicate keys in YAML and JSON.', async () => {
    const yaml = await refusal(loadText('paths:\n  200: a\n  "200": b\n'));
    expect(yaml.problem).toContain('Map keys must be unique at line 3, column 3');
    const json = await refusal(
      loadText('{"x": [{"a": ": {"}, {"a": 1}],\n "b\\u0061": 1, "ba": 2}'),
    );
    expect(json.problem).toBe('an object has the key "ba" twice (line 2, column 16)');
  });

  it('rejects a second document in the file.', async () => {
    const error = await refusal(loadText('a: 1\n---\nb: 2\n'));
    expect(error.problem).toContain('multiple documents');
  });

  it('rejects excessive alias expansion.', async () => {
    const lines = Array.from({length: 9}, (_, level) => {
      const items = level === 0 ? 'x' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(items).join(', ')}]`;
    });
    const error = await refusal(loadText(lines.join('\n')));
    expect(error.problem).toContain('Excessive alias count');
  });

  it('rejects a file over the size limit.', async () => {
    const path = join(folder, 'large.yaml');
    await writeFile(path, YAML_TEXT);
    const error = await refusal(loadDocument({kind: 'file', path}, {maxBytes: 10}));
    expect(error.problem).toContain('larger than 10 bytes');
  });
});

describe('documentSource', () => {
  it('is the vendored file when OPENAPI_URL is unset or blank.', () => {
    const vendored = {kind: 'file', path: 'openapi/kaia.yaml'};
    expect(documentSource({}, 'openapi/kaia.yaml')).toEqual(vendored);
    expect(documentSource({OPENAPI_URL: ' \n'}, 'openapi/kaia.yaml')).toEqual(vendored);
  });

  it('is OPENAPI_URL, trimmed.', proves('S1.5'), () => {
    expect(documentSource({OPENAPI_URL: ' https://example.com/a\n'}, 'x')).toEqual({
      kind: 'url',
      url: 'https://example.com/a',
    });
  });

  it('is rejected with the name of the variable if it is not an http(s) URL.', () => {
    for (const value of ['openapi.json', 'file:///etc/passwd', 'ftp://example.com/a']) {
      expect(() => documentSource({OPENAPI_URL: value}, 'x')).toThrow(
        /^OpenAPI document OPENAPI_URL: ".*" is not an http or https URL\. Set /,
      );
    }
  });

  it('is rejected without printing credentials.', () => {
    for (const value of ['https://me:secret@exa mple/?key=secret', 'me:secret@host/a']) {
      expect(() => documentSource({OPENAPI_URL: value}, 'x')).toThrow(
        expect.objectContaining({message: expect.not.stringContaining('secret')}),
      );
    }
  });
});

describe('the limits of a build', () => {
  it('are those of the specification.', () => {
    expect(LOAD_LIMITS).toMatchObject({
      timeoutMs: 30_000,
      attempts: 3,
      maxBytes: 32 * 1024 * 1024,
    });
  });
});

async function refusal(loading: Promise<unknown>): Promise<DocumentError> {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DocumentError);
  return error as DocumentError;
}
