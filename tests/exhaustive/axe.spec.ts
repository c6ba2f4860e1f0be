import {pageProblems} from '../browser/accessibility/audit';
import {KINDS, statusOf} from '../browser/accessibility/kinds';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {sitemapPaths} from '../build/pages';
import {PRO_PLUS_ENDPOINTS} from '../build/specification/routes';

/** So many that two workers end at about the same time. */
const PARTS = 24;

/** The widest of the windows. */
const SCREEN = 1440;

/** A page of each kind, whose colours are looked at in all windows. */
const OF_EACH_KIND = new Set<string>(Object.values(KINDS));

/** The pages of the sitemap, and the endpoints of plans, which are copies that it leaves out. */
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

// The colours of a mode come at once, and not on a way of their own.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(`On part ${part + 1} of ${PARTS} of the sitemap, axe finds nothing, and no window is too narrow.`, async ({
    sharedPage,
  }) => {
    await sharedPage.emulateMedia({reducedMotion: 'reduce'});
    const site = new SitePage(sharedPage);
    const found: string[] = [];
    for (const path of PATHS.filter((_, index) => index % PARTS === part)) {
      await site.open(path, {status: statusOf(path)});
      const audit = OF_EACH_KIND.has(path) ? {} : {colourWidths: [SCREEN]};
      const problems = await pageProblems(sharedPage, audit);
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
