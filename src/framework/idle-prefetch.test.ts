import {expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from './idle-prefetch';

vi.mock('@generated/routes', () => ({default: []}));
vi.mock('./page-files', () => ({prefetchFile: vi.fn()}));

it('Where Docusaurus prefetches nothing, it stays as it is, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const docusaurus = {preload: () => false};
  vi.stubGlobal('window', {docusaurus});
  vi.stubGlobal('location', new URL('https://example.com/'));
  for (const pathname of ['/a', '/b']) {
    onRouteDidUpdate?.({location: {pathname}, previousLocation: null} as never);
  }
  expect(window.docusaurus).toBe(docusaurus);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('idle-prefetch.ts is off')]]);
});
