import {expect, it} from 'vitest';
import {createSend} from './send';
import type {SampleRequest} from '#reference/samples';
import {startMockApi} from '../../../tests/fixtures/verify/mock-api';
import {KEY} from '../../../tests/fixtures/verify/small-api';

type Credential = SampleRequest['credentials'][number];

const BEARER = keyIn('header', 'Authorization', 'Bearer ');

function keyIn(kind: 'header' | 'query', name: string, prefix = ''): Credential {
  return {kind, name, prefix, value: {variable: 'KEY', meaning: 'key'}};
}

/** Sends a request with the key to an address where only the server at `origin` may have it. */
function send(url: string, origin: string, key: Credential = BEARER, timeoutMs?: number) {
  const servers = [{id: 'a', name: 'a', url: origin}];
  const query = [['page', '1']] as const;
  const request = {method: 'GET', url, query, credentials: [key], accept: '*/*'};
  return createSend(KEY, servers, timeoutMs)(request);
}

it.each<[Credential, query: string, headers: Record<string, string>]>([
  [BEARER, 'page=1', {authorization: `Bearer ${KEY}`}],
  [keyIn('header', 'x-key'), 'page=1', {'x-key': KEY}],
  [keyIn('query', 'apikey'), `page=1&apikey=${KEY}`, {}],
])('The key is sent as the description says: %j.', async (key, query, headers) => {
  const {origin, requests} = await startMockApi(() => ({}));
  await send(`${origin}/a`, origin, key);
  expect(requests.map((request) => String(request.query))).toEqual([query]);
  expect(requests[0]?.headers).toMatchObject(headers);
  expect(JSON.stringify(requests[0]).split(KEY).length - 1).toBe(
    Object.keys(headers).length,
  );
});

it('A redirect is not followed, as its target would receive the key.', async () => {
  const other = await startMockApi(() => ({}));
  const headers = {Location: `${other.origin}/`};
  const {origin} = await startMockApi(() => ({status: 302, headers}));
  expect(await send(`${origin}/a`, origin)).toMatchObject({status: 302});
  expect(other.requests).toEqual([]);
});

it.each<[string, (origin: string) => string]>([
  ['another host', (origin) => origin.replace('127.0.0.1', 'localhost')],
  ['another port', (origin) => origin.replace(/\d$/, (digit) => `${(+digit + 1) % 10}`)],
  ['no address', () => '/a'],
])('Nothing is sent to %s than that of a server.', async (_, urlOf) => {
  const {origin, requests} = await startMockApi(() => ({}));
  expect(await send(urlOf(origin), origin)).toMatchObject({
    failure: 'its address is not on a server of the description, so it was not sent',
  });
  expect(requests).toEqual([]);
});

it('A timeout is reported.', async () => {
  const {origin} = await startMockApi(() => ({fault: 'endless'}));
  expect(await send(origin, origin, BEARER, 50)).toMatchObject({
    failure: 'no complete answer within 0.05 s',
  });
});
