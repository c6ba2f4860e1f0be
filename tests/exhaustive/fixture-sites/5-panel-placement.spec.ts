import {changeScripts, expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const WIDTH = 1400;

test.use({viewport: {width: WIDTH, height: 800}});

test(
  'The panel has its placement, in both directions of reading.',
  proves('S5.10'),
  async ({page, sitePage, searchBox}) => {
    await changeScripts(
      page,
      // The data of the plugin, which has no spaces: the configuration of the site is in the script, too.
      /"panelPlacement":"input-wrapper-width"/,
      '"panelPlacement":"end"',
    );
    for (const {path, isMirrored} of [
      {path: '/docs/guide', isMirrored: false},
      {path: '/docs/ar/1.0/guide', isMirrored: true},
    ]) {
      await sitePage.open(path);
      await searchBox.search('marsupial');
      await expect(searchBox.results.first()).toBeVisible();
      const box = await page.getByRole('search').boundingBox();
      const panel = await searchBox.panel.boundingBox();
      if (!box || !panel) {
        throw new Error('The search box or its panel is not visible.');
      }
      // The panel is below the box and does not cover it.
      expect(panel.y).toBeGreaterThanOrEqual(box.y + box.height);
      expect(panel.y - box.y - box.height).toBeLessThan(40);
      // The complete panel is in the window, wider than the box, and ends where the box ends.
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(WIDTH);
      expect(panel.width).toBeGreaterThan(1.5 * box.width);
      const end = isMirrored
        ? panel.x - box.x
        : panel.x + panel.width - box.x - box.width;
      expect(Math.abs(end)).toBeLessThan(0.5);
    }
  },
);
