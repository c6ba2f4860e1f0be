import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation} from '../../fixtures/operation-page';

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

async function openSeries(answer: unknown): Promise<OpenedPage> {
  const page = await openOperation(SERIES_PAGE);
  page.api.answers(200, answer);
  await page.panel.fill({symbol: 'USDT'});
  await page.panel.send();
  return page;
}

function view(name: 'JSON' | 'Chart' | 'Shares'): Promise<HTMLElement> {
  return screen.findByRole('radio', {name});
}

function rowsOf(table: HTMLElement): string[] {
  return within(table)
    .getAllByRole('row', {hidden: true})
    .map((row) => row.textContent);
}

describe('A chart', () => {
  test('is a slider, on which the keys move along the points, and a table, with all their digits.', async () => {
    const {api, panel, user} = await openSeries(DAYS);
    await user.click(await view('Chart'));
    const chart = screen.getByRole('slider', {name: 'Chart of amount by date'});
    expect(chart).toHaveAttribute('aria-valuetext', '2025-01-22: 1003277.75');
    chart.focus();
    for (const [key, value] of [
      ['{ArrowLeft}', `2025-01-20: ${HUGE}`],
      ['{Home}', '2025-01-18: 812405.250'],
      ['{ArrowLeft}', '2025-01-18: 812405.250'],
      ['{ArrowRight}', `2025-01-20: ${HUGE}`],
      ['{End}', '2025-01-22: 1003277.75'],
    ] as const) {
      await user.keyboard(key);
      expect(chart).toHaveAttribute('aria-valuetext', value);
    }
    expect(panel.region).toHaveTextContent('Entries without a number, not drawn: 2');
    expect(panel.region).toHaveTextContent('date 2025-01-22amount 1003277.75');
    const name = 'The values of the chart, oldest first';
    expect(rowsOf(screen.getByRole('table', {name, hidden: true}))).toEqual([
      'date amount ',
      ...['2025-01-18812405.250', '2025-01-19–', `2025-01-20${HUGE}`],
      ...['2025-01-21–', '2025-01-221003277.75'],
    ]);

    const twoDays =
      '{"results":[{"date":"2025-01-18"},{"date":"2025-01-19","amount":1}]}';
    api.answers(200, twoDays);
    await panel.send();
    await waitFor(() => expect(screen.queryByRole('radio', {name: 'Chart'})).toBeNull());
    expect((await panel.body()).textContent.replace(/\s/g, '')).toBe(twoDays);
  });

  test('is shown after the JSON, then also of the next answer, which has a choice of values.', async () => {
    const {api, panel, user, follow} = await openSeries(DAYS);
    expect(await view('JSON')).toBeChecked();
    const body = await panel.body();
    expect(body).toHaveTextContent(HUGE);
    await user.click(await view('Chart'));
    expect(body).not.toBeInTheDocument();

    api.answers(200, BLOCKS);
    follow(BLOCKS_PAGE);
    await panel.send();
    expect(await view('Chart')).toBeChecked();
    const chart = screen.getByRole('slider');
    expect(chart).toHaveAttribute('aria-valuetext', '175419193: 12');
    const value = within(panel.region).getByRole('combobox', {name: 'Value'});
    await panel.choose(value, 'base_fee_per_gas');
    expect(chart).toHaveAttribute(
      'aria-valuetext',
      '175419193: 0.000000025 KAIA, if whole numbers are in peb',
    );
    await user.click(await view('JSON'));
    expect(await panel.body()).toHaveTextContent('175419193');
    expect(await panel.line('base_fee_per_gas')).toHaveTextContent('0.000000025 KAIA');
  });
});

describe('Shares', () => {
  test('of holders are a table with bars and the shares as received.', async () => {
    const {panel, user} = await openOperation('/api/Home/get-top-100-kaia-accounts');
    await panel.press('Show example answer');
    await user.click(await view('Shares'));
    const table = within(panel.region).getByRole('table', {name: /^Shares as received/});
    expect(rowsOf(table).slice(1)).toEqual([
      '0xd70c34625cf9849ad397e8525dc7ad329608bc9d71233310612 %',
      '0x5f49edac82e2dd6e596739de1ce5a51e8802857b4155276457 %',
      '0x679bf36556fb4b809863af897a3976a3cac26c9e2374443683.99999999 %',
    ]);
    const bars = [...table.querySelectorAll<HTMLElement>('[style]')];
    expect(bars.map(({style}) => Math.round(parseFloat(style.width)))).toEqual([
      100, 58, 33,
    ]);
    expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('0xd70c3462'),
    );
  });
});
