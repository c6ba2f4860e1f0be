import {expect, type Page, type Response} from '@playwright/test';
import {consoleErrors} from './console-errors';

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

/** Returns the path and query of an address, escaped for a regular expression. */
function pathOf(address: string): string {
  const {pathname, search} = new URL(address, 'http://localhost');
  return `${pathname}${search}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
