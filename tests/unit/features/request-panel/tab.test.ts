import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as KeyModule from '../../../../src/features/request-panel/lazy/api-key-store';
import type * as RecentModule from '../../../../src/features/request-panel/lazy/recent-requests';

/** Simulates a new document: new modules, and the sessionStorage of the tab. */
async function openDocument(): Promise<typeof KeyModule & typeof RecentModule> {
  vi.resetModules();
  return {
    ...(await import('../../../../src/features/request-panel/lazy/api-key-store')),
    ...(await import('../../../../src/features/request-panel/lazy/recent-requests')),
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

describe('apiKeyStore', () => {
  it('keeps the API key in memory only, unless the reader asks to remember it.', async () => {
    const first = await openDocument();
    first.apiKeyStore.write('secret', false);
    expect(first.apiKeyStore.read()).toEqual({key: 'secret', isRemembered: false});
    expect(stored.size).toBe(0);
    expect((await openDocument()).apiKeyStore.read()).toEqual({
      key: '',
      isRemembered: false,
    });
  });

  it('keeps a remembered API key for the next document of the tab until it is forgotten.', async () => {
    (await openDocument()).apiKeyStore.write('secret', true);
    const next = await openDocument();
    expect(next.apiKeyStore.read()).toEqual({key: 'secret', isRemembered: true});
    next.apiKeyStore.write('', false);
    expect(stored.size).toBe(0);
  });
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
