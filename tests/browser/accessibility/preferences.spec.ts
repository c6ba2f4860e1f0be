import type {Locator, Page} from '@playwright/test';
import {expect, PROMISE, test} from '../test';
import {moving} from './media';

const ENDPOINT = '/api/Account/get-account';

/** Forced colours also show transparent lines. */
const UNDERLINED = ['text-decoration-line', /underline/] as const;
const OUTLINED = [
  'outline',
  /(solid|auto|dashed|dotted|double).* [2-9][\d.]*px/,
] as const;

test.describe('With reduced motion,', () => {
  test(
    'nothing moves in the search, the mobile menu and the request panel.',
    PROMISE,
    async ({page, sitePage, searchBox, requestPanel, mobileMenu, colourModeSwitch}) => {
      await sitePage.open(ENDPOINT);
      await requestPanel.press('Show example answer');
      await expect(requestPanel.body).toBeVisible();
      await searchBox.search('get block');
      expect(await moving(page)).toEqual([]);
      await page.setViewportSize({width: 360, height: 740});
      await sitePage.open(ENDPOINT);
      await mobileMenu.open();
      expect(await moving(page)).toEqual([]);
      await mobileMenu.closeButton.click();
      await colourModeSwitch.toggleUnseen();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
  );
});

test.describe('With forced colours,', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test(
    'controls have a border, links a colour, focused elements a ring, and what is current a line.',
    PROMISE,
    async ({page, sitePage, requestPanel, referencePage, searchBox}) => {
      await sitePage.open(ENDPOINT);
      await requestPanel.key.fill('a-key');
      const controls = page.locator(
        '.button:visible, input:not([type="radio"], [type="checkbox"]):visible, select:visible, textarea:visible',
      );
      expect(await controls.count()).toBeGreaterThan(4);
      for (const control of await controls.all()) {
        expect.soft(await hasBorder(control), await control.innerText()).toBe(true);
      }
      const text = page.locator('.theme-doc-markdown p').first();
      const colour = await text.evaluate((element) => getComputedStyle(element).color);
      await expect(text.locator('//following::p/a').first()).not.toHaveCSS(
        'color',
        colour,
      );

      const curl = referencePage.language('curl');
      for (const [target, ring = target] of [
        [page.getByRole('link', {name: 'Home page'}).first()],
        [requestPanel.key],
        [requestPanel.button('Forget')],
        [requestPanel.sendButton],
        [curl, curl.locator('..')],
      ] as const) {
        await page.keyboard.press('Tab');
        await target.focus();
        await expect.soft(ring).toHaveCSS(...OUTLINED);
      }

      await referencePage.chooseLanguage('go');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const current = sidebar.locator('[aria-current="page"]').last();
      await expect(current).toHaveText('Get Account');
      await expect(current).toHaveCSS(...UNDERLINED);
      await expect(referencePage.language('go').locator('..')).toHaveCSS(...UNDERLINED);
      for (const other of [
        sidebar.getByRole('link', {name: 'Home'}).first(),
        curl.locator('..'),
      ]) {
        await expect(other).not.toHaveCSS(...UNDERLINED);
      }
      await searchBox.search('get block');
      await expect(searchBox.results).toHaveCount(8);
      await expect(searchBox.active).toHaveCSS(...OUTLINED);
      await expect(searchBox.results.nth(2)).not.toHaveCSS(...OUTLINED);

      await sitePage.open('/faq#plans-and-credits');
      const active = page.locator('.table-of-contents__link--active');
      await expect(active).toHaveCount(1);
      await expect(active).toHaveCSS(...UNDERLINED);
    },
  );

  test('the name in the logo is readable, whatever the modes of system and site.', async ({
    page,
    sitePage,
  }) => {
    for (const mode of ['dark', 'light']) {
      // A switch of an open page would replace the logo while it is looked at.
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, mode);
      await sitePage.open('/faq');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, forcedColors: 'active'});
        for (const logo of ['.navbar__logo img', '.footer__logo']) {
          const image = page.locator(logo).filter({visible: true}).first();
          await image.scrollIntoViewIfNeeded();
          expect
            .soft(await contrastInside(page, image), `${logo}, ${colorScheme} system`)
            .toBeGreaterThan(4.5);
        }
      }
    }
  });
});

test.describe('In print,', () => {
  test(
    'an endpoint page has all sections expanded and no controls.',
    PROMISE,
    async ({page, referencePage, requestPanel}) => {
      await referencePage.open(ENDPOINT);
      await expect(referencePage.entry('404-code')).toBeHidden();
      await page.emulateMedia({media: 'print'});
      for (const id of ['path-accountAddress', '200-account_key.key', '400-code']) {
        await expect.soft(referencePage.entry(id)).toBeVisible();
      }
      await expect(page.locator('main details')).not.toHaveCount(0);
      const folded = await page
        // A schema that a response before has is printed there.
        .locator('main details :is(li, pre):not([class*="repeated"] *)')
        .evaluateAll(
          (all) => all.filter((one) => one.getClientRects().length === 0).length,
        );
      expect(folded).toBe(0);
      await expect(referencePage.visibleSamples).toHaveCount(1);

      await expect(requestPanel.region).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.locator('nav.navbar, footer, .hash-link').first()).toBeHidden();
      await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeHidden();
    },
  );

  test('code is wrapped and not cut off, a repeated schema is there once, and no sheet is empty.', async ({
    page,
    sitePage,
  }) => {
    await page.setViewportSize({width: 794, height: 1123});
    await sitePage.open(ENDPOINT);
    await page.emulateMedia({media: 'print'});
    const cut = await page
      .locator('pre:visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (pre) =>
              pre.scrollWidth > pre.clientWidth + 1 ||
              pre.scrollHeight > pre.clientHeight + 1,
          ).length,
      );
    expect(cut).toBe(0);
    const fields = page.locator('[id$="-code"]:has(code)');
    expect(await fields.count()).toBeGreaterThan(3);
    await expect(fields.filter({visible: true})).toHaveCount(1);
    const pdf = await page.pdf({format: 'A4'});
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    // The response alone fills several sheets. More than 11 would include empty ones.
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.length).toBeLessThan(12);
  });

  test('an external link shows its URL, and an internal link does not.', async ({
    page,
    sitePage,
  }) => {
    await sitePage.open('/smart-contract-verification/foundry-verify');
    await page.emulateMedia({media: 'print'});
    const after = (selector: string): Promise<string[]> =>
      page
        .locator(selector)
        .evaluateAll((links) =>
          links.map((link) => getComputedStyle(link, '::after').content),
        );
    const elsewhere = await after('article a[href^="http"]');
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const text of elsewhere) {
      expect(text).toContain('(http');
    }
    const here = await after('article a[href^="/"]');
    expect(here.filter((text) => text.includes('('))).toEqual([]);
  });
});

/** Returns the contrast between the darkest and the brightest pixel of the name in the logo. */
async function contrastInside(page: Page, logo: Locator): Promise<number> {
  const screenshot = (await logo.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const {width, height} = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) {
      throw new Error('No canvas.');
    }
    context.drawImage(image, 0, 0);
    // "Kaia" is from pixel 36 to 84 of 180, after the mark.
    const {data} = context.getImageData(
      Math.round(width * 0.2),
      0,
      Math.round(width * 0.26),
      height,
    );
    const luminances: number[] = [];
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = [...data.slice(index, index + 3)]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      luminances.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
  }, screenshot);
}

/** Returns whether an element, or the search form around it, has a visible border. */
async function hasBorder(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [element, element.closest('form[role="search"]')].some((each) => {
      const style = each && getComputedStyle(each);
      return (
        style !== null &&
        style.borderTopStyle !== 'none' &&
        parseFloat(style.borderTopWidth) > 0 &&
        style.borderTopColor !== style.backgroundColor
      );
    }),
  );
}
