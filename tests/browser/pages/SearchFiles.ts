import type {Page, Request} from '@playwright/test';
import {consoleErrors} from '../console-errors';

/** The index of the docs. The index of the default tag is empty. */
const INDEX = '**/search-index-docs-*.json';
const SCRIPTS = '**/assets/js/*.js';

/** The files that the search loads: its index and its scripts. */
export class SearchFiles {
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    // The context also reports the requests of workers.
    page.context().on('request', (request) => this.requests.push(request));
  }

  /** The paths of all requests since the construction of this object. */
  get asked(): string[] {
    return this.requests.map((request) => new URL(request.url()).pathname);
  }

  /** The paths of the requested indexes, in alphabetical order. */
  get indexes(): string[] {
    return this.asked.filter((path) => path.includes('search-index-')).sort();
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

  /** Responds to requests for the index that it is not available. */
  async loseIndex(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*503.*\/search-index-/);
    consoleErrors.expect(/^The search index .* cannot be used/);
    await this.page.route(INDEX, (route) => route.fulfill({status: 503, body: ''}));
  }

  /** Loads the index from the server again. */
  async findIndex(): Promise<void> {
    await this.page.unroute(INDEX);
  }
}
