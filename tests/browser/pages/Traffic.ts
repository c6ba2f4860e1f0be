import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** A file that a page has loaded for itself, not prefetched for another page. */
interface LoadedFile {
  type: string;
  path: string;
  /** The number of bytes after compression with gzip. */
  size: number;
}

/** The requests of a page since the construction of this object. */
export class Traffic {
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.requests.push(request));
  }

  /** Returns document, style sheets, scripts and data of the page when the network is idle. */
  async ownFiles(): Promise<LoadedFile[]> {
    await this.page.waitForLoadState('networkidle');
    return Promise.all(
      this.requests
        .filter((request) =>
          ['document', 'stylesheet', 'script', 'data'].includes(typeOf(request)),
        )
        .map(async (request) => {
          const response = await request.response();
          return {
            type: typeOf(request),
            path: pathOf(request),
            size: gzipSync((await response?.body()) ?? '').length,
          };
        }),
    );
  }

  /** Returns the paths of the prefetched scripts and data of other pages. */
  prefetched(): string[] {
    return this.requests.filter((request) => typeOf(request) === 'prefetch').map(pathOf);
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
