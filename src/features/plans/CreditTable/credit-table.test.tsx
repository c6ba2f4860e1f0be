import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import CreditTable from '@site/src/features/plans/CreditTable';

vi.mock('@site/docs/api/reference.json', () => ({
  default: {
    operations: [
      {id: 'b', title: 'Get Block', route: '/api/get-block', plan: 'FREE', credits: 30},
      {
        id: 'a',
        title: 'Get Account',
        route: '/api/get-account',
        plan: 'PRO PLUS',
        credits: 4,
      },
      {id: 'c', title: 'Get Chain', route: '/api/get-chain', plan: 'FREE'},
      {id: 'w', title: 'A webhook', route: '/api/webhook', isWebhook: true},
    ],
  },
}));

/** The titles of the rows, in order. */
function titles(): (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? null);
}

test('The table of credits is ordered by a press on a column, and turned by the next.', async () => {
  render(<CreditTable />);
  expect(titles()).toEqual(['Get Block', 'Get Account', 'Get Chain']);
  expect(screen.getByText(/1 endpoints have one/)).toBeVisible();
  const head = screen.getByRole('columnheader', {name: 'Credits a call'});
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(titles()).toEqual(['Get Account', 'Get Block', 'Get Chain']);
  await userEvent.keyboard('{Enter}');
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(titles()).toEqual(['Get Block', 'Get Account', 'Get Chain']);
});

test('The table of credits is filtered by words of its rows, and says how many are left.', async () => {
  render(<CreditTable />);
  await userEvent.type(
    screen.getByRole('searchbox', {name: 'Filter endpoints'}),
    'pro plus',
  );
  expect(titles()).toEqual(['Get Account']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 endpoints');
});
