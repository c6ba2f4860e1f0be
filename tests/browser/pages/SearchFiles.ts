import type {APIRequestContext, Page, Request} from '@playwright/test';
import {unpackDocuments, type SearchDocument} from '../../../src/search/document';
import type {SearchIndexFile} from '../../../src/search/index-file';
import {consoleErrors} from '../console-errors';

/** The index of the docs; that of the default tag holds nothing. */
const INDEX = '**/search-index-docs-*.json';
const WORKER = '**/assets/js/search.*.js';
const SCRIPTS = '**/assets/js/*.js';

/** Where the index of the site is. */
export const INDEX_ROUTE = '/search-index-docs-default-current.json';

/** The files that the search loads: its index and its scripts. */
export class SearchFiles {
  /** What scripts have thrown. */
  readonly errors: string[] = [];
  /** Errors in the console, without those of the browser itself for a file that is not there. */
  readonly lines: string[] = [];
  private readonly requests: Request[] = [];

  constructor(private readonly page: Page) {
    // Those of workers too.
    page.context().on('request', (request) => this.requests.push(request));
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) {
        this.lines.push(message.text());
      }
    });
  }

  /** Paths of all that was asked for since this was made. */
  get asked(): string[] {
    return this.requests.map((request) => new URL(request.url()).pathname);
  }

  /** All requests for an index. */
  get indexRequests(): Request[] {
    return this.requests.filter((request) => request.url().includes('search-index'));
  }

  /** Paths of the indexes of docs that were asked for. */
  get indexes(): string[] {
    return this.asked.filter((path) => path.includes('search-index-docs'));
  }

  /** Keeps back the index. */
  holdIndex(): Promise<() => void> {
    return this.hold(INDEX);
  }

  /** Keeps back scripts that are asked for from now on. */
  holdScripts(): Promise<() => void> {
    return this.hold(SCRIPTS);
  }

  /** Lets no script be loaded from now on. */
  async loseScripts(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*\/assets\/js\//);
    await this.page.route(SCRIPTS, (route) => route.abort('failed'));
  }

  /** Lets scripts be loaded again. */
  async findScripts(): Promise<void> {
    await this.page.unroute(SCRIPTS);
  }

  /**
   * Keeps back what the worker finds, for `holdAnswers`. Has to come before the page is opened.
   */
  async watchAnswers(): Promise<void> {
    await this.page.addInitScript(() => {
      const held: (() => void)[] = [];
      const answers = {
        isHeld: false,
        release() {
          answers.isHeld = false;
          held.splice(0).forEach((deliver) => {
            deliver();
          });
        },
      };
      const Original = Worker;
      window.Worker = class extends Original {
        override addEventListener(
          type: string,
          listener: EventListenerOrEventListenerObject,
        ): void {
          super.addEventListener(type, (event: Event) => {
            const deliver = (): void => {
              (listener as EventListener)(event);
            };
            if (answers.isHeld) {
              held.push(deliver);
            } else {
              deliver();
            }
          });
        }
      };
      Object.assign(window, {answers});
    });
  }

  /** Keeps back what the worker finds from now on, in the page that is open. */
  async holdAnswers(): Promise<() => Promise<void>> {
    await this.page.evaluate(() => {
      (window as unknown as {answers: {isHeld: boolean}}).answers.isHeld = true;
    });
    return () =>
      this.page.evaluate(() => {
        (window as unknown as {answers: {release: () => void}}).answers.release();
      });
  }

  /** Lets the script of the worker be missing, and no other. */
  async loseWorker(): Promise<void> {
    consoleErrors.allow(/^Failed to load resource: .*\/assets\/js\/search\./);
    await this.page.context().route(WORKER, (route) => route.abort('failed'));
  }

  /** Answers with something else in place of the index. */
  async answerIndex(answer: {status?: number; body: string}): Promise<void> {
    if ((answer.status ?? 200) >= 400) {
      consoleErrors.expect(/^Failed to load resource: .*\/search-index-/);
    }
    await this.page.route(INDEX, (route) =>
      route.fulfill({contentType: 'application/json', ...answer}),
    );
  }

  /** Lets the server answer with the index again. */
  async findIndex(): Promise<void> {
    await this.page.unroute(INDEX);
  }

  /** Lets the script of the worker be there again. */
  async findWorker(): Promise<void> {
    await this.page.context().unroute(WORKER);
  }

  /** Lets nothing answer in place of the index. */
  async loseIndex(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*\/search-index-/);
    await this.page.route(INDEX, (route) => route.abort('failed'));
  }

  private async hold(pattern: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }
}

/** The index file of the site, as it is served. */
export async function readIndex(request: APIRequestContext): Promise<SearchIndexFile> {
  return (await (await request.get(INDEX_ROUTE)).json()) as SearchIndexFile;
}

/** The documents of the index of the site, whole. */
export async function readDocuments(
  request: APIRequestContext,
): Promise<SearchDocument[]> {
  return unpackDocuments((await readIndex(request)).documents);
}
