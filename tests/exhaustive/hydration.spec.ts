import {hydrationProblems} from '../browser/hydration';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {builtPaths} from '../build/pages';
import {proves} from '../specification/proves';

/** So many that two workers end at about the same time. */
const PARTS = 8;

test.describe('Of all pages of the site,', () => {
  for (const part of Array.from({length: PARTS}, (_, index) => index)) {
    test(
      `part ${part + 1} of ${PARTS} hydrates without a message and asks only its own host.`,
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
