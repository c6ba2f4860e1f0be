import type {Page, Route} from '@playwright/test';
import {gate} from '../../fixtures/gate';
import {consoleErrors} from '../console-errors';

const SCRIPTS = /\/assets\/(js\/[^/]+\.js|pages\/.+\.json)$/;

/** The scripts of the pages and their data, which a test can hold, abort or change. */
export class PageScripts {
  constructor(private readonly page: Page) {}

  /**
   * Holds all scripts that are requested from now on.
   *
   * @returns a function that releases them.
   */
  async hold(): Promise<() => void> {
    const {opened, open} = gate();
    await this.handle(async (route) => {
      await opened;
      await route.continue();
    });
    return open;
  }

  /** Aborts all requests for scripts from now on. */
  async lose(): Promise<void> {
    this.expectLost();
    await this.handle((route) => route.abort('failed'));
  }

  /** Loads all scripts unchanged again. */
  async find(): Promise<void> {
    await this.page.unroute(SCRIPTS);
  }

  /** Changes the source of scripts that are requested from now on. */
  async rewrite(change: (source: string) => string): Promise<void> {
    await this.handle(async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: change(await response.text())});
    });
  }

  /** Expects the console error that the browser logs for each aborted script. */
  private expectLost(): void {
    consoleErrors.expect(/^Failed to load resource: .*\/assets\/(js|pages)\//);
  }

  private async handle(handler: (route: Route) => Promise<void>): Promise<void> {
    await this.page.route(SCRIPTS, handler);
  }
}
