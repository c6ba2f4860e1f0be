import {expect, test} from './test';

const API = 'https://everything.example';

test('The reader chooses the media type and the example of a body.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/api/Bodies/add-note');
  const body = page.getByRole('region', {name: 'Request body'});
  await expect(body.getByText('It has tags.')).toBeHidden();
  await body.getByLabel('Example', {exact: true}).selectOption('A long note');
  await expect(body.getByText('It has tags.')).toBeVisible();
  await body.getByLabel('Media type').selectOption('application/xml');
  await expect(body.getByText('<Note>')).toBeVisible();

  const panel = page.getByRole('region', {name: 'Try it'});
  // The code that keeps values in the address is loaded by the first interaction.
  await panel.hover();
  await expect(panel.getByRole('status')).toBeAttached();
  const field = panel.getByLabel('Request body');
  await expect(field).toHaveValue(/Buy milk/);
  await panel.getByLabel('Example', {exact: true}).selectOption('A long note');
  await expect(field).toHaveValue(/quoted/);
  await panel.getByLabel('Media type').selectOption('text/plain');
  await expect(field).toHaveValue('Buy milk');
  await expect(page).toHaveURL(/body-type=text%2Fplain/);
});

test('A form arrives with its fields and files.', async ({page, sitePage}) => {
  await sitePage.open('/api/Bodies/add-picture');
  const received: string[] = [];
  await page.route(`${API}/**`, async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    received.push(headers['content-type'] ?? '', request.postData() ?? '');
    await route.fulfill({
      status: 200,
      headers: {'access-control-allow-origin': '*'},
      body: 'done',
    });
  });
  const panel = page.getByRole('region', {name: 'Try it'});
  const send = panel.getByRole('button', {name: 'Send API Request'});
  await send.click();
  await expect(panel.getByText('Fill this in.')).toBeVisible();
  expect(received).toEqual([]);

  await panel.getByLabel('picture').setInputFiles({
    name: 'sea.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('the picture'),
  });
  await panel.getByRole('button', {name: 'Remove tags 2'}).click();
  await expect(page.locator('[data-language-sample="curl"]')).toContainText(
    'picture=@sea.jpg;type=image/jpeg',
  );
  await send.click();
  await expect(panel.getByText('done')).toBeVisible();
  const [type, text] = received;
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(text).toContain('name="tags"\r\n\r\nsea\r\n');
  expect(text).not.toContain('sun');
  expect(text).toContain('filename="sea.jpg"\r\nContent-Type: image/jpeg');
  expect(text).toMatch(
    /name="place"; filename="blob"\r\nContent-Type: application\/json/,
  );
  expect(page.url()).toContain('tags%3Dsea');
  expect(page.url()).not.toContain('sea.jpg');
});
