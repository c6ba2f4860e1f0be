import {render, screen, waitFor} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {createBrowserHistory} from 'history';
import {Router} from 'react-router-dom';
import {describe, expect, test} from 'vitest';
import CreditEstimate from '.';

const PAGE = '/endpoint-credit';

/** Opens the estimator in an address. */
async function open(query = ''): Promise<UserEvent> {
  const history = createBrowserHistory();
  history.replace(PAGE + query);
  const user = userEvent.setup();
  render(
    <Router history={history}>
      <CreditEstimate />
    </Router>,
  );
  await user.click(await screen.findByRole('combobox', {name: 'Endpoint'}));
  return user;
}

const picker = (): HTMLElement => screen.getByRole('combobox', {name: 'Endpoint'});

/** A field by its label and the name of its row. */
function field(name: string): HTMLElement {
  return screen.getByRole('textbox', {name});
}

function sums(): string[] {
  return [...document.querySelectorAll('dl dd')].map(({textContent}) => textContent);
}

async function hasAddress(query: string): Promise<void> {
  await waitFor(() => expect(location.search).toBe(query));
}

describe('The estimator', () => {
  test('adds endpoints by a part of their names, and sums up their credits.', async () => {
    const user = await open();
    await user.keyboard('get accoun{Enter}');
    expect(await screen.findByText(/endpoints match “get accoun”/)).toBeVisible();
    expect(picker()).toHaveFocus();
    expect(picker()).toBeInvalid();
    await user.keyboard('t keys{Enter}');
    expect(field('Calls a day Get Account Keys')).toHaveFocus();
    await user.keyboard('1000');
    expect(sums()).toEqual(['1,000', '30,000', '1,000']);
    await hasAddress('?calls.getAccountKeys=1000');

    await user.selectOptions(
      screen.getByRole('combobox', {name: 'Count by Get Account Keys'}),
      'Seconds between calls',
    );
    expect(field('Seconds between calls Get Account Keys')).toHaveValue('1000');
    expect(sums()).toEqual(['87', '2,592', '87']);
    await user.click(screen.getByRole('button', {name: 'Remove Get Account Keys'}));
    expect(sums()).toEqual([]);
    expect(picker()).toHaveFocus();
    await hasAddress('');
  });

  test('restores the estimate of a link, and names what it cannot read.', async () => {
    const query =
      '?calls.getBlock=86400&calls.getKaiaPrice=288&credits.getKaiaPrice=3&calls.getTokenTransfers=20&calls.nothing=1&plan=173128';
    const user = await open(query);
    expect(screen.getByText(/here: calls\.nothing\./)).toBeVisible();
    expect(field('Calls a day Get KAIA Price')).toHaveValue('288');
    expect(sums()[0]).toBe('At least 87,264');
    for (const text of [
      'One endpoint has no published figure: Get Token Transfers.',
      'With your own figures for Get KAIA Price.',
      /figure: 50.4 %\.$/,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    // The address is that of the reader until the reader edits.
    expect(location.search).toBe(query);

    const own = field('Your own credits a call Get Token Transfers');
    await user.type(own, 'a lot');
    expect(own).toBeInvalid();
    await user.clear(own);
    await user.type(own, '2');
    expect(sums()[0]).toBe('87,304');
    await waitFor(() =>
      expect(document.querySelector('output')).toHaveTextContent(
        'With your own figures for Get KAIA Price, Get Token Transfers.',
      ),
    );
    await hasAddress(
      '?calls.getBlock=86400&calls.getKaiaPrice=288&credits.getKaiaPrice=3&calls.getTokenTransfers=20&credits.getTokenTransfers=2&plan=173128',
    );
  });

  test('is read out once, when the reader stops typing.', async () => {
    const user = await open('?calls.getBlock=');
    const output = document.querySelector('output') as HTMLOutputElement;
    expect(output).toBeEmptyDOMElement();
    const read: string[] = [];
    const observer = new MutationObserver(() => read.push(output.textContent));
    observer.observe(output, {childList: true, characterData: true, subtree: true});
    await user.type(field('Calls a day Get Block'), '1440');
    const sum = 'Credits a day: 1,440. In 30 days: 43,200. Calls a day: 1,440.';
    await waitFor(() => expect(read).toEqual([sum]));
  });

  test('has a link, which is copied.', async () => {
    const user = await open('?calls.getBlock=7');
    await user.click(screen.getByRole('button', {name: 'Copy link'}));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `https://docs.test${PAGE}?calls.getBlock=7`,
    );
  });
});
