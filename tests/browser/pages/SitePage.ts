import {expect, type Locator, type Page} from '@playwright/test';
import {hold, siteOrigin, visit, type VisitOptions} from '../visit';

/** Any page of the site, and the problems that occur while it is open. */
export class SitePage {
  readonly heading: Locator;

  private readonly problems: string[] = [];

  /** @param origin of the site. Requests to other origins are problems. */
  constructor(
    readonly page: Page,
    private readonly origin = siteOrigin(),
  ) {
    this.heading = page.getByRole('main').getByRole('heading', {level: 1});
    this.watch();
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
    const release = await hold(this.page, '**/*.js');
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

  /** Returns what local storage has under a key. */
  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Returns the text in the clipboard. Pastes it: only Chromium lets a script read it. */
  async clipboard(): Promise<string> {
    await this.page.evaluate(() => {
      const field = document.createElement('textarea');
      field.dataset['pasted'] = '';
      const before = document.activeElement;
      field.addEventListener(
        'blur',
        () => before instanceof HTMLElement && before.focus(),
      );
      document.body.append(field);
      field.focus();
    });
    await this.page.keyboard.press('ControlOrMeta+v');
    return this.page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-pasted]');
      field?.blur();
      field?.remove();
      return field?.value ?? '';
    });
  }

  /** Shows the page as it is printed. Only the print of a browser, and not the emulation of Playwright, has the event. */
  async showPrint(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await this.page.emulateMedia({media: 'print'});
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
      type Shift = PerformanceEntry & {value: number; sources: {node: Node | null}[]};
      const entries: Shift[] = [];
      new PerformanceObserver((list) => {
        entries.push(...(list.getEntries() as Shift[]));
      }).observe({type: 'layout-shift', buffered: true});
      // A shift is reported after the frame that shows it.
      for (const {} of [1, 2, 3]) {
        await new Promise(requestAnimationFrame);
      }
      const [loading] = performance.getEntriesByType('navigation');
      const parsed = (loading as PerformanceNavigationTiming).domInteractive;
      return entries
        .filter(
          ({startTime, sources}) =>
            startTime > parsed ||
            !sources.every(({node}) => node?.parentElement?.closest('.navbar')),
        )
        .reduce((sum, {value}) => sum + value, 0);
    });
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
    const [shown, asked] = [this.page.url(), path].map((address) =>
      decodeURI(new URL(address, this.origin).pathname),
    );
    expect.soft(shown).toBe(asked);
    await expect.soft(this.page.locator('h1').first(), path).not.toBeEmpty();
    return problems.map((problem) => `${path}: ${problem}`);
  }

  /** Returns the problems that occur while a function runs. */
  async problemsDuring(act: () => Promise<void>): Promise<string[]> {
    const before = this.problems.length;
    await act();
    return this.problems.slice(before);
  }

  private watch(): void {
    const {page, problems, origin} = this;
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // The level of hints that Debian's Chromium has about passwords. No script can write at it.
      if ((message.type() as string) !== 'verbose') {
        problems.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) {
        problems.push(`request to another host: ${url}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigation aborts pending prefetches; the name is Chromium's or Firefox's.
      if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(reason)) {
        problems.push(`request failed: ${request.url()} ${reason}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        problems.push(`response ${response.status()}: ${response.url()}`);
      }
    });
  }
}
