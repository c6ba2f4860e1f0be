import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '../browser/test';
import {visit} from '../browser/visit';
import {useServers} from './server-program';

interface DevServer {
  siteDir: string;
  origin: string;
}

const test = base.extend<object, {devServer: DevServer}>({
  devServer: [
    async ({}, use) => {
      await useServers('start-dev-server.mjs', [], 1, ([server]) =>
        use(server as DevServer),
      );
    },
    {scope: 'worker', timeout: 600_000},
  ],
});

// One worker starts the server.
test.describe.configure({mode: 'serial'});

test('The dev server shows endpoints, schemas, guides and the not-found page.', async ({
  page,
  sitePage,
  devServer: {origin},
}) => {
  for (const [address, heading] of [
    ['/api/Account/get-account', 'Get Account'],
    ['/schemas/accountview', 'AccountView'],
    ['/faq', 'Frequently asked questions'],
    ['/api/none', 'Page Not Found'],
  ] as const) {
    await visit(page, origin + address);
    await expect(sitePage.heading).toHaveText(heading);
  }
});

test('The dev server shows a change of the description on the open page.', async ({
  page,
  devServer: {origin, siteDir},
}) => {
  const overlay = path.join(siteDir, 'openapi', 'kaia.overlay.yaml');
  const original = readFileSync(overlay, 'utf8');
  await visit(page, `${origin}/api/Account/get-account`);
  const article = page.getByRole('article');
  await expect(article).toContainText('Returns one account with its KAIA balance');
  for (const verb of ['Reads', 'Gives']) {
    writeFileSync(
      overlay,
      original.replace('Returns one account', `${verb} one account`),
    );
    await expect(article).toContainText(`${verb} one account with its KAIA balance`, {
      timeout: 300_000,
    });
  }
});
