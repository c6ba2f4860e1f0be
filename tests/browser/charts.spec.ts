import type {Locator} from '@playwright/test';
import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import {expect, PROMISE, testWithApi as test} from './test';
import {Traffic} from '../../scripts/lib/traffic';

const PAGE = '/api/Stablecoin/get-stable-coin-daily-transaction-volume';

/** Newest first. */
const DAYS = `{"symbol": "EXD", "results": [
  {"date": "2025-01-22", "amount": "1003277.75"},
  {"date": "2025-01-20", "amount": 115792089237316195423570985008687907853269984665640564039457584007913129639935},
  {"date": "2025-01-18", "amount": 812405.250}
]}`;

test(
  'The code of charts is loaded when they are wanted, the pointer moves along the points, and the chart has the colours of both modes and fits.',
  PROMISE,
  async ({page, api, referencePage, requestPanel, colourMode}) => {
    api.answers(200, DAYS);
    const traffic = new Traffic(page);
    const charts = async (): Promise<string[]> => {
      await page.waitForLoadState('networkidle');
      const names = traffic.paths.map(
        (path) => /(plot|answer-chart|chart-styles)\.\w+\.\w+$/.exec(path)?.[1],
      );
      return names.filter((name) => name !== undefined).sort();
    };
    await referencePage.open(PAGE);
    await requestPanel.field('symbol').fill('USDT');
    expect(await charts()).toEqual([]);
    await requestPanel.send();
    await expect(requestPanel.view('JSON')).toBeChecked();
    expect(await charts()).toEqual(['answer-chart', 'chart-styles']);

    const {region} = requestPanel;
    const chart = region.getByRole('slider', {name: /^Chart of /});
    const canvas = chart.locator('canvas');
    await requestPanel.view('Chart').check();
    await expect(canvas).toBeVisible();
    expect(await charts()).toEqual(['answer-chart', 'chart-styles', 'plot']);
    await chart.locator('.u-over').hover({position: {x: 2, y: 20}});
    await expect(chart).toHaveAttribute('aria-valuetext', '2025-01-18: 812405.250');
    await expect(region).toContainText('amount 812405.250');

    await region.getByText('Values as a table').click();
    for (let mode = 0; mode < 2; mode += 1) {
      await expect.poll(() => hasColour(canvas, '--ifm-color-primary')).toBe(true);
      await colourMode.toggle();
    }
    expect(await violations(page, [320], '[aria-labelledby="try-it"]')).toEqual([]);
    const widthOf = async (element: Locator): Promise<number> =>
      (await element.boundingBox())?.width ?? NaN;
    await expect
      .poll(async () => (await widthOf(canvas)) <= (await widthOf(region)))
      .toBe(true);
    expect(await sidewaysOverflow(page, 320)).toEqual([]);
  },
);

/** Returns whether a pixel of the canvas has the colour of a custom property. */
async function hasColour(canvas: Locator, property: string): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement, name) => {
    const hex = getComputedStyle(element).getPropertyValue(name).trim();
    const wanted = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
    const {width, height} = element;
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return [...data].some(
      (_, pixel) =>
        pixel % 4 === 0 && wanted.every((part, index) => data[pixel + index] === part),
    );
  }, property);
}
