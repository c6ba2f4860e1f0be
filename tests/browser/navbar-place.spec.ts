import type {Page} from '@playwright/test';
import type {Navbar} from './pages/Navbar';
import type {SearchBox} from './pages/SearchBox';
import {expect, PROMISE, test} from './test';

/** The scroll position of the page in pixels. */
const PLACE = 1_000;

test.describe('The scroll position does not change with any use of the navbar', () => {
  test.beforeEach(async ({page, sitePage}) => {
    await sitePage.open('/faq');
    // The announcement is above the navbar at the top.
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  });

  test(
    'on a wide screen.',
    PROMISE,
    async ({page, navbar, searchBox, keyboardUser, colourMode}) => {
      const useShortcut = async (): Promise<void> => {
        await page.keyboard.press('Control+k');
        await searchForBlock(searchBox);
        // First to close the panel, then to clear the query.
        await keyboardUser.press('Escape', 'Escape');
        await expect(searchBox.panel).toHaveCount(0);
      };
      await test.step('a shortcut while it is hidden', async () => {
        await scrollUntil(navbar, 'hidden');
        expect(await positionsDuring(page, useShortcut)).toEqual([PLACE]);
      });
      await test.step('a shortcut while it is shown', async () => {
        await scrollUntil(navbar, 'shown');
        expect(await positionsDuring(page, useShortcut)).toEqual([PLACE]);
      });
      await test.step('a dropdown opened by keyboard', async () => {
        await scrollUntil(navbar, 'shown');
        const useDropdown = async (): Promise<void> => {
          await navbar.dropdown('Guides').focus();
          await keyboardUser.press('Enter');
          await keyboardUser.goTo(navbar.dropdownLinks('Guides').last());
          await keyboardUser.press('Escape');
          await expect(navbar.dropdown('Guides')).toBeFocused();
        };
        expect(await positionsDuring(page, useDropdown)).toEqual([PLACE]);
      });
      await test.step('the Tab key on every item while it is hidden, which shows it', async () => {
        await scrollUntil(navbar, 'hidden');
        const useTab = async (): Promise<void> => {
          await page.getByRole('link', {name: 'Skip to main content'}).focus();
          await keyboardUser.goTo(colourMode.button);
          await expect(navbar.bar).toBeInViewport({ratio: 1});
        };
        expect(await positionsDuring(page, useTab)).toEqual([PLACE]);
      });
    },
  );

  test('on a phone.', async ({page, navbar, searchBox, mobileMenu}) => {
    await page.setViewportSize({width: 390, height: 844});
    await test.step('a click on the search', async () => {
      await scrollUntil(navbar, 'shown');
      const useSearch = async (): Promise<void> => {
        await searchBox.open();
        await searchForBlock(searchBox);
        await searchBox.cancelButton.click();
        await expect(searchBox.panel).toHaveCount(0);
      };
      expect(await positionsDuring(page, useSearch)).toEqual([PLACE]);
    });
    await test.step('both panels of the mobile menu', async () => {
      await scrollUntil(navbar, 'shown');
      const useMenu = async (): Promise<void> => {
        await mobileMenu.open();
        await mobileMenu.showMainMenu();
        await mobileMenu.dialog.getByLabel('Network').selectOption('kairos');
        await page.keyboard.press('Escape');
        await expect(mobileMenu.dialog).toBeHidden();
      };
      expect(await positionsDuring(page, useMenu)).toEqual([PLACE]);
    });
  });
});

/** Scrolls down to `PLACE` until the navbar is hidden, or up to it until the navbar is shown. */
async function scrollUntil({bar}: Navbar, state: 'hidden' | 'shown'): Promise<void> {
  const step = state === 'hidden' ? 50 : -50;
  // With the focus, or the pointer, the navbar stays.
  await bar.page().mouse.move(400, 600);
  await bar.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await expect(async () => {
    // The navbar reacts to the second step in the same direction.
    for (const steps of [2, 1, 0]) {
      await bar.evaluate(
        async (_, top) => {
          scrollTo({top, behavior: 'instant'});
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        },
        PLACE - steps * step,
      );
    }
    await (state === 'hidden'
      ? expect(bar).not.toBeInViewport({timeout: 1_000})
      : expect(bar).toBeInViewport({ratio: 1, timeout: 1_000}));
  }).toPass({timeout: 60_000});
}

/** Returns the scroll positions while a function runs, without repetitions. */
async function positionsDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const watched = await page.evaluateHandle(() => {
    const positions = new Set([scrollY]);
    addEventListener('scroll', () => positions.add(scrollY));
    return positions;
  });
  await act();
  return watched.evaluate(async (positions) => {
    // A scroll starts and is reported in the next frames.
    for (const {} of [1, 2, 3]) {
      await new Promise(requestAnimationFrame);
    }
    return [...positions];
  });
}

async function searchForBlock(searchBox: SearchBox): Promise<void> {
  await expect(searchBox.input).toBeFocused();
  // The query of the search before may still be there.
  await searchBox.input.fill('');
  await searchBox.input.pressSequentially('block');
  await expect(searchBox.results.first()).toBeVisible();
}
