import {expect, it} from 'vitest';
import {siteRoute} from './site-route';

it.each([
  ['/faq', '/', '/faq'],
  ['/base/', '/base/', '/'],
  ['/base', '/base/', '/'],
  ['/base/a/faq', '/base/a/', '/faq'],
  ['/tiers/TIER%202', '/', '/tiers/TIER 2'],
])('The route of %s on a site at %s is %s.', (permalink, baseUrl, route) => {
  expect(siteRoute(permalink, baseUrl)).toBe(route);
});
