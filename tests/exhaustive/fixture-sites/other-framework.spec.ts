import {expect, testOn} from '../site-test';
import {outcomeOf} from '../sites/sites';
import {visit} from '../../browser/visit';

const SITE = 'other-framework';

testOn(SITE)(
  'A framework that is not as expected builds whole pages, with one warning a file.',
  async ({page, site, consoleErrors}) => {
    // Without `preload`, React cannot hydrate the page, and renders it again.
    consoleErrors.allow(/Minified React error|Hydration|hydrat/i);
    const {code, output} = outcomeOf(SITE);
    expect(output.match(/framework\/[\w-]+\.ts is off/g)).toEqual([
      'framework/docs-routes.ts is off',
    ]);
    expect(code).toBe(0);

    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('is off')) {
        warnings.push(message.text());
      }
    });
    const route = '/docs/api/pet/search/list-pets';
    expect(site.html(route)('h1').text()).toBe('List pets');
    await visit(page, route);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('List pets');
    await expect(page.getByRole('region', {name: 'Try it'})).toBeVisible();
    // Before React has the page, a link would load another one.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('link', {name: 'Guide', exact: true}).first().click();
    await expect(heading).toHaveText('Guide to 2.0');
    expect(warnings).toEqual([expect.stringContaining('route-preload.ts is off')]);
  },
);
