import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** A file that a page has loaded for itself. */
interface LoadedFile {
  type: string;
  path: string;
  /** Bytes as a server sends them, compressed with gzip. */
  size: number;
}

/** What a page loads. It is noted from when this is made. */
export class Traffic {
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.requests.push(request));
  }

  /** Document, style sheets and scripts of the page, once it has loaded all that it needs. */
  async ownFiles(): Promise<LoadedFile[]> {
    await this.page.waitForLoadState('networkidle');
    return Promise.all(
      this.requests
        .filter((request) =>
          ['document', 'stylesheet', 'script'].includes(request.resourceType()),
        )
        .map(async (request) => {
          const response = await request.response();
          return {
            type: request.resourceType(),
            path: pathOf(request),
            size: gzipSync((await response?.body()) ?? '').length,
          };
        }),
    );
  }

  /** The scripts of other pages that were fetched ahead. */
  prefetched(): string[] {
    return this.requests
      .filter(
        (request) =>
          request.resourceType() !== 'script' && pathOf(request).endsWith('.js'),
      )
      .map(pathOf);
  }
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
