import {pageProblems} from '../browser/accessibility/audit';
import {KINDS, statusOf} from '../browser/accessibility/kinds';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {sitemapPaths} from '../build/pages';
import {PRO_PLUS_ENDPOINTS} from '../build/specification/routes';

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 24;

/** The width of the widest window, in CSS pixels. */
const SCREEN = 1440;

/** A page of each kind, whose colours are checked at all widths. */
const OF_EACH_KIND = new Set<string>(Object.values(KINDS));

/** Navbar, sidebar and footer are those of the pages of each kind. */
const OF_OTHERS = {colourWidths: [SCREEN], scope: 'main'};

/** The pages of the sitemap, and copies of endpoints under a plan, which it does not contain. */
const PATHS = [
  ...new Set([
    ...OF_EACH_KIND,
    ...sitemapPaths(),
    '/search',
    '/plans/FREE/Endpoints',
    '/plans/PRO PLUS/Endpoints',
    ...PRO_PLUS_ENDPOINTS,
  ]),
];

// With reduced motion, the colours change at once, without a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(`Part ${part + 1} of ${PARTS} of the sitemap has no axe violations and does not overflow a narrow window.`, async ({
    sharedPage,
  }) => {
    await sharedPage.emulateMedia({reducedMotion: 'reduce'});
    const site = new SitePage(sharedPage);
    const found: string[] = [];
    for (const path of PATHS.filter((_, index) => index % PARTS === part)) {
      await site.open(path, {status: statusOf(path)});
      const audit = OF_EACH_KIND.has(path) ? {} : OF_OTHERS;
      const problems = await pageProblems(sharedPage, audit);
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
