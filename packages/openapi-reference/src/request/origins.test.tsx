import {waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

const QUESTION = 'Use your Office key for Training too?';
const OFFICE = 'https://harbour.example.com/v1/berths/N7';
const TRAINING = 'https://training.harbour.example.com/v1/berths/N7';

/** Opens an endpoint of a document with two servers, and enters a key for the first. */
async function openBerth(): Promise<OpenedPage> {
  const page = await openOperation('/api/Berths/get-berth', {
    fixture: '../../examples/harbour/openapi.yaml',
  });
  await page.panel.write(page.panel.key, 'secret');
  await page.panel.fill({berthId: 'N7'});
  // The code that keeps the key is loaded.
  await page.panel.says('');
  return page;
}

/** Returns the addresses of the requests, each with the key that was sent to it. */
function sent({api}: OpenedPage): (string | undefined)[][] {
  return api.received.map(({url, headers}) => [url, headers['X-Harbour-Key']]);
}

describe('A key', () => {
  test('is sent to another server of the API after the reader confirms it, once.', async () => {
    const page = await openBerth();
    const {panel} = page;
    expect(panel.region).not.toHaveTextContent(/Use your/);
    await panel.choose(panel.network, 'Training');
    await waitFor(() => expect(panel.key).toHaveValue(''));
    expect(panel.region).toHaveTextContent(QUESTION);
    await panel.send();
    await panel.says('200');
    await panel.press('Yes');
    expect(panel.key).toHaveValue('secret');
    expect(panel.key).toHaveFocus();
    expect(panel.region).not.toHaveTextContent(/Use your/);
    await panel.send();
    await waitFor(() => expect(page.api.received).toHaveLength(2));
    await panel.choose(panel.network, 'Office');
    await panel.choose(panel.network, 'Training');
    await waitFor(() => expect(panel.key).toHaveValue('secret'));
    expect(sent(page)).toEqual([
      [TRAINING, undefined],
      [TRAINING, 'secret'],
    ]);
  });

  test('is not sent there after a No, or if there is another key for it.', async () => {
    const page = await openBerth();
    const {panel, follow} = page;
    await panel.choose(panel.network, 'Training');
    await panel.press('No');
    expect(panel.key).toHaveValue('');
    follow('/api/Berths/list-berths');
    await waitFor(() => expect(panel.network).toHaveValue('training'));
    await panel.says('');
    expect(panel.region).not.toHaveTextContent(/Use your/);
    follow('/api/Berths/get-berth');
    await panel.says('');
    await panel.fill({berthId: 'N7'});
    await panel.write(panel.key, 'training-key');
    await panel.send();
    await panel.says('200');
    await panel.choose(panel.network, 'Office');
    await waitFor(() => expect(panel.key).toHaveValue('secret'));
    await panel.write(panel.key, 'changed');
    await panel.choose(panel.network, 'Training');
    await waitFor(() => expect(panel.key).toHaveValue('training-key'));
    await panel.send();
    await waitFor(() => expect(page.api.received).toHaveLength(2));
    expect(sent(page)).toEqual([
      [TRAINING, 'training-key'],
      [TRAINING, 'training-key'],
    ]);
  });

  test('reaches the server of a comparison only if the reader confirms it.', async () => {
    const page = await openBerth();
    const {api, panel} = page;
    api.answers(200, {depth: 7});
    await panel.send();
    await panel.says('200');
    await panel.press('Compare with Training');
    expect(panel.region).toHaveTextContent(QUESTION);
    expect(api.received).toHaveLength(1);
    await panel.press('No');
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(sent(page)).toEqual([
      [OFFICE, 'secret'],
      [TRAINING, undefined],
    ]);
  });

  test('is forgotten for all servers.', async () => {
    const {panel} = await openBerth();
    await panel.choose(panel.network, 'Training');
    await panel.press('Yes');
    await panel.press('Forget');
    await panel.choose(panel.network, 'Office');
    await waitFor(() => expect(panel.key).toHaveValue(''));
    expect(panel.region).not.toHaveTextContent(/Use your/);
  });

  test('of an earlier version is removed from the storage of the tab at the first touch.', async () => {
    sessionStorage.setItem('api-key', '{"HARBOUR_KEY":"secret"}');
    sessionStorage.setItem('recent-requests', '[{"body":"secret"}]');
    const {panel} = await openOperation('/api/Berths/get-berth', {
      fixture: '../../examples/harbour/openapi.yaml',
    });
    panel.key.focus();
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('secret'));
    expect(panel.key).toHaveValue('');
  });
});

test('A host that the reader types has a key of its own.', async () => {
  const {api, panel} = await openOperation('/api/Notes/set-note', {
    fixture: 'secrets.yaml',
  });
  await panel.choose(panel.network, 'Own');
  const tenant = await within(panel.region).findByLabelText('Server: tenant');
  await within(panel.region).findByLabelText('API key');
  await panel.says('');
  const keys: Record<string, string> = {acme: 'of-acme', other: ''};
  await panel.write(panel.key, 'of-demo');
  for (const [host, key] of Object.entries(keys)) {
    await panel.write(tenant, host);
    expect(panel.key).toHaveValue('');
    await panel.write(panel.key, key);
    await panel.fill({'Request body': '{"text": "Buy milk"}'});
    await panel.send();
    await panel.says('200');
    await waitFor(() => expect(api.urls.at(-1)).toContain(host));
  }
  await panel.write(tenant, 'demo');
  expect(panel.key).toHaveValue('of-demo');
  expect(api.received.map(({url, headers}) => [url, headers['X-Key']])).toEqual([
    ['https://acme.own.example/notes/here', 'of-acme'],
    ['https://other.own.example/notes/here', undefined],
  ]);
  expect(panel.region).not.toHaveTextContent(/Use your/);
});
