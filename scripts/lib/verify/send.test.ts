import {describe, expect, it} from 'vitest';
import {createSend} from './send';
import type {SampleRequest} from '../../../src/code-samples';
import {startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {KEY} from '../../../tests/fixtures/verify/small-api';

function serverAt(url: string) {
  return [{id: url, name: url, url}];
}

function keyIn(
  kind: 'header' | 'query',
  name: string,
  prefix = '',
): SampleRequest['credentials'][number] {
  return {kind, name, prefix, value: {variable: 'KEY', meaning: 'key'}};
}

function requestTo(url: string, more: Partial<SampleRequest> = {}): SampleRequest {
  return {
    method: 'GET',
    url,
    query: [],
    credentials: [keyIn('header', 'Authorization', 'Bearer ')],
    accept: '*/*',
    ...more,
  };
}

describe('createSend', () => {
  it('sends the key as the description says.', async () => {
    const {origin, requests} = await startMockApi(() => ({body: {}}));
    const send = createSend(KEY, serverAt(origin));
    const query = [['page', '1']] as const;
    await send(requestTo(`${origin}/a`, {query}));
    const inQuery = [keyIn('query', 'apikey')];
    await send(requestTo(`${origin}/b`, {query, credentials: inQuery}));
    await send(requestTo(`${origin}/c`, {credentials: [keyIn('header', 'x-key')]}));
    await send(requestTo(`${origin}/d`, {credentials: []}));
    expect(
      requests.map(({path, query, headers}) => [
        path,
        query.toString(),
        headers.authorization,
        headers['x-key'],
      ]),
    ).toEqual([
      ['/a', 'page=1', `Bearer ${KEY}`, undefined],
      ['/b', `page=1&apikey=${KEY}`, undefined, undefined],
      ['/c', '', undefined, KEY],
      ['/d', '', undefined, undefined],
    ]);
  });

  it('follows no redirect, as its target would receive the key.', async () => {
    const other = await startMockApi(() => ({body: {}}));
    const {origin} = await startMockApi(() => ({
      status: 302,
      headers: {Location: `${other.origin}/`},
    }));
    const reply = await createSend(KEY, serverAt(origin))(requestTo(`${origin}/a`));
    expect(reply).toMatchObject({kind: 'answer', status: 302});
    expect(other.requests).toEqual([]);
  });

  it.each([
    ['another host', (origin: string) => origin.replace('127.0.0.1', 'localhost')],
    [
      'another port',
      (origin: string) => origin.replace(/\d$/, (digit) => `${(+digit + 1) % 10}`),
    ],
    ['no address', () => '/a'],
  ])('sends nothing to %s than that of a server.', async (_, urlOf) => {
    const {origin, requests} = await startMockApi(() => ({body: {}}));
    const reply = await createSend(KEY, serverAt(origin))(requestTo(urlOf(origin)));
    expect(reply).toMatchObject({
      kind: 'failure',
      reason: 'its address is not on a server of the description, so it was not sent',
    });
    expect(requests).toEqual([]);
  });

  it('reports a timeout.', async () => {
    const {origin} = await startMockApi(() => ({body: {}, isEndless: true}));
    const reply = await createSend(KEY, serverAt(origin), 50)(requestTo(origin));
    expect(reply).toMatchObject({
      kind: 'failure',
      reason: 'no complete answer within 0.05 s',
    });
  });
});
