import {expect, type Page, type Response} from '@playwright/test';
import {consoleErrors} from './console-errors';

export interface VisitOptions {
  /** The status that the page is answered with; 200 unless a test says another. */
  status?: number;
  waitUntil?: 'commit' | 'load';
}

/**
 * Opens an address, which is sent as it is written, and checks the status of the answer. Any other
 * way to open a page would let a test pass on the not-found page.
 *
 * @returns the answer; `null` where only the hash of the address differs from the open page.
 */
export async function visit(
  page: Page,
  address: string,
  {status = 200, waitUntil = 'load'}: VisitOptions = {},
): Promise<Response | null> {
  if (status >= 400) {
    consoleErrors.expect(
      new RegExp(
        `Failed to load resource: .* a status of ${status} .*${pathOf(address)}$`,
      ),
    );
  }
  const response = await page.goto(address, {waitUntil});
  if (response !== null) {
    expect(response.status(), `Status of ${address}`).toBe(status);
  }
  return response;
}

/** The path of an address as a pattern that matches the end of its URL. */
function pathOf(address: string): string {
  const {pathname, search} = new URL(address, 'http://localhost');
  return `${pathname}${search}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
