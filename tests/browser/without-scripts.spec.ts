import {describedOperation, describedSchema} from './description';
import {expect, test} from './test';
import {visit} from './visit';

/** Of each of the nine groups, a page that has much to show, and two with nested objects. */
const OPERATIONS = [
  {
    id: 'getAccountTransactions',
    route: '/api/Account/Transaction/get-account-transactions',
  },
  {id: 'getAccount', route: '/api/Account/get-account'},
  {id: 'getBlocks', route: '/api/Block/get-blocks'},
  {id: 'getContracts', route: '/api/Contract/get-contracts'},
  {id: 'getKaiaPrice', route: '/api/Home/get-kaia-price'},
  {
    id: 'getTransfersOfNonFungibleToken',
    route: '/api/NFT/Transfer/get-transfers-of-non-fungible-token',
  },
  {
    id: 'getStableCoinDailyTransferCount',
    route: '/api/Stablecoin/get-stable-coin-daily-transfer-count',
  },
  {id: 'getSwapTransaction', route: '/api/Swap/get-swap-transaction'},
  {id: 'getBurnsOfFungibleToken', route: '/api/Token/get-burns-of-fungible-token'},
  {id: 'getTransactions', route: '/api/Transaction/get-transactions'},
  {id: 'getTransaction', route: '/api/Transaction/get-transaction'},
];

const SCHEMAS = [
  {name: 'TransactionView', route: '/schemas/transactionview'},
  {name: 'ScopePageTransactionListView', route: '/schemas/scopepagetransactionlistview'},
  {name: 'AccountView', route: '/schemas/accountview'},
];

/** Places that parameters go to, in the order of the page. */
const PLACES = ['path', 'query', 'header', 'cookie'];

test.use({javaScriptEnabled: false});

for (const {id, route} of OPERATIONS) {
  test.describe(`Without scripts, ${route}`, () => {
    const described = describedOperation(id);

    test.beforeEach(async ({page}) => {
      await visit(page, route);
    });

    test('has addresses, plan, credits, description and authentication.', async ({
      endpointPage,
    }) => {
      await expect(endpointPage.heading).toHaveText(described.title);
      expect(await endpointPage.addresses()).toEqual(described.addresses);
      expect(await endpointPage.networks()).toEqual(described.networks);
      await expect(endpointPage.plan).toHaveText(`Plan ${described.plan}`);
      await expect(endpointPage.credits).toHaveText(described.credits);
      await expect(endpointPage.description).toHaveText(described.description);
      const {authentication} = endpointPage;
      await expect(authentication).toContainText('Authorization: Bearer YOUR_API_KEY');
      for (const text of described.authentication) {
        await expect(authentication).toContainText(text);
      }
      await expect(authentication.getByRole('link')).toHaveAttribute(
        'href',
        '/create-api-key',
      );
    });

    test('has every parameter with all that is said of it.', async ({endpointPage}) => {
      const entries = [];
      for (const place of PLACES) {
        entries.push(...(await endpointPage.entries(`${place}-`)));
      }
      const byPlace = [...described.parameters].sort(
        (a, b) => placeOf(a.id) - placeOf(b.id),
      );
      expect(entries).toEqual(byPlace);
    });

    test('has every response with all its fields and an example.', async ({
      endpointPage,
    }) => {
      expect(await endpointPage.statuses()).toEqual(
        described.responses.map(({status}) => status),
      );
      for (const response of described.responses) {
        const {status} = response;
        await expect(endpointPage.summary(status)).toHaveText(response.description);
        await expect(endpointPage.content(status)).toContainText(response.mediaType);
        await expect(endpointPage.content(status)).toContainText(response.schema);
        expect(await endpointPage.entries(`${status}-`)).toEqual(response.fields);
        const example = await endpointPage.example(status).textContent();
        expect(JSON.parse(example ?? '')).toEqual(response.example);
        await expect(
          endpointPage.example(status).locator('.token').first(),
        ).toBeAttached();
      }
    });

    test('has the four samples in colour, and shows the first.', async ({
      endpointPage,
    }) => {
      expect(await endpointPage.languages()).toEqual([
        'curl',
        'python (requests)',
        'go',
        'nodejs (axios)',
      ]);
      const samples = await endpointPage.allSamples();
      const [address = ''] = described.addresses;
      const start = address.replace(/^\w+ /, '').replace(/\{.*/, '');
      expect(samples).toHaveLength(4);
      for (const {text, tokens} of samples) {
        expect(text).toContain(start);
        expect(tokens).toBeGreaterThan(5);
      }
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toHaveText(samples[0]?.text ?? '');
    });
  });
}

test.describe('Without scripts, on /api/Account/get-account', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/api/Account/get-account');
  });

  test('the chosen language shows its sample and hides the one before.', async ({
    endpointPage,
  }) => {
    const samples = await endpointPage.allSamples();
    for (const [index, language] of (await endpointPage.languages()).entries()) {
      await endpointPage.chooseLanguage(language);
      await expect(endpointPage.visibleSamples).toHaveCount(1);
      await expect(endpointPage.visibleSamples).toHaveText(samples[index]?.text ?? '');
    }
  });

  test('a closed response opens by a click, and closes again.', async ({
    endpointPage,
  }) => {
    const summary = endpointPage.response('404').locator('> summary');
    await expect(endpointPage.entry('404-code')).toBeHidden();
    await summary.click();
    await expect(endpointPage.entry('404-code')).toBeVisible();
    await expect(endpointPage.example('404')).toBeVisible();
    await summary.click();
    await expect(endpointPage.entry('404-code')).toBeHidden();
  });

  test('a closed object opens by a click.', async ({endpointPage}) => {
    const nested = endpointPage.entry('200-account_key.key.public_key');
    await expect(nested).toBeHidden();
    await endpointPage.fieldsOf('200-account_key.key').locator('> summary').click();
    await expect(nested).toBeVisible();
  });
});

for (const {name, route} of SCHEMAS) {
  test.describe(`Without scripts, ${route}`, () => {
    const described = describedSchema(name);

    test.beforeEach(async ({page}) => {
      await visit(page, route);
    });

    test('has every field with all that is said of it.', async ({schemaPage}) => {
      await expect(schemaPage.heading).toHaveText(described.title);
      await expect(schemaPage.description).toHaveText(described.description);
      expect(await schemaPage.entries('field-')).toEqual(described.fields);
    });

    test('has an example, and the endpoints that answer with it.', async ({
      schemaPage,
    }) => {
      const example = await schemaPage.example.textContent();
      expect(JSON.parse(example ?? '')).toEqual(described.example);
      await expect(schemaPage.example.locator('.token').first()).toBeAttached();
      await expect(schemaPage.operations).toHaveText(described.usedBy);
      for (const link of await schemaPage.operations.all()) {
        await expect(link).toHaveAttribute('href', /^\/api\//);
      }
    });
  });
}

function placeOf(id: string): number {
  return PLACES.findIndex((place) => id.startsWith(`${place}-`));
}
