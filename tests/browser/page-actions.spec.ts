import {expect, test} from './test';
import {visit} from './visit';

const copied = (text: string): RegExp => new RegExp(`^> .*\\n\\n# ${text}\\n`);

test.describe('The actions of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copy it as Markdown with complete links, by keyboard, and say so.', async ({
    page,
    sitePage,
    baseURL,
  }) => {
    await sitePage.open('/plans/PRO PLUS');
    const button = page.getByRole('button', {name: 'Copy page'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    await expect(button).toBeFocused();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(copied('PRO PLUS plan'));
    expect(text).toContain(`](${baseURL}/llms.txt)`);
    expect(text).not.toContain('](/');
  });

  test('say what to do if the copy fails.', async ({page, sitePage, consoleErrors}) => {
    consoleErrors.expect('404');
    await sitePage.open('/api/Account/get-account');
    await page.route('**/*.md', (route) => route.fulfill({status: 404}));
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(
      page.getByRole('status').filter({hasText: 'Open “View as Markdown”'}),
    ).toBeVisible();
  });

  test('follow the page that a reader opens.', async ({page, sitePage}) => {
    await sitePage.open('/guides');
    await page.getByRole('main').getByRole('link', {name: 'Networks'}).first().click();
    await expect(page).toHaveURL(/\/guides\/networks$/);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/guides/networks.md',
    );
  });
});

test.describe('Without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('only the link to the Markdown of a page is shown.', async ({page}) => {
    await visit(page, '/faq');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByText('Copy page')).toBeHidden();
  });
});
