import type {Page} from '@playwright/test';
import {ColourMode} from '../pages/ColourMode';
import {SitePage} from '../pages/SitePage';
import {expect, PROMISE_IN_CHROMIUM, test} from '../test';
import {violations} from './audit';
import {KINDS} from './kinds';
import {cutTexts, moving, REFLOW_WIDTHS, sidewaysOverflow} from './layout';

const SCREEN = {width: 1440, height: 900};

/** The kinds that readers open most. */
const PROMISED = ['home', 'endpoint', 'schema', 'search', 'guide', 'not found'];

/** What is not printed. */
const FRAME =
  'nav.navbar, footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop > *, .theme-doc-toc-mobile, [class*="announcementBar_"], .hash-link';

/** The text spacing that readers can set according to WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const [kind, path] of Object.entries(KINDS)) {
  // One test opens the page once for all: the steps need no state of their own.
  test(
    `A page of the kind "${kind}" hydrates without messages, and can be read by everyone, also on paper.`,
    PROMISED.includes(kind) ? PROMISE_IN_CHROMIUM : {},
    async ({sharedPage: page}) => {
      const site = new SitePage(page);
      await page.emulateMedia({media: null, reducedMotion: 'reduce'});
      await page.setViewportSize(SCREEN);
      if (kind === 'not found') {
        await site.open(path, {status: 404});
      } else {
        await test.step('no messages or requests to other hosts', async () => {
          expect.soft(await site.problemsOf(path)).toEqual([]);
        });
      }
      await test.step('nothing moves with reduced motion', async () => {
        expect.soft(await moving(page)).toEqual([]);
      });
      await test.step('no axe violations', async () => {
        expect.soft(await violations(page, [SCREEN.width])).toEqual([]);
      });
      await test.step('buttons and fields have a font of the site', async () => {
        expect.soft(await otherFonts(page)).toEqual([]);
      });
      await test.step('printed black on white, without navbar, sidebar and footer', async () => {
        const colours = new ColourMode(page);
        await page.setViewportSize({width: 1123, height: 794});
        expect(await colours.mode()).toBe('dark');
        await site.showPrint();
        expect.soft(await colours.brightness()).toEqual({page: 1, text: 0});
        expect.soft(await paleTexts(page)).toEqual([]);
        await expect.soft(page.locator(FRAME).filter({visible: true})).toHaveCount(0);
        await page.emulateMedia({media: null});
      });
      await test.step('no text is cut off in any window, also with wide spacing', async () => {
        for (const spacing of ['', TEXT_SPACING]) {
          // Like user styles, a constructed style sheet is not subject to the content security policy.
          await page.evaluate((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets.push(sheet);
          }, spacing);
          for (const width of [SCREEN.width, ...REFLOW_WIDTHS]) {
            const place = `${width} px${spacing}`;
            expect.soft(await sidewaysOverflow(page, width), place).toEqual([]);
            expect.soft(await cutTexts(page.locator('body')), place).toEqual([]);
          }
        }
      });
    },
  );
}

/** Returns the fonts of controls that are neither that of texts nor that of code. */
async function otherFonts(page: Page): Promise<string[]> {
  return page.locator('button, input, select, textarea').evaluateAll((all) => {
    const {fontFamily} = getComputedStyle(document.body);
    const controls = all
      .filter((one) => !one.matches('[type="radio"], [type="checkbox"]'))
      .map((one) => `${one.outerHTML.slice(0, 80)}: ${getComputedStyle(one).fontFamily}`);
    return controls.filter(
      (font) => !font.endsWith(fontFamily) && !font.includes('Menlo'),
    );
  });
}

/** Returns the texts whose colour is too light for white paper. */
async function paleTexts(page: Page): Promise<string[]> {
  return page.locator('main *:not(.button)').evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.checkVisibility() &&
          [...one.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          ),
      )
      .filter((one) => {
        const {color} = getComputedStyle(one);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return red * 0.3 + green * 0.59 + blue * 0.11 > 140;
      })
      .map((one) => one.textContent.slice(0, 40)),
  );
}
