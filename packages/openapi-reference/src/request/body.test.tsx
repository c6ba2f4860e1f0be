import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

/** Opens an endpoint of the document with all kinds of bodies, when its fields are there. */
async function open(name: string): Promise<OpenedPage> {
  const page = await openOperation(`/api/Bodies/${name}`, {fixture: 'everything.yaml'});
  await waitFor(() =>
    expect(document.querySelector('[data-part="body"]')).not.toBeEmptyDOMElement(),
  );
  return page;
}

describe('A body', () => {
  test('is JSON with large numbers and slashes, or has the media type and example that the reader chooses.', async () => {
    const {api, panel, user} = await open('add-note');
    const {region} = panel;
    expect(panel.field('Request body')).toHaveValue(
      '{\n  "text": "Buy milk",\n  "stars": 9007199254740993\n}',
    );
    // A slash opens the search elsewhere.
    const json = '{"text": "1/2", "stars": 9007199254740995}';
    await user.clear(panel.field('Request body'));
    await user.type(panel.field('Request body'), `{${json}`);
    await user.tab();
    await panel.send();
    await panel.says('200');
    expect(panel.samples.filter((text) => !text.includes('9007199254740993'))).toEqual(
      [],
    );
    expect(panel.samples.join()).not.toContain('9007199254740995');
    await panel.choose(within(region).getByLabelText('Example'), 'A long note');
    expect(panel.field('Request body').value).toContain('it\'s \\"quoted\\"');
    const mediaType = within(region).getByLabelText('Media type');
    await panel.choose(mediaType, 'text/plain');
    expect(panel.field('Request body')).toHaveValue('Buy milk');
    expect(mediaType).toHaveFocus();
    await panel.send();
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(api.received).toMatchObject([
      {method: 'POST', headers: {'content-type': 'application/json'}, body: json},
      {method: 'POST', headers: {'content-type': 'text/plain'}, body: 'Buy milk'},
    ]);
    expect(Array.from(new URLSearchParams(location.search).keys())).toEqual([
      ...['body-type', 'network'],
    ]);
    const shown = within(
      screen.getByRole('heading', {name: 'Request body'}).parentElement ?? document.body,
    );
    await panel.choose(shown.getByLabelText('Media type'), 'application/xml');
    expect(shown.getByText('<Note>', {exact: false})).toBeVisible();
  });

  test('of JSON has its problems below it, which select their value.', async () => {
    const {api, panel} = await open('create-order');
    const body = panel.field('Request body');
    await panel.write(body, '{\n  "customer": "Ada",\n  "items": [{"count": 0}]\n}');
    expect(await within(panel.region).findByText('3 problems')).toBeVisible();
    expect(body).toHaveAccessibleDescription(/items\[0\] The property sku is required/);
    await panel.press('Line 2, customer');
    expect(body).toHaveFocus();
    expect(body.value.slice(body.selectionStart ?? 0, body.selectionEnd ?? 0)).toBe(
      '"Ada"',
    );
    await panel.write(body, '{\n  "customer": "ada"\n  "items": []\n}');
    expect(
      await within(panel.region).findByRole('button', {name: 'Line 2, column 20'}),
    ).toBeVisible();
    await panel.send();
    expect(panel.region).toHaveTextContent('This is not JSON.');
    expect(body).toHaveFocus();
    await panel.write(body, '');
    await panel.send();
    expect(panel.region).toHaveTextContent('Fill this in.');
    expect(api.received).toEqual([]);
  });

  test('of a form has a field for each value, and is sent encoded.', async () => {
    const {api, panel, user} = await open('log-in');
    expect(panel.field('user')).toHaveValue("it's a & b = c + d%");
    await panel.fill({user: ''});
    await panel.send();
    expect(panel.problemAt('user')).toBe('Fill this in.');
    await panel.fill({user: 'Kim & Ada'});
    await user.click(within(panel.region).getByRole('checkbox', {name: 'write'}));
    await panel.send();
    await panel.says('200');
    expect(String(api.received[0]?.body)).toMatch(
      /^user=Kim\+%26\+Ada&remember=true&scopes=read&/,
    );
  });

  test('of several parts arrives with its fields and files.', async () => {
    const {api, panel, user} = await open('add-picture');
    await panel.send();
    expect(panel.problemAt('picture')).toBe('Fill this in.');
    expect(panel.field('picture')).toHaveFocus();
    expect(api.received).toEqual([]);

    const picture = new File(['the picture'], 'sea.jpg', {type: 'image/jpeg'});
    fireEvent.input(panel.field('picture'), {target: {files: [picture]}});
    await user.clear(panel.field('tags, item 2'));
    await panel.send();
    await panel.says('200');
    const data = api.received[0]?.body as FormData;
    expect(data.getAll('tags')).toEqual(['sea']);
    const sent = data.get('picture') as File;
    expect([sent.type, await sent.text()]).toEqual(['image/jpeg', 'the picture']);
    expect((data.get('place') as File).type).toBe('application/json');
    expect(Object.keys(api.received[0]?.headers ?? {})).not.toContain('content-type');
    expect(panel.samples[0]).toContain('picture=@');
    expect([location.search, ...panel.samples].join()).not.toContain('sea.jpg');
  });
});

describe('A parameter of several values', () => {
  test('is filled in item by item, and sent in its style.', async () => {
    const {api, panel, user} = await openOperation('/api/Parameters/query-styles', {
      fixture: 'everything.yaml',
    });
    const tags = within(await screen.findByRole('group', {name: /^tags/}));
    const item = (number: number): HTMLElement =>
      tags.getByLabelText(`tags, item ${number}`);
    expect(item(2)).toHaveValue('on sale');
    await user.click(item(3));
    await user.keyboard('a{Enter}');
    expect(await tags.findByText('At least 2 characters.')).toBeVisible();
    expect(item(3)).toHaveFocus();
    expect(item(3)).toHaveAccessibleDescription('At least 2 characters.');
    await user.keyboard('&b');
    expect(item(4)).toHaveValue('');
    await user.clear(item(1));
    await panel.send();
    await waitFor(() => expect(api.urls.join()).toContain('&tags=on%20sale&tags=a%26b&'));
    await user.clear(item(2));
    await user.clear(item(3));
    expect(tags.getAllByRole('textbox')).toHaveLength(1);
    await panel.send();
    expect(item(1)).toHaveFocus();
    expect(item(1)).toHaveAccessibleDescription('Fill this in.');
  });

  test('of cookies has a note, and is in no address, sample or storage.', async () => {
    const {panel} = await openOperation('/api/Parameters/headers-and-cookies', {
      fixture: 'everything.yaml',
    });
    await panel.write(await screen.findByLabelText(/^session/), 'abc');
    expect(screen.getAllByText(/A page cannot send this cookie/)).toHaveLength(3);
    await panel.send();
    await panel.says('200');
    const stored = JSON.stringify(sessionStorage);
    expect(stored).toContain('Headers and cookies');
    expect([stored, location.href, ...panel.samples].join()).not.toContain('abc');
  });
});
