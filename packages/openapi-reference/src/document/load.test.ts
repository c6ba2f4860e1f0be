import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {DocumentError} from './document-error';
import {documentSource, loadDocument, type LoadedDocument, type LoadLimits} from './load';
import {startServer} from '@site/scripts/lib/mock-server';
import {proves} from '@site/tests/specification/proves';
import {fileOf} from '@site/tests/fixtures/documents';
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

async function refusal(loading: Promise<unknown>): Promise<DocumentError> {
  const error: unknown = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentError);
  return error as DocumentError;
}

describe('A document at a URL', async () => {
  let answers: Answer[] = [];
  let requests: IncomingMessage[] = [];

  const {origin, stop} = await startServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(response, request);
  });

  beforeEach(() => {
    requests = [];
  });

  afterAll(stop);

  /** Loads from a server with these responses in turn, repeating the last. */
  async function load(
    given: Answer[],
    limits: Partial<LoadLimits> = {},
  ): Promise<LoadedDocument> {
    answers = given;
    // No back-off; only a response that never ends reaches the timeout.
    return loadDocument({kind: 'url', url: origin + PATH}, {backoffMs: 0, ...limits});
  }

  it.each<[when: string, given: Answer[], paths: string[]]>([
    ['at once', [GOOD], [PATH]],
    ['as YAML', [text(200, YAML_TEXT, {'content-type': 'text/plain'})], [PATH]],
    ['after a response of 500', [text(500, 'a'), reset, GOOD], [PATH, PATH, PATH]],
    ['behind a redirect', [redirect('/b.json'), GOOD], [PATH, '/b.json']],
  ])('is loaded %s.', proves('S7.4'), async (_, given, paths) => {
    expect((await load(given)).document).toEqual(DOCUMENT);
    expect(requests.map(({url}) => url)).toEqual(paths);
  });

  const wrong = [redirect('/b?secret=x'), text(403, '')];

  it.each<[message: RegExp, given: Answer[], sent: number]>([
    [
      /:\d+\/openapi\.json: the server responded with 404.+OPENAPI_URL/,
      [text(404, '')],
      1,
    ],
    [/503 Service Unavailable \(tried 3 times\)\. Try again later/, [text(503, '')], 3],
    [/403 Forbidden for http.+:\d+\/b\?…, to which/, wrong, 2],
  ])(
    'fails with the URL, the status and the remedy: %s',
    async (message, given, sent) => {
      expect((await refusal(load(given))).message).toMatch(message);
      expect(requests).toHaveLength(sent);
    },
  );

  const latin1 = Buffer.from('{"é": 1}', 'latin1');
  const bomb = gzipSync(Buffer.alloc(100_000, ' '));
  const gzip = {'content-encoding': 'gzip'};
  const long = {'content-length': '33'};
  const FEW = {timeoutMs: 60, attempts: 2};

  it.each<[what: string, given: Answer, problem: RegExp, limits?: Partial<LoadLimits>]>([
    ['that arrives byte by byte', drip, /no complete response.+tried 2 times/, FEW],
    ['that redirects in a loop', redirect(PATH), /^it redirects too many times$/],
    [
      'that redirects to a file',
      redirect('file:///a'),
      /^the connection failed .+\(tried 3 times\)$/,
    ],
    ['in Latin-1', text(200, latin1), /its text is not UTF-8/],
    ['that is a page', text(200, '\n<!doctype html><p>Log in'), /: it is HTML or XML$/],
    ['that is empty', text(200, '\ufeff \n'), /^this is not an OpenAPI document: /],
    ['that is cut', text(200, '{"openapi": "3",\n "paths": {'), /at line 2, column 12$/],
    ['announced as too long', text(200, JSON_TEXT, long), /32 bytes/, {maxBytes: 32}],
    ['too long if unpacked', text(200, bomb, gzip), /larger than 5/, {maxBytes: 50_000}],
  ])('is refused if the server has a body %s.', async (_, given, problem, limits) => {
    const error = await refusal(load([given], limits));
    expect(error.problem).toMatch(problem);
    expect(error.remedy).toMatch(/unset OPENAPI_URL if it is set, or change "specPath"/);
    expect(requests.length).toBeLessThan(30);
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
    const loading = loadDocument({kind: 'url', url: origin}, {maxBytes: 999});
    expect((await refusal(loading)).problem).toContain('larger than 999 bytes');
    await closed;
  });

  it('is requested with the user information of the URL, which no error prints.', async () => {
    answers = [text(401, '')];
    const url = `${origin.replace('//', '//me:p%40ss-word@')}/a?key=secret#fragment`;
    const error = await refusal(loadDocument({kind: 'url', url}));
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('me:p@ss-word')}`);
    expect(error.source).toBe(`${origin}/a?…`);
    const everything = JSON.stringify([error, error.message, error.stack]);
    expect(everything).not.toMatch(/ss-word|secret|fragment/);
  });
});

describe('A document in a file', () => {
  const YAML = 'a: yes\nb: 2026-11-20\n2: !!binary aGk=';
  const LONE = '{"\\ud800": ["a\\uDC00", "\\ud83e\\udd8a"]}';
  const LONE_YAML = 'a: "\\ud800"\nb: "\\U0000dc00"\n';

  it.each<[what: string, content: string, document: object]>([
    ['as YAML 1.2', YAML, {a: 'yes', b: '2026-11-20', 2: 'aGk='}],
    ['without lone surrogates', LONE, {'\uFFFD': ['a\uFFFD', '🦊']}],
    ['without those of YAML', LONE_YAML, {a: '\uFFFD', b: '\uFFFD'}],
    ['without a byte order mark', `\ufeff${JSON_TEXT}`, DOCUMENT],
  ])('is parsed %s.', async (_, content, document) => {
    expect((await loadDocument(await fileOf(content))).document).toEqual(document);
  });

  it('has an error with a remedy if it is missing.', async () => {
    const path = join(await temporaryFolder(), 'missing.yaml');
    const {message} = await refusal(loadDocument({kind: 'file', path}));
    expect(message).toMatch(
      /missing\.yaml: the file cannot be read \(ENOENT\)\. Restore /,
    );
  });

  const aliases = Array.from({length: 9}, (_, level) => {
    const items = level === 0 ? 'x' : `*a${level - 1}`;
    return `a${level}: &a${level} [${Array(9).fill(items).join(', ')}]`;
  }).join('\n');
  const twice = '{"x": [{"a": ": {"}, {"a": 1}],\n "b\\u0061": 1, "ba": 2}';

  it.each<[what: string, content: string, problem: RegExp]>([
    ['a mistake of YAML', 'openapi: 3.0.3\ninfo: a: b\n', /at line 2, column 7$/],
    ['a key of YAML twice', 'a:\n  2: a\n  "2": b\n', /unique at line 3, column 3/],
    ['a key of JSON twice', twice, /the key "ba" twice \(line 2, column 16\)$/],
    [
      'aliases that expand without measure',
      aliases,
      /YAML aliases make more than 2,000,000 values/,
    ],
    ['more bytes than the limit', 'a'.repeat(1_001), /larger than 1000 bytes/],
  ])('is refused if it has %s.', async (_, content, problem) => {
    const loading = loadDocument(await fileOf(content), {maxBytes: 1_000});
    expect((await refusal(loading)).problem).toMatch(problem);
  });
});

it.each<[what: string, text: string]>([
  ['letters', 'a'.repeat(12_000_000)],
  ['escapes', '\\"\\n'.repeat(3_000_000)],
  ['backslashes', '\\\\'.repeat(6_000_000)],
  ['digits', ` ${'1'.repeat(12_000_000)}`],
])('A text of 12 MB of %s in JSON is read.', async (_, text) => {
  const {document} = await loadDocument(await fileOf(`{"a": "${text}", "b": "a"}`));
  expect(document).toMatchObject({b: 'a'});
});

it('A document that is one text of 12 MB is refused.', async () => {
  const loading = loadDocument(await fileOf(`"${'a'.repeat(12_000_000)}"`));
  expect((await refusal(loading)).problem).toMatch(/neither a JSON nor a YAML object/);
});

it('A document of more than 32 MiB is refused.', async () => {
  const loading = loadDocument(await fileOf(' '.repeat(32 * 1024 * 1024 + 1)));
  expect((await refusal(loading)).problem).toMatch(/larger than 33554432 bytes/);
});

describe('The source of the document', () => {
  const VENDORED = {kind: 'file', path: 'a.yaml'} as const;
  const sourceOf = (value: string): unknown =>
    documentSource({OPENAPI_URL: value}, VENDORED);

  it('is OPENAPI_URL, or else the file of the site.', proves('S1.5'), () => {
    const url = 'https://example.com/a';
    expect(sourceOf(` ${url}\n`)).toEqual({kind: 'url', url});
    expect(sourceOf(' \n')).toEqual(VENDORED);
  });

  it.each([
    'openapi.json',
    'file:///etc/passwd',
    'https://me:secret@exa mple/?key=secret',
  ])('is not %s: the error has the name of the variable and no credentials.', (value) => {
    expect(() => sourceOf(value)).toThrow(
      /OPENAPI_URL: "(?!.*secret).*" is not an http or https URL\. Set /,
    );
  });
});
