import type {SitePage} from './pages/SitePage';
import {expect} from './test';

/** Opens a page, waits until its scripts have run and returns the problems found until then. */
export async function hydrationProblems(site: SitePage, path: string): Promise<string[]> {
  const found = await site.problemsOf(path);
  expect.soft(site.path).toBe(decodeURI(new URL(path, 'http://site').pathname));
  await expect.soft(site.page.locator('h1').first(), path).not.toBeEmpty();
  return found.map((problem) => `${path}: ${problem}`);
}
