import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import CreditTable from '@site/src/features/plans/CreditTable';

vi.mock('@openapi-reference/data/reference.json', () => {
  const entry = (title: string, extensions: object = {}): object => ({
    id: title,
    title: `Get ${title}`,
    route: `/api/${title}`,
    extensions,
  });
  const operations = [
    entry('Swap', {'x-plan': 'PRO PLUS', 'x-credits': 10}),
    entry('Block', {'x-plan': 'FREE', 'x-credits': 2}),
    entry('Key'),
    entry('Blocks', {'x-plan': 'FREE'}),
    entry('Account', {'x-plan': 'FREE', 'x-credits': 3}),
    {...entry('Webhook'), isWebhook: true},
  ];
  return {default: {operations}};
});

/** The titles of the rows, in order. */
function titles(): string {
  const [, ...rows] = screen.getAllByRole('row');
  return rows
    .map((row) => within(row).queryAllByRole('link')[0]?.textContent.replace('Get ', ''))
    .join(' ')
    .trim();
}

test.each([
  ['Credits a call', 'Block Account Swap Key Blocks', 'Swap Account Block Key Blocks'],
  ['Endpoint', 'Account Block Blocks Key Swap', 'Swap Key Blocks Block Account'],
  ['Lowest plan', 'Block Blocks Account Swap Key', 'Swap Block Blocks Account Key'],
])(
  'The table is ordered by a press on "%s", and turned by the next, with what is not known last.',
  async (column, ascending, descending) => {
    render(<CreditTable />);
    expect(titles()).toBe('Swap Block Key Blocks Account');
    expect(screen.getByText(/2 endpoints have one/)).toBeVisible();
    const head = screen.getByRole('columnheader', {name: column});
    await userEvent.click(within(head).getByRole('button'));
    expect([head.getAttribute('aria-sort'), titles()]).toEqual(['ascending', ascending]);
    await userEvent.keyboard('{Enter}');
    expect([head.getAttribute('aria-sort'), titles()]).toEqual([
      'descending',
      descending,
    ]);
    await userEvent.keyboard('{Enter}');
    expect(titles()).toBe(ascending);
  },
);

test.each([
  ['FREE block', 'Block Blocks'],
  [' pro plus ', 'Swap'],
  ['nothing', ''],
])(
  'The table is filtered by all words "%s", and says how many rows are left.',
  async (text, left) => {
    render(<CreditTable />);
    const filter = screen.getByRole('searchbox', {name: 'Filter endpoints'});
    await userEvent.type(filter, text);
    expect(titles()).toBe(left);
    const count = left === '' ? 0 : left.split(' ').length;
    expect(screen.getByRole('status')).toHaveTextContent(`${count} of 5 endpoints`);
  },
);
