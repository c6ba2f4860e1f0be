import {hydrationProblems} from '../browser/hydration';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {builtPaths} from '../build/pages';
import {proves} from '../specification/proves';

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 8;

test.describe('Of all pages of the site,', () => {
  for (const part of Array.from({length: PARTS}, (_, index) => index)) {
    test(
      `part ${part + 1} of ${PARTS} hydrates without console messages or requests to other hosts.`,
      proves('S1.3', 'S7.11'),
      async ({sharedPage}) => {
        const site = new SitePage(sharedPage);
        const problems: string[] = [];
        for (const path of builtPaths().filter((_, index) => index % PARTS === part)) {
          problems.push(...(await hydrationProblems(site, path)));
          await expect.soft(sharedPage, path).not.toHaveTitle(/not found/i);
        }
        expect(problems).toEqual([]);
      },
    );
  }
});
