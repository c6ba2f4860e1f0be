import {beforeEach, expect, it, vi} from 'vitest';

const helmet = vi.hoisted((): {HelmetProvider: {canUseDOM?: boolean}} => ({
  HelmetProvider: {},
}));

vi.mock('react-helmet-async', () => helmet);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});

it('The head is updated only when it is allowed.', async () => {
  helmet.HelmetProvider = {canUseDOM: true};
  const {allowHeadUpdates} = await import('./head-updates');
  expect(helmet.HelmetProvider.canUseDOM).toBe(false);
  allowHeadUpdates();
  expect(helmet.HelmetProvider.canUseDOM).toBe(true);
});

it('Another provider of the head stays as it is, with one warning.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  helmet.HelmetProvider = {};
  const {allowHeadUpdates} = await import('./head-updates');
  allowHeadUpdates();
  expect(helmet.HelmetProvider).toEqual({});
  expect(warn.mock.calls).toEqual([[expect.stringContaining('head-updates.ts is off')]]);
});
