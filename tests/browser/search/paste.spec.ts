import {expect, repetition, test} from '../test';
import {proves} from '../../specification/proves';

const ADDRESS = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';
const HASH = `0x${'1f'.repeat(32)}`;

const PASTED = [
  {
    text: ADDRESS,
    heading: 'Endpoints that take this address',
    title: 'Get Account',
    href: `/api/Account/get-account?path.accountAddress=${ADDRESS}`,
  },
  {
    text: ADDRESS.toUpperCase().replace('0X', '0x'),
    heading: 'Endpoints that take this address',
    title: 'Get Account',
    href: `/api/Account/get-account?path.accountAddress=${ADDRESS.toUpperCase().replace('0X', '0x')}`,
  },
  {
    text: HASH,
    heading: 'Endpoints that take this hash',
    title: 'Get Transaction',
    href: `/api/Transaction/get-transaction?path.transactionHash=${HASH}`,
  },
  {
    text: '175420000',
    heading: 'Endpoints that take this block number',
    title: 'Get Block',
    href: '/api/Block/get-block?path.blockNumber=175420000',
  },
];

test.describe('A pasted value', () => {
  for (const [index, {text, heading, title, href}] of PASTED.entries()) {
    test(
      `opens an endpoint that takes it, with the value filled in: ${text}.`,
      repetition(index),
      async ({page, sitePage, searchBox, requestPanel}) => {
        await sitePage.open('/');
        await searchBox.search(` ${text} `);
        await expect(searchBox.heading(heading)).toBeVisible();
        const offer = searchBox.results.filter({
          has: page.locator(`a[href="${href}"]`),
        });
        await expect(offer).toContainText(title);
        await expect(offer).toContainText('GET');
        await offer.click();
        await expect(page).toHaveURL(href);
        await expect(sitePage.heading).toHaveText(new RegExp(`^${title}`));
        const [, name = ''] = /\?path\.(\w+)=/.exec(href) ?? [];
        await expect(requestPanel.field(name)).toHaveValue(text);
      },
    );
  }

  const FIRST_OFFERS = [
    [
      'an address',
      ADDRESS,
      [
        'Get Account',
        'Get Account Fungible Token Balances',
        'Get Account Transactions',
        'Get Contract',
      ],
    ],
    ['a hash', HASH, ['Get Transaction']],
    ['a block number', '175420000', ['Get Block', 'Get Transactions of Block']],
    [
      'an account of the explorer',
      `https://kaiascan.io/address/${ADDRESS}`,
      ['Get Account'],
    ],
    [
      'a transaction of the explorer',
      `https://kairos.kaiascan.io/tx/${HASH}`,
      ['Get Transaction'],
    ],
    ['a block of the explorer', 'https://kaiascan.io/block/175420000', ['Get Block']],
    [
      'a URL of the API',
      `https://mainnet-oapi.kaiascan.io/api/v1/accounts/${ADDRESS}/transactions?page=1`,
      ['Get Account Transactions', 'Get Account'],
    ],
  ] as const;
  for (const [index, [what, text, titles]] of FIRST_OFFERS.entries()) {
    test(
      `has the most useful endpoints first, and Enter opens the first one: ${what}.`,
      repetition(index),
      async ({page, sitePage, searchBox}) => {
        await sitePage.open('/');
        await searchBox.search(text);
        for (const [place, title] of titles.entries()) {
          await expect(
            searchBox.results.nth(place).getByText(title, {exact: true}),
          ).toBeVisible();
        }
        const href =
          (await searchBox.active.getByRole('link').getAttribute('href')) ?? '';
        const [value = ''] = /0x[\da-f]+|175420000/.exec(text) ?? [];
        expect(new URL(href, 'https://x.y').search).toMatch(
          new RegExp(`^\\?path\\.\\w+=${value}$`),
        );
        await searchBox.press('Enter');
        await expect(page).toHaveURL(href);
      },
    );
  }

  test(
    'has its endpoints above the results, with at most 8 entries in total.',
    proves('S9.1'),
    async ({page, sitePage, searchBox}) => {
      await sitePage.open('/');
      await searchBox.search('2000');
      const links = await searchBox.results
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const offers = links.filter((link) => link.endsWith('=2000')).length;
      expect(offers).toBeGreaterThan(0);
      expect(links.slice(0, offers).every((link) => link.endsWith('=2000'))).toBe(true);
      expect(links.length - offers).toBeGreaterThan(0);
      // Search: maximum 8 results (specification, section 9).
      expect(links).toHaveLength(8);
      await expect(page.getByRole('listbox')).toHaveCount(2);
    },
  );

  test('is added to the address of a page that is already open.', async ({
    page,
    endpointPage,
    searchBox,
  }) => {
    await endpointPage.open('/api/Account/get-account');
    await searchBox.search(ADDRESS);
    await searchBox.results
      .filter({has: page.locator('a[href^="/api/Account/get-account?"]')})
      .click();
    await expect(page).toHaveURL(
      `/api/Account/get-account?path.accountAddress=${ADDRESS}`,
    );
  });

  test('has no endpoints if no parameter accepts it.', async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    for (const text of [
      ADDRESS.slice(0, -1),
      `${ADDRESS}0`,
      `${HASH}0`,
      '12 34',
      '0x',
      '1e9',
    ]) {
      await searchBox.search(text);
      await expect(searchBox.panel, text).not.toContainText('Endpoints that take');
    }
  });
});
