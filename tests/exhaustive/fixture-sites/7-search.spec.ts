import {Traffic} from '../../../scripts/lib/traffic';
import {proves} from '../../specification/proves';
import {changeScripts, expect, test} from './variants';

for (const {path, baseUrl, version} of [
  {path: '/docs/guide', baseUrl: '/docs/', version: 'current'},
  {path: '/docs/ar/1.0/guide', baseUrl: '/docs/ar/', version: '1.0'},
]) {
  test(
    `GET {baseUrl}search-index-{tag}.json, once per contextual search tag, and the panel has its placement: ${path}.`,
    proves('S3.5', 'S5.10', 'S7.1'),
    async ({page, sitePage, searchBox}) => {
      // The data of the plugin, which has no spaces: the configuration of the site is in the script, too.
      const place = /"panelPlacement":"input-wrapper-width"/;
      await changeScripts(page, place, '"panelPlacement":"end"');
      const traffic = new Traffic(page);
      await sitePage.open(path);
      await searchBox.search('marsupial');
      await expect(searchBox.results.first()).toBeVisible();
      const box = await page.getByRole('search').boundingBox();
      const panel = await searchBox.panel.boundingBox();
      if (!box || !panel) {
        throw new Error('The search box or its panel is not visible.');
      }
      // The panel is below the box, wider than it, and ends where it ends, in the direction of reading.
      expect(panel.y).toBeGreaterThanOrEqual(box.y + box.height);
      expect(panel.width).toBeGreaterThan(1.5 * box.width);
      const end = path.includes('/ar/')
        ? panel.x - box.x
        : panel.x + panel.width - box.x - box.width;
      expect(Math.abs(end)).toBeLessThan(0.5);

      await searchBox.input.fill('hoatzin');
      await expect(searchBox.result('New handbook')).toBeVisible();
      expect(traffic.indexes).toEqual([
        `${baseUrl}search-index-default.json`,
        `${baseUrl}search-index-docs-default-${version}.json`,
        `${baseUrl}search-index-docs-handbook-current.json`,
      ]);
    },
  );
}

test(
  'The docs version tags of other docs are those of the chosen version.',
  proves('S7.1'),
  async ({page, sitePage, searchBox}) => {
    const traffic = new Traffic(page);
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-handbook', 'first');
    });
    await sitePage.open('/docs/guide');
    await searchBox.search('kakapo');
    await searchBox.result('First handbook').click();
    await expect(page).toHaveURL('/docs/handbook/first');
    const ofHandbook = traffic.indexes.filter((path) => path.includes('handbook'));
    expect(ofHandbook).toEqual(['/docs/search-index-docs-handbook-first.json']);
  },
);

test(
  'If the call for an index is not ok, the other indexes return results.',
  proves('S7.3'),
  async ({page, sitePage, searchBox, consoleErrors}) => {
    consoleErrors.expect(/^Failed to load resource: .*search-index-docs-handbook-/);
    consoleErrors.expect(
      /^The search index "search-index-docs-handbook-.* cannot be used/,
    );
    await page.route('**/search-index-docs-handbook-*.json', (route) =>
      route.fulfill({status: 500, body: 'Not now'}),
    );
    await sitePage.open('/docs/guide');
    await searchBox.search('marsupial');
    await expect(searchBox.result('Guide to 2.0')).toBeVisible();
    await expect(searchBox.panel).toContainText(
      'Part of the search could not be loaded.',
    );
  },
);

test(
  'Results, and the page of all results, are below the base URL of the locale.',
  proves('S2.38'),
  async ({page, sitePage, searchBox}) => {
    await sitePage.open('/docs/ar/');
    await searchBox.search('السهول');
    await searchBox.results.first().click();
    await expect(page).toHaveURL('/docs/ar/guide#where');
    await expect(page.locator('article mark')).toHaveText(['السهول']);

    await sitePage.open('/docs/1.0/guide');
    await searchBox.search('nothingofthekind');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/search?q=nothingofthekind');
    await page.getByRole('main').getByRole('searchbox').fill('quokka');
    await page.getByRole('main').getByRole('link', {name: 'Guide to 2.0'}).click();
    await expect(page).toHaveURL('/docs/guide');
  },
);
