import type {ConsoleMessage, Locator, Page, Request, Response} from '@playwright/test';
import {siteOrigin} from '../origins';
import {visit, type VisitOptions} from '../visit';

/** Any page of the site, and what goes wrong while it is open. */
export class SitePage {
  readonly heading: Locator;

  /** @param origin of the site, from which all that its pages need must come. */
  constructor(
    readonly page: Page,
    private readonly origin = siteOrigin(),
  ) {
    this.heading = page.getByRole('main').getByRole('heading', {level: 1});
  }

  /** Opens a path, written as a reader sees it, and waits until its scripts have taken over. */
  async open(path: string, options?: VisitOptions): Promise<void> {
    await visit(this.page, encodeURI(path), options);
    await this.hydrated();
  }

  /** Waits until React has taken over the page and has had time to complain about it. */
  async hydrated(): Promise<void> {
    await this.page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached'});
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
    );
  }

  /**
   * Opens a path, and keeps back its scripts: the page stays as a reader on a slow network first
   * sees it.
   *
   * @returns what lets the scripts through, and waits until they have taken over.
   */
  async openWithoutScripts(path: string): Promise<() => Promise<void>> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await visit(this.page, encodeURI(path), {waitUntil: 'commit'});
    // The last element of every page: all before it has been parsed.
    await this.page.locator('footer').waitFor();
    return async () => {
      release();
      await this.hydrated();
    };
  }

  /** Lets the pages that are opened from now on have no storage. */
  async switchOffStorage(): Promise<void> {
    await this.page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get(): never {
            throw new DOMException('The document is sandboxed.', 'SecurityError');
          },
        });
      }
    });
  }

  /** How far the page has jumped since it was opened, as the sum of all layout shifts. */
  async layoutShift(): Promise<number> {
    return this.page.evaluate(async () => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries());
      });
      observer.observe({type: 'layout-shift', buffered: true});
      // A shift is reported after the frame that shows it.
      for (const {} of [1, 2]) {
        await new Promise(requestAnimationFrame);
      }
      entries.push(...observer.takeRecords());
      return (entries as (PerformanceEntry & {value: number})[]).reduce(
        (sum, {value}) => sum + value,
        0,
      );
    });
  }

  /** The path of the address, as a reader sees it. */
  get path(): string {
    return decodeURI(new URL(this.page.url()).pathname);
  }

  /**
   * Opens a path and returns all that goes wrong on the way: errors of scripts, messages of any kind
   * on the console, requests that fail, and requests to any other host.
   */
  async problemsOf(path: string): Promise<string[]> {
    return this.problemsDuring(async () => {
      await this.open(path);
    });
  }

  /** All that goes wrong while something is done on the page. */
  async problemsDuring(act: () => Promise<void>): Promise<string[]> {
    const problems: string[] = [];
    const onError = (error: Error): number => problems.push(`error: ${error.message}`);
    const onMessage = (message: ConsoleMessage): number =>
      problems.push(`console ${message.type()}: ${message.text()}`);
    const onRequest = (request: Request): void => {
      if (isElsewhere(request.url(), this.origin)) {
        problems.push(`request to another host: ${request.url()}`);
      }
    };
    const onFailure = (request: Request): void => {
      const reason = request.failure()?.errorText ?? '';
      // What was still being prefetched when the next page was opened is not needed any more.
      if (reason !== 'net::ERR_ABORTED') {
        problems.push(`request failed: ${request.url()} ${reason}`);
      }
    };
    const onResponse = (response: Response): void => {
      if (response.status() >= 400) {
        problems.push(`answer ${response.status()}: ${response.url()}`);
      }
    };
    this.page.on('pageerror', onError);
    this.page.on('console', onMessage);
    this.page.on('request', onRequest);
    this.page.on('requestfailed', onFailure);
    this.page.on('response', onResponse);
    try {
      await act();
      return problems;
    } finally {
      this.page.off('pageerror', onError);
      this.page.off('console', onMessage);
      this.page.off('request', onRequest);
      this.page.off('requestfailed', onFailure);
      this.page.off('response', onResponse);
    }
  }
}

function isElsewhere(url: string, origin: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== origin;
}
