import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SecurityScheme} from '../../security/security';
import type {Server} from '../../server/server';
import type * as CredentialModule from './credentials';
import type * as RecentModule from './request-state';

/** Simulates a new document: new modules, and the sessionStorage of the tab. */
async function openDocument(): Promise<typeof CredentialModule & typeof RecentModule> {
  vi.resetModules();
  return {
    ...(await import('./credentials')),
    ...(await import('./request-state')),
  };
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Credentials', () => {
  const scheme = (name: string): SecurityScheme => ({
    ...{name, kind: 'bearer', in: 'header', parameter: '', description: ''},
    variable: 'API_KEY',
  });
  const [main, test, other] = ['main', 'test', 'other'].map((id): Server => ({
    ...{id, name: id, url: `https://${id}.example.com/v1`},
  })) as [Server, Server, Server];
  const parts = {key: 'secret'};

  it('are for the origin and the scheme that they were entered for, and in no storage.', async () => {
    const {credentialStore} = await openDocument();
    const read = (name: string, url: string): string | undefined =>
      credentialStore.read([scheme(name)], url)['API_KEY'];
    credentialStore.write({scheme: 'key', server: main, parts});
    expect(read('key', 'https://main.example.com/v2/blocks')).toBe('secret');
    for (const url of [
      test.url,
      'http://main.example.com',
      'https://main.example.com:8443',
    ]) {
      expect(read('key', url)).toBe('');
    }
    expect(read('token', main.url)).toBe('');
    credentialStore.write({scheme: 'key', server: test, parts: {key: 'of the test'}});
    expect([read('key', main.url), read('key', test.url)]).toEqual([
      ...['secret', 'of the test'],
    ]);
    expect(stored.size).toBe(0);
  });

  it('are offered once to other servers of the same API, and to no host that the reader types.', async () => {
    const {credentialStore, findOffer} = await openDocument();
    const offer = (to: Server, of: Server[] = [main, test]): string | undefined =>
      findOffer(scheme('key'), to, of)?.server.id;
    expect(offer(test)).toBeUndefined();
    credentialStore.write({scheme: 'key', server: main, parts});
    expect([offer(test), offer(main)]).toEqual(['main', undefined]);
    expect(findOffer(scheme('token'), test, [main, test])).toBeUndefined();
    // Another API of the site, whose scheme has the same name.
    expect(offer(test, [test, other])).toBeUndefined();
    const typed = {
      ...{...test, template: 'https://{host}/v1'},
      variables: [{name: 'host', default: 'a.example.com', description: ''}],
    };
    expect(offer(typed, [main, typed])).toBeUndefined();

    credentialStore.write({scheme: 'key', server: test, parts: {}});
    expect(offer(test)).toBeUndefined();
    credentialStore.clear();
    expect(offer(test)).toBeUndefined();
  });
});

describe('The recent requests', () => {
  const request = (number: number): RecentModule.RecentRequest => ({
    ...{title: 'Get Block', route: '/api/Block/get-block', method: 'GET'},
    ...{path: `/blocks/${number}`, values: {'path.number': String(number)}},
  });

  it('are at most ten, without duplicates, the latest first.', async () => {
    const {addRecentRequest, writeRecentRequests} = await openDocument();
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5];
    const none: readonly RecentModule.RecentRequest[] = [];
    writeRecentRequests(numbers.map(request).reduce(addRecentRequest, none));
    const latest = [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map(request);
    expect((await openDocument()).readRecentRequests()).toEqual(latest);
  });

  it('have all of their values until the document is unloaded, and then what may leave the form.', async () => {
    const {readRecentRequests, writeRecentRequests} = await openDocument();
    const requests = [
      {...request(1), others: {body: 'secret 2'}, status: 201},
      {...request(1), others: {body: 'secret 1'}},
      request(2),
    ];
    writeRecentRequests(requests);
    expect(readRecentRequests()).toEqual(requests);
    expect(Array.from(stored.values()).join()).not.toContain('secret');
    expect((await openDocument()).readRecentRequests()).toEqual([
      {...request(1), isPartial: true, status: 201},
      request(2),
    ]);
  });

  it('are kept in memory if there is no sessionStorage.', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const {readRecentRequests, writeRecentRequests} = await openDocument();
    writeRecentRequests([request(1)]);
    expect(readRecentRequests()).toHaveLength(1);
  });

  it.each(['none', '{}', '[null, {"title": "x"}]'])('are none in %s.', async (text) => {
    stored.set('sent-requests', text);
    expect((await openDocument()).readRecentRequests()).toEqual([]);
  });
});
