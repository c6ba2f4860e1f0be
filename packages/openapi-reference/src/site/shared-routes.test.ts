import {expect, it, vi} from 'vitest';
import {readSitePages} from '../framework/generated-routes';
import {sharedRoutes} from './shared-routes';

vi.mock('../framework/generated-routes');

it('Routes of two plugins have the file and the plugin of the other page.', () => {
  const own = {name: 'docs', id: 'api'};
  vi.mocked(readSitePages).mockReturnValue([
    {path: '/api/', ...own, file: 'reference/api.mdx'},
    {path: '/changelog', ...own},
    {path: '/changelog', ...own},
    {path: '/api', name: 'docs', id: 'default', file: 'docs/api.md'},
    {path: '/changelog/', name: 'docs', id: 'sdk'},
    {path: '/intro', name: 'docs', id: 'default'},
  ]);
  expect(sharedRoutes('/generated', own)).toEqual([
    {route: '/api', other: 'docs/api.md (docs)'},
    {route: '/changelog/', other: 'docs "sdk"'},
  ]);
});
