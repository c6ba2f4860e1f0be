import type {Locator} from '@playwright/test';
import {proves} from '../../specification/proves';
import type {ColourMode} from '../pages/ColourMode';
import {SitePage} from '../pages/SitePage';
import {expect, PROMISE, PROMISE_IN_CHROMIUM, test} from '../test';
import {visit} from '../visit';

const ACCOUNT_PAGE = '/api/Account/get-account';

/** Checks the colour mode, and that the colours of the page and of its text match it. */
async function expectMode(colours: ColourMode, mode: 'dark' | 'light'): Promise<void> {
  await expect.poll(() => colours.mode()).toBe(mode);
  const {page, text} = await colours.brightness();
  expect(mode === 'dark' ? text - page : page - text).toBeGreaterThan(0.5);
}

test(
  'Colour mode: light or dark, default dark; the user may switch, and it is persisted and synced across tabs.',
  {...proves('S2.48', 'S4.1', 'S4.2', 'S4.3', 'S4.5', 'S9.13'), ...PROMISE},
  async ({context, page, sitePage, colourMode}) => {
    await sitePage.open(ACCOUNT_PAGE);
    await expectMode(colourMode, 'dark');
    expect(await sitePage.stored('theme')).toBeNull();
    const other = new SitePage(await context.newPage());
    await other.open('/faq');
    await page.bringToFront();
    for (const mode of ['light', 'dark'] as const) {
      await colourMode.button.click();
      await expectMode(colourMode, mode);
      expect(await sitePage.stored('theme')).toBe(mode);
      await expect(other.page.locator('html')).toHaveAttribute('data-theme', mode);
      await page.reload();
      await sitePage.hydrated();
      await expectMode(colourMode, mode);
    }
  },
);

test.describe('Colour mode without scripts', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test(
    'The default is dark, and print is black on white.',
    {...proves('S4.2'), ...PROMISE_IN_CHROMIUM},
    async ({page, colourMode}) => {
      await visit(page, ACCOUNT_PAGE);
      await expectMode(colourMode, 'dark');
      const logo = page.locator('.navbar__logo img:visible');
      await expect(logo).toHaveAttribute('src', /logo-dark/);
      await page.emulateMedia({media: 'print'});
      expect(await colourMode.brightness()).toEqual({page: 1, text: 0});
    },
  );
});

test(
  'Colour mode is initialised from storage, then the default, then the system.',
  {...proves('S4.4'), ...PROMISE_IN_CHROMIUM},
  async ({page, sitePage, colourMode}) => {
    for (const {preference, system, mode} of [
      {preference: '', system: 'light', mode: 'dark'},
      {preference: 'light', system: 'dark', mode: 'light'},
      {preference: 'blue', system: 'light', mode: 'dark'},
    ] as const) {
      await page.emulateMedia({colorScheme: system});
      // The last one decides.
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, preference);
      // The mode is set before the scripts of the site run, so that the page does not flash.
      const letScriptsRun = await sitePage.openWithoutScripts('/faq');
      await expectMode(colourMode, mode);
      await letScriptsRun();
      await expectMode(colourMode, mode);
    }
  },
);

test(
  "Announcement bar: shown until dismissed. The dismissal is stored, and is reset when the bar's id changes.",
  {...proves('S3.8', 'S4.12', 'S4.13'), ...PROMISE},
  async ({page, sitePage}) => {
    const [dismiss, id] = ['dismiss', 'id'].map(
      (name) => `docusaurus.announcement.${name}`,
    ) as [string, string];
    await sitePage.open('/faq');
    await page.reload();
    await sitePage.hydrated();
    const bar = page
      .getByRole('banner')
      .filter({hasText: 'This reference is made from public'});
    await expect(bar).toBeVisible();
    expect(await sitePage.stored(dismiss)).toBe('false');

    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    expect(await sitePage.stored(dismiss)).toBe('true');
    // The bar is also hidden on the next page, from the first paint on.
    const letScriptsRun = await sitePage.openWithoutScripts('/schemas');
    await expect(bar).toBeHidden();
    await letScriptsRun();
    await expect(bar).toBeHidden();

    // Simulate that the reader has dismissed an earlier announcement.
    expect(await sitePage.stored(id)).toBe('public-material-2026');
    await page.evaluate((key) => {
      localStorage.setItem(key, 'the-one-before');
    }, id);
    await page.reload();
    await sitePage.hydrated();
    await expect(bar).toBeVisible();
    expect(await sitePage.stored(id)).toBe('public-material-2026');
    expect(await sitePage.stored(dismiss)).toBe('false');
  },
);

test.describe('Collapsible sections:', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  const heightOf = (details: Locator): Promise<number> =>
    details.evaluate((one) => one.getBoundingClientRect().height);

  /** Waits for the code of the animation, which is loaded when the pointer is over a summary. */
  const pointTo = async (summary: Locator): Promise<void> => {
    const page = summary.page();
    const code = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/animate-details.'),
    );
    await summary.hover();
    await code;
    // webpack removes a script that has run.
    await expect(page.locator('script[src*="/animate-details."]')).toHaveCount(0);
  };

  /** Pauses animations from now on, in the same task as the click that starts them. */
  const pauseAnimations = (details: Locator): Promise<void> =>
    details.evaluate((one) => {
      addEventListener('click', () => {
        one.getAnimations().forEach((animation) => {
          animation.pause();
        });
      });
    });

  /** Returns the durations of the animations, after going to a part of each. */
  const seek = (details: Locator, part: number): Promise<number[]> =>
    details.evaluate(
      (one, place) =>
        one.getAnimations().map((animation) => {
          const duration = Number(animation.effect?.getTiming().duration);
          animation.currentTime = place * duration;
          return duration;
        }),
      part,
    );

  const finish = (details: Locator): Promise<void> =>
    details.evaluate((one) => {
      one.getAnimations().forEach((animation) => {
        animation.finish();
      });
    });

  test(
    'A height animation has a duration computed from content height, or 1 ms if reduced motion is preferred.',
    proves('S4.17', 'S4.18'),
    async ({page, referencePage}) => {
      const details = referencePage.response('404');
      const summary = details.locator('> summary');
      await referencePage.open(ACCOUNT_PAGE);
      await pointTo(summary);
      const collapsed = await heightOf(details);
      await pauseAnimations(details);
      await summary.click();
      expect(await heightOf(details)).toBeCloseTo(collapsed, 0);
      const [duration] = await seek(details, 0.5);
      const half = await heightOf(details);
      await finish(details);
      await expect(details).toHaveAttribute('open');
      await expect(details).not.toHaveAttribute('data-animating');
      const expanded = await heightOf(details);
      expect(duration).toBe(durationOf(expanded - collapsed));
      expect(half).toBeGreaterThan(collapsed + 1);
      expect(half).toBeLessThan(expanded - 1);

      await summary.click();
      expect(await heightOf(details)).toBeCloseTo(expanded, 0);
      expect(await seek(details, 0.5)).toEqual([duration]);
      expect(await heightOf(details)).toBeCloseTo(half, 0);
      // A click while it collapses expands it again.
      await summary.click();
      await finish(details);
      await expect(details).not.toHaveAttribute('data-animating');
      expect(await heightOf(details)).toBeCloseTo(expanded, 0);

      await page.emulateMedia({reducedMotion: 'reduce'});
      await referencePage.open(ACCOUNT_PAGE);
      await pointTo(summary);
      await pauseAnimations(details);
      await summary.press('Enter');
      expect(await seek(details, 0)).toEqual([1]);
      await finish(details);
      await expect(details).toHaveAttribute('open');
    },
  );

  test(
    'Expanding a section for an anchor or for print is immediate, also while it collapses.',
    {...proves('S4.17'), ...PROMISE_IN_CHROMIUM},
    async ({page, referencePage}) => {
      const details = referencePage.response('404');
      await referencePage.open(`${ACCOUNT_PAGE}#404-code`);
      await expect(referencePage.entry('404-code')).toBeInViewport();
      await page.evaluate(() => {
        location.hash = '#500-message';
      });
      await expect(referencePage.entry('500-message')).toBeInViewport();
      const expanded = await heightOf(details);
      await pointTo(details.locator('> summary'));
      await pauseAnimations(details);
      await details.locator('> summary').click();
      // A section collapses by the same animation, backwards.
      await seek(details, 0.05);
      expect(await heightOf(details)).toBeLessThan(expanded / 2);
      await page.emulateMedia({media: 'print'});
      await expect(details.locator('pre').first()).toBeVisible();
      const isComplete = await details.evaluate(
        (one) =>
          one.getBoundingClientRect().bottom >=
          (one.lastElementChild as Element).getBoundingClientRect().bottom,
      );
      expect(isComplete).toBe(true);
      await page.emulateMedia({media: null});
      await page.evaluate(() => {
        location.hash = '#404-code';
      });
      await expect.poll(() => heightOf(details)).toBeCloseTo(expanded, 0);
      await expect(details).toHaveAttribute('open');
      await expect(page.locator('[data-animating]')).toHaveCount(0);
    },
  );
});

/** Returns the duration that Docusaurus computes for a content height, in milliseconds. */
function durationOf(contentHeight: number): number {
  const units = contentHeight / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
