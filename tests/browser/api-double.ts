import {readFileSync, statSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  contentSecurityPolicy,
  inlineSources,
  withPolicy,
} from '../../src/plugins/security/policy';
import {BUILD_DIR} from '../build/pages';
import {consoleErrors} from './console-errors';

/** A request that has reached the double. */
export interface ReceivedRequest {
  method: string;
  /** Origin and path with query: the origin tells the network. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Resolves when the browser has given the request up. */
  isGivenUp: Promise<void>;
}

/** What the double does with a request that is not a preflight. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The hosts of the description, and the names of this machine that stand for them. */
const HOSTS = {
  'https://mainnet-oapi.kaiascan.io': '127.0.0.1',
  'https://kairos-oapi.kaiascan.io': 'localhost',
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What lets a page of another origin read an answer. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/**
 * Stands for the API, and answers as a test asks it to. The browser reaches it over a real
 * connection and from another origin, so that CORS, preflights and broken connections are what they
 * are: nothing is intercepted. The site is served once more, with the double in the place of the
 * hosts of the API.
 */
export class ApiDouble {
  /** What has been received, without preflights and without what asks whether the host is there. */
  readonly received: ReceivedRequest[] = [];
  /** Requests to the root, which the panel asks for after a failure. */
  readonly probes: ReceivedRequest[] = [];

  private handler: Handler = (_, response) => {
    json(response, {});
  };
  private allowsPreflight = true;
  private readonly api = createServer((request, response) => {
    this.take(request, response);
  });
  private readonly site = createServer((request, response) => {
    this.serveSite(request, response);
  });

  async start(): Promise<void> {
    await Promise.all([listen(this.api), listen(this.site)]);
  }

  async stop(): Promise<void> {
    this.api.closeAllConnections();
    this.site.closeAllConnections();
    await Promise.all([close(this.api), close(this.site)]);
  }

  /** Where the site is that talks to the double. */
  get siteOrigin(): string {
    return `http://localhost:${portOf(this.site)}`;
  }

  /** Where the double is as mainnet, and as Kairos. */
  get mainnet(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get kairos(): string {
    return `http://localhost:${this.port}`;
  }

  /** Answers with a status, a JSON value or a text, and headers. */
  answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
    if (status >= 400) {
      consoleErrors.expect(
        `Failed to load resource: the server responded with a status of ${status}`,
      );
    }
    this.handler = (_, response) => {
      json(response, body, status, headers);
    };
  }

  /** Does anything else. */
  does(handler: Handler): void {
    this.handler = handler;
  }

  /** Keeps all answers back. The result lets them go, with an empty object. */
  holds(): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.handler = (_, response) => {
      void released.then(() => {
        json(response, {});
      });
    };
    return release;
  }

  /** Answers without the headers that let the page read it. */
  forgetsCors(): void {
    consoleErrors.expect('has been blocked by CORS policy');
    consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/);
    this.allowsPreflight = false;
    this.handler = (_, response) => response.end('{}');
  }

  /** Lets nobody connect any more. */
  async refuses(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: net::ERR_CONNECTION_REFUSED/);
    this.port = portOf(this.api);
    this.api.closeAllConnections();
    await close(this.api);
  }

  private port = 0;

  private take(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'OPTIONS') {
      response
        .writeHead(
          204,
          this.allowsPreflight
            ? {
                ...CORS,
                'access-control-allow-methods': 'GET, POST, PUT',
                'access-control-allow-headers': 'authorization, content-type',
              }
            : {},
        )
        .end();
      return;
    }
    const received = {
      method: request.method ?? '',
      url: `http://${request.headers.host}${request.url}`,
      headers: request.headers,
      isGivenUp: new Promise<void>((resolve) => {
        response.once('close', resolve);
      }),
    };
    (request.url === '/' ? this.probes : this.received).push(received);
    this.handler(request, response);
  }

  /** Gives a file of the build, by the address that a host of static sites gives it. */
  private serveSite(request: IncomingMessage, response: ServerResponse): void {
    this.port ||= portOf(this.api);
    const {pathname} = new URL(request.url ?? '/', this.siteOrigin);
    const name = path.join(BUILD_DIR, path.normalize(decodeURIComponent(pathname)));
    const file = [name, `${name}.html`, path.join(name, 'index.html')].find((candidate) =>
      statSync(candidate, {throwIfNoEntry: false})?.isFile(),
    );
    const type = TYPES[path.extname(file ?? '')] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, {'content-type': type});
    const body = file === undefined ? Buffer.from('') : readFileSync(file);
    response.end(
      /html/.test(type)
        ? this.sealAgain(this.swapHosts(body))
        : /javascript/.test(type)
          ? this.swapHosts(body)
          : body,
    );
  }

  /** Makes the policy of a page anew, as the hosts stand in a script that it allows by its hash. */
  private sealAgain(html: string): string {
    return withPolicy(
      html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      contentSecurityPolicy(inlineSources(html), [this.mainnet, this.kairos]),
    );
  }

  private swapHosts(body: Buffer): string {
    return Object.entries(HOSTS).reduce(
      (text, [host, name]) => text.replaceAll(host, `http://${name}:${this.port}`),
      body.toString('utf8'),
    );
  }
}

/** Sends an answer that every page may read. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {...CORS, 'content-type': 'application/json', ...headers})
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, resolve));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) =>
    server.listening ? server.close(() => resolve()) : resolve(),
  );
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
