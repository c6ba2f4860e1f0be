import type {Locator} from '@playwright/test';
import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import {Traffic} from './pages/Traffic';
import {expect, PROMISE, testWithApi as test} from './test';

const SERIES_PAGE = '/api/Stablecoin/get-stable-coin-daily-transaction-volume';

/** Newest first. */
const DAYS = `{"symbol": "EXD", "results": [
  {"date": "2025-01-22", "amount": "1003277.75"},
  {"date": "2025-01-20", "amount": 123456789012345678901234567890},
  {"date": "2025-01-18", "amount": 812405.250}
]}`;

test(
  'The code of charts is loaded when they are wanted, and the pointer moves along the points.',
  PROMISE,
  async ({page, api, referencePage, requestPanel}) => {
    api.answers(200, DAYS);
    const traffic = new Traffic(page);
    const charts = async (): Promise<string[]> =>
      (await traffic.ownFiles())
        .map(
          ({path}) =>
            /(plot|charted-answer|chart-styles)\.\w+\.\w+$/.exec(path)?.[1] ?? '',
        )
        .filter((name) => name !== '')
        .sort();
    await referencePage.open(SERIES_PAGE);
    await requestPanel.fill({symbol: 'USDT'});
    expect(await charts()).toEqual([]);
    await requestPanel.send();
    await expect(requestPanel.view('JSON')).toBeChecked();
    expect(await charts()).toEqual(['chart-styles', 'charted-answer']);

    const {chart, region} = requestPanel;
    await requestPanel.view('Chart').check();
    await expect(chart.locator('canvas')).toBeVisible();
    expect(await charts()).toEqual(['chart-styles', 'charted-answer', 'plot']);
    const box = await chart.locator('.u-over').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 20);
    await expect(chart).toHaveAttribute('aria-valuetext', '2025-01-18: 812405.250');
    await expect(region).toContainText('amount 812405.250');
  },
);

test('The bars of shares are as long as the shares, and axe has nothing to say.', async ({
  page,
  referencePage,
  requestPanel,
}) => {
  await referencePage.open('/api/Home/get-top-100-kaia-accounts');
  await requestPanel.press('Show example answer');
  await requestPanel.view('Shares').check();
  const rows = requestPanel.region.getByRole('table').locator('tbody tr');
  const [first = 0, , last = 1] = await widths(rows.locator('[class*="bar"]'));
  expect(last / first).toBeCloseTo(1 / 3, 1);
  expect(await violations(page, [1440], {scope: '[aria-labelledby="try-it"]'})).toEqual(
    [],
  );
});

test('The chart has the colours of both modes, and fits a narrow window.', async ({
  page,
  referencePage,
  requestPanel,
  colourModeSwitch,
}) => {
  await referencePage.open(SERIES_PAGE);
  await requestPanel.press('Show example answer');
  await requestPanel.view('Chart').check();
  await requestPanel.region.getByText('Values as a table').click();
  const canvas = requestPanel.chart.locator('canvas');
  for (let mode = 0; mode < 2; mode += 1) {
    await expect.poll(() => hasColour(canvas, '--ifm-color-primary')).toBe(true);
    await colourModeSwitch.toggleUnseen();
  }
  expect(await violations(page, [320], {scope: '[aria-labelledby="try-it"]'})).toEqual(
    [],
  );
  await expect.poll(() => fits(canvas)).toBe(true);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
});

async function widths(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
}

/** Returns whether a pixel of the canvas has the colour of a custom property. */
async function hasColour(canvas: Locator, property: string): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement, name) => {
    const hex = getComputedStyle(element).getPropertyValue(name).trim();
    const wanted = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
    const {width, height} = element;
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      if (wanted.every((part, index) => data[pixel + index] === part)) {
        return true;
      }
    }
    return false;
  }, property);
}

async function fits(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element) => {
    const panel = element.closest('section')?.getBoundingClientRect();
    const {left, right} = element.getBoundingClientRect();
    return panel !== undefined && left >= panel.left && right <= panel.right;
  });
}
