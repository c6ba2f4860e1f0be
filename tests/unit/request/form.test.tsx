import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {sampleLanguages} from '#reference/samples';
import {openOperation} from '../../fixtures/operation-page';
import {table} from '../../fixtures/table';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const OTHER_ACCOUNT = '0xd6d03be38863d049e67df6ccb6f8114bb58a856a';
const EXISTING_ACCOUNT = '0x927d49784d45087b04857b7232ba42609f81cb61';
const KAIROS_CONTRACT = '0x06F09d3f77341B2f9bDC1E6fc2928761ba05f934';

const API = 'https://mainnet-oapi.kaiascan.io/api/v1';
const ACCOUNT_PAGE = '/api/Account/get-account';
const BALANCES_PAGE = '/api/Account/Token/get-account-token-balances';
const TRANSACTIONS_PAGE = '/api/Account/Transaction/get-account-transactions';
const BLOCK_PAGE = '/api/Block/get-block';
const BLOCKS_PAGE = '/api/Block/get-blocks';

describe('The form', () => {
  test('has values that exist, which Send sends as they are.', async () => {
    const {api, panel} = await openOperation(BALANCES_PAGE);
    expect(panel.field('accountAddress')).toHaveValue(EXISTING_ACCOUNT);
    expect(panel.field('tokenType')).toHaveValue('KAIA');
    expect(panel.field('contractAddress')).toHaveValue('');
    expect(panel.field('date')).toHaveValue('');
    await panel.send();
    await panel.says('200');
    expect(api.urls).toEqual([
      `${API}/accounts/balances/historical?tokenType=KAIA&accountAddress=${EXISTING_ACCOUNT}&filterType=blockNumber&blockNumber=175419193`,
    ]);
  });

  test('says what to write where no value is known, and sends no placeholder.', async () => {
    const {api, panel} = await openOperation('/api/NFT/get-nft-item');
    expect(panel.field('tokenAddress')).toHaveValue('');
    expect(panel.field('tokenAddress')).toHaveAttribute(
      'placeholder',
      'Contract address of the NFT collection: 0x and 40 hex digits.',
    );
    for (const sample of panel.samples) {
      expect(sample).toContain('/nfts/YOUR_TOKEN_ADDRESS/inventories/YOUR_TOKEN_ID');
    }
    await panel.fill({tokenAddress: '0x1', tokenId: 'YOUR_TOKEN_ID'});
    await panel.send();
    expect(panel.field('tokenAddress')).toBeInvalid();
    await panel.fill({tokenAddress: ACCOUNT});
    expect(panel.field('tokenAddress')).not.toHaveAttribute('aria-invalid');
    expect(panel.problemAt('tokenId')).toBe('Fill this in.');
    expect(api.received).toEqual([]);
  });

  test('has for each network its own values, until the reader changes or empties them.', async () => {
    const {api, panel} = await openOperation(ACCOUNT_PAGE);
    await panel.choose(panel.network, 'Kairos');
    expect(panel.field('accountAddress')).toHaveValue(KAIROS_CONTRACT);
    await waitFor(() =>
      expect(panel.samples[0]).toContain(
        `kairos-oapi.kaiascan.io/api/v1/accounts/${KAIROS_CONTRACT}`,
      ),
    );
    await panel.fill({accountAddress: OTHER_ACCOUNT});
    await panel.choose(panel.network, 'Mainnet');
    expect(panel.field('accountAddress')).toHaveValue(OTHER_ACCOUNT);

    await panel.fill({accountAddress: ''});
    await waitFor(() =>
      expect(panel.samples[0]).toContain('# Replace YOUR_ACCOUNT_ADDRESS.'),
    );
    await panel.send();
    expect(panel.problemAt('accountAddress')).toBe('Fill this in.');
    expect(panel.field('accountAddress')).toHaveValue('');
    expect(api.received).toEqual([]);
  });
});

describe('An invalid value', () => {
  test.each(table`
    Account/get-account | accountAddress   | accountAddress | ${ACCOUNT.slice(0, -1)} | This one has 39.
    Block/get-blocks    | blockNumberStart | blockNumberEnd | 200                     | Fill this in too, or empty
  `)(
    'on %s is explained, and nothing is sent: %s, %s.',
    async (route, name = '', wrong = '', value = '', says = '') => {
      const {api, panel} = await openOperation(`/api/${route}`);
      await panel.fill({[name]: value});
      await panel.send();
      expect(panel.field(wrong)).toHaveFocus();
      expect(panel.field(wrong)).toBeInvalid();
      expect(panel.problemAt(wrong)).toContain(says);
      expect(api.received).toEqual([]);

      await panel.fill({[wrong]: '5'});
      expect(panel.field(wrong)).not.toHaveAttribute('aria-invalid');
    },
  );
});

describe('A link', () => {
  test('is copied by the press itself, since WebKit allows no copy after the panel has loaded.', async () => {
    const {panel} = await openOperation(BLOCKS_PAGE);
    const write = vi.spyOn(navigator.clipboard, 'write');
    fireEvent.click(screen.getByRole('button', {name: 'Copy link'}));
    expect(write).toHaveBeenCalledOnce();
    await panel.says('Link copied.');
  });

  test('is copied with the values and the network, without the key.', async () => {
    const {panel, user} = await openOperation(BLOCKS_PAGE);
    await user.type(panel.key, 'secret');
    await panel.choose(panel.network, 'Kairos');
    await panel.fill({page: '2', size: '50'});
    await panel.press('Copy link');
    await panel.says('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(
      `https://docs.test${BLOCKS_PAGE}?query.page=2&query.size=50&network=kairos`,
    );
    expect(location.search).toBe('?query.page=2&query.size=50&network=kairos');
    // The address is that of the fields that the reader has left.
    await user.type(panel.field('size'), '0');
    expect(location.search).toContain('query.size=50&');
    await user.tab();
    expect(location.search).toContain('query.size=500&');
  });

  test('fills in its values and chooses its network for this page only.', async () => {
    const {panel} = await openOperation(`${BLOCKS_PAGE}?query.size=50&network=kairos`);
    expect(panel.field('size')).toHaveValue('50');
    expect(panel.field('page')).toHaveValue('');
    expect(panel.network).toHaveValue('kairos');
    expect(localStorage.getItem('network')).toBeNull();
    await waitFor(() => {
      for (const sample of panel.samples) {
        expect(sample).toContain('size');
        expect(sample).toContain('kairos-oapi');
      }
    });
  });

  test('with invalid values fills in the fields that exist, and sends nothing.', async () => {
    const {api, panel} = await openOperation(
      `${BLOCK_PAGE}?path.blockNumber=<b>x</b>&path.nothing=1&network=moon&key=secret`,
    );
    expect(panel.field('blockNumber')).toHaveValue('<b>x</b>');
    expect(panel.network).toHaveValue('mainnet');
    expect(panel.key).toHaveValue('');
    expect(api.received).toEqual([]);
  });
});

describe('The samples', () => {
  const radio = (name: string): HTMLElement =>
    within(screen.getByRole('region', {name: 'Code samples'})).getByRole('radio', {name});

  test('follow the form in all languages, and go back with it.', async () => {
    const {panel} = await openOperation(TRANSACTIONS_PAGE);
    const before = panel.samples;
    expect(before).toHaveLength(sampleLanguages.length);
    await panel.fill({size: '77', accountAddress: OTHER_ACCOUNT});
    await waitFor(() => {
      for (const sample of panel.samples) {
        expect(sample).toContain('77');
        expect(sample).toContain(OTHER_ACCOUNT);
        expect(sample).not.toContain(EXISTING_ACCOUNT);
      }
    });
    for (const sample of screen
      .getByRole('region', {name: 'Code samples'})
      .querySelectorAll('pre')) {
      expect(sample.querySelector('code')?.dataset.colours).toMatch(/s\d+.*s\d+/);
    }
    await panel.fill({size: '', accountAddress: EXISTING_ACCOUNT});
    await waitFor(() => expect(panel.samples).toEqual(before));
  });

  test('show the chosen language also on the next page, and are copied as they are shown; a refused copy says what to do.', async () => {
    const {panel, user, follow} = await openOperation(BLOCK_PAGE);
    expect(radio('curl')).toBeChecked();
    for (const [label, language] of [
      ['python (requests)', 'python'],
      ['nodejs (axios)', 'nodejs'],
      ['go', 'go'],
    ] as const) {
      await user.click(radio(label));
      expect(document.documentElement.dataset.language).toBe(language);
      expect(localStorage.getItem('sample-language')).toBe(language);
    }
    follow(ACCOUNT_PAGE);
    expect(radio('go')).toBeChecked();
    expect(panel.samples[2]).toContain('package main');

    const samples = screen.getByRole('region', {name: 'Code samples'});
    const [copy] = within(samples).getAllByRole('button', {name: 'Copy'});
    await user.click(copy as HTMLElement);
    expect(await within(samples).findByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^curl .* \\\n {2}--header "Authorization: .*" \\\n/);
    expect(copied).toContain(EXISTING_ACCOUNT);
    expect(copied).not.toContain(KAIROS_CONTRACT);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const [, second] = within(samples).getAllByRole('button', {name: /^Cop/});
    fireEvent.click(second as HTMLElement);
    expect(
      await within(samples).findByRole('button', {name: 'Not copied: select the text'}),
    ).toBeVisible();
  });
});
