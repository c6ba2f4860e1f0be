import {screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {openOperation} from '@site/tests/fixtures/operation-page';

test('A reader reports what they know better, with the last answer but without the key.', async () => {
  const {api, panel, user} = await openOperation('/api/Berths/get-berth', {
    fixture: '../../examples/harbour/openapi.yaml',
  });
  api.answers(200, {depth: 7});
  await panel.fill({berthId: 'N7'});
  await user.type(panel.key, 'secret');
  await panel.send();
  await panel.says('200');
  await user.click(screen.getByRole('button', {name: 'Is this right?'}));
  await user.type(await screen.findByLabelText(/^What is different/), 'It is 8.');
  const report = screen.getByLabelText<HTMLTextAreaElement>('Report');
  for (const part of ['It is 8.', '/api/Berths/get-berth', '/berths/N7', '"depth":7']) {
    expect(report.value).toContain(part);
  }
  expect(report.value).not.toContain('secret');
  const issue = screen.getByRole<HTMLAnchorElement>('link', {name: 'Open an issue'});
  expect(new URL(issue.href).searchParams.get('body')).toBe(report.value);

  await user.click(screen.getByRole('button', {name: 'Copy report'}));
  await waitFor(() => expect(screen.getByText('Copied')).toBeVisible());
  expect(await navigator.clipboard.readText()).toBe(report.value);

  await user.click(screen.getByRole('checkbox', {name: /^With the last request/}));
  expect(report.value).not.toContain('depth');
  await user.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByLabelText('Report')).toBeNull();
});
