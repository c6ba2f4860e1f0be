import {sidewaysOverflow} from '../../browser/accessibility/layout';
import type {Navbar} from '../../browser/pages/Navbar';
import {proves} from '../../specification/proves';
import {expect, test} from './variants';

const SUFFIX = '?from=here#where';

/** Opens a dropdown and clicks one of its links. */
async function choose(navbar: Navbar, label: string, link: string): Promise<void> {
  await navbar.dropdown(label).hover();
  await navbar.dropdownLinks(label).and(navbar.link(link)).click();
}

test(
  'A language dropdown links to the same page, query and hash in each locale.',
  proves('S2.51'),
  async ({page, sitePage, navbar}) => {
    const address = `/1.0/guide${SUFFIX}`;
    await sitePage.open(`/docs${address}`);
    await choose(navbar, 'English', 'العربية');
    await expect(page).toHaveURL(`/docs/ar${address}`);
    await sitePage.hydrated();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await choose(navbar, 'العربية', 'English');
    await expect(page).toHaveURL(`/docs${address}`);
  },
);

test(
  'A docs version dropdown links to the equivalent doc in each version, or to its main doc. The choice is persisted.',
  proves('S2.52', 'S4.19'),
  async ({page, sitePage, navbar}) => {
    const stored = (): Promise<string | null> =>
      sitePage.stored('docs-preferred-version-default');
    await sitePage.open('/docs/guide');
    expect(await stored()).toBeNull();
    for (const [version, address, chosen, there, heading] of [
      ['2.0', `/docs/guide${SUFFIX}`, '1.0', `/docs/1.0/guide${SUFFIX}`, 'Guide to 1.0'],
      ['2.0', '/docs/only-new', '1.0', '/docs/1.0', 'Home of 1.0'],
      ['1.0', '/docs/1.0/only-old', '2.0', '/docs/', 'Home of 2.0'],
    ] as const) {
      await sitePage.open(address);
      // After a jump to a heading, the navbar may be hidden.
      await page.mouse.wheel(0, -10_000);
      await choose(navbar, version, chosen);
      await expect(page).toHaveURL(there);
      await expect(sitePage.heading).toHaveText(heading);
      expect(await stored()).toBe(chosen === '2.0' ? 'current' : chosen);
    }
  },
);

test('Pages below the base URL have no problems, fit their window, and have canonical URLs below it.', async ({
  page,
  site,
  sitePage,
}) => {
  for (const address of ['/docs/guide', '/docs/ar/guide', '/docs/ar/api/pet/add-pet']) {
    expect.soft(await sitePage.problemsOf(address), address).toEqual([]);
    for (const width of [1600, 390]) {
      expect.soft(await sidewaysOverflow(page, width), address).toEqual([]);
    }
  }
  const copy = site.html('/docs/plans/Gold/Endpoints/pet/add-pet');
  expect(copy('head link[rel="canonical"]').attr('href')).toBe(
    'https://docs.kaiascan.io/docs/api/pet/add-pet',
  );
  expect(copy('article header').text()).toContain('New, plan not yet known');
});

test('Two docs plugins with the same base path have their pages, and the reader goes from one to the other.', async ({
  page,
  sitePage,
  navbar,
}) => {
  await sitePage.open('/docs/handbook/new');
  await expect(sitePage.heading).toHaveText('New handbook');
  await navbar.link('Reference').click();
  await expect(page).toHaveURL('/docs/api');
  await expect(sitePage.heading).toHaveText('API reference');
  await navbar.link('New').first().click();
  await expect(sitePage.heading).toHaveText('New handbook');
  await sitePage.navigate('/docs/handbook/new/lost');
  await expect(sitePage.heading).toHaveText('Page Not Found');
});

test('Code is read from left to right in a language that is not.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/docs/ar/api/pet/add-pet');
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('direction', 'rtl');
  const directions = await main
    .locator('code, pre, textarea, input:not([type=radio]), span:text-is("string")')
    .evaluateAll((all) =>
      all.map((one) => [one.localName, getComputedStyle(one).direction]),
    );
  expect(new Set(directions.map(([name]) => name))).toEqual(
    new Set(['code', 'pre', 'textarea', 'input', 'span']),
  );
  expect(directions.filter(([, direction]) => direction !== 'ltr')).toEqual([]);
  const sample = main.locator('.theme-code-block').filter({visible: true}).first();
  await sample.hover();
  const button = await sample.getByRole('button').boundingBox();
  const {left, right} = await sample.locator('code').evaluate((code) => {
    const text = document.createRange();
    text.selectNodeContents(code);
    return text.getBoundingClientRect();
  });
  expect(button?.x).toBeGreaterThan((left + right) / 2);
});
