import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {ApiDouble} from '@site/tests/fixtures/api-double';
import TypeCode from '.';

const VIEW = {
  truncated: 2,
  languages: [
    {
      language: 'typescript',
      label: 'TypeScript',
      code: 'export type Block = {};',
      colours: '',
    },
    {language: 'go', label: 'Go', code: 'type Block struct {}', colours: ''},
    {
      language: 'python',
      label: 'Python',
      code: 'class Block(TypedDict): pass',
      colours: '',
    },
  ],
};

function renderTypes(): void {
  render(
    <TypeCode view="/types/block.json" languages="TypeScript, Go, Python" files={[]} />,
  );
}

test('The code of a type is loaded when it is opened, and a choice of language lasts.', async () => {
  const site = new ApiDouble();
  site.answers(200, VIEW);
  const user = userEvent.setup();
  renderTypes();
  expect(site.received).toEqual([]);
  await user.click(screen.getByText(/^Types/));
  expect(await screen.findByText('export type Block = {};')).toBeInTheDocument();
  expect(screen.getByText(/refers to more types \(2\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', {name: 'Go', hidden: true}));
  expect(screen.getByText('type Block struct {}')).toBeInTheDocument();
  await user.click(screen.getByRole('button', {name: 'Copy', hidden: true}));
  expect(await navigator.clipboard.readText()).toBe('type Block struct {}');

  renderTypes();
  await user.click(screen.getAllByText(/^Types/)[1] as HTMLElement);
  expect(await screen.findAllByText('type Block struct {}')).toHaveLength(2);
});

test('A type that cannot be loaded says so, and is loaded again on a button.', async () => {
  const site = new ApiDouble();
  site.fails();
  const user = userEvent.setup();
  renderTypes();
  await user.click(screen.getByText(/^Types/));
  expect(await screen.findByRole('alert', {hidden: true})).toHaveTextContent(
    'The types could not be loaded.',
  );
  site.answers(200, VIEW);
  await user.click(screen.getByRole('button', {name: 'Retry', hidden: true}));
  expect(await screen.findByText(/Block/)).toBeInTheDocument();
});
