import type {Page, Route} from '@playwright/test';
import {gate} from '../../fixtures/gate';
import {consoleErrors} from '../console-errors';

const SCRIPTS = /\/assets\/(js\/[^/]+\.js|pages\/.+\.json)$/;

/** The scripts of the pages and their data, which a test can hold or abort. */
export class PageScripts {
  constructor(private readonly page: Page) {}

  /**
   * Holds the files that are requested from now on, by default all scripts.
   *
   * @returns a function that releases them.
   */
  async hold(files: string | RegExp = SCRIPTS): Promise<() => void> {
    const {opened, open} = gate();
    await this.page.route(files, async (route: Route) => {
      await opened;
      await route.continue();
    });
    return open;
  }

  /** Aborts all requests for scripts from now on. */
  async lose(): Promise<void> {
    consoleErrors.expect(/^Failed to load resource: .*\/assets\/(js|pages)\//);
    await this.page.route(SCRIPTS, (route) => route.abort('failed'));
  }

  /** Loads all scripts unchanged again. */
  async find(): Promise<void> {
    await this.page.unroute(SCRIPTS);
  }
}
