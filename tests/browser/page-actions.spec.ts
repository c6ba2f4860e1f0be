import {expect, PROMISE, test} from './test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test(
  'The actions of a page copy it as Markdown with complete links, and say so.',
  PROMISE,
  async ({page, sitePage, baseURL}) => {
    await sitePage.open('/plans/PRO PLUS');
    await page.getByRole('button', {name: 'Copy page'}).press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const text = await sitePage.clipboard();
    expect(text).toMatch(/^> .*\n\n# PRO PLUS plan\n/);
    expect(text).toContain(`](${baseURL}/llms.txt)`);
    expect(text).not.toContain('](/');
  },
);
