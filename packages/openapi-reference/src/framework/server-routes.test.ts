import {matchPath} from 'react-router';
import {expect, it, vi} from 'vitest';
import {joinGeneratedDocs} from './server-routes';

vi.mock('@generated/routes', () => ({default: []}));

it('The server has one route for the generated docs of a sidebar.', () => {
  const generated = ["/api/it's {id}", '/api/(a)', '/tiers/TIER 2/Endpoints/a', '/api/b'];
  const doc = (path: string) => ({path, sidebar: 'docs', isGenerated: true});
  const faq = {path: '/faq', sidebar: 'docs'};
  const other = {...doc('/api/other'), sidebar: 'other'};
  const [root] = joinGeneratedDocs([
    {path: '/', routes: [...generated.map(doc), faq, other]},
  ]);
  const [joined, ...others] = root?.routes ?? [];
  expect(others).toEqual([{...other, path: '/(api/other)', sensitive: true}, faq]);
  const matches = (pathname: string) =>
    matchPath(pathname, {path: joined?.path, exact: true, sensitive: true}) !== null;
  const missing = ['/api/c', '/api/a', '/API/(a)', '/api/(a)/b', '/faq'];
  expect([...generated, ...missing].filter(matches)).toEqual(generated);
});
