import {expect, test} from './test';

test('The reader fills in a list, an object and a map, and sends them.', async ({
  page,
  sitePage,
}) => {
  const received: string[] = [];
  await page.route('https://everything.example/**', async (route) => {
    const {pathname, search} = new URL(route.request().url());
    received.push(pathname + search);
    await route.fulfill({
      status: 204,
      headers: {'access-control-allow-origin': '*'},
    });
  });
  await sitePage.open('/api/Parameters/query-styles');
  const tags = page.getByRole('group', {name: /^tags/});
  await expect(tags.getByLabel('tags, item 2', {exact: true})).toHaveValue('on sale');

  await tags.getByRole('button', {name: 'Add an item'}).click();
  await expect(tags.getByLabel('tags, item 3', {exact: true})).toBeFocused();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(tags.getByText('At least 2 characters.')).toBeVisible();
  await expect(tags.getByLabel('tags, item 3', {exact: true})).toBeFocused();
  await page.keyboard.type('&b');

  const moveUp = tags.getByRole('button', {name: 'Move up: tags, item 3'});
  await moveUp.focus();
  await page.keyboard.press('Enter');
  await expect(tags.getByLabel('tags, item 2', {exact: true})).toHaveValue('a&b');
  await expect(tags.getByRole('button', {name: 'Move up: tags, item 2'})).toBeFocused();
  await tags.getByRole('button', {name: 'Remove: tags, item 1'}).click();
  await expect(tags.getByRole('status')).toHaveText('Item 1 of tags removed, 2 left.');
  await expect(tags.getByRole('button', {name: 'Remove: tags, item 1'})).toBeFocused();

  const filter = page.getByRole('group', {name: /^filter/});
  await filter.getByLabel('filter: state', {exact: true}).selectOption('closed');

  const labels = page.getByRole('group', {name: /^labels/});
  await labels.getByRole('button', {name: 'Add a name and value'}).click();
  await page.keyboard.type('cost centre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4=2');

  await page
    .getByRole('group', {name: 'states', exact: true})
    .getByLabel('merged')
    .check();
  await page.getByRole('button', {name: 'Send API Request'}).click();
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toBe(
    '/v1/parameters/query?ids=1,2,3&colors=blue,black%2Cwhite,a%20b&spaced=blue%20black' +
      '&point=x,1.5,y,-2&tags=a%26b&tags=on%20sale&piped=blue%7Cblack&states=merged' +
      '&since=2026-01-31&filter%5Bstate%5D=closed&filter%5Bowner%5D%5Bname%5D=Kim' +
      '&labels%5Bcost%20centre%5D=4%3D2' +
      `&json=${encodeURIComponent('{"and":["a = \'b\'","c & d"]}').replaceAll("'", '%27')}`,
  );

  // The link of the page has the same request.
  await page.reload();
  await expect(tags.getByLabel('tags, item 1', {exact: true})).toHaveValue('a&b');
  await expect(labels.getByLabel('labels, item 1: name')).toHaveValue('cost centre');
});

test('Cookies are in the samples, with a note, and never in the address of the page.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api/Parameters/headers-and-cookies');
  await page.getByLabel(/^session/).fill('abc');
  await page.getByLabel(/^session/).blur();
  await expect(page.getByText('A page cannot send this cookie')).toHaveCount(3);
  await expect(page.locator('#code-samples').locator('..')).toContainText('session=abc');
  expect(page.url()).not.toContain('abc');
});
