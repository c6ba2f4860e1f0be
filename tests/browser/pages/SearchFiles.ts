import type {Page, Request} from '@playwright/test';

/** The files that the search loads: its index and its scripts. */
export class SearchFiles {
  private readonly requests: Request[] = [];

  constructor(page: Page) {
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
}
