import type {Locator, Page} from '@playwright/test';
import {CollapsibleSection} from '../pages/CollapsibleSection';
import type {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

const ACCOUNT_PAGE = '/api/Account/get-account';

/** One section of each kind that is initially collapsed. */
const SECTIONS: {name: string; path: string; sectionOf: (page: Page) => Locator}[] = [
  {
    name: 'a response',
    path: ACCOUNT_PAGE,
    sectionOf: (page) => page.locator('#response-404'),
  },
  {
    name: 'the fields of a field',
    path: ACCOUNT_PAGE,
    sectionOf: (page) => page.locator('[id="200-account_key.key"] > details'),
  },
  {
    name: 'allowed values',
    path: '/api/Transaction/get-transactions',
    sectionOf: (page) => page.locator('#query-type > details'),
  },
];

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

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('4. States and transitions: Colour mode', () => {
  test(
    'Light or dark, default dark; the user may switch, and it is persisted.',
    {...proves('S2.48', 'S4.1', 'S4.2', 'S4.3', 'S4.5', 'S9.13'), ...PROMISE},
    async ({page, sitePage, colourModeSwitch}) => {
      await sitePage.open('/api/Account/get-account');
      await expectMode(colourModeSwitch, 'dark');
      expect(await stored(page, 'theme')).toBeNull();
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'light');
      expect(await stored(page, 'theme')).toBe('light');

      await page.reload();
      await sitePage.hydrated();
      await expectMode(colourModeSwitch, 'light');
      await page.getByRole('contentinfo').getByRole('link', {name: 'Plans'}).click();
      await expect(sitePage.heading).toHaveText('Plans');
      await expectMode(colourModeSwitch, 'light');
      await colourModeSwitch.toggle();
      await expectMode(colourModeSwitch, 'dark');
      expect(await stored(page, 'theme')).toBe('dark');
    },
  );

  test.describe('Without scripts', () => {
    test.use({javaScriptEnabled: false, colorScheme: 'light'});

    test(
      'the default is dark, and print is black on white.',
      proves('S4.2'),
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
    proves('S4.4'),
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

  test(
    'It is synced across tabs.',
    {...proves('S4.5'), ...PROMISE},
    async ({context, page, sitePage, colourModeSwitch}) => {
      await sitePage.open('/');
      const other = await context.newPage();
      await visit(other, '/faq');
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
      // After hydration, the page listens to changes of the storage.
      await expect(other.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.bringToFront();
      await colourModeSwitch.toggle();
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
      await colourModeSwitch.toggle();
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );
});

test.describe('4. States and transitions: Announcement bar', () => {
  const DISMISS = 'docusaurus.announcement.dismiss';
  const ID = 'docusaurus.announcement.id';
  const barOf = (page: Page): Locator =>
    page.getByRole('banner').filter({hasText: 'This reference is made from public'});

  test(
    "Shown until dismissed. The dismissal is stored, and is reset when the bar's id changes.",
    {...proves('S3.8', 'S4.12', 'S4.13'), ...PROMISE},
    async ({page, sitePage}) => {
      await sitePage.open('/faq');
      const bar = barOf(page);
      await expect(bar).toBeVisible();
      await page.reload();
      await sitePage.hydrated();
      await expect(bar).toBeVisible();
      expect(await stored(page, DISMISS)).toBe('false');

      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toBeHidden();
      expect(await stored(page, DISMISS)).toBe('true');
      // The bar is also hidden on the next page, from the first paint on.
      const letScriptsRun = await sitePage.openWithoutScripts('/schemas');
      await expect(bar).toBeHidden();
      await letScriptsRun();
      await expect(bar).toBeHidden();

      // Simulate that the reader has dismissed an earlier announcement.
      expect(await stored(page, ID)).toBe('public-material-2026');
      await page.evaluate((id) => localStorage.setItem(id, 'the-one-before'), ID);
      await page.reload();
      await sitePage.hydrated();
      await expect(bar).toBeVisible();
      expect(await stored(page, ID)).toBe('public-material-2026');
      expect(await stored(page, DISMISS)).toBe('false');
    },
  );
});

test.describe('4. States and transitions: Mobile sidebar', () => {
  test.use({viewport: {width: 400, height: 800}});

  test(
    'Open or closed. It closes when the window becomes desktop-size.',
    proves('S4.14', 'S4.15', 'S9.10'),
    async ({page, sitePage, navbar}) => {
      await sitePage.open('/faq');
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar.closeButton).toBeHidden();
      await navbar.openSidebar();
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'true');
      await navbar.closeButton.click();
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar.closeButton).not.toBeInViewport();

      await navbar.openSidebar();
      await page.setViewportSize({width: 997, height: 800});
      await expect(navbar.sidebar).toHaveCount(0);
      // The sidebar does not open again when the window becomes narrow again.
      await page.setViewportSize({width: 996, height: 800});
      await expect(navbar.menuButton).toBeVisible();
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar.closeButton).not.toBeInViewport();
    },
  );

  test(
    'It closes on back navigation.',
    proves('S4.15'),
    async ({page, sitePage, navbar}) => {
      await sitePage.open('/plans');
      await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
      await expect(sitePage.heading).toHaveText('Frequently asked questions');
      await navbar.openSidebar();
      // The first step back closes the sidebar, the second one leaves the page.
      await page.evaluate(() => {
        history.back();
      });
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar.closeButton).not.toBeInViewport();
      await expect(page).toHaveURL('/faq');
      await page.goBack();
      await expect(page).toHaveURL('/plans');
      await expect(sitePage.heading).toHaveText('Plans');
    },
  );

  test(
    'A mobile dropdown collapses or expands, and opens automatically when one of its items is active.',
    proves('S4.16'),
    async ({page, sitePage, navbar}) => {
      await sitePage.open('/plans/STARTER');
      await navbar.openSidebar();
      await navbar.backButton.click();
      const plans = navbar.sidebarMenu('Plans');
      const guides = navbar.sidebarMenu('Guides');
      await expect(plans.getByRole('link', {name: 'STARTER'})).toBeVisible();
      await expect(guides.getByRole('link', {name: 'FAQ'})).toBeHidden();
      await plans.getByRole('button').click();
      await expect(plans.getByRole('link', {name: 'STARTER'})).toBeHidden();
      await plans.getByRole('button').click();

      // On a page of another dropdown, that dropdown opens instead.
      await plans.getByRole('link', {name: 'Endpoint credits'}).click();
      await expect(page).toHaveURL('/endpoint-credit');
      await sitePage.open('/faq');
      await navbar.openSidebar();
      await navbar.backButton.click();
      await expect(guides.getByRole('link', {name: 'FAQ'})).toBeVisible();
      await expect(plans.getByRole('link', {name: 'STARTER'})).toBeHidden();
    },
  );
});

test.describe('4. States and transitions: Collapsible sections', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test(
    'The sidebar collapses and expands with an animation of its height.',
    proves('S4.17', 'S4.18'),
    async ({page, sitePage}) => {
      await sitePage.open('/');
      const short = await expandCategory(page, 'Get started');
      const entry = page.getByRole('button', {name: 'Shared', exact: true});
      await expect(entry).toBeHidden();
      const long = await expandCategory(page, 'Schemas');
      await expect(entry).toBeVisible();
      for (const {height, written, lasted} of [short, long]) {
        expect(written).toBe(durationOf(height));
        expect(lasted).toBe(written);
      }
      expect(short.written).toBeGreaterThan(100);
      expect(long.written).toBeGreaterThan(short.written);
    },
  );

  test(
    'A section has a height animation whose duration is computed from its content.',
    proves('S4.17', 'S4.18'),
    async ({page, endpointPage}) => {
      for (const {name, path, sectionOf} of SECTIONS) {
        await test.step(name, async () => {
          await endpointPage.open(path);
          const section = new CollapsibleSection(sectionOf(page));
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
          for (const [index, height] of heights.entries()) {
            expect(height).toBeGreaterThan(heights[index - 1] ?? collapsed);
            expect(height).toBeLessThan(expanded);
          }

          await section.summary.click();
          expect(await section.height()).toBeCloseTo(expanded, 0);
          expect(await section.duration()).toBe(duration);
          expect(await section.heights()).toEqual(heights);
          await section.finish();
          await expect(section.details).not.toHaveAttribute('open');
          expect(await section.height()).toBeCloseTo(collapsed, 0);
        });
      }
    },
  );

  test(
    'The duration is 1 ms if reduced motion is preferred.',
    proves('S4.18'),
    async ({page, sitePage, endpointPage}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await sitePage.open('/');
      const {written, lasted} = await expandCategory(page, 'Schemas');
      expect(written).toBe(1);
      expect(lasted).toBeLessThanOrEqual(1);
      await endpointPage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(endpointPage.response('404'));
      await section.pauseAnimations();
      await section.summary.press('Enter');
      expect(await section.duration()).toBe(1);
      await section.finish();
      await expect(section.details).toHaveAttribute('open');
    },
  );

  test(
    'A section that is clicked while it expands collapses again.',
    proves('S4.17'),
    async ({page, endpointPage}) => {
      await endpointPage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(endpointPage.response('404'));
      const collapsed = await section.height();
      await section.pauseAnimations();
      await section.summary.click();
      const duration = await section.duration();
      await section.seek(duration / 2);
      const half = await section.height();
      await section.summary.click();
      expect(await section.height()).toBeCloseTo(half, 0);
      await section.resume();
      await expect(section.details).not.toHaveAttribute('open');
      expect(await section.height()).toBeCloseTo(collapsed, 0);
      await expect(section.details).not.toHaveAttribute('data-animating');
      await expect(page.locator('[data-animating]')).toHaveCount(0);
    },
  );

  test(
    'Expanding a section for an anchor is immediate.',
    proves('S4.17'),
    async ({page, endpointPage}) => {
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
      await endpointPage.open(`${ACCOUNT_PAGE}#404-code`);
      await expect(endpointPage.entry('404-code')).toBeInViewport();
      await page.evaluate(() => {
        location.hash = '#500-message';
      });
      await expect(endpointPage.entry('500-message')).toBeInViewport();
      expect(
        await page.evaluate(() => (window as unknown as {animated: string[]}).animated),
      ).toEqual([]);

      // This also applies while the section collapses.
      const section = new CollapsibleSection(endpointPage.response('404'));
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
    proves('S4.17'),
    async ({page, endpointPage}) => {
      await endpointPage.open(ACCOUNT_PAGE);
      const section = new CollapsibleSection(endpointPage.response('404'));
      await section.pauseAnimations();
      await section.summary.click();
      await section.seek(0);
      const example = endpointPage.example('404');
      const isComplete = (): Promise<boolean> =>
        section.details.evaluate(
          (details) =>
            details.getBoundingClientRect().bottom >=
            (details.lastElementChild as Element).getBoundingClientRect().bottom,
        );
      expect(await isComplete()).toBe(false);
      await page.emulateMedia({media: 'print'});
      expect(await isComplete()).toBe(true);
      await expect(example).toBeVisible();
    },
  );
});

/** Returns the duration that Docusaurus computes for a content height, in milliseconds. */
function durationOf(contentHeight: number): number {
  const units = contentHeight / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/**
 * Expands a category of the sidebar, and waits until its height animation has finished.
 *
 * @returns the height of its list, and the duration in its style (`written`) and as reported by the
 * browser (`lasted`), in milliseconds.
 */
async function expandCategory(
  page: Page,
  label: string,
): Promise<{height: number; written: number; lasted: number}> {
  const times = page.evaluate(
    (name) =>
      new Promise<{height: number; written: number; lasted: number}>((resolve) => {
        document.addEventListener(
          'transitionend',
          ({target, propertyName, elapsedTime}) => {
            const list = target as HTMLElement;
            if (
              propertyName === 'height' &&
              list.previousElementSibling?.textContent === name
            ) {
              const [, time = ''] = list.style.transition.split(' ');
              const written = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000);
              resolve({
                height: list.scrollHeight,
                written,
                lasted: Math.round(elapsedTime * 1_000),
              });
            }
          },
        );
      }),
    label,
  );
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar
    .getByRole('button', {name: label, exact: true})
    .or(sidebar.getByRole('button', {name: `Expand sidebar category '${label}'`}))
    .click();
  return times;
}
