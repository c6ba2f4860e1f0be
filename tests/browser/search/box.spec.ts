import type {SearchBox} from '../pages/SearchBox';
import {BOX_SCRIPT} from '../pages/SearchFiles';
import {expect, repetition, test} from '../test';
import {SIZES} from './sizes';

const ENDPOINT = '/api/Account/get-account';

/** The widest window in which the search fills the screen. */
const NARROW = {width: 996, height: 800};

/** Checks that the box contains the text typed before it was loaded, and shows the results. */
async function expectTakenOver(searchBox: SearchBox): Promise<void> {
  await expect(searchBox.input).toHaveValue('get acc');
  await expect(searchBox.result('Get Account')).toBeVisible();
}

/** The ways to load the search again. */
const RETRIES: Record<string, (searchBox: SearchBox) => Promise<void>> = {
  'its button': async (searchBox) => {
    await searchBox.retryButton.click();
    await expect(searchBox.input).toBeFocused();
    await searchBox.press('g');
  },
  'the next key': (searchBox) => searchBox.press('g'),
};

test.describe('The search', () => {
  test('is loaded when the pointer hovers over it.', async ({
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await sitePage.open('/');
    await searchBox.standIn.hover();
    await expect(searchBox.input).toBeVisible();
    await expect(searchBox.input).not.toBeFocused();
    await expect.poll(() => searchFiles.indexes).toHaveLength(1);
  });

  test('is loaded when it receives the focus.', async ({
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await sitePage.open('/');
    await searchBox.standIn.focus();
    await expect(searchBox.input).toBeFocused();
    await expect.poll(() => searchFiles.indexes).toHaveLength(1);
  });

  for (const [index, key] of ['Control+k', 'Meta+k', '/'].entries()) {
    test(
      `is opened by ${key} before and after it has been loaded.`,
      repetition(index),
      async ({sitePage, searchBox, searchFiles}) => {
        await sitePage.open(ENDPOINT);
        await searchBox.press(key);
        await expect(searchBox.input).toBeFocused();
        await expect(searchBox.input).toHaveValue('');
        await expect.poll(() => searchFiles.indexes).toHaveLength(1);

        await searchBox.input.blur();
        await searchBox.press(key);
        await expect(searchBox.input).toBeFocused();
        await expect(searchBox.input).toHaveValue('');
      },
    );
  }

  test('is not opened by a slash typed into a field.', async ({
    sitePage,
    requestPanel,
    searchBox,
    searchFiles,
  }) => {
    await sitePage.open(ENDPOINT);
    await requestPanel.key.focus();
    await searchBox.press('/');
    await expect(requestPanel.key).toHaveValue('/');
    await expect(requestPanel.key).toBeFocused();
    await searchBox.press('Control+k');
    await expect(searchBox.input).toBeFocused();
    await searchBox.press('/');
    await expect(searchBox.input).toHaveValue('/');
    await expect(requestPanel.key).toHaveValue('/');
    expect(searchFiles.indexes.length).toBeLessThanOrEqual(1);
  });

  test('keeps the text typed before it is loaded.', async ({
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await sitePage.open('/');
    const release = await searchFiles.holdScripts();
    await searchBox.standIn.click();
    await searchBox.standIn.pressSequentially('get acc');
    release();
    await expect(searchBox.input).toBeFocused();
    await expect(searchBox.input).toHaveValue('get acc');
    await searchBox.input.pressSequentially('ount');
    await expect(searchBox.input).toHaveValue('get account');
    await expect(searchBox.result('Get Account')).toBeVisible();
  });

  test('keeps every key pressed while it replaces its placeholder.', async ({
    sitePage,
    searchBox,
  }) => {
    await sitePage.open('/');
    await searchBox.standIn.focus();
    await searchBox.press('Control+k');
    for (const key of 'getaccounttransactions') {
      await searchBox.press(key);
    }
    await expect(searchBox.input).toHaveValue('getaccounttransactions');
    await expect(searchBox.results.first()).toContainText('Get Account Transactions');
  });

  test('keeps the text typed before the scripts of the page run.', async ({
    sitePage,
    searchBox,
  }) => {
    const letScriptsRun = await sitePage.openWithoutScripts('/');
    await searchBox.standIn.click();
    await searchBox.standIn.pressSequentially('get acc');
    await letScriptsRun();
    await expect(searchBox.input).toBeFocused();
    await expectTakenOver(searchBox);
  });

  for (const [way, retry] of Object.entries(RETRIES)) {
    for (const [index, {size, width}] of SIZES.entries()) {
      test(
        `reports that it could not be loaded, and is loaded again by ${way}: ${size}.`,
        repetition(index),
        async ({page, sitePage, searchBox, searchFiles, consoleErrors}) => {
          consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/);
          consoleErrors.expect(/^The search box cannot be loaded: ChunkLoadError/);
          await page.setViewportSize({width, height: 800});
          await sitePage.open('/');
          await searchFiles.loseScripts();
          // A single attempt, so that no other is pending when the scripts are available again.
          await searchBox.standIn.focus();
          await expect(page.getByRole('alert')).toHaveText(
            'The search could not be loaded.',
          );
          await expect(searchBox.retryButton).toBeInViewport({ratio: 1});
          await searchFiles.findScripts();
          await retry(searchBox);
          await expect(searchBox.input).toBeFocused();
          await searchBox.input.pressSequentially('et acc');
          await expectTakenOver(searchBox);
        },
      );
    }
  }

  test('that cannot be loaded links to the search page with the typed text.', async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
    searchPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/);
    consoleErrors.expect(/^The search box cannot be loaded: ChunkLoadError/);
    await sitePage.open('/');
    // The other scripts load, and no attempt to load this one can replace the link.
    await searchFiles.loseScripts(BOX_SCRIPT);
    await searchBox.standIn.click();
    await searchBox.standIn.pressSequentially('get block');
    await page.getByRole('link', {name: 'Open the search page'}).click();
    await expect(page).toHaveURL('/search?q=get+block');
    await expect(searchPage.hits.first()).toContainText('Get Block');
  });
});

for (const [place, {size, width}] of SIZES.entries()) {
  for (const [index, key] of ['Control+k', 'Meta+k', '/'].entries()) {
    test(
      `A shortcut pressed before the scripts run focuses the box: ${key}, ${size}.`,
      repetition(place + index),
      async ({page, sitePage, searchBox}) => {
        await page.setViewportSize({width, height: 800});
        const letScriptsRun = await sitePage.openWithoutScripts('/faq');
        await searchBox.press(key);
        await expect(searchBox.standIn).toBeFocused();
        // Outside the box, the space would scroll the page.
        await page.keyboard.type('get acc');
        await expect(searchBox.standIn).toHaveValue('get acc');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await letScriptsRun();
        await expectTakenOver(searchBox);
        await expect(searchBox.input).toBeFocused();
      },
    );
  }

  test(
    `Enter waits for the results of the typed query: ${size}.`,
    repetition(place),
    async ({page, sitePage, searchBox, searchFiles}) => {
      await page.setViewportSize({width, height: 800});
      await searchFiles.watchAnswers();
      await sitePage.open('/');
      await searchBox.search('get transaction');
      await expect(searchBox.result('Get Transaction')).toBeVisible();
      const release = await searchFiles.holdAnswers();
      await searchBox.input.fill('getBlockRewards');
      await searchBox.press('Enter');
      await expect(page).toHaveURL('/');
      await release();
      await expect(page).toHaveURL('/api/Block/get-block-rewards');
      await expect(searchBox.panel).toBeHidden();
      await expect(sitePage.heading).toHaveText(/^Get Block Rewards/);
    },
  );
}

test.describe('Enter', () => {
  for (const [index, modifier] of ['Control', 'Meta', 'Shift'].entries()) {
    test(
      `with ${modifier} waits for the results of the typed query.`,
      repetition(index),
      async ({context, page, sitePage, searchBox, searchFiles}) => {
        await searchFiles.watchAnswers();
        await sitePage.open('/');
        await searchBox.search('get transaction');
        await expect(searchBox.result('Get Transaction')).toBeVisible();
        const release = await searchFiles.holdAnswers();
        const opened = context.waitForEvent('page');
        await searchBox.input.fill('getBlockRewards');
        await searchBox.press(`${modifier}+Enter`);
        await release();
        await expect(await opened).toHaveURL('/api/Block/get-block-rewards');
        await expect(page).toHaveURL('/');
      },
    );
  }

  test('opens the page of all results if the pending query has no results.', async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await searchFiles.watchAnswers();
    await sitePage.open('/');
    await searchBox.search('get transaction');
    await expect(searchBox.result('Get Transaction')).toBeVisible();
    const release = await searchFiles.holdAnswers();
    await searchBox.input.fill('qqqzzzxxx');
    await searchBox.press('Enter');
    await release();
    await expect(page).toHaveURL('/search?q=qqqzzzxxx');
    await expect(searchBox.panel).toBeHidden();
  });

  test('is cancelled when another query is typed or Escape is pressed.', async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await searchFiles.watchAnswers();
    await sitePage.open('/');
    await searchBox.search('get transaction');
    let release = await searchFiles.holdAnswers();
    await searchBox.input.fill('getBlockRewards');
    await searchBox.press('Enter');
    await searchBox.input.fill('get account');
    await release();
    await expect(searchBox.result('Get Account')).toBeVisible();
    await expect(page).toHaveURL('/');

    release = await searchFiles.holdAnswers();
    await searchBox.input.fill('getBlockRewards');
    await searchBox.press('Enter');
    await searchBox.press('Escape');
    await release();
    await searchBox.input.fill('get contract');
    await expect(searchBox.result('Get Contract')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('pressed before the search is loaded opens the first result.', async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    await sitePage.open('/');
    const release = await searchFiles.holdScripts();
    await searchBox.standIn.click();
    await searchBox.standIn.pressSequentially('getBlockRewards');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/');
    release();
    await expect(page).toHaveURL('/api/Block/get-block-rewards');
    await expect(searchBox.panel).toBeHidden();
  });
});

test('On a phone, results that arrive after Cancel do not open the panel again.', async ({
  page,
  sitePage,
  searchBox,
  searchFiles,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await searchFiles.watchAnswers();
  await sitePage.open('/');
  await searchBox.search('get block');
  await expect(searchBox.results.first()).toBeVisible();
  const release = await searchFiles.holdAnswers();
  await searchBox.input.fill('zzzzzz');
  await searchBox.cancelButton.click();
  await expect(searchBox.panel).toBeHidden();
  await release();
  await expect(searchBox.status).toHaveText(/^No results/);
  await expect(searchBox.panel).toBeHidden();
});

for (const [place, {size, width}] of SIZES.entries()) {
  test(
    `The query is cleared after a result is chosen: ${size}.`,
    repetition(place),
    async ({page, sitePage, searchBox}) => {
      await page.setViewportSize({width, height: 800});
      await sitePage.open('/');
      await searchBox.search('swap');
      await expect(searchBox.results.first()).toContainText(/swap/i);
      await searchBox.results.first().click();
      await expect(page).not.toHaveURL('/');
      await expect(sitePage.heading).toHaveText(/swap/i);
      // After a navigation, Docusaurus moves the focus to the start of the page, which may take the
      // focus away again.
      await expect(async () => {
        await searchBox.press('/');
        await expect(searchBox.input).toBeFocused({timeout: 2_000});
      }).toPass();
      await page.keyboard.type('block');
      await expect(searchBox.input).toHaveValue('block');
      await expect(searchBox.results.first()).toContainText(/block/i);
    },
  );
}

test('The open panel stays below the navbar while the page is scrolled.', async ({
  page,
  sitePage,
  searchBox,
}) => {
  await page.setViewportSize({width: 1470, height: 800});
  await sitePage.open('/faq');
  await searchBox.search('block');
  await expect(searchBox.results.first()).toBeVisible();
  for (const top of [300, 1200, 700]) {
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, top - (await page.evaluate(() => window.scrollY)));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect
      .poll(async () => {
        const box = await searchBox.input.boundingBox();
        const panel = await searchBox.panel.boundingBox();
        return box !== null && panel !== null && box.y >= 0
          ? panel.y - box.y - box.height < 40 && panel.y >= box.y + box.height
          : undefined;
      })
      .toBe(true);
  }
});

test.describe('The box', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('is cleared by the Clear button, which is visible only when the box contains text.', async ({
    searchBox,
  }) => {
    await expect(searchBox.clearButton).toBeHidden();
    await searchBox.search('block');
    await searchBox.clearButton.click();
    await expect(searchBox.input).toHaveValue('');
    await expect(searchBox.input).toBeFocused();
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.clearButton).toBeHidden();
    await expect(searchBox.status).toBeEmpty();
  });

  test('opens the page of all results on Submit.', async ({
    page,
    searchBox,
    searchPage,
  }) => {
    await searchBox.search('fee payer');
    await searchBox.submitButton.click();
    await expect(page).toHaveURL('/search?q=fee+payer');
    await expect(searchPage.input).toHaveValue('fee payer');
    await expect(searchPage.hits).toHaveCount(8);
    await expect(searchBox.panel).toBeHidden();

    await searchBox.search('kip-17');
    await searchBox.submitButton.click();
    await expect(page).toHaveURL('/search?q=kip-17');
    await expect(searchPage.input).toHaveValue('kip-17');
    await expect(searchPage.hits.first()).toContainText(/kip-?17/i);
  });

  test('does not navigate on Submit while it is empty.', async ({page, searchBox}) => {
    await searchBox.submitButton.click();
    await searchBox.input.fill('   ');
    await searchBox.submitButton.click();
    await searchBox.search('block');
    await expect(page).toHaveURL('/');
  });
});

test.describe('On a narrow screen, the search', () => {
  test.use({viewport: NARROW});

  test('fills the screen, and is closed by Cancel.', async ({
    page,
    sitePage,
    searchBox,
  }) => {
    await sitePage.open('/');
    await searchBox.open();
    await expect(searchBox.input).toBeFocused();
    await searchBox.input.fill('get account');
    await expect(searchBox.result('Get Account')).toBeVisible();
    const overlay = await page.locator('.aa-DetachedOverlay').boundingBox();
    expect(overlay).toEqual({x: 0, y: 0, ...NARROW});

    await searchBox.cancelButton.click();
    await expect(searchBox.input).toHaveCount(0);
    await expect(searchBox.openButton).toBeVisible();
    await searchBox.openButton.click();
    await expect(searchBox.input).toBeFocused();
    await searchBox.result('Get Account').click();
    await expect(page).toHaveURL(/\/api\//);
    await expect(searchBox.input).toHaveCount(0);
  });

  for (const key of ['Control+k', '/']) {
    test(`is opened by ${key} before and after it has been loaded.`, async ({
      sitePage,
      searchBox,
    }) => {
      await sitePage.open('/');
      await searchBox.press(key);
      await expect(searchBox.input).toBeFocused();
      await searchBox.cancelButton.click();
      await expect(searchBox.input).toHaveCount(0);
      await searchBox.press(key);
      await expect(searchBox.input).toBeFocused();
      await expect(searchBox.input).toHaveValue('');
    });
  }

  test('is closed by Escape.', async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
    await searchBox.input.fill('get account');
    await expect(searchBox.results.first()).toBeVisible();
    await searchBox.press('Escape');
    await expect(searchBox.input).toHaveCount(0);
  });
});

test.describe('For assistive technology, the box', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('is a combobox with a listbox.', async ({page, searchBox}) => {
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(1);
    await expect(searchBox.input).toHaveAttribute('aria-autocomplete', 'list');
    await expect(searchBox.input).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox.input).not.toHaveAttribute('aria-controls');
    await expect(searchBox.input).not.toHaveAttribute('aria-activedescendant');

    await searchBox.search('block');
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', {name: 'Search results'});
    await expect(list).toHaveCount(1);
    const id = (await list.getAttribute('id')) ?? '';
    await expect(searchBox.input).toHaveAttribute('aria-controls', id);

    await searchBox.press('Escape');
    await expect(searchBox.input).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox.input).not.toHaveAttribute('aria-controls');
    await expect(searchBox.input).not.toHaveAttribute('aria-activedescendant');
  });

  test('identifies the active result.', async ({searchBox}) => {
    await searchBox.search('block');
    for (const place of [0, 1, 2]) {
      const id = (await searchBox.results.nth(place).getAttribute('id')) ?? '';
      await expect(searchBox.input).toHaveAttribute('aria-activedescendant', id);
      await expect(searchBox.active).toHaveCount(1);
      await expect(searchBox.active).toHaveAttribute('id', id);
      await searchBox.press('ArrowDown');
    }
  });

  test('references every listbox, and every referenced listbox exists.', async ({
    page,
    searchBox,
  }) => {
    await searchBox.search('2000');
    await expect(page.getByRole('listbox')).toHaveCount(2);
    const named = async (): Promise<number[]> => {
      const ids = (await searchBox.input.getAttribute('aria-controls')) ?? '';
      return Promise.all(
        ids.split(' ').map((id) => page.locator(`[id="${id}"][role="listbox"]`).count()),
      );
    };
    expect(await named()).toEqual([1, 1]);
  });

  test('announces the number of results, missing results and an invalid query.', async ({
    searchBox,
  }) => {
    await expect(searchBox.status).toBeEmpty();
    await searchBox.input.fill('block');
    await expect(searchBox.status).toHaveText('8 results');
    await searchBox.input.fill('qqqzzzxxx');
    await expect(searchBox.status).toHaveText('No results found.');
    await expect(searchBox.input).not.toHaveAttribute('aria-controls');
    await expect(searchBox.input).not.toHaveAttribute('aria-activedescendant');
    await searchBox.input.fill('block~x');
    await expect(searchBox.status).toHaveText(
      'The query cannot be read: edit distance must be numeric.',
    );
    await searchBox.input.fill('');
    await expect(searchBox.status).toBeEmpty();
  });

  test('announces a single result.', async ({searchBox}) => {
    await searchBox.input.fill('tags:getblockrewards');
    await expect(searchBox.status).toHaveText('1 result');
  });
});
