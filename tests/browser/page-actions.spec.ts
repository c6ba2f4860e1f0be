import {expect, PROMISE, test} from './test';

const copied = (text: string): RegExp => new RegExp(`^> .*\\n\\n# ${text}\\n`);

test.describe('The actions of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test(
    'copy it as Markdown with complete links, by keyboard, and say so.',
    PROMISE,
    async ({page, sitePage, baseURL}) => {
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
    },
  );
});
