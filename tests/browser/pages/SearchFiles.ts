import type {APIRequestContext, Page, Request} from '@playwright/test';
import {unpackDocuments, type SearchDocument} from '../../../src/search/document';
import type {SearchIndexFile} from '../../../src/search/index-file';
import {consoleErrors} from '../console-errors';

/** The index of the docs. The index of the default tag is empty. */
const INDEX = '**/search-index-docs-*.json';
const WORKER = '**/assets/js/search.*.js';
const SCRIPTS = '**/assets/js/*.js';

/** The path of the search index of the site. */
export const INDEX_ROUTE = '/search-index-docs-default-current.json';

/** The files that the search loads: its index and its scripts. */
export class SearchFiles {
  /** The messages of uncaught errors. */
  readonly errors: string[] = [];
  /** Console errors, without the messages of the browser about files that failed to load. */
  readonly lines: string[] = [];
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    // The context also reports the requests of workers.
    page.context().on('request', (request) => this.requests.push(request));
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) {
        this.lines.push(message.text());
      }
    });
  }

  /** The paths of all requests since the construction of this object. */
  get asked(): string[] {
    return this.requests.map((request) => new URL(request.url()).pathname);
  }

  /** All requests for search indexes. */
  get indexRequests(): Request[] {
    return this.requests.filter((request) => request.url().includes('search-index'));
  }

  /** The paths of the requested indexes of the docs. */
  get indexes(): string[] {
    return this.asked.filter((path) => path.includes('search-index-docs'));
  }

  /** Aborts all requests for scripts from now on. */
  async loseScripts(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*\/assets\/js\//);
    await this.page.route(SCRIPTS, (route) => route.abort('failed'));
  }

  /** Loads scripts again. */
  async findScripts(): Promise<void> {
    await this.page.unroute(SCRIPTS);
  }

  /** Aborts requests for the script of the worker, but not for other scripts. */
  async loseWorker(): Promise<void> {
    consoleErrors.allow(/^Failed to load resource: .*\/assets\/js\/search\./);
    await this.page.context().route(WORKER, (route) => route.abort('failed'));
  }

  /** Responds to requests for the index with another response. */
  async answerIndex(answer: {status?: number; body: string}): Promise<void> {
    if ((answer.status ?? 200) >= 400) {
      consoleErrors.expect(/^Failed to load resource: .*\/search-index-/);
    }
    await this.page.route(INDEX, (route) =>
      route.fulfill({contentType: 'application/json', ...answer}),
    );
  }

  /** Loads the index from the server again. */
  async findIndex(): Promise<void> {
    await this.page.unroute(INDEX);
  }

  /** Loads the script of the worker again. */
  async findWorker(): Promise<void> {
    await this.page.context().unroute(WORKER);
  }

  /** Aborts requests for the index. */
  async loseIndex(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*\/search-index-/);
    await this.page.route(INDEX, (route) => route.abort('failed'));
  }
}

/** Returns the index file of the site, as served. */
export async function readIndex(request: APIRequestContext): Promise<SearchIndexFile> {
  return (await (await request.get(INDEX_ROUTE)).json()) as SearchIndexFile;
}

/** Returns the unpacked documents of the index of the site. */
export async function readDocuments(
  request: APIRequestContext,
): Promise<SearchDocument[]> {
  return unpackDocuments((await readIndex(request)).documents);
}
