import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../browser/test';
import {visit} from '../browser/visit';
import {loadScripts} from './scripts';

test('The dev server shows pages of all kinds, and on the open page a change of the description, or what is wrong with it; it starts again when its code changes.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  const {copySite, inTemporaryFolder, startProgram} = await loadScripts();
  await inTemporaryFolder('dev-server', async (siteDir) => {
    copySite(siteDir);
    const {address: origin, stop} = await startProgram('npm start', () => [
      ...['npm', '--prefix', siteDir, 'start', '--', '--no-open'],
    ]);
    try {
      for (const [address, heading] of [
        ['/schemas/accountview', 'AccountView'],
        ['/faq', 'Frequently asked questions'],
        ['/api/none', 'Page Not Found'],
        ['/api/Account/get-account', 'Get Account'],
      ] as const) {
        await visit(page, origin + address);
        await expect(sitePage.heading).toHaveText(heading);
      }
      const overlay = path.join(siteDir, 'openapi', 'kaia.overlay.yaml');
      const original = readFileSync(overlay, 'utf8');
      for (const verb of ['Reads', 'Gives']) {
        writeFileSync(
          overlay,
          original.replace('Returns one account', `${verb} one account`),
        );
        await expect(page.getByRole('article')).toContainText(
          `${verb} one account with its KAIA balance`,
          {timeout: 300_000},
        );
      }
      consoleErrors.expect('[webpack-dev-server] Errors while compiling');
      consoleErrors.expect('[webpack-dev-server] ERROR');
      const problem = page
        .frameLocator('#webpack-dev-server-client-overlay')
        .getByText('kaia.overlay.yaml');
      rmSync(overlay);
      await expect(problem).toContainText('cannot be read', {timeout: 300_000});
      await expect(page.getByRole('article')).toContainText('Gives one account');
      writeFileSync(overlay, original);
      await expect(page.getByRole('article')).toContainText('Returns one account', {
        timeout: 300_000,
      });
      await expect(problem).toHaveCount(0);
      // An open page would report that its server is gone.
      await page.close();
      const generator = 'packages/openapi-reference/src/site/openapi-docs/page.ts';
      const code = readFileSync(path.join(siteDir, generator), 'utf8');
      const changed = code.replace('Generated from', 'Written after');
      writeFileSync(path.join(siteDir, generator), changed);
      const generated = path.join(siteDir, 'docs/api/Block/get-block.api.mdx');
      await expect
        .poll(() => readFileSync(generated, 'utf8'), {timeout: 300_000})
        .toContain('Written after');
    } finally {
      await page.close();
      await stop();
    }
  });
});
