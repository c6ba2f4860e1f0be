import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import AnchorLink from '.';

test('A copied link says so for a moment, although WebKit takes the focus from it at once.', async () => {
  userEvent.setup();
  render(<AnchorLink id="path-limit" name="limit" />);
  const link = screen.getByRole('link', {name: 'Copy link to limit'});
  vi.useFakeTimers();
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.blur(link);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(link).toHaveTextContent('Link copied');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(link).toBeEmptyDOMElement();
  vi.useRealTimers();
});
