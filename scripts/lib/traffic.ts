/*
 * Why: benchmarks and tests weigh what a page loads in the same way.
 */
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** Of data and what is prefetched, the browser knows no types. */
export type FileType = 'document' | 'stylesheet' | 'script' | 'data' | 'prefetch';

/** The requests of a page and its workers since the construction of this object. */
export class Traffic {
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    // The context also reports the requests of workers.
    page.context().on('request', (request) => this.requests.push(request));
  }

  get paths(): string[] {
    return this.requests.map(pathOf);
  }

  /** The paths of the requested indexes of the search, in alphabetical order. */
  get indexes(): string[] {
    return this.paths.filter((path) => path.includes('search-index-')).sort();
  }

  /** The paths of the prefetched scripts and data of other pages. */
  get prefetched(): string[] {
    return this.requests.filter((request) => typeOf(request) === 'prefetch').map(pathOf);
  }

  /**
   * Returns the files of some types, by default all that the page has loaded for itself, when the network is
   * idle, with their bytes after compression.
   */
  async files(
    types: readonly FileType[] = ['document', 'stylesheet', 'script', 'data'],
  ): Promise<{type: string; path: string; size: number}[]> {
    await this.page.waitForLoadState('networkidle');
    const wanted: readonly string[] = types;
    const own = this.requests.filter((request) => wanted.includes(typeOf(request)));
    return Promise.all(
      own.map(async (request) => {
        const body = await (await request.response())?.body();
        const size = gzipSync(body ?? '').length;
        return {type: typeOf(request), path: pathOf(request), size};
      }),
    );
  }
}

function typeOf(request: Request): string {
  if (request.headers()['sec-purpose'] === 'prefetch') {
    return 'prefetch';
  }
  return pathOf(request).startsWith('/assets/pages/') ? 'data' : request.resourceType();
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
