import {pageProblems} from '../browser/accessibility/audit';
import {KINDS} from '../browser/accessibility/kinds';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test} from '../browser/test';
import {sitemapPaths} from '../build/pages';
import {PRO_PLUS_ENDPOINTS} from '../build/specification/routes';

/** So many that two workers end at about the same time. */
const PARTS = 24;

/** The widest of the windows: its colours are those of the others, but on a page of each kind. */
const SCREEN = 1440;

/** The pages that tests/browser/accessibility/axe.spec.ts looks at. */
const LOOKED_AT = new Set<string>(Object.values(KINDS));

/** The pages of the sitemap, and the endpoints of plans, which are copies that it leaves out. */
const PATHS = [
  ...new Set([
    ...sitemapPaths(),
    '/search',
    '/plans/FREE/Endpoints',
    '/plans/PRO PLUS/Endpoints',
    ...PRO_PLUS_ENDPOINTS,
  ]),
].filter((path) => !LOOKED_AT.has(path));

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
      await site.open(path);
      const problems = await pageProblems(sharedPage, {colourWidths: [SCREEN]});
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
