import {visit} from '../../browser/visit';
import {proves} from '../../specification/proves';
import {changeScripts, expect, test} from './fixture-site';

test(
  "'This page crashed' with a 'Try again' button: a failure of a page without the layout of the theme.",
  proves('S8.1', 'S8.2'),
  async ({page, consoleErrors}) => {
    consoleErrors.expect(/^Error: It was told to fail\./);
    await page.addInitScript(() => {
      Object.assign(window, {isFragile: true});
    });
    const heading = page.getByRole('heading', {name: /^This page crashed\.?$/});
    const tryAgain = page.getByRole('button', {name: 'Try again', exact: true});
    await visit(page, '/docs/bare');
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('It was told to fail.')).toBeVisible();
    await page.evaluate(() => {
      delete (window as {isFragile?: boolean}).isFragile;
    });
    await tryAgain.click();
    await expect(page.getByText('All is well.')).toBeVisible();
    await expect(heading).toBeHidden();
  },
);

test(
  'A navbar item that fails to render: an error naming its configuration.',
  proves('S8.19'),
  async ({page, consoleErrors}) => {
    const cause =
      /Couldn't find any doc with id "nowhere" in version "current"\.\s+Available doc ids are:/;
    consoleErrors.expect(/^Error: A theme navbar item failed to render\./);
    consoleErrors.expect(cause);
    // React renders the page again, because the navbar differs from the built HTML.
    consoleErrors.expect(/Minified React error #423/);
    await changeScripts(page, /"?docId"?:\s*"guide"/, '"docId":"nowhere"');
    await visit(page, '/docs/guide');
    const error = page.getByText('A theme navbar item failed to render.');
    await expect(error).toBeVisible();
    await expect(error).toContainText('"docId": "nowhere"');
    await expect(error).toContainText(cause);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
);
