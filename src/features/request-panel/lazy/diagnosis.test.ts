import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  diagnose,
  exceededLimit,
  GUIDE_ANCHORS,
  limitHeaders,
  readApiError,
} from './diagnosis';
import type {ReceivedResponse} from './send';

function response(more: Partial<ReceivedResponse>): ReceivedResponse {
  return {
    kind: 'response',
    status: 200,
    statusText: '',
    headers: [],
    milliseconds: 1,
    receivedAt: 0,
    body: new Blob(),
    text: 'x',
    truncated: false,
    ...more,
  };
}

describe('diagnose', () => {
  it.each([
    [200, undefined],
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [429, 'tooMany'],
    [409, 'otherClient'],
    [500, 'server'],
    [502, 'maintenance'],
    [503, 'maintenance'],
  ])('maps the status %i to %s.', (status, diagnosis) => {
    expect(diagnose(response({status}), true, true)).toBe(diagnosis);
  });

  it('reports missing JSON and an empty body only if JSON is expected.', () => {
    expect(diagnose(response({}), false, true)).toBe('notJson');
    expect(diagnose(response({}), false, false)).toBeUndefined();
    expect(diagnose(response({text: ''}), false, true)).toBe('empty');
    expect(diagnose(response({text: ''}), false, false)).toBeUndefined();
    expect(diagnose(response({text: '', status: 204}), false, true)).toBeUndefined();
  });

  it.each([
    ['{"a": 1,}', 'malformed'],
    [' \n[1, 2', 'malformed'],
    ['<html></html>', 'notJson'],
    ['Bad gateway', 'notJson'],
  ])('distinguishes invalid JSON from other text: %j.', (text, diagnosis) => {
    expect(diagnose(response({text}), false, true)).toBe(diagnosis);
  });

  it('reports an incomplete response before its status.', () => {
    expect(diagnose(response({truncated: true, status: 500}), false, true)).toBe(
      'truncated',
    );
  });

  it.each(['offline', 'unreachable', 'blocked', 'timeout', 'redirect'] as const)(
    'returns %s unchanged.',
    (kind) => {
      expect(diagnose({kind, host: 'https://example.com'}, false, true)).toBe(kind);
    },
  );
});

describe('readApiError', () => {
  it.each([
    ['{"code":"A","title":"T","message":"M"}', {code: 'A', message: 'M'}],
    ['{"code":"A","title":"T"}', {code: 'A', message: 'T'}],
    ['{"code":1,"message":""}', {}],
    ['[]', {}],
    ['null', {}],
    ['<html>', {}],
  ])('reads %s.', (text, error) => {
    expect(readApiError(text)).toEqual(error);
  });
});

describe('limitHeaders', () => {
  it('finds rate limits and credits by header name.', () => {
    const headers: [string, string][] = [
      ['content-type', 'a'],
      ['ratelimit-limit', '1'],
      ['x-rate-limit-remaining', '2'],
      ['x-credits-left', '3'],
      ['retry-after', '4'],
      ['x-request-id', 'b'],
    ];
    expect(limitHeaders(headers).map(([, value]) => value)).toEqual(['1', '2', '3', '4']);
  });
});

describe('exceededLimit', () => {
  it.each([
    [{message: 'Exceeded: requestPerSecond'}, 'requestPerSecond'],
    [
      {code: 'API_REQUEST_QUOTA_EXCEEDED', message: 'requestPerDay: 100'},
      'requestPerDay',
    ],
    [{message: 'requestPerIp'}, 'requestPerIp'],
    [{code: 'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED'}, 'nftRefresh'],
    [{code: 'API_REQUEST_QUOTA_EXCEEDED'}, undefined],
    [{}, undefined],
  ])('tells the limits apart: %o.', (error, limit) => {
    expect(exceededLimit(error)).toBe(limit);
  });
});

describe('The guide about errors', () => {
  const guide = readFileSync('docs/guides/errors.mdx', 'utf8');

  it('has the parts that the advice links to.', () => {
    for (const anchor of Object.values(GUIDE_ANCHORS)) {
      expect(guide).toContain(`{#${anchor}}`);
    }
  });

  it('names the limits that the panel tells apart.', () => {
    for (const name of [
      'requestPerSecond',
      'requestPerDay',
      'requestPerIp',
      'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED',
    ]) {
      expect(guide).toContain(name);
    }
  });
});
