import {expect, it} from 'vitest';
import {diagnose, readApiError, secondsToWait, type Diagnosis} from './diagnosis';
import type {ReceivedResponse} from './send';

function diagnosisOf(more: Partial<ReceivedResponse>, expectsJson = true): unknown {
  const answer: ReceivedResponse = {
    ...{kind: 'response', status: 200, statusText: '', headers: [], milliseconds: 1},
    ...{receivedAt: 0, body: new Blob(), text: 'x', truncated: false},
  };
  return diagnose({...answer, ...more}, false, expectsJson);
}

it.each<[status: number, diagnosis: Diagnosis]>([
  [400, 'badRequest'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [418, 'otherClient'],
  [429, 'tooMany'],
  [500, 'server'],
  [502, 'maintenance'],
  [503, 'maintenance'],
  [504, 'maintenance'],
])('The status %i is explained as %s.', (status, diagnosis) => {
  expect(diagnosisOf({status})).toBe(diagnosis);
});

it('Missing JSON and an empty body are reported only if JSON is expected.', () => {
  expect(diagnosisOf({text: ''})).toBe('empty');
  expect(diagnosisOf({}, false)).toBeUndefined();
  expect(diagnosisOf({text: ''}, false)).toBeUndefined();
  expect(diagnosisOf({text: '', status: 204})).toBeUndefined();
});

it('A response that is cut is reported before its status.', () => {
  expect(diagnosisOf({truncated: true, status: 500})).toBe('truncated');
});

it.each([
  ['{"code":"A","title":"T"}', {code: 'A', message: 'T'}],
  ['{"code":1,"message":""}', {}],
  ['[]', {}],
  ['null', {}],
  ['<html>', {}],
])('The error of the API is read from %s.', (text, error) => {
  expect(readApiError(text)).toEqual(error);
});

it.each<[value: string, seconds?: number]>([
  ['12', 12],
  ['Wed, 03 Dec 2025 10:02:00 GMT', 120],
  ['Wed, 03 Dec 2025 10:00:01 GMT', 1],
  ['Wed, 03 Dec 2025 10:00:00 GMT'],
  ['0'],
  ['-3'],
  ['in a while'],
  [''],
])('Retry-After %j is %s seconds.', (value, seconds) => {
  const now = Date.parse('2025-12-03T10:00:00.500Z');
  expect(secondsToWait(value, now)).toBe(seconds);
});
