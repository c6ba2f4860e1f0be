import {screen, waitFor} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {openOperation} from '../../fixtures/operation-page';

const KEY = 'a-secret-key-of-a-reader';
const BLOCK_PAGE = '/api/Block/get-block';

describe('The API key', () => {
  test('is kept for the next page, which tells what is wrong with it, and in no storage.', async () => {
    const {api, panel, follow} = await openOperation(BLOCK_PAGE);
    await panel.write(panel.key, KEY);
    // The code that keeps it is loaded.
    await panel.says('');
    follow('/api/Account/get-account');
    await waitFor(() => expect(panel.key).toHaveValue(KEY));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY);
    api.answers(401, {});
    await panel.send();
    await panel.says('did not accept the key');
  });

  test('is cleaned of what copying adds, and what no request can carry is the first error.', async () => {
    const {api, panel} = await openOperation(BLOCK_PAGE);
    await panel.write(panel.key, `  "Bearer ${KEY}" `);
    await panel.send();
    await panel.says('200', 'What copying added to the key was removed');
    expect(panel.key).toHaveValue(KEY);
    expect(api.received[0]?.headers).toMatchObject({Authorization: `Bearer ${KEY}`});
    await panel.write(panel.key, KEY);
    expect(panel.status).not.toHaveTextContent('What copying added');

    await panel.write(panel.key, 'schlüssel');
    await panel.fill({blockNumber: ''});
    await panel.send();
    expect(panel.key).toHaveFocus();
    expect(panel.problemAt('API key')).toContain('no letters beyond ASCII.');
    expect(panel.problemAt('blockNumber')).toBe('Fill this in.');
    expect(api.received).toHaveLength(1);
  });

  test('is copied with the sample on request, and is in no sample.', async () => {
    const {panel, user} = await openOperation(BLOCK_PAGE);
    await user.click(screen.getByRole('radio', {name: 'go'}));
    await panel.write(panel.key, KEY);
    await panel.fill({blockNumber: '7'});
    await panel.press('Copy with my key');
    await panel.says('with your credentials in it');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`request.Header.Set("Authorization", "Bearer ${KEY}")`);
    expect(copied).toContain('blocks/7');
    expect(panel.samples.join()).toContain('blocks/7');
    expect(location.href).not.toContain(KEY);
    expect(document.documentElement.innerHTML).not.toContain(KEY);
  });
});
