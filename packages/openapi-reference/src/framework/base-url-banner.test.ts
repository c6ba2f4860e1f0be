import {expect, it} from 'vitest';
import {baseUrlBannerScript} from './base-url-banner';

it('Docusaurus has a script that shows a notice with the base URL of the site.', () => {
  const script = baseUrlBannerScript('/docs/') ?? '';
  expect(script).toContain('function insertBanner()');
  expect(script).toContain('>/docs/\\</span>');
});
