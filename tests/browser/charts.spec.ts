import type {Locator} from '@playwright/test';
import {violations} from './accessibility/audit';
import {sidewaysOverflow} from './accessibility/layout';
import type {RequestPanel} from './pages/RequestPanel';
import {Traffic} from './pages/Traffic';
import {EXHAUSTIVE, expect, repetition, test} from './test';

const SERIES_PAGE = '/api/Stablecoin/get-stable-coin-daily-transaction-volume';
const BLOCKS_PAGE = '/api/Block/get-blocks';

const HUGE = '123456789012345678901234567890';

/** Newest first, with a number as text, one that JavaScript rounds, and two that cannot be drawn. */
const DAYS = `{"symbol": "EXD", "results": [
  {"date": "2025-01-22", "amount": "1003277.75"},
  {"date": "2025-01-21", "amount": null},
  {"date": "2025-01-20", "amount": ${HUGE}},
  {"date": "2025-01-19", "amount": "<b>none</b>"},
  {"date": "2025-01-18", "amount": 812405.250}
]}`;

const BLOCKS = {
  results: [
    {block_id: 175419193, total_transaction_count: 12, base_fee_per_gas: '25000000000'},
    {block_id: 175419192, total_transaction_count: 7, base_fee_per_gas: '27500000000'},
  ],
};

/** The tests open the site that sends its requests to the API double. */
test.use({
  baseURL: async ({api}, use) => {
    await use(api.siteOrigin);
  },
});

async function send(panel: RequestPanel): Promise<void> {
  await panel.fillForm();
  await panel.key.fill('a-key');
  await panel.send();
}

test('An answer of days is shown as JSON first, and the code of charts is loaded on demand.', async ({
  page,
  api,
  endpointPage,
  requestPanel,
}) => {
  api.answers(200, DAYS);
  const traffic = new Traffic(page);
  const charts = async (): Promise<string[]> =>
    (await traffic.ownFiles())
      .map(
        ({path}) => /(plot|charted-answer|chart-styles)\.\w+\.\w+$/.exec(path)?.[1] ?? '',
      )
      .filter((name) => name !== '')
      .sort();
  await endpointPage.open(SERIES_PAGE);
  await requestPanel.fillForm();
  expect(await charts()).toEqual([]);

  await send(requestPanel);
  await expect(requestPanel.view('JSON')).toBeChecked();
  await expect(requestPanel.body).toContainText(HUGE);
  expect(await charts()).toEqual(['chart-styles', 'charted-answer']);

  await requestPanel.view('Chart').check();
  await expect(requestPanel.chart.locator('canvas')).toBeVisible();
  await expect(requestPanel.body).toBeHidden();
  expect(await charts()).toEqual(['chart-styles', 'charted-answer', 'plot']);

  // The choice lasts for the next answers of the tab.
  api.answers(200, BLOCKS);
  await endpointPage.open(BLOCKS_PAGE);
  await send(requestPanel);
  await expect(requestPanel.view('Chart')).toBeChecked();
  await requestPanel.view('JSON').check();
  await expect(requestPanel.body).toContainText('175419193');
});

test('The keys and the pointer move along the points, which are shown with all their digits.', async ({
  page,
  api,
  endpointPage,
  requestPanel,
}) => {
  api.answers(200, DAYS);
  await endpointPage.open(SERIES_PAGE);
  await send(requestPanel);
  await requestPanel.view('Chart').check();
  const {chart, region} = requestPanel;
  await expect(chart).toHaveAccessibleName('Chart of amount by date');
  await expect(chart).toHaveAttribute('aria-valuetext', '2025-01-22: 1003277.75');
  await chart.focus();
  for (const [key, value] of [
    ['ArrowLeft', `2025-01-20: ${HUGE}`],
    ['Home', '2025-01-18: 812405.250'],
    ['ArrowLeft', '2025-01-18: 812405.250'],
    ['ArrowRight', `2025-01-20: ${HUGE}`],
    ['End', '2025-01-22: 1003277.75'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chart).toHaveAttribute('aria-valuetext', value);
  }
  await expect(region).toContainText('Entries without a number, not drawn: 2');

  const box = await chart.locator('.u-over').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 20);
  await expect(chart).toHaveAttribute('aria-valuetext', '2025-01-18: 812405.250');
  await expect(region).toContainText('date 2025-01-18');
  await expect(region).toContainText('amount 812405.250');

  await region.getByText('Values as a table').click();
  const table = region.getByRole('table', {
    name: 'The values of the chart, oldest first',
  });
  await expect(table.getByRole('row')).toHaveText([
    /date\s+amount/,
    '2025-01-18812405.250',
    '2025-01-19–',
    `2025-01-20${HUGE}`,
    '2025-01-21–',
    '2025-01-221003277.75',
  ]);
});

test('The reader chooses the value, and amounts in peb are in KAIA, as in the JSON.', async ({
  api,
  endpointPage,
  requestPanel,
}) => {
  api.answers(200, BLOCKS);
  await endpointPage.open(BLOCKS_PAGE);
  await send(requestPanel);
  await expect(requestPanel.line('base_fee_per_gas')).toContainText('0.000000025 KAIA');
  await requestPanel.view('Chart').check();
  const {chart, region} = requestPanel;
  await expect(chart).toHaveAttribute('aria-valuetext', '175419193: 12');
  await region.getByRole('combobox', {name: 'Value'}).selectOption('base_fee_per_gas');
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    '175419193: 0.000000025 KAIA, if whole numbers are in peb',
  );
});

test('Holders are a table with bars and the shares as received.', async ({
  page,
  endpointPage,
  requestPanel,
}) => {
  await endpointPage.open('/api/Home/get-top-100-kaia-accounts');
  await requestPanel.button('Show example answer').click();
  await requestPanel.view('Shares').check();
  const rows = requestPanel.region.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveText([
    '0xd70c34625cf9849ad397e8525dc7ad329608bc9d71233310612 %',
    '0x5f49edac82e2dd6e596739de1ce5a51e8802857b4155276457 %',
    '0x679bf36556fb4b809863af897a3976a3cac26c9e2374443683.99999999 %',
  ]);
  const [first = 0, , last = 1] = await widths(rows.locator('[class*="bar"]'));
  expect(last / first).toBeCloseTo(1 / 3, 1);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /0xd70c3462/);
  expect(await violations(page, [1440], {scope: '[aria-labelledby="try-it"]'})).toEqual(
    [],
  );
});

test(
  'Recipients of a reward have their shares of the sum.',
  EXHAUSTIVE,
  async ({endpointPage, requestPanel}) => {
    await endpointPage.open('/api/Block/get-block-rewards');
    await requestPanel.button('Show example answer').click();
    await requestPanel.view('Shares').check();
    const table = requestPanel.region.getByRole('table', {name: /^Shares of the sum/});
    await expect(table.locator('tbody tr').first()).toContainText('12.50 %');
  },
);

for (const [index, body] of [
  {results: [{date: '2025-01-18', amount: 1}]},
  {results: []},
  {results: [{date: '2025-01-18'}, {date: '2025-01-19'}]},
  [
    {date: '2025-01-18', amount: 1},
    {date: '2025-01-19', amount: 2},
  ],
].entries()) {
  test(
    `An answer without two points is shown as JSON only: ${JSON.stringify(body)}.`,
    repetition(index),
    async ({page, api, endpointPage, requestPanel}) => {
      api.answers(200, body);
      await endpointPage.open(SERIES_PAGE);
      const loaded = page.waitForResponse(/charted-answer/);
      await send(requestPanel);
      await (await loaded).finished();
      await expect(requestPanel.body).toBeVisible();
      await expect(requestPanel.view('JSON')).toHaveCount(0);
    },
  );
}

test('The chart has the colours of both modes, and fits a narrow window.', async ({
  page,
  endpointPage,
  requestPanel,
  colourModeSwitch,
}) => {
  await endpointPage.open(SERIES_PAGE);
  await requestPanel.button('Show example answer').click();
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
