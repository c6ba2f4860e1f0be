import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import {siteOrigin} from '../origins';
import {visit, type VisitOptions} from '../visit';
import {PageScripts} from './PageScripts';

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
        document.querySelector('html[data-has-hydrated="true"]') !== null &&
        (form === null ||
          Object.keys(form).some((name) => name.startsWith('__reactProps')))
      );
    });
  }

  /**
   * Opens a path and holds its scripts: the page stays as on a slow network before hydration.
   *
   * @returns a function that releases the scripts and waits until the page is hydrated.
   */
  async openWithoutScripts(path: string): Promise<() => Promise<void>> {
    const release = await new PageScripts(this.page).hold('**/*.js');
    await visit(this.page, encodeURI(path), {waitUntil: 'commit'});
    // The footer is the last element: everything before it has been parsed.
    await this.page.locator('footer').waitFor();
    return async () => {
      release();
      await this.hydrated();
    };
  }

  /** Navigates on the client, as a link of the site does, without loading a document. */
  async navigate(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
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

  /** Returns what local storage has under a key. */
  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Returns the text in the clipboard. */
  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Returns the distance of the window from the top of the page. */
  async scrolled(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  /**
   * Returns the sum of all layout shifts since the page was opened, without those of the navbar before the
   * page is parsed: a busy browser paints it before it has read the whole of it.
   */
  async layoutShift(): Promise<number> {
    return this.page.evaluate(async () => {
      interface LayoutShift extends PerformanceEntry {
        value: number;
        sources: {node: Node | null}[];
      }
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
      const [{domInteractive: parsed} = {domInteractive: 0}] =
        performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const inNavbar = ({node}: {node: Node | null}): boolean =>
        node?.parentElement?.closest('.navbar') instanceof Element;
      return (entries as LayoutShift[])
        .filter(({startTime, sources}) => startTime > parsed || !sources.every(inNavbar))
        .reduce((sum, {value}) => sum + value, 0);
    });
  }

  /** The decoded path of the current URL. */
  get path(): string {
    return decodeURI(new URL(this.page.url()).pathname);
  }

  /**
   * Opens a path, which must show a page with a heading, and returns the problems that occur: script errors,
   * console messages of any kind, failed requests, and requests to another host.
   */
  async problemsOf(path: string): Promise<string[]> {
    const problems = await this.problemsDuring(async () => {
      await this.open(path);
      // By then, the page has logged its errors.
      await this.page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2_000})),
      );
    });
    expect.soft(this.path).toBe(decodeURI(new URL(path, this.origin).pathname));
    await expect.soft(this.page.locator('h1').first(), path).not.toBeEmpty();
    return problems.map((problem) => `${path}: ${problem}`);
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
      const url = request.url();
      if (/^(https?|wss?):/.test(url) && new URL(url).origin !== this.origin) {
        problems.push(`request to another host: ${url}`);
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
    this.page
      .on('pageerror', onError)
      .on('console', onMessage)
      .on('request', onRequest)
      .on('requestfailed', onFailure)
      .on('response', onResponse);
    try {
      await act();
      return problems;
    } finally {
      this.page
        .off('pageerror', onError)
        .off('console', onMessage)
        .off('request', onRequest)
        .off('requestfailed', onFailure)
        .off('response', onResponse);
    }
  }
}
