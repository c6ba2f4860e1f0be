import type {Page} from '@playwright/test';
import type {SearchBox} from '../../browser/pages/SearchBox';
import {changeScripts} from '../../browser/specification/changed-scripts';
import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

const WIDTH = 1400;

interface Edges {
  left: number;
  right: number;
}

/** Returns the left and right edges of the search box and of its panel. */
async function measure(
  page: Page,
  searchBox: SearchBox,
): Promise<{box: Edges; panel: Edges}> {
  await searchBox.search('marsupial');
  await expect(searchBox.results.first()).toBeVisible();
  const [box, panel] = await Promise.all(
    [page.getByRole('search'), searchBox.panel].map((part) => part.boundingBox()),
  );
  if (!box || !panel) {
    throw new Error('The search box or its panel is not visible.');
  }
  // The panel is below the box and does not cover it.
  expect(panel.y).toBeGreaterThanOrEqual(box.y + box.height);
  expect(panel.y - box.y - box.height).toBeLessThan(40);
  return {
    box: {left: box.x, right: box.x + box.width},
    panel: {left: panel.x, right: panel.x + panel.width},
  };
}

test.describe('5. Validation rules', () => {
  test.use({viewport: {width: WIDTH, height: 800}});

  for (const {path, start, end} of [
    {path: '/docs/guide', start: 'left', end: 'right'},
    {path: '/docs/ar/1.0/guide', start: 'right', end: 'left'},
  ] as const) {
    const placements: Record<string, (measured: {box: Edges; panel: Edges}) => void> = {
      start: ({box, panel}) => {
        expect(panel[start]).toBeCloseTo(box[start], 0);
      },
      end: ({box, panel}) => {
        expect(panel[end]).toBeCloseTo(box[end], 0);
        expect(panel.right - panel.left).toBeGreaterThan(1.5 * (box.right - box.left));
      },
      'full-width': ({panel}) => {
        expect(panel).toEqual({left: 0, right: WIDTH});
      },
      'input-wrapper-width': ({box, panel}) => {
        expect(panel.left).toBeCloseTo(box.left, 0);
        expect(panel.right).toBeCloseTo(box.right, 0);
      },
    };
    for (const [placement, expectPlace] of Object.entries(placements)) {
      test(
        `The panel has the placement ${placement} on ${path}.`,
        proves('S5.10'),
        async ({page, sitePage, searchBox}) => {
          await changeScripts(
            page,
            /"?panelPlacement"?:\s*"input-wrapper-width"/,
            `"panelPlacement":"${placement}"`,
          );
          await sitePage.open(path);
          const measured = await measure(page, searchBox);
          expectPlace(measured);
          // The complete panel is in the window.
          expect(measured.panel.left).toBeGreaterThanOrEqual(0);
          expect(measured.panel.right).toBeLessThanOrEqual(WIDTH);
        },
      );
    }
  }
});
