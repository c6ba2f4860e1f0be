import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {diagnose, exceededLimit, GUIDE_ANCHORS, readApiError} from './diagnosis';
import type {ReceivedResponse} from './send';

function diagnosisOf(more: Partial<ReceivedResponse>, expectsJson = true): unknown {
  const answer: ReceivedResponse = {
    kind: 'response',
    status: 200,
    statusText: '',
    headers: [],
    milliseconds: 1,
    receivedAt: 0,
    body: new Blob(),
    text: 'x',
    truncated: false,
  };
  return diagnose({...answer, ...more}, false, expectsJson);
}

it('Missing JSON and an empty body are reported only if JSON is expected.', () => {
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

it.each([
  [{message: 'requestPerIp'}, 'requestPerIp'],
  [{code: 'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED'}, 'nftRefresh'],
  [{code: 'API_REQUEST_QUOTA_EXCEEDED'}, undefined],
])('The limit of %o is %s.', (error, limit) => {
  expect(exceededLimit(error)).toBe(limit);
});

it('The guide about errors has the parts that the advice links to, and names the limits.', () => {
  const guide = readFileSync('docs/guides/errors.mdx', 'utf8');
  for (const text of [
    ...Object.values(GUIDE_ANCHORS).map((anchor) => `{#${anchor}}`),
    ...['requestPerSecond', 'requestPerDay', 'requestPerIp'],
    'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED',
  ]) {
    expect(guide).toContain(text);
  }
});
