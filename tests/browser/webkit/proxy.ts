/*
 * Why: WebDriver reports no requests and cannot change them.
 * Does: a proxy through which WebKit sends all requests. It has the requests and routes of Playwright's
 * Page, as far as tests use them.
 */
import {createHash} from 'node:crypto';
import {EventEmitter} from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

type Headers = Record<string, string>;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What `sec-fetch-dest` calls otherwise than Playwright. */
const RESOURCE_TYPES: Headers = {style: 'stylesheet', empty: 'fetch', iframe: 'document'};

export class ProxiedRequest {
  answer: Answer | undefined;
  reason: string | undefined;

  constructor(
    private readonly message: IncomingMessage,
    readonly body: Buffer,
  ) {}

  url(): string {
    return this.message.url ?? '';
  }

  method(): string {
    return this.message.method ?? '';
  }

  headers(): Headers {
    return this.message.headers as Headers;
  }

  allHeaders(): Promise<Headers> {
    return Promise.resolve(this.headers());
  }

  postData(): string | null {
    return this.body.length === 0 ? null : this.body.toString();
  }

  resourceType(): string {
    const type = this.headers()['sec-fetch-dest'] ?? 'other';
    return RESOURCE_TYPES[type] ?? type;
  }

  failure(): {errorText: string} | null {
    return this.reason === undefined ? null : {errorText: this.reason};
  }

  response(): Promise<ProxiedResponse | null> {
    return Promise.resolve(this.answer ? new ProxiedResponse(this, this.answer) : null);
  }
}

export class ProxiedResponse {
  constructor(
    private readonly proxied: ProxiedRequest,
    private readonly answer: Answer,
  ) {}

  request(): ProxiedRequest {
    return this.proxied;
  }

  url(): string {
    return this.proxied.url();
  }

  status(): number {
    return this.answer.status;
  }

  headers(): Headers {
    return this.answer.headers as Headers;
  }

  body(): Promise<Buffer> {
    return Promise.resolve(this.answer.body);
  }

  text(): Promise<string> {
    return Promise.resolve(this.answer.body.toString());
  }
}

/** What a route does with a request. */
export class ProxiedRoute {
  constructor(
    private readonly proxied: ProxiedRequest,
    private readonly finish: (answer: Answer | string) => void,
  ) {}

  request(): ProxiedRequest {
    return this.proxied;
  }

  async continue(): Promise<void> {
    this.finish(await forward(this.proxied));
  }

  abort(reason = 'failed'): Promise<void> {
    this.finish(reason);
    return Promise.resolve();
  }

  async fetch({url}: {url?: string} = {}): Promise<ProxiedResponse> {
    const answer = await forward(this.proxied, url);
    if (typeof answer === 'string') {
      throw new Error(answer);
    }
    return new ProxiedResponse(this.proxied, answer);
  }

  async fulfill(
    options: {
      response?: ProxiedResponse;
      status?: number;
      headers?: Headers;
      contentType?: string;
      body?: string | Buffer;
    } = {},
  ): Promise<void> {
    const {response, contentType} = options;
    const body = options.body ?? (await response?.body()) ?? '';
    this.finish({
      status: options.status ?? response?.status() ?? 200,
      headers: {
        ...(options.headers ?? response?.headers()),
        ...(contentType === undefined ? {} : {'content-type': contentType}),
      },
      body: Buffer.from(body),
    });
  }
}

type Matcher = string | RegExp;
type Handler = (route: ProxiedRoute) => unknown;

interface Events {
  request: [ProxiedRequest];
  response: [ProxiedResponse];
  requestfinished: [ProxiedRequest];
  requestfailed: [ProxiedRequest];
}

export class BrowserProxy extends EventEmitter<Events> {
  private readonly server: Server;
  private routes: {matcher: Matcher; test: RegExp; handler: Handler}[] = [];
  private pending = 0;
  /** Whether all requests fail. */
  isOffline = false;
  /** Scripts that run in each page before its own. */
  initScripts: string[] = [];
  /** The time of the last request or answer. */
  lastChange = performance.now();

  constructor() {
    super();
    this.server = createServer((message, response) => {
      void this.handle(message, response);
    });
  }

  /** @returns the host and port. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Forgets what a test has set. */
  reset(): void {
    this.routes = [];
    this.initScripts = [];
    this.isOffline = false;
    this.removeAllListeners();
  }

  route(matcher: Matcher, base: string, handler: Handler): void {
    this.routes.unshift({matcher, test: patternOf(matcher, base), handler});
  }

  unroute(matcher: Matcher): void {
    this.routes = this.routes.filter(
      (route) => String(route.matcher) !== String(matcher),
    );
  }

  /** Whether no request has been pending for half a second, as Playwright defines it. */
  get isIdle(): boolean {
    return this.pending === 0 && performance.now() - this.lastChange > 500;
  }

  private async handle(
    message: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const proxied = new ProxiedRequest(message, await buffer(message));
    this.pending += 1;
    this.lastChange = performance.now();
    this.emit('request', proxied);
    const route = this.routes.find(({test}) => test.test(proxied.url()));
    const answer = this.isOffline
      ? 'offline'
      : await (route === undefined
          ? forward(proxied)
          : new Promise<Answer | string>((resolve) => {
              void route.handler(new ProxiedRoute(proxied, resolve));
            }));
    this.pending -= 1;
    this.lastChange = performance.now();
    if (typeof answer === 'string') {
      proxied.reason = answer;
      this.emit('requestfailed', proxied);
      response.destroy();
      return;
    }
    proxied.answer = answer;
    this.emit('response', new ProxiedResponse(proxied, answer));
    const {'content-length': _, 'transfer-encoding': __, ...headers} = answer.headers;
    const {body, policy} = this.withInitScripts(answer);
    response.writeHead(answer.status, {
      ...headers,
      ...policy,
      // A page has no files of the test before it, and a broken connection is not tried again.
      'cache-control': 'no-store',
      connection: 'close',
      ...(answer.status === 204 || answer.status === 304
        ? {}
        : {'content-length': body.length}),
    });
    response.end(body, () => this.emit('requestfinished', proxied));
  }

  /** Adds the scripts before the policy in the page, and allows them in the one of the headers. */
  private withInitScripts({headers, body}: Answer): {body: Buffer; policy: Headers} {
    const isPlain = headers['content-encoding'] === undefined;
    if (!isPlain || headers['content-type']?.includes('html') !== true) {
      return {body, policy: {}};
    }
    const codes = this.initScripts.map(
      (code) => `${code}\ndocument.currentScript.remove();`,
    );
    const scripts = codes.map((code) => `<script>${code}</script>`).join('');
    const policy = headers['content-security-policy'];
    const hashes = codes.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    return {
      body: Buffer.from(body.toString().replace(/<head[^>]*>/, (head) => head + scripts)),
      policy:
        typeof policy === 'string'
          ? {
              'content-security-policy': policy.replace(
                'script-src',
                `script-src ${hashes.join(' ')}`,
              ),
            }
          : {},
    };
  }
}

/** Sends a request to its server. Returns the code of the error if there is no answer. */
function forward(proxied: ProxiedRequest, url = proxied.url()): Promise<Answer | string> {
  const {'accept-encoding': _, ...headers} = proxied.headers();
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      url,
      {method: proxied.method(), headers, agent: false},
      (message) => {
        buffer(message).then(
          (body) => {
            resolve({status: message.statusCode ?? 0, headers: message.headers, body});
          },
          () => {
            resolve('the answer was cut off');
          },
        );
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
    outgoing.end(proxied.body);
  });
}

/** In a glob, `**` is any text and `*` any text without a slash. */
function patternOf(matcher: Matcher, base: string): RegExp {
  if (typeof matcher !== 'string') {
    return matcher;
  }
  const glob = matcher.startsWith('/') ? new URL(matcher, base).href : matcher;
  const pattern = glob
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${pattern}$`);
}
