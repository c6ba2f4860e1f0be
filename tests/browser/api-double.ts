import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import {inlineCode} from '#reference/site/inline-code/inline-code';
import {
  contentSecurityPolicy,
  inlineStyles,
  withPolicy,
} from '#reference/site/policy/policy';
import {type MockServer, startServer} from '../../scripts/lib/mock-server';
import {BUILD_DIR} from '../build/pages';
import {gate} from '../fixtures/gate';
import {consoleErrors} from './console-errors';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The headers that allow a page of another origin to read a response. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** What Firefox says of a request to another origin that got no response that the page may read. */
const BLOCKED_IN_FIREFOX = /^Uncaught Cross-Origin Request Blocked: .*\(Reason: CORS /;

const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type',
  // WebKit would remember for 5 seconds what `forgetsCors` takes back.
  'access-control-max-age': '0',
};

/**
 * A local server that replaces the API and responds as a test specifies. The browser sends its
 * requests over real connections to another origin, without interception, so CORS, preflights and
 * broken connections behave as with the API. A second server serves the built site with the hosts
 * of the API replaced by the double.
 */
export class ApiDouble {
  /** The received requests, without preflights and without `probes`. */
  readonly received: {
    url: string;
    method?: string;
    headers: IncomingMessage['headers'];
  }[] = [];
  /** The requests to the root, with which the panel checks after a failure if the host responds. */
  readonly probes: ApiDouble['received'] = [];

  private handler: RequestListener = (_, response) => {
    json(response, {});
  };
  private allowsPreflight = true;
  private api!: MockServer;
  private site!: MockServer;

  async start(): Promise<void> {
    this.api = await startServer((request, response) => {
      this.take(request, response);
    }, 'localhost');
    this.site = await startServer((request, response) => {
      this.serveSite(request, response);
    }, 'localhost');
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.stop(), this.site.stop()]);
  }

  /** The method and the URL of each received request. */
  get calls(): string[] {
    return this.received.map(({method, url}) => `${method} ${url}`);
  }

  /** The origin of the site that sends its requests to the double. */
  get siteOrigin(): string {
    return this.site.origin;
  }

  /** The origins that replace the hosts of both networks. */
  get mainnet(): string {
    // The same server under its other name, which is another origin.
    return this.api.origin.replace('localhost', '127.0.0.1');
  }

  get kairos(): string {
    return this.api.origin;
  }

  /** Responds with this status, this body (a JSON value or a text) and these headers. */
  answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
    if (status >= 400) {
      consoleErrors.expectFailure(
        `Failed to load resource: the server responded with a status of ${status}`,
      );
    }
    this.handler = (_, response) => {
      json(response, body, status, headers);
    };
  }

  /** Responds with a custom handler. */
  does(handler: RequestListener): void {
    this.handler = handler;
  }

  /** Holds back all responses. The returned function sends them with an empty object. */
  holds(): () => void {
    const {opened, open} = gate();
    this.handler = (_, response) => {
      void opened.then(() => {
        json(response, {});
      });
    };
    return open;
  }

  /** Responds without the headers that allow the page to read the response. */
  forgetsCors(): void {
    consoleErrors.expectFailure('has been blocked by CORS policy');
    consoleErrors.expectFailure(/^Failed to load resource: net::ERR_FAILED/);
    consoleErrors.allow(BLOCKED_IN_FIREFOX);
    this.allowsPreflight = false;
    this.handler = (_, response) => response.end('{}');
  }

  /** Refuses connections. */
  async refuses(): Promise<void> {
    consoleErrors.expectFailure(/^Failed to load resource: net::ERR_CONNECTION_REFUSED/);
    consoleErrors.allow(BLOCKED_IN_FIREFOX);
    await this.api.stop();
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, this.allowsPreflight ? PREFLIGHT : {}).end();
      return;
    }
    const {method, headers} = request;
    const url = `http://${headers.host}${request.url}`;
    (request.url === '/' ? this.probes : this.received).push({method, url, headers});
    this.handler(request, response);
  }

  /** Serves a file of the build at the URL at which a static host serves it. */
  private serveSite({url = '/'}: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(url, this.siteOrigin);
    const name = path.join(BUILD_DIR, path.normalize(decodeURIComponent(pathname)));
    const file = [`${name}.html`, path.join(name, 'index.html'), name].find(existsSync);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {'content-type': type});
    const body = readFileSync(file);
    if (!/html|javascript|json/.test(type)) {
      response.end(body);
      return;
    }
    const text = body
      .toString()
      .replaceAll('https://mainnet-oapi.kaiascan.io', this.mainnet)
      .replaceAll('https://kairos-oapi.kaiascan.io', this.kairos);
    response.end(type.includes('html') ? this.sealAgain(text) : text);
  }

  /**
   * Replaces the policy of a page, which allows the inline scripts by their hashes: a script that
   * contains the hosts has another hash after the swap.
   */
  private sealAgain(html: string): string {
    const scripts = inlineCode(html).map(({text}) => text);
    const hosts = [this.mainnet, this.kairos];
    return withPolicy(
      html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      contentSecurityPolicy(new Set(scripts), new Set(inlineStyles(html)), hosts),
    );
  }
}

/** Sends a response that a page of any origin can read. */
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
