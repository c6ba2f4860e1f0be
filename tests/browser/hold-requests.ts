import type {Page} from '@playwright/test';
import {gate} from '../fixtures/gate';

/** Holds the requests for files until the returned function is called. */
export async function holdRequests(
  page: Page,
  files: string | RegExp,
): Promise<() => void> {
  const {opened, open} = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
