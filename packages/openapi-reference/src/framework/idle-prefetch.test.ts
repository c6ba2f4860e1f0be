import {expect, it, vi} from 'vitest';

vi.mock('./page-files', () => ({prefetchFile: vi.fn()}));

const preload = (): boolean => false;

it.each([
  ['Docusaurus prefetches nothing', {preload}, {gca: () => 'a.js'}],
  ['webpack names no files', {preload, prefetch: preload}, {}],
])(
  'Where %s, prefetching stays as it is, with one warning.',
  async (_, docusaurus, webpack) => {
    vi.resetModules();
    const {onRouteDidUpdate} = await import('./idle-prefetch');
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    vi.stubGlobal('window', {docusaurus});
    vi.stubGlobal('__webpack_require__', webpack);
    vi.stubGlobal('location', new URL('https://example.com/'));
    for (const pathname of ['/a', '/b']) {
      onRouteDidUpdate?.({location: {pathname}, previousLocation: null} as never);
    }
    expect(window.docusaurus).toBe(docusaurus);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('idle-prefetch.ts is off')],
    ]);
  },
);
