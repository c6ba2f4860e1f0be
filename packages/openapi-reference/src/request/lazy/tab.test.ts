import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
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
  const read = async (): Promise<unknown> =>
    (await openDocument()).credentialStore.read();

  it('are for the next document of the tab only if the reader asks to remember them.', async () => {
    const {credentialStore} = await openDocument();
    credentialStore.write({KEY: 'secret'}, false);
    expect(await read()).toEqual({credentials: {}, isRemembered: false});
    credentialStore.write({STAFF_PASSWORD: 'word '}, true);
    credentialStore.write({KEY: 'secret'}, true);
    const credentials = {STAFF_PASSWORD: 'word ', KEY: 'secret'};
    expect(await read()).toEqual({credentials, isRemembered: true});
  });

  it('are not stored when they are empty or forgotten.', async () => {
    const {credentialStore} = await openDocument();
    credentialStore.write({KEY: 'secret'}, true);
    credentialStore.write({KEY: ''}, true);
    expect(stored.size).toBe(0);
    credentialStore.write({KEY: 'secret'}, true);
    credentialStore.clear();
    expect(stored.size).toBe(0);
  });

  it.each(['no JSON', '7', '{"KEY": 7}'])('are none if %s is stored.', async (text) => {
    stored.set('api-key', text);
    expect(await read()).toMatchObject({credentials: {}});
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

  it('are kept in memory if there is no sessionStorage.', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const {readRecentRequests, writeRecentRequests} = await openDocument();
    writeRecentRequests([request(1)]);
    expect(readRecentRequests()).toHaveLength(1);
  });

  it.each(['none', '{}', '[null, {"title": "x"}]'])('are none in %s.', async (text) => {
    stored.set('recent-requests', text);
    expect((await openDocument()).readRecentRequests()).toEqual([]);
  });
});
