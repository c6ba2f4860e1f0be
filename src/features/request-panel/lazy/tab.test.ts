import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as CredentialModule from './credential-store';
import type * as RecentModule from './recent-requests';

/** Simulates a new document: new modules, and the sessionStorage of the tab. */
async function openDocument(): Promise<typeof CredentialModule & typeof RecentModule> {
  vi.resetModules();
  return {
    ...(await import('./credential-store')),
    ...(await import('./recent-requests')),
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

function request(number: number): RecentModule.RecentRequest {
  return {
    title: 'Get Block',
    route: '/api/Block/get-block',
    method: 'GET',
    path: `/blocks/${number}`,
    values: {'path.number': String(number)},
  };
}

describe('credentialStore', () => {
  it('keeps credentials in memory only, unless the reader asks to remember them.', async () => {
    const {credentialStore} = await openDocument();
    credentialStore.write({KEY: 'secret'}, false);
    expect(credentialStore.read()).toEqual({
      credentials: {KEY: 'secret'},
      isRemembered: false,
    });
    expect(stored.size).toBe(0);
    expect((await openDocument()).credentialStore.read()).toEqual({
      credentials: {},
      isRemembered: false,
    });
  });

  it('keeps remembered ones for the next document of the tab until they are forgotten.', async () => {
    (await openDocument()).credentialStore.write({KEY: 'secret'}, true);
    const {credentialStore} = await openDocument();
    expect(credentialStore.read()).toEqual({
      credentials: {KEY: 'secret'},
      isRemembered: true,
    });
    credentialStore.write({KEY: ''}, true);
    expect(stored.size).toBe(0);
    credentialStore.write({KEY: 'secret'}, true);
    credentialStore.clear();
    expect(stored.size).toBe(0);
    expect(credentialStore.read().credentials).toEqual({});
  });

  it('keeps those that other pages take.', async () => {
    const {credentialStore} = await openDocument();
    credentialStore.write({STAFF_USER: 'staff', STAFF_PASSWORD: 'word '}, true);
    credentialStore.write({KEY: 'secret'}, true);
    expect((await openDocument()).credentialStore.read().credentials).toEqual({
      STAFF_USER: 'staff',
      STAFF_PASSWORD: 'word ',
      KEY: 'secret',
    });
  });

  it.each(['no JSON', '7', '{"KEY": 7}', 'null'])(
    'ignores stored text that is not of it: %s.',
    async (text) => {
      stored.set('api-key', text);
      expect((await openDocument()).credentialStore.read().credentials).toEqual({});
    },
  );
});

describe('The recent requests', () => {
  it('are at most ten, without duplicates, the latest first.', async () => {
    const {addRecentRequest, readRecentRequests, writeRecentRequests} =
      await openDocument();
    const sent = [...Array.from({length: 12}, (_, index) => index), 5].map(request);
    writeRecentRequests(
      sent.reduce<readonly RecentModule.RecentRequest[]>(addRecentRequest, []),
    );
    const paths = readRecentRequests().map(({path}) => path);
    expect(paths).toHaveLength(10);
    expect(paths.slice(0, 2)).toEqual(['/blocks/5', '/blocks/11']);
    expect(new Set(paths).size).toBe(10);
    expect((await openDocument()).readRecentRequests().map(({path}) => path)).toEqual(
      paths,
    );
  });

  it('are kept in memory if there is no sessionStorage.', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const {readRecentRequests, writeRecentRequests} = await openDocument();
    writeRecentRequests([request(1)]);
    expect(readRecentRequests()).toHaveLength(1);
  });

  it.each(['nonsense', '{}', '[null, 1, {"title": "x"}]'])(
    'are empty if sessionStorage contains %s.',
    async (text) => {
      stored.set('recent-requests', text);
      expect((await openDocument()).readRecentRequests()).toEqual([]);
    },
  );
});
