import {sidewaysOverflow} from '../browser/accessibility/layout';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {builtPaths} from '../build/pages';
import {proves} from '../specification/proves';

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 4;

/** The narrowest window. The kinds of tests/browser/accessibility are checked in others. */
const NARROWEST = 320;

/** All but the copies of endpoint pages, of which tests/build says that they are copies. */
const PATHS = builtPaths().filter((path) => !/^\/plans\/[^/]+\/Endpoints\//.test(path));

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(
    `Part ${part + 1} of ${PARTS} of all pages hydrates without messages or requests to other hosts, and fits the narrowest window.`,
    proves('S1.3', 'S7.11'),
    async ({sharedPage}) => {
      await sharedPage.setViewportSize({width: NARROWEST, height: 800});
      const site = new SitePage(sharedPage);
      const found: string[] = [];
      for (const path of PATHS.filter((_, index) => index % PARTS === part)) {
        found.push(...(await site.problemsOf(path)));
        const overflow = await sidewaysOverflow(sharedPage, NARROWEST);
        found.push(...overflow.map((problem) => `${path}: ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );
}
