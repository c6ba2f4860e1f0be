import {changeScripts, expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const WIDTH = 1400;

test.use({viewport: {width: WIDTH, height: 800}});

for (const placement of ['start', 'end', 'full-width', 'input-wrapper-width']) {
  test(
    `The panel has the placement ${placement}, in both directions of reading.`,
    proves('S5.10'),
    async ({page, sitePage, searchBox}) => {
      await changeScripts(
        page,
        /"?panelPlacement"?:\s*"input-wrapper-width"/,
        `"panelPlacement":"${placement}"`,
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
        // The complete panel is in the window.
        expect(panel.x).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width).toBeLessThanOrEqual(WIDTH);
        if (placement === 'full-width') {
          expect(panel).toMatchObject({x: 0, width: WIDTH});
          continue;
        }
        const gaps = {
          left: Math.abs(panel.x - box.x),
          right: Math.abs(panel.x + panel.width - box.x - box.width),
        };
        const [start, end] = isMirrored
          ? [gaps.right, gaps.left]
          : [gaps.left, gaps.right];
        if (placement !== 'end') {
          expect(start).toBeLessThan(0.5);
        }
        if (placement !== 'start') {
          expect(end).toBeLessThan(0.5);
        }
        if (placement === 'end') {
          expect(panel.width).toBeGreaterThan(1.5 * box.width);
        }
      }
    },
  );
}
