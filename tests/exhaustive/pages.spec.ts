import {violations} from '../browser/accessibility/audit';
import {sidewaysOverflow} from '../browser/accessibility/layout';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {builtPaths} from '../build/pages';
import {proves} from '../specification/proves';

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 8;

/** Windows in CSS pixels: a desktop, a phone and the narrowest. */
const SCREEN = {width: 1280, height: 800};
const PHONE = 360;
const NARROWEST = 320;

/** Copies of endpoint pages. One is of the kinds in tests/browser/accessibility. */
const COPY = /^\/plans\/[^/]+\/Endpoints\//;

/**
 * Pages that differ from others of their kind only in words and numbers. Axe checks one of each kind, here or
 * in tests/browser/accessibility, and in `everything` all that a description can put on a page.
 */
const OF_A_KIND = /^\/(api|schemas|recipes|etherscan-compatible-api)\//;

/** Kinds of pages that are not in tests/browser/accessibility. Their colours are checked too. */
const MORE_KINDS = [
  '/api',
  '/changelog',
  '/evidence',
  '/plans/FREE',
  '/recipes/client',
  '/recipes/kaia-price',
];

const PATHS = builtPaths().filter((path) => !COPY.test(path));

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(
    `Part ${part + 1} of ${PARTS} of all pages hydrates without messages or requests to other hosts, fits the narrowest window and, unless one of many of its kind, has no axe violations.`,
    proves('S1.3', 'S7.11'),
    async ({sharedPage}) => {
      await sharedPage.emulateMedia({reducedMotion: 'reduce'});
      const site = new SitePage(sharedPage);
      const found: string[] = [];
      for (const path of PATHS.filter((_, index) => index % PARTS === part)) {
        await sharedPage.setViewportSize(SCREEN);
        const problems = await site.problemsOf(path);
        await expect.soft(sharedPage, path).not.toHaveTitle(/not found/i);
        problems.push(...(await sidewaysOverflow(sharedPage, NARROWEST)));
        const isMore = MORE_KINDS.includes(path);
        if (isMore || !OF_A_KIND.test(path)) {
          const audit = {scope: 'main', ...(isMore ? {} : {colourWidths: []})};
          problems.push(...(await violations(sharedPage, [PHONE], audit)));
        }
        found.push(...problems.map((problem) => `${path}: ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );
}
