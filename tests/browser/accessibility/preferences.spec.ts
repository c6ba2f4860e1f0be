import {expect, PROMISE, PROMISE_IN_CHROMIUM, test} from '../test';
import {visit} from '../visit';
import {moving} from './layout';

const ENDPOINT = '/api/Account/get-account';

/** Forced colours also show transparent lines. */
const UNDERLINED = ['text-decoration-line', /underline/] as const;
const OUTLINED = [
  'outline',
  /(solid|auto|dashed|dotted|double).* [2-9][\d.]*px/,
] as const;

test(
  'With reduced motion, nothing moves in the search, the mobile menu and the request panel.',
  PROMISE,
  async ({page, sitePage, searchBox, requestPanel, mobileMenu}) => {
    await sitePage.open(ENDPOINT);
    await requestPanel.press('Show example answer');
    await expect(requestPanel.body).toBeVisible();
    await searchBox.search('get block');
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize({width: 360, height: 740});
    await sitePage.open(ENDPOINT);
    await mobileMenu.open();
    expect(await moving(page)).toEqual([]);
  },
);

test.describe('With forced colours,', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test(
    'controls have a border, links a colour, focused elements a ring, and what is current a line.',
    PROMISE_IN_CHROMIUM,
    async ({page, sitePage, requestPanel, referencePage, searchBox}) => {
      await sitePage.open(ENDPOINT);
      await requestPanel.key.fill('a-key');
      const controls = page.locator(
        '.button:visible, input:not([type="radio"], [type="checkbox"]):visible, select:visible, textarea:visible',
      );
      const borderless = await controls.evaluateAll((all) =>
        all
          .filter((control) =>
            [control, control.closest('form[role="search"]')].every((each) => {
              const style = each && getComputedStyle(each);
              return (
                style === null ||
                style.borderTopStyle === 'none' ||
                parseFloat(style.borderTopWidth) === 0 ||
                style.borderTopColor === style.backgroundColor
              );
            }),
          )
          .map(({outerHTML}) => outerHTML),
      );
      expect(await controls.count()).toBeGreaterThan(4);
      expect(borderless).toEqual([]);
      const text = page.locator('.theme-doc-markdown p').first();
      const colour = await text.evaluate((element) => getComputedStyle(element).color);
      const link = text.locator('//following::p/a').first();
      await expect(link).not.toHaveCSS('color', colour);

      const curl = referencePage.language('curl');
      for (const [target, ring = target] of [
        [page.getByRole('link', {name: 'Home page'}).first()],
        [requestPanel.key],
        [requestPanel.sendButton],
        [curl, curl.locator('..')],
      ] as const) {
        await page.keyboard.press('Tab');
        await target.focus();
        await expect.soft(ring).toHaveCSS(...OUTLINED);
      }

      await referencePage.language('go').check();
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const current = sidebar.locator('[aria-current="page"]').last();
      await expect(current).toHaveText('Get Account');
      await expect(current).toHaveCSS(...UNDERLINED);
      await expect(referencePage.language('go').locator('..')).toHaveCSS(...UNDERLINED);
      const other = sidebar.getByRole('link', {name: 'Home'}).first();
      await expect(other).not.toHaveCSS(...UNDERLINED);
      await expect(curl.locator('..')).not.toHaveCSS(...UNDERLINED);
      await searchBox.search('get block');
      await expect(searchBox.results).toHaveCount(8);
      await expect(searchBox.active).toHaveCSS(...OUTLINED);
      await expect(searchBox.results.nth(2)).not.toHaveCSS(...OUTLINED);

      await sitePage.open('/faq#plans-and-credits');
      const active = page.locator('.table-of-contents__link--active');
      await expect(active).toHaveCount(1);
      await expect(active).toHaveCSS(...UNDERLINED);

      // The logo has the colour of texts, whatever the mode of the site.
      const logo = page.locator('.navbar__logo img').filter({visible: true});
      for (const [colorScheme, filter] of [
        ['light', 'brightness(0)'],
        ['dark', 'brightness(0) invert(1)'],
      ] as const) {
        await page.emulateMedia({colorScheme, forcedColors: 'active'});
        await expect(logo).toHaveCSS('filter', filter);
      }
    },
  );
});

test(
  'In print, an endpoint page has all sections expanded, no controls, whole code, and no empty sheets.',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage, requestPanel}) => {
    await page.setViewportSize({width: 794, height: 1123});
    await referencePage.open(ENDPOINT);
    await expect(referencePage.entry('404-code')).toBeHidden();
    await referencePage.showPrint();
    for (const id of ['path-accountAddress', '200-account_key.key', '400-code']) {
      await expect.soft(referencePage.entry(id)).toBeVisible();
    }
    // A schema that a response before has is printed there, once.
    const folded = page
      .locator('main details :is(li, pre):not([class*="repeated"] *)')
      .filter({visible: false});
    await expect(page.locator('main details')).not.toHaveCount(0);
    await expect(folded).toHaveCount(0);
    const codes = page.locator('[id$="-code"]:has(code)');
    expect(await codes.count()).toBeGreaterThan(3);
    await expect(codes.filter({visible: true})).toHaveCount(1);
    await expect(referencePage.visibleSamples).toHaveCount(1);

    await expect(requestPanel.region).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeHidden();

    const cut = await page
      .locator('pre:visible')
      .evaluateAll((all) =>
        all.filter(
          (pre) =>
            pre.scrollWidth > pre.clientWidth + 1 ||
            pre.scrollHeight > pre.clientHeight + 1,
        ),
      );
    expect(cut).toEqual([]);
    const pdf = await page.pdf({format: 'A4'});
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    // The response alone fills several sheets. More than 11 would include empty ones.
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.length).toBeLessThan(12);
  },
);

test('In print, an external link shows its URL, and an internal link does not.', async ({
  page,
}) => {
  await visit(page, '/smart-contract-verification/foundry-verify');
  await page.emulateMedia({media: 'print'});
  const after = (start: string): Promise<string[]> =>
    page
      .locator(`article a[href^="${start}"]`)
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link, '::after').content),
      );
  const elsewhere = await after('http');
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.filter((text) => !text.includes('(http'))).toEqual([]);
  expect((await after('/')).filter((text) => text.includes('('))).toEqual([]);
});
