import type {ConsoleMessage, Locator, Page, Request, Response} from '@playwright/test';
import {holdRequests} from '../hold-requests';
import {siteOrigin} from '../origins';
import {visit, type VisitOptions} from '../visit';

/** Any page of the site, and the problems that occur while it is open. */
export class SitePage {
  readonly heading: Locator;

  /** @param origin of the site. Requests to other origins are problems. */
  constructor(
    readonly page: Page,
    private readonly origin = siteOrigin(),
  ) {
    this.heading = page.getByRole('main').getByRole('heading', {level: 1});
  }

  /** Opens a path without percent-encoding, and waits until the page is hydrated. */
  async open(path: string, options?: VisitOptions): Promise<void> {
    await visit(this.page, encodeURI(path), options);
    await this.hydrated();
  }

  /** Waits until React has hydrated the page, and the request form, which it hydrates later. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => {
      const form = document.querySelector('[aria-labelledby="try-it"] form');
      return (
        document.documentElement.dataset.hasHydrated === 'true' &&
        (form === null ||
          Object.keys(form).some((name) => name.startsWith('__reactProps')))
      );
    });
  }

  /** Waits until the page does nothing more, so that it has logged its errors. */
  private async idle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
    );
  }

  /**
   * Opens a path and holds its scripts: the page stays as on a slow network before hydration.
   *
   * @returns a function that releases the scripts and waits until the page is hydrated.
   */
  async openWithoutScripts(path: string): Promise<() => Promise<void>> {
    const release = await holdRequests(this.page, '**/*.js');
    await visit(this.page, encodeURI(path), {waitUntil: 'commit'});
    // The footer is the last element: everything before it has been parsed.
    await this.page.locator('footer').waitFor();
    return async () => {
      release();
      await this.hydrated();
    };
  }

  /** Makes browser storage unavailable to pages that are opened from now on. */
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

  /** Returns the sum of all layout shifts since the page was opened. */
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

  /** The decoded path of the current URL. */
  get path(): string {
    return decodeURI(new URL(this.page.url()).pathname);
  }

  /**
   * Opens a path and returns the problems that occur: script errors, console messages of any kind,
   * failed requests, and requests to another host.
   */
  async problemsOf(path: string): Promise<string[]> {
    return this.problemsDuring(async () => {
      await this.open(path);
      await this.idle();
    });
  }

  /** Returns the problems that occur while a function runs. */
  async problemsDuring(act: () => Promise<void>): Promise<string[]> {
    const problems: string[] = [];
    const onError = (error: Error): number => problems.push(`error: ${error.message}`);
    const onMessage = (message: ConsoleMessage): void => {
      // The level of hints that Debian's Chromium has about passwords. No script can write at it.
      if ((message.type() as string) !== 'verbose') {
        problems.push(`console ${message.type()}: ${message.text()}`);
      }
    };
    const onRequest = (request: Request): void => {
      if (isElsewhere(request.url(), this.origin)) {
        problems.push(`request to another host: ${request.url()}`);
      }
    };
    const onFailure = (request: Request): void => {
      const reason = request.failure()?.errorText ?? '';
      // Navigation aborts pending prefetches.
      if (reason !== 'net::ERR_ABORTED') {
        problems.push(`request failed: ${request.url()} ${reason}`);
      }
    };
    const onResponse = (response: Response): void => {
      if (response.status() >= 400) {
        problems.push(`response ${response.status()}: ${response.url()}`);
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
