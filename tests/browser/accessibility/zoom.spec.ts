import type {Page} from '@playwright/test';
import {SitePage} from '../pages/SitePage';
import {EXHAUSTIVE, expect, repetition, test} from '../test';
import {KINDS, statusOf} from './kinds';
import {sidewaysOverflow, spoiltTexts} from './layout';

// axe.spec.ts checks that no page is wider than its window.

/** The text spacing that readers can set according to WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const SCREEN = {width: 1440, height: 900};

const WINDOWS = [
  {name: 'of 320 px', width: 320, height: 640, deviceScaleFactor: 1},
  {name: 'of 1280 px, zoomed to 200 %', width: 640, height: 400, deviceScaleFactor: 2},
];

for (const [index, {name, width, height, deviceScaleFactor}] of WINDOWS.entries()) {
  test.describe(`In a window ${name}`, repetition(index), () => {
    test.use({viewport: {width, height}, deviceScaleFactor});

    test('the mobile menu cuts off no text.', async ({sitePage, mobileMenu}) => {
      await sitePage.open('/schemas/scopepageinternaltransactionlistview');
      await mobileMenu.open();
      expect(await spoiltTexts(mobileMenu.dialog)).toEqual([]);
      await mobileMenu.showMainMenu();
      await mobileMenu.item('API').click();
      await expect(mobileMenu.item('Stablecoin')).toBeVisible();
      // The category expands with an animation.
      await expect.poll(() => spoiltTexts(mobileMenu.dialog)).toEqual([]);
    });

    test('the search and its panel can be used.', async ({page, sitePage, searchBox}) => {
      await sitePage.open('/');
      await searchBox.search('get internal transactions of block');
      await searchBox.results.last().scrollIntoViewIfNeeded();
      await expect(searchBox.results.last()).toBeInViewport();
      await expect(searchBox.cancelButton).toBeInViewport();
      expect(await sidewaysOverflow(page, width)).toEqual([]);
    });
  });
}

for (const [kind, path] of Object.entries(KINDS)) {
  const details = kind === 'endpoint' ? {} : EXHAUSTIVE;
  test(
    `A page of the kind "${kind}" cuts off no text in any window, also with wide text spacing.`,
    details,
    async ({sharedPage}) => {
      await sharedPage.emulateMedia({reducedMotion: 'reduce'});
      const site = new SitePage(sharedPage);
      for (const {width, height} of [SCREEN, ...WINDOWS]) {
        await test.step(`${width} px`, async () => {
          await sharedPage.setViewportSize({width, height});
          await site.open(path, {status: statusOf(path)});
          const body = sharedPage.locator('body');
          expect.soft(await spoiltTexts(body)).toEqual([]);
          await spaceOut(sharedPage);
          expect.soft(await sidewaysOverflow(sharedPage, width)).toEqual([]);
          expect.soft(await spoiltTexts(body)).toEqual([]);
        });
      }
    },
  );
}

for (const [index, width] of [390, 1470].entries()) {
  test(
    `The column headers of the credits table break only between words, at ${width} px.`,
    repetition(index),
    async ({page, sitePage}) => {
      await page.setViewportSize({width, height: 900});
      await sitePage.open('/endpoint-credit');
      const heads = page.getByRole('table').first().getByRole('columnheader');
      await expect(heads).toHaveText(['Endpoint', 'Plan', 'Credits a call']);
      const broken = await heads.evaluateAll((all) =>
        all.flatMap(({firstChild}) =>
          [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
            .filter(({0: word, index}) => {
              const range = new Range();
              range.setStart(firstChild as Node, index);
              range.setEnd(firstChild as Node, index + word.length);
              return range.getClientRects().length > 1;
            })
            .map(([word]) => word),
        ),
      );
      expect(broken).toEqual([]);
    },
  );
}

async function spaceOut(page: Page): Promise<void> {
  // Like user styles, a constructed style sheet is not subject to the content security policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}
