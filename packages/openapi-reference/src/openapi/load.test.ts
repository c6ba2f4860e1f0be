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
import {documentSource, loadDocument, type LoadedDocument, type LoadLimits} from './load';
import {proves} from '@site/tests/specification/proves';
import {temporaryFolder} from '@site/tests/fixtures/temporary-folder';

const JSON_TEXT = '{"openapi": "3.0.3", "paths": {}}';
const YAML_TEXT = 'openapi: 3.0.3\npaths: {}\n';
const DOCUMENT = {openapi: '3.0.3', paths: {}};

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const text =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

const GOOD = text(200, JSON_TEXT);

const PATH = '/openapi.json';

const redirect = (location: string): Answer => text(302, '', {location});

const reset: Answer = (response) => {
  response.writeHead(200, {'content-length': '100'});
  response.write('{', () => response.socket?.resetAndDestroy());
};

const drip: Answer = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 1);
  response.on('close', () => clearInterval(timer));
};

describe('A document at a URL', () => {
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
    limits: Partial<LoadLimits> = {},
  ): Promise<LoadedDocument> {
    answers = given;
    const url = `${origin}/openapi.json`;
    // No back-off; only a response that never ends reaches the timeout.
    return loadDocument({kind: 'url', url}, {backoffMs: 0, ...limits});
  }

  it('is parsed, with its source and size.', proves('S7.4'), async () => {
    expect(await load([GOOD])).toEqual({
      source: {kind: 'url', url: `${origin}/openapi.json`},
      bytes: JSON_TEXT.length,
      text: JSON_TEXT,
      document: DOCUMENT,
    });
  });

  it.each<[when: string, given: Answer[], paths: string[]]>([
    [
      'that is YAML, whatever its content type',
      [text(200, YAML_TEXT, {'content-type': 'text/plain'})],
      [PATH],
    ],
    [
      'after responses of 500',
      [text(500, 'a'), text(500, 'b'), GOOD],
      [PATH, PATH, PATH],
    ],
    ['after lost connections', [reset, reset, GOOD], [PATH, PATH, PATH]],
    ['behind a redirect', [redirect('/elsewhere.json'), GOOD], [PATH, '/elsewhere.json']],
  ])('is loaded %s.', async (_, given, paths) => {
    expect((await load(given)).document).toEqual(DOCUMENT);
    expect(requests.map(({url}) => url)).toEqual(paths);
  });

  it('fails with the URL, the status and the remedy.', async () => {
    const error = await refusal(load([text(404, 'Not Found')]));
    expect(error.message).toBe(
      `OpenAPI document ${origin}/openapi.json: the server responded with 404 Not Found. Check the address, or build from another document: unset OPENAPI_URL if it is set, or change "specPath".`,
    );
    expect(requests).toHaveLength(1);
  });

  it('fails after three attempts, and the remedy is to try again.', async () => {
    const error = await refusal(load([text(503, 'later')]));
    expect(error.problem).toBe(
      'the server responded with 503 Service Unavailable (tried 3 times)',
    );
    expect(error.remedy).toMatch(/^Try again later/);
    expect(requests).toHaveLength(3);
  });

  const type = {'content-type': 'application/json; charset=iso-8859-1'};
  const bomb = gzipSync(Buffer.alloc(100_000, ' '));
  const NOT_OPENAPI = /^this is not an OpenAPI document: /;

  it.each<[what: string, given: Answer, problem: RegExp, limits?: Partial<LoadLimits>]>([
    [
      'that arrives byte by byte',
      drip,
      /^no complete response within 0\.06 s \(tried 2 times\)$/,
      {timeoutMs: 60, attempts: 2},
    ],
    [
      'that redirects in a loop',
      redirect('/openapi.json'),
      /^it redirects too many times$/,
    ],
    [
      'that redirects to a file',
      redirect('file:///etc/passwd'),
      /^the connection failed/,
    ],
    [
      'in Latin-1',
      text(200, Buffer.from('{"é": 1}', 'latin1'), type),
      /its text is not UTF-8/,
    ],
    [
      'that is a page',
      text(200, '\n<!doctype html><title>Log in</title>'),
      /^this is not an OpenAPI document: it is HTML or XML$/,
    ],
    ['that is empty', text(200, '\ufeff \n'), NOT_OPENAPI],
    [
      'that is truncated, with the place',
      text(200, '{"openapi": "3.0.3",\n  "paths": {'),
      /^this is not valid JSON or YAML: .+ at line 2, column 13$/,
    ],
    [
      'of an announced length over the limit',
      text(200, JSON_TEXT, {'content-length': '33'}),
      /^it is larger than 32 bytes \(0 MiB\)$/,
      {maxBytes: 32},
    ],
    [
      'over the limit once it is decompressed',
      text(200, bomb, {'content-encoding': 'gzip'}),
      /larger than 50000 bytes/,
      {maxBytes: 50_000},
    ],
  ])('is refused if the server has a body %s.', async (_, given, problem, limits) => {
    const error = await refusal(load([given], limits));
    expect(error.problem).toMatch(problem);
    expect(error.remedy).toMatch(/unset OPENAPI_URL if it is set, or change "specPath"/);
    expect(requests.length).toBeLessThan(30);
  });

  it('reports a refused connection.', async () => {
    // fetch rejects port 1 without connecting.
    const source = {kind: 'url', url: 'http://127.0.0.1:1/openapi.json'} as const;
    const error = await refusal(loadDocument(source, {backoffMs: 0}));
    expect(error.problem).toMatch(/^the connection failed \(.+\) \(tried 3 times\)$/);
  });

  it('reports the target of a redirect that fails, without its query.', async () => {
    const error = await refusal(
      load([redirect('/elsewhere.json?token=secret'), text(403, '')]),
    );
    expect(error.problem).toBe(
      `the server responded with 403 Forbidden for ${origin}/elsewhere.json?…, to which it redirects`,
    );
  });

  it('is no longer received once it exceeds the limit.', async () => {
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
      loadDocument({kind: 'url', url: origin}, {maxBytes: 999}),
    );
    expect(error.problem).toContain('larger than 999 bytes');
    await closed;
  });

  it('is requested with the user information of the URL, which no error prints.', async () => {
    answers = [text(401, '')];
    const url = `${origin.replace('//', '//me:p%40ss-word@')}/a?key=secret#fragment`;
    const error = await refusal(loadDocument({kind: 'url', url}));
    expect(requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('me:p@ss-word').toString('base64')}`,
    );
    expect(error.source).toBe(`${origin}/a?…`);
    const everything = JSON.stringify([error, error.message, error.stack]);
    expect(everything).not.toMatch(/ss-word|secret|fragment/);
  });
});

describe('A document in a file', () => {
  async function loadText(
    content: string,
    limits?: Partial<LoadLimits>,
  ): Promise<LoadedDocument> {
    const path = join(await temporaryFolder(), 'openapi.yaml');
    await writeFile(path, content);
    return loadDocument({kind: 'file', path}, limits);
  }

  it.each<[what: string, content: string, document: object]>([
    [
      'as YAML 1.2: yes and dates are text, and keys may be numbers',
      'a: yes\nb: 2026-11-20\n200: !!binary aGk=\n',
      {a: 'yes', b: '2026-11-20', 200: 'aGk='},
    ],
    [
      'without lone surrogates in JSON',
      '{"\\ud800": ["a\\uDC00", "\\ud83e\\udd8a"]}',
      {'\uFFFD': ['a\uFFFD', '🦊']},
    ],
    [
      'without lone surrogates in YAML',
      'a: "\\ud800"\nb: "\\U0000dc00"\n',
      {a: '\uFFFD', b: '\uFFFD'},
    ],
    ['without a byte order mark', `\ufeff${JSON_TEXT}`, DOCUMENT],
  ])('is parsed %s.', async (_, content, document) => {
    expect((await loadText(content)).document).toEqual(document);
  });

  it('has an error with a remedy if it is missing.', async () => {
    const path = join(await temporaryFolder(), 'missing.yaml');
    const error = await refusal(loadDocument({kind: 'file', path}));
    expect(error.message).toBe(
      `OpenAPI document ${path}: the file cannot be read (ENOENT). Restore the file, correct its path in "specPath", or set OPENAPI_URL.`,
    );
  });

  const aliases = Array.from({length: 9}, (_, level) => {
    const items = level === 0 ? 'x' : `*a${level - 1}`;
    return `a${level}: &a${level} [${Array(9).fill(items).join(', ')}]`;
  });

  it.each<[what: string, content: string, problem: RegExp, limits?: Partial<LoadLimits>]>(
    [
      [
        'a mistake of YAML, with its place',
        'openapi: 3.0.3\ninfo: a: b\n',
        /^this is not valid JSON or YAML: .+ at line 2, column 7$/,
      ],
      [
        'a key of YAML twice',
        'paths:\n  200: a\n  "200": b\n',
        /Map keys must be unique at line 3, column 3/,
      ],
      [
        'a key of JSON twice',
        '{"x": [{"a": ": {"}, {"a": 1}],\n "b\\u0061": 1, "ba": 2}',
        /^an object has the key "ba" twice \(line 2, column 16\)$/,
      ],
      [
        'aliases that expand without measure',
        aliases.join('\n'),
        /Excessive alias count/,
      ],
      ['more bytes than the limit', YAML_TEXT, /larger than 10 bytes/, {maxBytes: 10}],
    ],
  )('is refused if it has %s.', async (_, content, problem, limits) => {
    expect((await refusal(loadText(content, limits))).problem).toMatch(problem);
  });
});

describe('documentSource', () => {
  const VENDORED = {kind: 'file', path: 'a.yaml'} as const;

  it.each(['', ' \n'])('is the vendored file if OPENAPI_URL is %j.', (value) => {
    expect(documentSource({OPENAPI_URL: value}, VENDORED)).toEqual({
      kind: 'file',
      path: 'a.yaml',
    });
  });

  it('is OPENAPI_URL, trimmed.', proves('S1.5'), () => {
    expect(documentSource({OPENAPI_URL: ' https://example.com/a\n'}, VENDORED)).toEqual({
      kind: 'url',
      url: 'https://example.com/a',
    });
  });

  it.each([
    'openapi.json',
    'file:///etc/passwd',
    'https://me:secret@exa mple/?key=secret',
    'me:secret@host/a',
  ])('rejects %s, with the name of the variable and without credentials.', (value) => {
    expect(() => documentSource({OPENAPI_URL: value}, VENDORED)).toThrow(
      /^OpenAPI document OPENAPI_URL: "(?!.*secret).*" is not an http or https URL\. Set /,
    );
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
