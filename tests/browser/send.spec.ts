import {apiOrigin} from './origins';
import {expect, test} from './test';

const ACCOUNT = '0x76c8d6b029b80857f9b2f252be07a8dd2eb64c68';
const ACCOUNT_PATH = `/api/v1/accounts/${ACCOUNT}`;
const MAINNET = 'https://mainnet-oapi.kaiascan.io';
const KAIROS = 'https://kairos-oapi.kaiascan.io';

test.describe('The panel that sends a request', () => {
  test('sends what was filled in, and shows the answer of the API.', async ({
    request,
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Account/get-account');
    await requestPanel.key.fill('a-key');
    await requestPanel.fill({accountAddress: ACCOUNT});
    await requestPanel.send();

    await expect(requestPanel.outcome).toContainText('200');
    const [sent] = requestPanel.sent;
    expect(requestPanel.sent).toHaveLength(1);
    expect(`${sent?.method()} ${sent?.url()}`).toBe(`GET ${MAINNET}${ACCOUNT_PATH}`);
    expect(sent?.headers()).toMatchObject({authorization: 'Bearer a-key'});
    expect(sent?.headers()).not.toHaveProperty('cookie');

    const headers = {authorization: 'Bearer a-key'};
    const answer: unknown = await (
      await request.get(`${apiOrigin()}${ACCOUNT_PATH}`, {headers})
    ).json();
    const shown = await requestPanel.outcome.locator('pre').innerText();
    expect(JSON.parse(shown)).toEqual(answer);
  });

  test('sends query parameters that were filled in, and none that were left empty.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Transaction/get-transactions');
    await requestPanel.key.fill('a-key');
    await requestPanel.fill({page: '2', size: '5'});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('200');
    const url = requestPanel.sent.map((sent) => sent.url());
    expect(url).toEqual([`${MAINNET}/api/v1/transactions?page=2&size=5`]);
  });

  test('sends to the network that was chosen, with the method of the operation.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/NFT/refresh-nft-item');
    await requestPanel.network.selectOption('Kairos testnet');
    await requestPanel.key.fill('a-key');
    await requestPanel.fill({tokenAddress: ACCOUNT, tokenId: '7'});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('200');
    expect(requestPanel.sent.map((sent) => `${sent.method()} ${sent.url()}`)).toEqual([
      `PUT ${KAIROS}/api/v1/nfts/${ACCOUNT}/inventories/7/refresh`,
    ]);
  });

  test('shows the 401 of the API when there is no key.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Account/get-account');
    await requestPanel.fill({accountAddress: ACCOUNT});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('401');
    await expect(requestPanel.outcome).toContainText('UNAUTHORIZED_ACCESS');
    expect(requestPanel.sent[0]?.headers()).not.toHaveProperty('authorization');
  });

  test('keeps a form with wrong input, and says at the field what is wrong.', async ({
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Account/get-account');
    await requestPanel.fill({accountAddress: 'not an address'});
    await requestPanel.send();
    await expect(requestPanel.field('accountAddress')).toBeFocused();
    await expect(requestPanel.field('accountAddress')).toHaveValue('not an address');
    expect(await requestPanel.messageAt('accountAddress')).not.toBe('');
    await expect(requestPanel.outcome).toBeEmpty();
    expect(requestPanel.sent).toEqual([]);

    await requestPanel.fill({accountAddress: ACCOUNT});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('401');
  });

  test('asks for what is required and empty.', async ({endpointPage, requestPanel}) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Block/get-block');
    await requestPanel.send();
    await expect(requestPanel.field('blockNumber')).toBeFocused();
    expect(await requestPanel.messageAt('blockNumber')).not.toBe('');
    expect(requestPanel.sent).toEqual([]);
  });

  test('says that the API was not reached, and sends again when asked to.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.disconnect();
    await endpointPage.open('/api/Account/get-account');
    await requestPanel.fill({accountAddress: ACCOUNT});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('did not reach the API');
    await expect(requestPanel.outcome.locator('pre')).toHaveCount(0);

    await page.unrouteAll();
    await requestPanel.connectToMock();
    await requestPanel.key.fill('a-key');
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('200');
  });

  test('keeps the key out of storage and address.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await requestPanel.connectToMock();
    await endpointPage.open('/api/Account/get-account');
    await requestPanel.key.fill('a-secret-key');
    await requestPanel.fill({accountAddress: ACCOUNT});
    await requestPanel.send();
    await expect(requestPanel.outcome).toContainText('200');
    expect(page.url()).not.toContain('a-secret-key');
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage]),
    );
    expect(stored).not.toContain('a-secret-key');
  });
});
