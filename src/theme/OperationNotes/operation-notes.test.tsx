import {render} from '@testing-library/react';
import OperationNotes from '@theme/OperationNotes';
import type {Props} from '@theme/OperationNotes';
import {expect, test} from 'vitest';

const NEW = 'New, plan not yet known';

test.each([
  ['is new and in an assumed plan is marked', true, 'inferred', true],
  ['is new and has a plan of its own is not marked', true, undefined, false],
  ['is not new and in a plan by inference is not marked', undefined, 'inferred', false],
])('An operation that %s.', (_, isNew, plan, isMarked) => {
  const operation = {
    id: 'getBlock',
    isNew,
    extensions: {'x-plan': 'FREE', 'x-evidence': {plan}},
  } as unknown as Props['operation'];
  const {container} = render(<OperationNotes operation={operation} />);
  expect(container.textContent.includes(NEW)).toBe(isMarked);
  expect(container).toHaveTextContent('FREE and above');
});

test.each([
  [undefined, 'Credits not published'],
  [1, '1 credit a call'],
  [3, '3 credits a call'],
])('An operation with the credits %s says "%s".', (credits, text) => {
  const operation = {
    id: 'getBlock',
    extensions: {'x-plan': 'FREE', 'x-credits': credits},
  } as unknown as Props['operation'];
  const {getByRole} = render(<OperationNotes operation={operation} />);
  expect(getByRole('link', {name: text})).toBeInTheDocument();
});
