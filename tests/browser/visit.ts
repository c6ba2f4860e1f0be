import {expect, type Page, type Response} from '@playwright/test';
import {gate} from '../fixtures/gate';
import {consoleErrors} from './console-errors';

/** The scripts of the pages and their data. */
export const SCRIPTS = /\/assets\/(js\/[^/]+\.js|pages\/.+\.json)$/;

/** Returns the origin of the built site, which scripts/test-browser.mjs passes. */
export function siteOrigin(): string {
  const origin = process.env['TEST_SITE_ORIGIN'];
  if (origin === undefined) {
    throw new Error('Run the tests with "npm run test:browser".');
  }
  return origin;
}

export interface VisitOptions {
  /** The expected status of the response; 200 by default. */
  status?: number;
  waitUntil?: 'commit' | 'load';
}

/**
 * Opens an address without changing it, and checks the status of the response. Without this check,
 * a test could pass on the not-found page.
 *
 * @returns the response; `null` if the address differs from that of the open page only in its hash.
 */
export async function visit(
  page: Page,
  address: string,
  {status = 200, waitUntil = 'load'}: VisitOptions = {},
): Promise<Response | null> {
  if (status >= 400) {
    consoleErrors.expectFailure(`the server responded with a status of ${status}`);
  }
  const response = await page.goto(address, {waitUntil});
  if (response !== null) {
    // Firefox shows that its copy of the page is still the one of the server.
    const isCopy = response.status() === 304 && status === 200;
    expect(isCopy ? status : response.status(), `Status of ${address}`).toBe(status);
  }
  return response;
}

/**
 * Holds the files that a page requests from now on.
 *
 * @returns a function that releases them.
 */
export async function hold(
  page: Page,
  files: string | RegExp = SCRIPTS,
): Promise<() => void> {
  const {opened, open} = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
