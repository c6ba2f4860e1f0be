import {expect, test} from './test';

// packages/openapi-reference/src/request/body.test.tsx has the test of a list.

test('The reader fills in an object, a map and a set, and sends them. The link of the page has the same request.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  await sitePage.open('/api/Parameters/query-styles');
  const group = (name: string | RegExp) => page.getByRole('group', {name});
  await group(/^filter/)
    .getByLabel('filter: state', {exact: true})
    .selectOption('closed');
  const labels = group(/^labels/);
  await labels.getByLabel('labels, item 1: name').fill('cost centre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4=2');
  await page
    .getByRole('group', {name: 'states', exact: true})
    .getByLabel('merged')
    .check();
  await requestPanel.sendButton.click();
  await expect.poll(() => received).toHaveLength(1);
  const {pathname, search} = new URL(received[0]?.url() ?? '');
  expect(pathname + search).toBe(
    '/v1/parameters/query?ids=1,2,3&colors=blue,black%2Cwhite,a%20b&spaced=blue%20black' +
      '&point=x,1.5,y,-2&tags=new&tags=on%20sale&piped=blue%7Cblack&states=merged' +
      '&since=2026-01-31&filter%5Bstate%5D=closed&filter%5Bowner%5D%5Bname%5D=Kim' +
      '&labels%5Bcost%20centre%5D=4%3D2' +
      `&json=${encodeURIComponent('{"and":["a = \'b\'","c & d"]}').replaceAll("'", '%27')}`,
  );
  await page.reload();
  await expect(labels.getByLabel('labels, item 1: name')).toHaveValue('cost centre');
  await expect(group(/^filter/).getByLabel('filter: state', {exact: true})).toHaveValue(
    'closed',
  );
});
