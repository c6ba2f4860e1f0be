import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {gate} from '../../fixtures/gate';
import {type OpenedPage, openOperation, rowsOf} from '../../fixtures/operation-page';

const BLOCKS_PAGE = '/api/Block/get-blocks';

const PROPOSERS = [
  '0xf172f38771f623a9c8daeba080e495a427f9c2ba',
  '0x0a2f38771f623a9c8daeba080e495a427f9c2baf',
];

/** Number of blocks on a page, and of pages. */
const [SIZE, PAGES] = [3, 5];

/** Returns the answer with a page of blocks. */
function blocks(page: number): string {
  const rows = Array.from({length: SIZE}, (_, index) => {
    const number = `90071992547409${(page - 1) * SIZE + index + 10}`;
    const [one = '', other = ''] = PROPOSERS;
    return `{"block_id": ${number}, "block_proposer": "${index === 1 ? one : other}", "gas_used": ${20 - index}, "status": "ok"}`;
  });
  return `{"results": [${rows.join(',')}], "paging": {"total_count": ${SIZE * PAGES},
    "current_page": ${page}, "last": ${page === PAGES}, "total_page": ${PAGES}}}`;
}

function pageOf(url: string): number {
  return Number(new URL(url).searchParams.get('page') ?? 1);
}

/** Sends the request for the first page, and shows its table. */
async function openTable(): Promise<OpenedPage & {box: HTMLElement; table: HTMLElement}> {
  const page = await openOperation(BLOCKS_PAGE);
  page.api.does(({url}) => new Response(blocks(pageOf(url))));
  await page.panel.write(page.panel.key, 'secret');
  await page.panel.fill({size: String(SIZE)});
  await page.panel.send();
  await page.user.click(await screen.findByRole('radio', {name: 'Table'}));
  const table = await within(page.panel.region).findByRole('table');
  return {...page, table, box: page.panel.region};
}

function idsOf(table: HTMLElement): string[] {
  return rowsOf(table)
    .slice(1)
    .map((row) => row.slice(14, 16));
}

/** Opens the form of several calls, and fills it in. */
async function ask(
  {panel, user, box}: OpenedPage & {box: HTMLElement},
  values: Record<string, string> = {},
): Promise<HTMLElement> {
  await panel.press('Load all…');
  const form = within(box).getByRole('form', {name: 'Several calls'});
  for (const [name, value] of Object.entries({'Calls a second': '20', ...values})) {
    const field = within(form).getByLabelText(name);
    await user.clear(field);
    await user.type(field, value);
  }
  return form;
}

describe('The table of an answer', () => {
  test('has the columns in which rows differ, is sorted and filtered, and shows other columns.', async () => {
    const {box, table, user} = await openTable();
    const [one, other] = PROPOSERS;
    expect(rowsOf(table)).toEqual([
      'block_id block_proposer gas_used',
      `9007199254740910 ${other} 20`,
      `9007199254740911 ${one} 19`,
      `9007199254740912 ${other} 18`,
    ]);
    expect(box).toHaveTextContent('The same in all rows (1)status"ok"');
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/api/Account/get-account?path.accountAddress=${one}&network=mainnet`,
    );

    const head = within(table).getByRole('columnheader', {name: 'gas_used'});
    for (const [order, ids] of [
      ['ascending', ['12', '11', '10']],
      ['descending', ['10', '11', '12']],
      [null, ['10', '11', '12']],
    ] as const) {
      await user.click(within(head).getByRole('button'));
      expect([head.getAttribute('aria-sort'), idsOf(table)]).toEqual([order, ids]);
    }

    await user.type(within(box).getByRole('searchbox'), 'F172');
    await waitFor(() => expect(idsOf(table)).toEqual(['11']));
    expect(box).toHaveTextContent('1 of 3 rows');
    await user.click(within(box).getByText(/^Columns/));
    await user.click(within(box).getByRole('checkbox', {name: 'status'}));
    await user.click(within(box).getByRole('checkbox', {name: 'gas_used'}));
    expect(rowsOf(table)[0]).toBe('block_id block_proposer status');
  });

  test('keeps what was loaded while the reader looks at the JSON, or drops a file that is too large.', async () => {
    const {box, panel, table, user} = await openTable();
    await panel.press('Next page');
    await waitFor(() => expect(idsOf(table)).toHaveLength(2 * SIZE));
    await user.click(screen.getByRole('radio', {name: 'JSON'}));
    expect(await panel.body()).toHaveTextContent('9007199254740910');
    await user.click(screen.getByRole('radio', {name: 'Table'}));
    expect(idsOf(within(box).getByRole('table'))).toHaveLength(2 * SIZE);

    const file = new File(['[]'], 'huge.json');
    Object.defineProperty(file, 'size', {value: 300_000_000});
    drop(file);
    await waitFor(() =>
      expect(box).toHaveTextContent('The file huge.json is larger than 200 MB'),
    );
    expect(idsOf(within(box).getByRole('table'))).toHaveLength(2 * SIZE);
  });

  test('of the example and of a dropped file has no next page, and nothing is sent.', async () => {
    const {api, panel, user} = await openOperation(BLOCKS_PAGE);
    const region = within(panel.region);
    await panel.press('Show example answer');
    await user.click(await screen.findByRole('radio', {name: 'Table'}));
    await region.findByRole('table');
    expect(region.queryByRole('button', {name: 'Next page'})).toBeNull();

    fireEvent(document.body, new Event('dragenter', {bubbles: true}));
    drop(new File([blocks(1)], 'saved.json'));
    for (const text of ['From a file', 'saved.json', 'Nothing was sent']) {
      await waitFor(() => expect(panel.region).toHaveTextContent(text));
    }
    expect(idsOf(await region.findByRole('table'))).toEqual(['10', '11', '12']);
    expect(region.queryByRole('button', {name: 'Next page'})).toBeNull();
    expect(api.urls).toEqual([]);
  });
});

function drop(...files: File[]): void {
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new Event(type, {bubbles: true, cancelable: true});
    const dataTransfer = {types: ['Files'], files};
    fireEvent(document.body, Object.assign(event, {dataTransfer}));
    expect([type, event.defaultPrevented]).toEqual([type, type !== 'dragenter']);
  }
}

describe('Several pages', () => {
  test('are loaded only as many as the reader has agreed to, with the key, from the network of the answer.', async () => {
    const page = await openTable();
    const {api, box, panel, table, user} = page;
    await panel.choose(panel.network, 'Kairos');
    const form = await ask(page);
    expect(form).toHaveTextContent('Pages left: 4');
    expect(form).toHaveTextContent('Calls: 4 at most');
    expect(form).toHaveTextContent(/At most \d+ credits/);
    const most = within(form).getByLabelText('Calls at most');
    await user.clear(most);
    await user.type(most, '5');
    await user.click(within(form).getByRole('button', {name: 'Start'}));
    // Past the checks of the browser.
    fireEvent.submit(form);
    expect(api.urls).toHaveLength(1);
    expect(form).toBeInTheDocument();
    await user.click(within(form).getByRole('button', {name: 'Cancel'}));

    const again = await ask(page, {'Calls at most': '2'});
    await user.click(within(again).getByRole('button', {name: 'Start'}));
    await waitFor(() => expect(box).toHaveTextContent('Calls sent: 2.'));
    expect(api.urls.map(pageOf)).toEqual([1, 2, 3]);

    const rest = await ask(page);
    await user.click(within(rest).getByRole('button', {name: 'Start'}));
    await waitFor(() => expect(box).toHaveTextContent('This is the last page.'));
    expect(box).toHaveTextContent('Calls sent: 2.');
    expect(idsOf(table)).toHaveLength(SIZE * PAGES);
    expect(api.urls.map(pageOf)).toEqual([1, 2, 3, 4, 5]);
    const [first = ''] = api.urls;
    for (const {url, headers} of api.received) {
      expect(new URL(url).host).toBe(new URL(first).host);
      expect(Object.values(headers)).toContain('Bearer secret');
    }
  });

  test('end with a press on Stop, which aborts the call, or with a refusal. What came before stays.', async () => {
    const page = await openTable();
    const {api, box, panel, table, user} = page;
    const held = gate();
    api.does(async ({url}) => {
      if (pageOf(url) === 3) {
        await held.opened;
      }
      return new Response(blocks(pageOf(url)));
    });
    const form = await ask(page);
    await user.click(within(form).getByRole('button', {name: 'Start'}));
    await waitFor(() => expect(box).toHaveTextContent('Call 2 of at most 4'));
    await panel.press('Stop');
    expect(box).toHaveTextContent('Stopped. Calls sent: 2.');
    expect(api.received.at(-1)?.signal.aborted).toBe(true);
    held.open();
    await panel.press('Next page');
    await waitFor(() => expect(idsOf(table)).toHaveLength(3 * SIZE));

    api.answers(429, {code: 'TOO_MANY', message: 'Slow down.'});
    const again = await ask(page);
    await user.click(within(again).getByRole('button', {name: 'Start'}));
    await waitFor(() =>
      expect(box).toHaveTextContent(/Ended by 429.*Slow down\. Calls sent: 1\./),
    );
    expect(idsOf(table)).toHaveLength(3 * SIZE);
    expect(api.urls.map(pageOf)).toEqual([1, 2, 3, 3, 4]);
  });
});
