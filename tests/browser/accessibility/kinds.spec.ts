import {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
import {pageProblems} from './audit';
import {KINDS} from './kinds';
import {REFLOW_WIDTHS, sidewaysOverflow, spaceOut, spoiltTexts} from './layout';
import {bright, moving} from './media';

const SCREEN = {width: 1440, height: 900};

/** The kinds that readers open most. */
const PROMISED = ['home', 'endpoint', 'schema', 'search', 'guide', 'not found'];

/** What is not printed. */
const FRAME =
  'nav.navbar, footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop > *, .theme-doc-toc-mobile, [class*="announcementBar_"], .hash-link';

for (const [kind, path] of Object.entries(KINDS)) {
  // One test opens the page once for all: the steps need no state of their own.
  test(
    `A page of the kind "${kind}" hydrates without messages, and can be read by everyone, also on paper.`,
    PROMISED.includes(kind) ? PROMISE : {},
    async ({sharedPage: page}) => {
      const site = new SitePage(page);
      const colourMode = new ColourModeSwitch(page);
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
      await test.step('no axe violations, no overflow of a narrow window', async () => {
        expect.soft(await pageProblems(page, {widths: [SCREEN.width]})).toEqual([]);
      });
      await test.step('printed black on white, without navbar, sidebar and footer', async () => {
        await page.setViewportSize({width: 1123, height: 794});
        expect(await colourMode.mode()).toBe('dark');
        await page.emulateMedia({media: 'print'});
        expect.soft(await colourMode.brightness()).toEqual({page: 1, text: 0});
        expect.soft(await bright(page)).toEqual([]);
        await expect.soft(page.locator(FRAME).filter({visible: true})).toHaveCount(0);
        await page.emulateMedia({media: null});
      });
      await test.step('no text is cut off in any window, also with wide spacing', async () => {
        for (const isSpaced of [false, true]) {
          if (isSpaced) {
            await spaceOut(page);
          }
          for (const width of [SCREEN.width, ...REFLOW_WIDTHS]) {
            const place = `${width} px${isSpaced ? ', wide spacing' : ''}`;
            expect.soft(await sidewaysOverflow(page, width), place).toEqual([]);
            expect.soft(await spoiltTexts(page.locator('body')), place).toEqual([]);
          }
        }
      });
    },
  );
}
