import type {Page} from '@playwright/test';
import type {KeyboardUser} from './pages/KeyboardUser';
import type {MobileMenu} from './pages/MobileMenu';
import type {Navbar} from './pages/Navbar';
import type {SearchBox} from './pages/SearchBox';
import {SitePage} from './pages/SitePage';
import {expect, PROMISE, test as base} from './test';

/** The scroll position of the page in pixels. */
const PLACE = 1_000;

interface Reader {
  page: Page;
  navbar: Navbar;
  searchBox: SearchBox;
  mobileMenu: MobileMenu;
  keyboardUser: KeyboardUser;
}

const test = base.extend<{reader: Reader}>({
  reader: async ({page, navbar, searchBox, mobileMenu, keyboardUser}, use) => {
    await use({page, navbar, searchBox, mobileMenu, keyboardUser});
  },
});

/** What a reader does, by its name. */
type Uses = Record<string, (reader: Reader) => Promise<void>>;

async function useShortcut({page, searchBox}: Reader): Promise<void> {
  await page.keyboard.press('Control+k');
  await search(searchBox);
  await leaveSearch(searchBox);
}

/** The actions of a reader with a wide screen while the navbar is shown. */
const WIDE: Uses = {
  'a shortcut': useShortcut,
  async 'a dropdown opened by keyboard'({navbar, keyboardUser}) {
    await navbar.dropdown('Guides').focus();
    await keyboardUser.press('Enter');
    await keyboardUser.goTo(navbar.dropdownLinks('Guides').last());
    await keyboardUser.press('Escape');
    await expect(navbar.dropdown('Guides')).toBeFocused();
  },
};

/** The actions of a reader with a phone while the navbar is shown. */
const NARROW: Uses = {
  async 'a click on the search'({searchBox}) {
    await searchBox.open();
    await search(searchBox);
    await searchBox.cancelButton.click();
    await expect(searchBox.panel).toHaveCount(0);
  },
  async 'both panels of the mobile menu'({page, mobileMenu}) {
    await mobileMenu.open();
    await mobileMenu.showMainMenu();
    await mobileMenu.item('Plans').click();
    await expect(mobileMenu.item('Endpoint credits')).toBeVisible();
    await mobileMenu.dialog.getByLabel('Network').selectOption('kairos');
    await page.keyboard.press('Escape');
    await expect(mobileMenu.dialog).toBeHidden();
    await expect(mobileMenu.toggle).toBeFocused();
  },
};

for (const {screen, viewport, uses} of [
  {screen: 'a wide screen', viewport: {width: 1470, height: 900}, uses: WIDE},
  {screen: 'a phone', viewport: {width: 390, height: 844}, uses: NARROW},
]) {
  test.describe(`On ${screen}`, () => {
    test.use({viewport});

    test('the scroll position does not change with any use of the navbar while it is shown.', async ({
      reader,
    }) => {
      await openLongPage(reader.page);
      await reader.page.mouse.move(viewport.width / 2, viewport.height / 2);
      for (const [name, act] of Object.entries(uses)) {
        await test.step(name, async () => {
          await scrollUntil(reader.navbar, 'shown');
          const positions = await watchPositions(reader.page);
          await act(reader);
          expect.soft(await positions()).toEqual([PLACE]);
        });
      }
    });
  });
}

test.describe('While the navbar is hidden, the scroll position does not change with', () => {
  test.beforeEach(async ({page, navbar}) => {
    await openLongPage(page);
    await scrollUntil(navbar, 'hidden');
  });

  test('a shortcut.', PROMISE, async ({page, reader}) => {
    const positions = await watchPositions(page);
    await useShortcut(reader);
    expect(await positions()).toEqual([PLACE]);
  });

  test('the Tab key on every navbar item, which shows it.', async ({
    page,
    navbar,
    keyboardUser,
    colourModeSwitch,
  }) => {
    const positions = await watchPositions(page);
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    await keyboardUser.goTo(colourModeSwitch.button);
    await expect(navbar.bar).toBeInViewport({ratio: 1});
    expect(await positions()).toEqual([PLACE]);
  });
});

/** Opens a long page without the announcement bar, which is above the navbar at the top. */
async function openLongPage(page: Page): Promise<void> {
  await new SitePage(page).open('/faq');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
}

/** Scrolls down to `PLACE` until the navbar is hidden, or up to it until the navbar is shown. */
async function scrollUntil(navbar: Navbar, state: 'hidden' | 'shown'): Promise<void> {
  const step = state === 'hidden' ? 50 : -50;
  await expect(async () => {
    // The navbar reacts to the second step in the same direction.
    for (const steps of [2, 1, 0]) {
      await navbar.bar.evaluate(
        async (_, top) => {
          scrollTo({top, behavior: 'instant'});
          await new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
        },
        PLACE - steps * step,
      );
    }
    const box = navbar.bar;
    await (state === 'hidden'
      ? expect(box).not.toBeInViewport({timeout: 1_000})
      : expect(box).toBeInViewport({ratio: 1, timeout: 1_000}));
  }).toPass();
}

/** Records the scroll position. The returned function returns all positions without repetitions. */
async function watchPositions(page: Page): Promise<() => Promise<number[]>> {
  const watched = await page.evaluateHandle(() => {
    const positions = [scrollY];
    addEventListener('scroll', () => {
      if (positions.at(-1) !== scrollY) {
        positions.push(scrollY);
      }
    });
    return positions;
  });
  return () =>
    watched.evaluate(async (positions) => {
      // A scroll starts and is reported in the next frames.
      for (const {} of [1, 2, 3]) {
        await new Promise(requestAnimationFrame);
      }
      return positions;
    });
}

async function search(searchBox: SearchBox): Promise<void> {
  await expect(searchBox.input).toBeFocused();
  // The query of the search before may still be there.
  await searchBox.input.fill('');
  await searchBox.input.pressSequentially('block');
  await expect(searchBox.results.first()).toBeVisible();
}

/** Presses Escape twice: first to close the panel, then to clear the query or close the search. */
async function leaveSearch(searchBox: SearchBox): Promise<void> {
  await searchBox.press('Escape');
  await searchBox.press('Escape');
  await expect(searchBox.panel).toHaveCount(0);
}
