import {waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';
import {writeRecentRequests} from './lazy/request-state';

const NOTE = '/api/Notes/set-note';

async function open(address: string): Promise<OpenedPage> {
  const page = await openOperation(address, {fixture: 'secrets.yaml'});
  await waitFor(() =>
    expect(document.querySelector('[data-part="body"]')).not.toBeEmptyDOMElement(),
  );
  return page;
}

const copied = (): Promise<string> => navigator.clipboard.readText();

/** All that a page leaves behind or shows to others, but the form itself. */
const traces = ({panel}: OpenedPage): string =>
  [
    ...[location.href, JSON.stringify([history.state, sessionStorage, localStorage])],
    ...panel.samples,
  ].join('\n');

describe('What leaves the form', () => {
  test('is no header, no body, and no secret of path or query.', async () => {
    const page = await open('/api/Accounts/create-account');
    const {api, panel} = page;
    await panel.fill({
      ...{token: 'hidden-1', pin: 'hidden-2', page: '3'},
      ...{'X-Trace': 'hidden-4', 'X-Api-Key': 'hidden-5'},
    });
    await panel.write(panel.key, 'hidden-6');
    await panel.write(panel.field('Request body'), '{"user": {"password": "hidden-7"}}');
    await panel.send();
    await panel.says('200');
    expect(api.received).toMatchObject([
      {
        url: 'https://accounts.example.com/accounts/hidden-1?pin=hidden-2&page=3',
        headers: {'X-Trace': 'hidden-4', 'X-Api-Key': 'hidden-5', 'X-Key': 'hidden-6'},
        body: '{"user": {"password": "hidden-7"}}',
      },
    ]);
    await waitFor(() => expect(panel.samples[0]).toContain('page=3'));
    for (const part of ['a-token', 'X-Trace: a-trace', '"password": "a-password"']) {
      expect(panel.samples[0]).toContain(part);
    }
    expect(location.search).toBe('?query.page=3&network=main');
    expect(sessionStorage.getItem('sent-requests')).toContain('/accounts/{token}?page=3');
    expect(traces(page)).not.toContain('hidden');

    await panel.press('Copy link with values');
    await panel.says('Link copied.');
    expect(Array.from(new URL(await copied()).searchParams.keys())).toEqual([
      ...['query.page', 'header.X-Trace', 'network'],
    ]);
    expect(traces(page)).not.toContain('hidden');

    await panel.press('Copy with my credentials');
    await panel.says('with your credentials in it');
    const command = await copied();
    for (const number of [1, 2, 4, 5, 6, 7]) {
      expect(command).toContain(`hidden-${number}`);
    }
  });

  test('is the body too where the reader asks for a link with values, which another page fills in.', async () => {
    const {panel, follow} = await open(NOTE);
    await panel.choose(within(panel.region).getByLabelText('Media type'), 'text/plain');
    await panel.write(panel.field('Request body'), 'Buy bread');
    await panel.press('Copy link with values');
    await panel.says('Link copied.');
    const {pathname, search} = new URL(await copied());
    expect(new URLSearchParams(search).get('body')).toBe('Buy bread');
    expect(location.href).not.toContain('bread');
    follow('/api/Accounts/create-account');
    follow(pathname + search);
    await waitFor(() => expect(panel.field('Request body')).toHaveValue('Buy bread'));
  });

  test('stays in the form when a link to a heading has the address of the form.', async () => {
    const {panel, follow} = await open(NOTE);
    await panel.fill({place: 'there'});
    await panel.write(panel.field('Request body'), '{"text": "hidden"}');
    follow(`${location.pathname}${location.search}#responses`);
    expect(panel.field('place')).toHaveValue('there');
    expect(panel.field('Request body')).toHaveValue('{"text": "hidden"}');
  });

  test('comes from no link either, if it is secret.', async () => {
    const {panel} = await open(
      '/api/Accounts/create-account?path.token=evil&query.pin=evil&header.X-Api-Key=evil&body=evil&query.page=3',
    );
    expect(panel.field('page')).toHaveValue('3');
    expect(panel.field('token')).toHaveValue('a-token');
    expect(panel.field('X-Trace')).toHaveValue('a-trace');
    expect(panel.field('Request body').value).toContain('a-password');
    expect(panel.region).not.toHaveTextContent('evil');
  });
});

describe('An earlier request', () => {
  test('is sent again from another page with all of its values, which stay in memory.', async () => {
    const page = await open(NOTE);
    const {api, panel, follow} = page;
    await panel.fill({place: 'there'});
    await panel.write(panel.field('Request body'), '{"text": "hidden"}');
    await panel.send();
    await panel.says('200');
    follow('/api/Accounts/create-account');
    await panel.says('');
    await panel.press('Run again: PUT /notes/there');
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(api.received[1]).toMatchObject({
      url: 'https://accounts.example.com/notes/there',
      body: '{"text": "hidden"}',
    });
    expect(panel.field('Request body')).toHaveValue('{"text": "hidden"}');
    expect(location.search).toBe('?path.place=there&network=main');
    expect(traces(page)).not.toContain('hidden');
  });

  test('of an earlier document is filled in without what was not stored, and not sent.', async () => {
    const {api, panel, follow} = await open(NOTE);
    writeRecentRequests([
      {
        ...{title: 'Set a note', route: NOTE, method: 'PUT', path: '/notes/there'},
        ...{values: {'path.place': 'there', network: 'own'}, isPartial: true},
      },
    ]);
    follow('/api/Accounts/create-account');
    await panel.says('');
    await panel.press('Fill in: PUT /notes/there');
    await waitFor(() => expect(panel.field('place')).toHaveValue('there'));
    expect(panel.field('Request body').value).toContain('Buy milk');
    expect(api.received).toEqual([]);
  });
});
