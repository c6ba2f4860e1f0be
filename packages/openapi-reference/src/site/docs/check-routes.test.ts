import {expect, it, vi} from 'vitest';
import {sharedRoutes} from '../shared-routes';
import {checkRoutes} from './check-routes';

vi.mock('../shared-routes');

it('Other pages at routes of the reference are named, and what can be done.', () => {
  const check = (): void => checkRoutes('/generated', {name: 'docs', id: 'api'});
  vi.mocked(sharedRoutes).mockReturnValue([]);
  expect(check).not.toThrow();
  vi.mocked(sharedRoutes).mockReturnValue([
    {route: '/changelog', other: 'src/pages/changelog.tsx (pages)'},
    {route: '/api', other: 'docs/api.md (docs)'},
  ]);
  expect(check).toThrow(
    [
      'The site has other pages at routes of the reference (docs plugin "api"):',
      '- /changelog: src/pages/changelog.tsx (pages)',
      '- /api: docs/api.md (docs)',
      "Give them other routes, or move the reference to a folder by the option docs of docusaurus-openapi-reference, such as docs: {routeBasePath: 'reference'}.",
    ].join('\n'),
  );
});
