import {WebDriver} from './webdriver';
import {BrowserProxy, type ProxiedRequest} from './proxy';
import {CONSOLE_SCRIPT} from './console';
import {WebKitPage} from './page';

/** A WebKit that runs, for the tests of a worker. */
export class WebKitSession {
  private constructor(
    readonly driver: WebDriver,
    readonly proxy: BrowserProxy,
  ) {}

  static async start(): Promise<WebKitSession> {
    const proxy = new BrowserProxy();
    return new WebKitSession(await WebDriver.start(await proxy.start()), proxy);
  }

  async stop(): Promise<void> {
    await this.driver.stop();
    this.proxy.stop();
  }
}

/** The windows of a test, with the methods of Playwright's `BrowserContext` that the promises use. */
export class WebKitContext {
  /** The matchers of Playwright read it. */
  readonly _options: {readonly baseURL: string};
  private readonly open: WebKitPage[] = [];

  constructor(
    private readonly session: WebKitSession,
    private readonly base: string,
    private readonly viewport = {width: 1280, height: 720},
  ) {
    this._options = {baseURL: base};
    session.proxy.reset();
    session.proxy.initScripts.push(CONSOLE_SCRIPT);
  }

  async newPage(): Promise<WebKitPage> {
    const {driver, proxy} = this.session;
    const page = new WebKitPage(driver, proxy, await driver.open(), this.base, this);
    await page.setViewportSize(this.viewport);
    this.open.push(page);
    return page;
  }

  pages(): readonly WebKitPage[] {
    return this.open;
  }

  browser(): {contexts: () => readonly WebKitContext[]} {
    return {contexts: () => [this]};
  }

  on(name: 'request', listen: (request: ProxiedRequest) => void): void {
    this.session.proxy.on(name, listen);
  }

  /** WebKit asks for none. */
  grantPermissions(): Promise<void> {
    return Promise.resolve();
  }

  setOffline(isOffline: boolean): Promise<void> {
    this.session.proxy.isOffline = isOffline;
    return Promise.resolve();
  }

  /** Closes the windows, and forgets what pages have stored. */
  async close(): Promise<void> {
    for (const page of this.open) {
      await page
        .evaluate(() => {
          localStorage.clear();
        })
        .catch(() => undefined);
      await page.close();
    }
  }
}
