import type {Locator, Page} from '@playwright/test';
import {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {SitePage} from '../pages/SitePage';
import {EXHAUSTIVE, expect, repetition, test} from '../test';
import {KINDS, PHONE_KINDS, statusOf} from './kinds';

const ENDPOINT = '/api/Account/get-account';

/** The longest duration that counts as no motion, in milliseconds. */
const NO_MOTION_MS = 1;

test.describe('With reduced motion,', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [kind, path] of Object.entries(KINDS)) {
    test(`nothing moves on a page of the kind "${kind}".`, async ({sharedPage}) => {
      await sharedPage.emulateMedia({reducedMotion: 'reduce'});
      await new SitePage(sharedPage).open(path, {status: statusOf(path)});
      expect(await moving(sharedPage)).toEqual([]);
    });
  }

  test('nothing moves in the search, the mobile menu and the request panel.', async ({
    page,
    sitePage,
    searchBox,
    requestPanel,
    mobileMenu,
  }) => {
    await sitePage.open(ENDPOINT);
    await requestPanel.button('Show example answer').click();
    await expect(requestPanel.body).toBeVisible();
    await searchBox.search('get block');
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize({width: 360, height: 740});
    await sitePage.open(ENDPOINT);
    await mobileMenu.open();
    expect(await moving(page)).toEqual([]);
  });

  test('the sidebar still expands and collapses.', async ({page, sitePage}) => {
    await sitePage.open(ENDPOINT);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: "Expand sidebar category 'Block'"}).click();
    const link = sidebar.getByRole('link', {name: 'Get Blocks'});
    await expect(link).toBeVisible();
    await sidebar
      .getByRole('button', {name: "Collapse sidebar category 'Block'"})
      .click();
    await expect(link).toBeHidden();
  });

  test('all colours change at once.', async ({page, sitePage, colourModeSwitch}) => {
    await sitePage.open(ENDPOINT);
    await colourModeSwitch.toggle();
    const late = await page.evaluate(() => document.getAnimations().length);
    expect(late).toBe(0);
  });
});

test.describe('With forced colours,', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  test('controls have a border, and links have a colour of their own.', async ({
    page,
    sitePage,
    requestPanel,
  }) => {
    await sitePage.open(ENDPOINT);
    await expect(requestPanel.sendButton).toBeVisible();
    const controls = page.locator(
      '.button:visible, input:not([type="radio"]):visible, select:visible, textarea:visible',
    );
    expect(await controls.count()).toBeGreaterThan(4);
    for (const control of await controls.all()) {
      expect.soft(await hasBorder(control), await control.innerText()).toBe(true);
    }
    const [text, link] = await Promise.all([
      colourOf(page.locator('.theme-doc-markdown p').first()),
      colourOf(page.locator('.theme-doc-markdown p a').first()),
    ]);
    expect(link).not.toBe(text);
  });

  for (const [first, system] of (['light', 'dark'] as const).entries()) {
    for (const [second, mode] of (['dark', 'light'] as const).entries()) {
      for (const [index, width] of [1470, 390].entries()) {
        test(
          `the name in the logo is readable: ${system} system, ${mode} site, ${width} px.`,
          repetition(first + second + index),
          async ({page, sitePage}) => {
            await page.setViewportSize({width, height: 900});
            await page.emulateMedia({colorScheme: system, forcedColors: 'active'});
            await page.addInitScript((value) => {
              localStorage.setItem('theme', value);
            }, mode);
            await sitePage.open('/faq');
            for (const logo of ['.navbar__logo img', '.footer__logo']) {
              const image = page.locator(logo).locator('visible=true').first();
              await image.scrollIntoViewIfNeeded();
              expect(await contrastInside(page, image)).toBeGreaterThan(4.5);
            }
          },
        );
      }
    }
  }

  test('focused elements have a ring.', async ({
    page,
    sitePage,
    requestPanel,
    endpointPage,
  }) => {
    await sitePage.open(ENDPOINT);
    for (const target of [
      page.getByRole('link', {name: 'Home page'}).first(),
      requestPanel.key,
      requestPanel.button('Forget'),
      requestPanel.sendButton,
    ]) {
      await page.keyboard.press('Tab');
      await target.focus();
      expect.soft(await hasOutline(target)).toBe(true);
    }
    await endpointPage.language('curl').focus();
    expect(await hasOutline(endpointPage.language('curl').locator('..'))).toBe(true);
  });

  test('the current page, the current heading and the selected language are underlined.', async ({
    page,
    sitePage,
    endpointPage,
  }) => {
    await sitePage.open(ENDPOINT);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.locator('[aria-current="page"]').last();
    await expect(current).toHaveText('Get Account');
    expect(await isUnderlined(current)).toBe(true);
    expect(await isUnderlined(sidebar.getByRole('link', {name: 'Home'}).first())).toBe(
      false,
    );
    await endpointPage.chooseLanguage('go');
    expect(await isUnderlined(endpointPage.language('go').locator('..'))).toBe(true);
    expect(await isUnderlined(endpointPage.language('curl').locator('..'))).toBe(false);

    await sitePage.open('/faq#plans-and-credits');
    const active = page.locator('.table-of-contents__link--active');
    await expect(active).toHaveCount(1);
    expect(await isUnderlined(active)).toBe(true);
  });

  test('the active search result has an outline.', async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.search('get block');
    await expect(searchBox.active).toHaveCount(1);
    expect(await hasOutline(searchBox.active)).toBe(true);
    expect(await hasOutline(searchBox.results.nth(2))).toBe(false);
  });

  test('methods, required fields, statuses and switches do not depend on colour.', async ({
    sitePage,
    endpointPage,
    requestPanel,
    colourModeSwitch,
  }) => {
    await sitePage.open('/api/NFT/refresh-nft-item');
    await expect(endpointPage.heading.locator('..')).toContainText('PUT');
    await expect(endpointPage.entry('path-tokenId')).toContainText('required');
    expect(await endpointPage.statuses()).toContain('404');
    // The browser draws the checkbox in system colours.
    await expect(requestPanel.remember).toHaveCSS('appearance', 'auto');
    await expect(colourModeSwitch.button).toHaveAttribute('aria-label', /dark mode\)$/);
    await colourModeSwitch.toggle();
    await expect(colourModeSwitch.button).toHaveAttribute('aria-label', /light mode\)$/);
  });
});

test.describe('In print,', () => {
  test('an endpoint page has all sections expanded and no controls.', async ({
    page,
    endpointPage,
    requestPanel,
  }) => {
    await endpointPage.open(ENDPOINT);
    await expect(endpointPage.entry('404-code')).toBeHidden();
    await page.emulateMedia({media: 'print'});
    for (const id of ['path-accountAddress', '200-account_key.key', '404-code']) {
      await expect.soft(endpointPage.entry(id)).toBeVisible();
    }
    await expect(page.locator('main details')).not.toHaveCount(0);
    const folded = await page
      .locator('main details li, main details pre')
      .evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length === 0).length,
      );
    expect(folded).toBe(0);
    await expect(endpointPage.visibleSamples).toHaveCount(1);

    await expect(requestPanel.region).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('nav.navbar, footer, .hash-link').first()).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeHidden();
  });

  for (const [kind, path] of Object.entries(KINDS)) {
    const details = kind in PHONE_KINDS ? {} : EXHAUSTIVE;
    test(
      `a page of the kind "${kind}" is black on white, without navbar, sidebar and footer.`,
      details,
      async ({sharedPage: page}) => {
        const colourModeSwitch = new ColourModeSwitch(page);
        await page.emulateMedia({media: 'screen'});
        await page.setViewportSize({width: 1123, height: 794});
        await new SitePage(page).open(path, {status: statusOf(path)});
        expect(await colourModeSwitch.mode()).toBe('dark');
        await page.emulateMedia({media: 'print'});
        const {page: paper, text} = await colourModeSwitch.brightness();
        expect(paper).toBe(1);
        expect(text).toBe(0);
        expect(await bright(page)).toEqual([]);
        const frame = page.locator(
          'nav.navbar, footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop > *, .theme-doc-toc-mobile, [class*="announcementBar_"], .hash-link',
        );
        for (const part of await frame.all()) {
          await expect.soft(part).toBeHidden();
        }
        await page.emulateMedia({media: null});
      },
    );
  }

  test('code is wrapped and not cut off.', async ({page, sitePage}) => {
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

  test('an endpoint page fills 4 to 11 sheets.', async ({page, sitePage}) => {
    await sitePage.open(ENDPOINT);
    const pdf = await page.pdf({format: 'A4'});
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    // The response alone fills several sheets. More than 11 would include empty ones.
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.length).toBeLessThan(12);
  });
});

/** Returns the elements with a transition, an animation or smooth scrolling. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const longest = (times: string): number =>
      Math.max(
        ...times
          .split(',')
          .map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isMoving =
          (style.transitionProperty !== 'none' &&
            longest(style.transitionDuration) + longest(style.transitionDelay) > most) ||
          (style.animationName !== 'none' &&
            (longest(style.animationDuration) > most ||
              style.animationIterationCount === 'infinite')) ||
          style.scrollBehavior === 'smooth';
        return isMoving ? [`${element.tagName}.${element.className}${pseudo ?? ''}`] : [];
      }),
    );
  }, NO_MOTION_MS);
}

/** Returns the texts whose colour is too light for white paper. */
async function bright(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          ),
      )
      .flatMap((element) => {
        const {color} = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const isPale = red * 0.3 + green * 0.59 + blue * 0.11 > 140;
        return isPale && !element.matches('.button')
          ? [`${color} ${element.textContent.slice(0, 40)}`]
          : [];
      }),
  );
}

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

async function colourOf(target: Locator): Promise<string> {
  return target.evaluate((element) => getComputedStyle(element).color);
}

/** Returns whether an element, or the search form around it, has a visible border. */
async function hasBorder(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [element, element.closest('form[role="search"]')].some((each) => {
      if (each === null) {
        return false;
      }
      const {borderTopStyle, borderTopWidth, borderTopColor, backgroundColor} =
        getComputedStyle(each);
      const isNative = element.matches('[type="checkbox"]');
      return (
        isNative ||
        (borderTopStyle !== 'none' &&
          parseFloat(borderTopWidth) > 0 &&
          borderTopColor !== backgroundColor)
      );
    }),
  );
}

/** Returns whether an element has an outline. Forced colours also show transparent ones. */
async function hasOutline(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

/** Returns whether an element is underlined. Forced colours also show transparent lines. */
async function isUnderlined(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    getComputedStyle(element).textDecorationLine.includes('underline'),
  );
}
