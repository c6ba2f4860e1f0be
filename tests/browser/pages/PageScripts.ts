import type {Page, Route} from '@playwright/test';
import {consoleErrors} from '../console-errors';

const SCRIPTS = '**/assets/js/*.js';

/** The scripts that pages are made of, on their way to the browser. */
export class PageScripts {
  constructor(private readonly page: Page) {}

  /**
   * Keeps back all that are asked for from now on.
   *
   * @returns what lets them through.
   */
  async hold(): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.handle(async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Lets none of those that are asked for from now on arrive. */
  async lose(): Promise<void> {
    this.expectLost();
    await this.handle((route) => route.abort('failed'));
  }

  /** Lets all arrive as they are again. */
  async find(): Promise<void> {
    await this.page.unroute(SCRIPTS);
  }

  /** Changes what arrives from now on. */
  async rewrite(change: (source: string) => string): Promise<void> {
    await this.handle(async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: change(await response.text())});
    });
  }

  /** The browser reports each in the console. */
  private expectLost(): void {
    consoleErrors.expect(/^Failed to load resource: .*\/assets\/js\//);
  }

  private async handle(handler: (route: Route) => Promise<void>): Promise<void> {
    await this.page.route(SCRIPTS, handler);
  }
}
