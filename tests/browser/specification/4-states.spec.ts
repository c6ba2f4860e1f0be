import {CollapsibleSection} from '../pages/CollapsibleSection';
import type {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {SitePage} from '../pages/SitePage';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

const ACCOUNT_PAGE = '/api/Account/get-account';

/** Checks the colour mode, and that the colours of the page and of its text match it. */
async function expectMode(
  colourModeSwitch: ColourModeSwitch,
  mode: 'dark' | 'light',
): Promise<void> {
  await expect.poll(() => colourModeSwitch.mode()).toBe(mode);
  const {page, text} = await colourModeSwitch.brightness();
  const contrast = mode === 'dark' ? text - page : page - text;
  expect(contrast).toBeGreaterThan(0.5);
}

test.describe('4. States and transitions: Colour mode', () => {
  test(
    'Light or dark, default dark; the user may switch, and it is persisted and synced across tabs.',
    {...proves('S2.48', 'S4.1', 'S4.2', 'S4.3', 'S4.5', 'S9.13'), ...PROMISE},
    async ({context, page, sitePage, colourModeSwitch}) => {
      await sitePage.open('/api/Account/get-account');
      await expectMode(colourModeSwitch, 'dark');
      expect(await sitePage.stored('theme')).toBeNull();
      const other = new SitePage(await context.newPage());
      const inOtherTab = other.page.locator('html');
      await other.open('/faq');
      await expect(inOtherTab).toHaveAttribute('data-theme', 'dark');
      await page.bringToFront();
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'light');
      expect(await sitePage.stored('theme')).toBe('light');
      await expect(inOtherTab).toHaveAttribute('data-theme', 'light');

      await page.reload();
      await sitePage.hydrated();
      await expectMode(colourModeSwitch, 'light');
      await page.getByRole('contentinfo').getByRole('link', {name: 'Plans'}).click();
      await expect(sitePage.heading).toHaveText('Plans');
      await expectMode(colourModeSwitch, 'light');
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'dark');
      expect(await sitePage.stored('theme')).toBe('dark');
      await expect(inOtherTab).toHaveAttribute('data-theme', 'dark');
    },
  );

  test.describe('Without scripts', () => {
    test.use({javaScriptEnabled: false, colorScheme: 'light'});

    test(
      'the default is dark, and print is black on white.',
      {...proves('S4.2'), ...PROMISE},
      async ({page, colourModeSwitch}) => {
        for (const [path, status] of [
          ['/', 200],
          ['/api/Account/get-account', 200],
          ['/no-such-page', 404],
        ] as const) {
          await page.emulateMedia({media: 'screen'});
          await visit(page, path, {status});
          await expectMode(colourModeSwitch, 'dark');
          await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute(
            'src',
            /logo-dark/,
          );
          await page.emulateMedia({media: 'print'});
          expect(await colourModeSwitch.brightness()).toEqual({page: 1, text: 0});
        }
      },
    );
  });

  test(
    'It is initialised from storage, then the default, then the system.',
    {...proves('S4.4'), ...PROMISE},
    async ({page, sitePage, colourModeSwitch}) => {
      for (const {preference, system, mode} of [
        {preference: 'light', system: 'dark', mode: 'light'},
        {preference: 'dark', system: 'light', mode: 'dark'},
        {preference: 'blue', system: 'light', mode: 'dark'},
        {preference: null, system: 'light', mode: 'dark'},
        {preference: null, system: 'dark', mode: 'dark'},
      ] as const) {
        await page.emulateMedia({colorScheme: system});
        // The last one decides.
        await page.addInitScript((value) => {
          if (value === null) {
            localStorage.removeItem('theme');
          } else {
            localStorage.setItem('theme', value);
          }
        }, preference);
        // The mode is set before the scripts of the site run, so that the page does not flash.
        const letScriptsRun = await sitePage.openWithoutScripts('/faq');
        await expectMode(colourModeSwitch, mode);
        await letScriptsRun();
        await expectMode(colourModeSwitch, mode);
      }
    },
  );
});

test.describe('4. States and transitions: Announcement bar', () => {
  const DISMISS = 'docusaurus.announcement.dismiss';
  const ID = 'docusaurus.announcement.id';

  test(
    "Shown until dismissed. The dismissal is stored, and is reset when the bar's id changes.",
    {...proves('S3.8', 'S4.12', 'S4.13'), ...PROMISE},
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const bar = page
        .getByRole('banner')
        .filter({hasText: 'This reference is made from public'});
      await expect(bar).toBeVisible();
      await page.reload();
      await sitePage.hydrated();
      await expect(bar).toBeVisible();
      expect(await sitePage.stored(DISMISS)).toBe('false');

      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toBeHidden();
      expect(await sitePage.stored(DISMISS)).toBe('true');
      // The bar is also hidden on the next page, from the first paint on.
      const letScriptsRun = await sitePage.openWithoutScripts('/schemas');
      await expect(bar).toBeHidden();
      await letScriptsRun();
      await expect(bar).toBeHidden();

      // Simulate that the reader has dismissed an earlier announcement.
      expect(await sitePage.stored(ID)).toBe('public-material-2026');
      await page.evaluate((id) => localStorage.setItem(id, 'the-one-before'), ID);
      await page.reload();
      await sitePage.hydrated();
      await expect(bar).toBeVisible();
      expect(await sitePage.stored(ID)).toBe('public-material-2026');
      expect(await sitePage.stored(DISMISS)).toBe('false');
    },
  );
});

test.describe('4. States and transitions: Collapsible sections', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test(
    'A section has a height animation whose duration is computed from its content.',
    proves('S4.17', 'S4.18'),
    async ({page, referencePage}) => {
      await referencePage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(referencePage.response('404'));
      const collapsed = await section.height();
      await section.pauseAnimations();
      await section.summary.click();
      expect(await section.height()).toBeCloseTo(collapsed, 0);
      const duration = await section.duration();
      const heights = await section.heights();
      await section.finish();
      await expect(section.details).toHaveAttribute('open');
      const expanded = await section.height();
      expect(duration).toBe(durationOf(expanded - collapsed));
      const steps = [collapsed, ...heights, expanded];
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));

      await section.summary.click();
      expect(await section.height()).toBeCloseTo(expanded, 0);
      expect(await section.duration()).toBe(duration);
      expect(await section.heights()).toEqual(heights);
      // A click while it collapses expands it again.
      const [half] = heights.slice(-1);
      await section.summary.click();
      expect(await section.height()).toBeCloseTo(half ?? NaN, 0);
      await section.resume();
      await expect(section.details).not.toHaveAttribute('data-animating');
      expect(await section.height()).toBeCloseTo(expanded, 0);
      await expect(page.locator('[data-animating]')).toHaveCount(0);
    },
  );

  test(
    'The duration is 1 ms if reduced motion is preferred.',
    proves('S4.18'),
    async ({page, referencePage}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await referencePage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(referencePage.response('404'));
      await section.pauseAnimations();
      await section.summary.press('Enter');
      expect(await section.duration()).toBe(1);
      await section.finish();
      await expect(section.details).toHaveAttribute('open');
    },
  );

  test(
    'Expanding a section for an anchor is immediate.',
    proves('S4.17'),
    async ({page, referencePage}) => {
      await page.addInitScript(() => {
        const animated: string[] = [];
        Object.assign(window, {animated});
        const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
          ?.value as Element['animate'];
        Element.prototype.animate = function (this: Element, ...args) {
          animated.push(this.outerHTML.slice(0, 80));
          return animate.apply(this, args);
        };
      });
      await referencePage.open(`${ACCOUNT_PAGE}#404-code`);
      await expect(referencePage.entry('404-code')).toBeInViewport();
      await page.evaluate(() => {
        location.hash = '#500-message';
      });
      await expect(referencePage.entry('500-message')).toBeInViewport();
      expect(
        await page.evaluate(() => (window as unknown as {animated: string[]}).animated),
      ).toEqual([]);

      // Also while the section collapses.
      const section = new CollapsibleSection(referencePage.response('404'));
      const expanded = await section.height();
      await section.pauseAnimations();
      await section.summary.click();
      await section.seek(1);
      expect(await section.height()).toBeLessThan(expanded / 2);
      await page.evaluate(() => {
        location.hash = '#404-code';
      });
      await expect.poll(() => section.height()).toBeCloseTo(expanded, 0);
      await expect(section.details).not.toHaveAttribute('data-animating');
      await expect(section.details).toHaveAttribute('open');
    },
  );

  test(
    'Expanding a section for print is immediate.',
    {...proves('S4.17'), ...PROMISE},
    async ({page, referencePage}) => {
      await referencePage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(referencePage.response('404'));
      await section.pauseAnimations();
      await section.summary.click();
      await section.seek(0);
      const isComplete = (): Promise<boolean> =>
        section.details.evaluate(
          (details) =>
            details.getBoundingClientRect().bottom >=
            (details.lastElementChild as Element).getBoundingClientRect().bottom,
        );
      expect(await isComplete()).toBe(false);
      await page.emulateMedia({media: 'print'});
      expect(await isComplete()).toBe(true);
      await expect(section.details.locator('pre').first()).toBeVisible();
    },
  );
});

/** Returns the duration that Docusaurus computes for a content height, in milliseconds. */
function durationOf(contentHeight: number): number {
  const units = contentHeight / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
