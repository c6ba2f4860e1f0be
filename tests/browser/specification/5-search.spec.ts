import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('5. Validation rules', () => {
  test(
    'Search input maximum length: 512 characters.',
    proves('S5.1', 'S9.7'),
    async ({sitePage, searchBox, searchPage}) => {
      await sitePage.open('/');
      await expect(searchBox.standIn).toHaveAttribute('maxlength', '512');
      await searchBox.open();
      await expect(searchBox.input).toHaveAttribute('maxlength', '512');
      await searchBox.input.fill('x'.repeat(505));
      await searchBox.input.pressSequentially('x'.repeat(15));
      await expect(searchBox.input).toHaveValue('x'.repeat(512));
      await expect(searchBox.panel).toHaveText('No results found.');

      await searchPage.openQuery('x'.repeat(600));
      await expect(searchPage.input).toHaveAttribute('maxlength', '512');
      await expect(searchPage.page.getByRole('main')).toContainText('No results found.');
    },
  );
});
