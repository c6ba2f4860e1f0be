import {expect, it, vi} from 'vitest';
import {beforeRoute, type Route} from './route-preload';

it('A route is loaded when its code and what it needs are there, also after it is wrapped again.', async () => {
  const calls: string[] = [];
  const route: Route = {
    path: '/a',
    component: {preload: () => Promise.resolve(calls.push('code'))},
  };
  beforeRoute(route, () => Promise.reject(new Error('The data is outdated.')));
  beforeRoute(route, async (code) => {
    await code;
    calls.push('data');
  });
  await route.component.preload?.();
  expect(calls).toEqual(['code', 'data']);
});

it('Routes without preload stay, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn();
  for (const path of ['/a', '/b']) {
    const route = {path, component: {}};
    beforeRoute(route, load);
    expect(route.component).toEqual({});
  }
  expect(load).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('route-preload.ts is off')]]);
});
