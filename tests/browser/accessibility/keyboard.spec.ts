import type {Locator, Page} from '@playwright/test';
import {ColourModeSwitch} from '../pages/ColourModeSwitch';
import type {FocusStop} from '../pages/KeyboardUser';
import {expect, PROMISE, test, testWithApi} from '../test';
import {focusProblems} from './focus';
import {KINDS} from './kinds';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

const SCREEN = {width: 1440, height: 900};
const PHONE = {width: 360, height: 740};

/** How far an element may be above the previous one if both are on one line, in pixels. */
const SAME_LINE = 24;

testWithApi(
  'With only a keyboard, a reader opens an endpoint from the home page, copies a sample, and sends a request.',
  PROMISE,
  async ({page, context, api, referencePage, requestPanel, keyboardUser}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: api.siteOrigin,
    });
    const results = Array.from({length: 100}, (_, index) => ({index}));
    api.answers(200, {address: ACCOUNT, results});
    const main = page.getByRole('main');

    await referencePage.open('/');
    for (const name of ['Account', 'Get Account']) {
      await keyboardUser.skipToContent();
      await keyboardUser.activate(main.getByRole('link', {name, exact: true}).first());
      await expect(referencePage.heading).toHaveText(name);
    }
    await keyboardUser.skipToContent();
    await keyboardUser.goTo(referencePage.language('curl'));
    await keyboardUser.press('ArrowRight');
    await expect(referencePage.language('python (requests)')).toBeFocused();
    await expect(referencePage.visibleSamples).toContainText('import requests');
    const copy = referencePage.visibleSamples
      .locator('..')
      .getByRole('button', {name: 'Copy'});
    await keyboardUser.activate(copy);
    await expect.poll(() => referencePage.clipboard()).toContain('import requests');

    await keyboardUser.goTo(requestPanel.key);
    await page.keyboard.type('a-key');
    await keyboardUser.goTo(requestPanel.field('accountAddress'));
    await page.keyboard.type(ACCOUNT);
    await keyboardUser.activate(requestPanel.sendButton);
    await requestPanel.says('200 OK');
    expect(api.received[0]?.url).toContain(ACCOUNT);
    expect(api.received[0]?.headers.authorization).toBe('Bearer a-key');

    await keyboardUser.goTo(requestPanel.body);
    await keyboardUser.press('End');
    await expect(requestPanel.body).toContainText('"index": 99');
    const fold = requestPanel.body.getByRole('button', {name: 'Contents of results'});
    await keyboardUser.press('Home');
    await keyboardUser.activate(fold, 'Space');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await keyboardUser.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
);

test.describe('With only a keyboard, a reader', () => {
  test(
    'opens and closes a dropdown, goes through it with the arrows, and follows a link.',
    PROMISE,
    async ({page, sitePage, navbar, keyboardUser}) => {
      await sitePage.open('/');
      const dropdown = navbar.dropdown('Guides');
      const links = navbar.dropdownLinks('Guides');
      const isOpen = async (open: boolean): Promise<void> => {
        await expect(dropdown).toHaveAttribute('aria-expanded', String(open));
        await expect(links.first()).toBeVisible({visible: open});
      };
      await keyboardUser.goTo(dropdown);
      for (const key of ['Enter', 'Space']) {
        await keyboardUser.press(key);
        await isOpen(true);
        await keyboardUser.press('Escape');
        await isOpen(false);
        await expect(dropdown).toBeFocused();
      }
      await keyboardUser.press('Space');
      await isOpen(true);
      await keyboardUser.press('Tab', 'Tab', 'Escape');
      await isOpen(false);
      await expect(dropdown).toBeFocused();
      expect(await sitePage.scrolled()).toBe(0);

      await keyboardUser.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await keyboardUser.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await keyboardUser.press('ArrowUp');
      await expect(links.first()).toBeFocused();
      await keyboardUser.activate(navbar.link('FAQ'));
      await expect(page).toHaveURL('/faq');

      // Escape also closes one that the pointer has opened. It opens again when the pointer returns.
      const link = navbar.dropdownLinks('Plans').last();
      await navbar.dropdown('Plans').hover();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await page.mouse.move(700, 600);
      await navbar.dropdown('Plans').hover();
      await expect(link).toBeVisible();
    },
  );

  test(
    'switches the colour mode and dismisses the announcement.',
    PROMISE,
    async ({page, sitePage, colourModeSwitch, keyboardUser}) => {
      await sitePage.open('/faq');
      const announcement = page
        .getByRole('region', {name: 'Announcement'})
        .or(page.locator('[class*="announcementBar_"]'));
      // The first key loads the code that moves the focus. webpack removes a script that has run.
      const code = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/first-touch.'),
      );
      await keyboardUser.goTo(announcement.getByRole('button', {name: 'Close'}));
      await code;
      await expect(page.locator('script[src*="/first-touch."]')).toHaveCount(0);
      await keyboardUser.press('Space');
      await expect(announcement).toBeHidden();
      // The focus is on what follows the announcement.
      await expect(page.locator('.navbar__brand')).toBeFocused();
      const before = await colourModeSwitch.mode();
      await keyboardUser.activate(colourModeSwitch.button, 'Space');
      await expect.poll(() => colourModeSwitch.mode()).not.toBe(before);
      await keyboardUser.press('Enter');
      await expect.poll(() => colourModeSwitch.mode()).toBe(before);
    },
  );
});

test.describe('On a narrow screen, with only a keyboard,', () => {
  test.use({viewport: PHONE});

  test(
    'the mobile menu traps the focus in both panels, and restores it when it closes.',
    PROMISE,
    async ({page, sitePage, mobileMenu, keyboardUser}) => {
      await sitePage.open('/api/Account/get-account');
      await keyboardUser.activate(mobileMenu.toggle);
      await expect(mobileMenu.closeButton).toBeFocused();
      await expectTrap(page, mobileMenu.dialog);
      for (const {open, close} of [
        {open: undefined, close: 'Escape'},
        {open: 'Space', close: 'Enter'},
      ]) {
        if (open !== undefined) {
          await keyboardUser.press(open);
          await expect(mobileMenu.closeButton).toBeFocused();
        }
        await keyboardUser.press(close);
        await expect(mobileMenu.dialog).toBeHidden();
        await expect(mobileMenu.toggle).toBeFocused();
      }
      // The page behind the menu can be focused again.
      await keyboardUser.goTo(
        page.getByRole('button', {name: 'Close', exact: true}),
        'Shift+Tab',
      );

      await keyboardUser.activate(mobileMenu.toggle);
      await expect(mobileMenu.closeButton).toBeFocused();
      await expect(mobileMenu.item('API')).toBeHidden();
      await keyboardUser.activate(mobileMenu.backButton);
      await expect(mobileMenu.item('API')).toBeFocused();
      await expect(mobileMenu.backButton).toBeHidden();
      await expectTrap(page, mobileMenu.dialog);
      await keyboardUser.activate(mobileMenu.item('Guides'), 'Space');
      await keyboardUser.activate(mobileMenu.item('FAQ'));
      await expect(page).toHaveURL('/faq');
      await expect(mobileMenu.dialog).toBeHidden();
      await keyboardUser.skipToContent();
    },
  );

  test(
    'the search traps the focus, and restores it when it closes.',
    PROMISE,
    async ({page, sitePage, searchBox, keyboardUser}) => {
      await sitePage.open('/api/Account/get-account');
      // The search opens when it has the focus, and focuses its input.
      await keyboardUser.goTo(
        searchBox.standIn.or(searchBox.openButton).or(searchBox.input),
      );
      await expect(searchBox.input).toBeFocused();
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await page.keyboard.type('get block');
      await expect(searchBox.results.first()).toContainText(/Get Block(?!s)/);
      await expect(searchBox.status).not.toBeEmpty();
      await expectTrap(page, dialog);
      await keyboardUser.goTo(searchBox.cancelButton);
      await keyboardUser.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(searchBox.openButton).toBeFocused();

      await keyboardUser.press('Enter');
      await expect(searchBox.input).toBeFocused();
      await expect(searchBox.results.first()).toContainText(/Get Block(?!s)/);
      await keyboardUser.press('Enter');
      await expect(page).toHaveURL('/api/Block/get-block');
      await keyboardUser.skipToContent();
    },
  );
});

test.describe('The focus', () => {
  for (const {kind, viewport} of [
    {kind: 'home', viewport: SCREEN},
    {kind: 'endpoint', viewport: SCREEN},
    {kind: 'schema', viewport: SCREEN},
    {kind: 'endpoint', viewport: PHONE},
  ] as const) {
    test.describe(`in a window of ${viewport.width} px`, () => {
      test.use({viewport});

      test(`follows the reading order and is always visible: "${kind}".`, async ({
        page,
        sitePage,
        searchBox,
        requestPanel,
        keyboardUser,
      }) => {
        await sitePage.open(KINDS[kind]);
        // Load everything that loads on first use before the walk.
        await searchBox.standIn.hover();
        await expect(searchBox.standIn).toHaveCount(0);
        if (await requestPanel.region.isVisible()) {
          await requestPanel.region.hover();
        }
        const stops = await keyboardUser.walk();
        expect(areasOf(stops)).toEqual(
          [
            'start',
            'announcement',
            'navbar',
            'sidebar',
            'main',
            'contents',
            'footer',
          ].filter((area) => stops.some((stop) => stop.area === area)),
        );
        expect(stepsUp(stops)).toEqual([]);
        expect(await focusProblems(page, 'ring and place')).toEqual([]);
        await new ColourModeSwitch(page).toggleUnseen();
        expect(await focusProblems(page, 'ring')).toEqual([]);
      });
    });
  }
});

/** Checks that in two rounds the focus never goes to an element outside of the dialog. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  await dialog.evaluate((element) => {
    const outside: string[] = [];
    Object.assign(window, {outside});
    document.addEventListener('focusin', ({target}) => {
      if (element.isConnected && !element.contains(target as Element)) {
        outside.push((target as Element).outerHTML.slice(0, 80));
      }
    });
  });
  const isInside = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    let rounds = 0;
    for (let step = 0; rounds < 2 && step < 400; step += 1) {
      await page.keyboard.press(key);
      rounds += (await isInside()) ? 0 : 1;
    }
  }
  const outside = await page.evaluate(() =>
    (window as unknown as {outside: string[]}).outside.splice(0),
  );
  expect(outside).toEqual([]);
}

/** Returns the parts of the page in focus order. */
function areasOf(stops: FocusStop[]): string[] {
  return stops
    .map(({area}) => area)
    .filter((area, index, areas) => area !== areas[index - 1]);
}

/** Returns the places where the focus moves up within a column. */
function stepsUp(stops: FocusStop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as FocusStop;
    const isSameColumn =
      stop.area === before.area && stop.left < before.right && before.left < stop.right;
    return isSameColumn && stop.top < before.top - SAME_LINE
      ? [`${before.name} at ${before.top}, then ${stop.name} at ${stop.top}`]
      : [];
  });
}
