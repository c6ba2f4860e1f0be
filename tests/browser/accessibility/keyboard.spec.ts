import type {Locator, Page} from '@playwright/test';
import {proves} from '../../specification/proves';
import {MOST_STEPS} from '../pages/KeyboardUser';
import {
  expect,
  FIRST_PROMISE,
  PROMISE,
  PROMISE_IN_CHROMIUM,
  test,
  testWithApi,
} from '../test';
import {focusProblems} from './focus';
import {KINDS} from './kinds';

const ACCOUNT = '0xf172f38771f623a9c8daeba080e495a427f9c2ba';

const SCREEN = {width: 1440, height: 900};
const PHONE = {width: 360, height: 740};

/** An element that had the focus, with its position in pixels while nothing is scrolled. */
interface FocusStop {
  name: string;
  area: string;
  left: number;
  right: number;
  top: number;
}

testWithApi(
  'With only a keyboard, a reader opens an endpoint from the home page, copies a sample, and sends a request.',
  {...proves('S2.47'), ...FIRST_PROMISE},
  async ({page, api, referencePage, requestPanel, keyboardUser}) => {
    const results = Array.from({length: 100}, (_, index) => ({index}));
    api.answers(200, {address: ACCOUNT, results});
    const main = page.getByRole('main');

    await referencePage.open('/');
    for (const name of ['Account', 'Get Account']) {
      await keyboardUser.skipToContent();
      await keyboardUser.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
      await keyboardUser.activate(main.getByRole('link', {name, exact: true}).first());
      await expect(referencePage.heading).toHaveText(name);
    }
    await keyboardUser.skipToContent();
    await keyboardUser.goTo(referencePage.language('curl'));
    await keyboardUser.press('ArrowRight');
    await expect(referencePage.language('python (requests)')).toBeFocused();
    await expect(referencePage.visibleSamples).toContainText('import requests');
    const sample = referencePage.visibleSamples.locator('..');
    await keyboardUser.activate(sample.getByRole('button', {name: 'Copy'}));
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
  },
);

test(
  'With only a keyboard, a reader opens and closes a dropdown, goes through it with the arrows, and follows a link.',
  PROMISE,
  async ({page, sitePage, navbar, keyboardUser}) => {
    await sitePage.open('/');
    const dropdown = navbar.dropdown('Guides');
    const links = navbar.dropdownLinks('Guides');
    await keyboardUser.goTo(dropdown);
    for (const keys of [['Enter'], ['Space'], ['Space', 'Tab', 'Tab']]) {
      await keyboardUser.press(...keys);
      await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await keyboardUser.press('Escape');
      await expect(dropdown).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await expect(dropdown).toBeFocused();
    }
    expect(await sitePage.scrolled()).toBe(0);

    await keyboardUser.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await keyboardUser.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await keyboardUser.press('ArrowUp');
    await expect(links.first()).toBeFocused();
    await keyboardUser.activate(navbar.link('FAQ'));
    await expect(page).toHaveURL('/faq');

    // Escape also closes one that the pointer has opened.
    const link = navbar.dropdownLinks('Plans').last();
    await navbar.dropdown('Plans').hover();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  },
);

test(
  'With only a keyboard, a reader switches the colour mode and dismisses the announcement.',
  PROMISE,
  async ({page, sitePage, colourMode, keyboardUser}) => {
    await sitePage.open('/faq');
    const announcement = page.getByRole('banner');
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
    await keyboardUser.activate(colourMode.button, 'Space');
    await expect.poll(() => colourMode.mode()).toBe('light');
    await keyboardUser.press('Enter');
    await expect.poll(() => colourMode.mode()).toBe('dark');
  },
);

test.describe('On a narrow screen, with only a keyboard,', () => {
  test.use({viewport: PHONE});

  test(
    'the mobile menu traps the focus in both panels, and restores it when it closes.',
    PROMISE_IN_CHROMIUM,
    async ({page, sitePage, mobileMenu, keyboardUser}) => {
      await sitePage.open('/api/Account/get-account');
      await keyboardUser.activate(mobileMenu.toggle);
      await expect(mobileMenu.closeButton).toBeFocused();
      await expectTrap(page, mobileMenu.dialog);
      for (const key of ['Escape', 'Enter']) {
        await keyboardUser.press(key);
        await expect(mobileMenu.dialog).toBeHidden();
        await expect(mobileMenu.toggle).toBeFocused();
        await keyboardUser.press('Space');
        await expect(mobileMenu.closeButton).toBeFocused();
      }
      await expect(mobileMenu.item('API')).toBeHidden();
      await keyboardUser.activate(mobileMenu.backButton);
      await expect(mobileMenu.item('API')).toBeFocused();
      await expect(mobileMenu.backButton).toBeHidden();
      await expectTrap(page, mobileMenu.dialog);
      await keyboardUser.activate(mobileMenu.item('Guides'), 'Space');
      await keyboardUser.activate(mobileMenu.item('FAQ'));
      await expect(page).toHaveURL('/faq');
      await expect(mobileMenu.dialog).toBeHidden();
      // The page behind the menu can be focused again.
      await keyboardUser.skipToContent();
    },
  );

  test(
    'the search traps the focus, and restores it when it closes.',
    PROMISE_IN_CHROMIUM,
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
      await expect(page.locator('nav.navbar').getByRole('status')).not.toBeEmpty();
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
    },
  );
});

for (const viewport of [SCREEN, PHONE]) {
  test.describe(`In a window of ${viewport.width} px,`, () => {
    test.use({viewport});

    test('the focus follows the reading order and is always visible.', async ({
      page,
      sitePage,
      searchBox,
      requestPanel,
      colourMode,
    }) => {
      await sitePage.open(KINDS.endpoint);
      // Load everything that loads on first use before the walk.
      await searchBox.standIn.hover();
      await expect(searchBox.standIn).toHaveCount(0);
      await requestPanel.region.hover();
      const stops = await walk(page);
      const areas = stops.map(({area}) => area);
      const order = ['start', 'announcement', 'navbar', 'sidebar', 'main', 'footer'];
      expect(areas.filter((area, index) => area !== areas[index - 1])).toEqual(
        order.filter((area) => areas.includes(area)),
      );
      expect(stepsUp(stops)).toEqual([]);
      expect(await focusProblems(page)).toEqual([]);
      await colourMode.toggle();
      expect(await focusProblems(page)).toEqual([]);
    });
  });
}

/** Checks that in two rounds the focus never goes to an element outside of the dialog. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const outside = await dialog.evaluateHandle((element) => {
    const found: string[] = [];
    document.addEventListener('focusin', ({target}) => {
      if (element.isConnected && !element.contains(target as Element)) {
        found.push((target as Element).outerHTML.slice(0, 80));
      }
    });
    return found;
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    let rounds = 0;
    for (let step = 0; rounds < 2 && step < MOST_STEPS; step += 1) {
      await page.keyboard.press(key);
      const isInside = await dialog.evaluate((element) =>
        element.contains(document.activeElement),
      );
      rounds += isInside ? 0 : 1;
    }
  }
  expect(await outside.jsonValue()).toEqual([]);
}

/** Presses `Tab` from the top of the page to its end, and returns the elements that had the focus, in order. */
async function walk(page: Page): Promise<FocusStop[]> {
  const stops = await page.evaluateHandle(() => {
    const found: Element[] = [];
    document.addEventListener('focusin', ({target}) => {
      found.push(target as Element);
    });
    return found;
  });
  const isBackAtStart = (): Promise<boolean> =>
    stops.evaluate((found) => found.indexOf(found[0] as Element, 1) > 0);
  for (let step = 1; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // A question after each press would take most of the time.
    if (step % 25 === 0 && (await isBackAtStart())) {
      break;
    }
  }
  return stops.evaluate((found) => {
    const end = found.indexOf(found[0] as Element, 1);
    document.querySelectorAll('*').forEach((element) => {
      element.scrollTo({top: 0, left: 0, behavior: 'instant'});
    });
    const AREAS = {
      announcement: '[class*="announcementBar"]',
      navbar: 'nav.navbar',
      sidebar: '.theme-doc-sidebar-container',
      main: 'main',
      footer: 'footer',
    };
    return (found.slice(0, end > 0 ? end : undefined) as HTMLElement[]).map((element) => {
      if (getComputedStyle(element).position === 'sticky') {
        // In its place in the page, not at the end of the window.
        element.style.position = 'static';
      }
      const {left, right, top} = element.getClientRects()[0] ?? new DOMRect();
      const [area = 'start'] =
        Object.entries(AREAS).find(([, selector]) => element.closest(selector)) ?? [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return {name: name.slice(0, 40), area, left, right, top};
    });
  });
}

/** Returns the places where the focus moves up within a column, by more than the height of a line. */
function stepsUp(stops: FocusStop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as FocusStop;
    const isSameColumn =
      stop.area === before.area && stop.left < before.right && before.left < stop.right;
    return isSameColumn && stop.top < before.top - 24
      ? [`${before.name} at ${before.top}, then ${stop.name} at ${stop.top}`]
      : [];
  });
}
