import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import PageActions from '.';

/** Opens the actions of the page "High tier". */
function open(answer: () => Response): void {
  window.history.replaceState(null, '', '/tiers/TIER%202');
  vi.stubGlobal('fetch', (url: string) => {
    expect(url).toBe('/tiers/TIER%202.md');
    return Promise.resolve(answer());
  });
  render(<PageActions />);
}

test('Copy page copies its Markdown, by keyboard, and says so.', async () => {
  const user = userEvent.setup();
  open(() => new Response('# High tier\n'));
  expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
    'href',
    '/tiers/TIER%202.md',
  );
  const button = screen.getByRole('button', {name: 'Copy page'});
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/));
  expect(button).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe('# High tier\n');
});

test('The press itself copies the page, since WebKit allows no copy after it has loaded something.', async () => {
  userEvent.setup();
  open(() => new Response('# High tier\n'));
  const write = vi.spyOn(navigator.clipboard, 'write');
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  expect(write).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/));
});

test('A link hands the address of the Markdown to the assistant that the site names.', () => {
  open(() => new Response(''));
  const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'Ask'});
  const {origin, searchParams} = new URL(link.href);
  expect(origin).toBe('https://assistant.example');
  expect(searchParams.get('q')).toContain('https://docs.test/tiers/TIER%202.md');
});

test('A copy that fails says what to do.', async () => {
  const user = userEvent.setup();
  // As browsers do, and not the double of user-event.
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await item?.getType('text/plain');
  });
  open(() => new Response('', {status: 404}));
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Open “View as Markdown”'),
  );
});
