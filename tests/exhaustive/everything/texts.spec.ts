import {expect, test} from './test';

test('Links in texts of the document lead to pages and headings of the site.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/introduction');
  const main = page.getByRole('main');
  const problems = await sitePage.problemsDuring(async () => {
    await main.getByRole('link', {name: 'get texts', exact: true}).click();
    await expect(sitePage.heading).toHaveText('Get texts');
    await main.getByRole('link', {name: 'introduction', exact: true}).click();
    await expect(sitePage.heading).toHaveText('Introduction');
  });
  expect(problems).toEqual([]);
  expect(sitePage.path).toBe('/introduction');
  await expect(page).toHaveURL(/#first-steps$/);
  await expect(main.getByRole('heading', {name: 'First steps'})).toBeInViewport();
  await main.getByRole('link', {name: 'Text', exact: true}).click();
  await expect(sitePage.heading).toHaveText('Text');
});

test('The outline of a page has the headings of its text, and leads to them.', async ({
  page,
  sitePage,
}) => {
  await page.setViewportSize({width: 1440, height: 400});
  await sitePage.open('/introduction');
  const outline = page.locator('.table-of-contents').last();
  await expect(outline.getByRole('link')).toHaveText(['First steps', 'Steps', 'HTML']);
  const heading = page.getByRole('main').getByRole('heading', {name: 'HTML'});
  await expect(heading).not.toBeInViewport();
  await outline.getByRole('link', {name: 'HTML'}).click();
  await expect(heading).toBeInViewport();
});
