import {renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {
  forgetAnswers,
  keepAnswer,
  type KeptAnswer,
  useKeptAnswers,
} from './request-state';

test('The last twenty answers are kept, the latest first.', () => {
  forgetAnswers();
  for (const receivedAt of Array.from({length: 22}, (_, index) => index)) {
    keepAnswer({outcome: {receivedAt, text: ''}} as KeptAnswer, {});
  }
  const {result} = renderHook(useKeptAnswers);
  const times = result.current.map(({outcome}) => outcome.receivedAt);
  expect(times).toEqual(Array.from({length: 20}, (_, index) => 21 - index));
});
