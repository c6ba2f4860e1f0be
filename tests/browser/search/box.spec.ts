import type {SearchBox} from '../pages/SearchBox';
import {expect, repetition, test} from '../test';
import {SIZES} from './sizes';

const ENDPOINT = '/api/Account/get-account';

/** The width from which on the search has a place of its own in the navbar. */
const NARROW = {width: 996, height: 800};

/** The box has taken over what was typed before it was there, and answers to it. */
async function expectTakenOver(searchBox: SearchBox): Promise<void> {
  await expect(searchBox.input).toHaveValue('get acc');
  await expect(searchBox.result('Get Account')).toBeVisible();
}

/** What makes the search be loaded again. */
const RETRIES: Record<string, (searchBox: SearchBox) => Promise<void>> = {
  'its button': async (searchBox) => {
    await searchBox.retryButton.click();
    await expect(searchBox.input).toBeFocused();
    await searchBox.press('g');
  },
  'the next key': (searchBox) => searchBox.press('g'),
};

test.describe('The search', () => {
  test('is loaded when the pointer comes over it.', async ({
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

  test('is loaded when it gets the focus.', async ({
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
      `is opened by ${key}, before and after it has been loaded.`,
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

  test('is not opened by a slash that is typed into a field.', async ({
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

  test('keeps what was typed before it had been loaded.', async ({
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

  test('loses no key that is pressed while it takes its place.', async ({
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

  test('keeps what was typed before the scripts of the page had run.', async ({
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
        `says that it could not be loaded, and is loaded again by ${way}: ${size}.`,
        repetition(index),
        async ({page, sitePage, searchBox, searchFiles, consoleErrors}) => {
          consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/);
          consoleErrors.expect(/^The search box cannot be loaded: ChunkLoadError/);
          await page.setViewportSize({width, height: 800});
          await sitePage.open('/');
          await searchFiles.loseScripts();
          // One attempt, so that no other is under way when the scripts are back.
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

  test('that cannot be loaded leads to the search page with what was typed.', async ({
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
    await searchFiles.loseScripts();
    await searchBox.standIn.click();
    await searchBox.standIn.pressSequentially('get block');
    const link = page.getByRole('link', {name: 'Open the search page'});
    await expect(link).toBeVisible();
    await searchFiles.findScripts();
    await link.click();
    await expect(page).toHaveURL('/search?q=get+block');
    await expect(searchPage.hits.first()).toContainText('Get Block');
  });
});

for (const {size, width} of SIZES) {
  for (const [index, key] of ['Control+k', 'Meta+k', '/'].entries()) {
    test(
      `A key pressed before the scripts have run leads into the box: ${key}, ${size}.`,
      repetition(index),
      async ({page, sitePage, searchBox}) => {
        await page.setViewportSize({width, height: 800});
        const letScriptsRun = await sitePage.openWithoutScripts('/faq');
        await searchBox.press(key);
        await expect(searchBox.standIn).toBeFocused();
        // The space bar would scroll the page.
        await page.keyboard.type('get acc');
        await expect(searchBox.standIn).toHaveValue('get acc');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await letScriptsRun();
        await expectTakenOver(searchBox);
        await expect(searchBox.input).toBeFocused();
      },
    );
  }

  test(`Enter waits for the answer to what has been typed: ${size}.`, async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
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
  });
}

test.describe('Enter', () => {
  for (const [index, modifier] of ['Control', 'Meta', 'Shift'].entries()) {
    test(
      `with ${modifier} waits for the answer to what has been typed.`,
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

  test('leads to all results where the awaited answer is none.', async ({
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

  test('is forgotten when something else is typed or Escape is pressed.', async ({
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

  test('pressed before the search has been loaded opens what is found.', async ({
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

test('On a phone, an answer that comes after Cancel does not open the panel again.', async ({
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

for (const {size, width} of SIZES) {
  test(`The query does not stay after a choice: ${size}.`, async ({
    page,
    sitePage,
    searchBox,
  }) => {
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
  });
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

  test('is emptied by Clear, which is there only when there is something.', async ({
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

  test('leads to all results by Submit.', async ({page, searchBox, searchPage}) => {
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

  test('leads nowhere by Submit while it is empty.', async ({page, searchBox}) => {
    await searchBox.submitButton.click();
    await searchBox.input.fill('   ');
    await searchBox.submitButton.click();
    await searchBox.search('block');
    await expect(page).toHaveURL('/');
  });
});

test.describe('On a narrow screen, the search', () => {
  test.use({viewport: NARROW});

  test('takes the whole screen, and leaves it by Cancel.', async ({
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
    test(`is opened by ${key}, before and after it has been loaded.`, async ({
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

  test('is left by Escape.', async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
    await searchBox.input.fill('get account');
    await expect(searchBox.results.first()).toBeVisible();
    await searchBox.press('Escape');
    await expect(searchBox.input).toHaveCount(0);
  });
});

test.describe('To readers who do not see it, the box', () => {
  test.beforeEach(async ({sitePage, searchBox}) => {
    await sitePage.open('/');
    await searchBox.open();
  });

  test('is a combobox with a list.', async ({page, searchBox}) => {
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

  test('says which offer is active.', async ({searchBox}) => {
    await searchBox.search('block');
    for (const place of [0, 1, 2]) {
      const id = (await searchBox.results.nth(place).getAttribute('id')) ?? '';
      await expect(searchBox.input).toHaveAttribute('aria-activedescendant', id);
      await expect(searchBox.active).toHaveCount(1);
      await expect(searchBox.active).toHaveAttribute('id', id);
      await searchBox.press('ArrowDown');
    }
  });

  test('controls every list, and all that it names is there.', async ({
    page,
    searchBox,
  }) => {
    await searchBox.search('100');
    await expect(page.getByRole('listbox')).toHaveCount(2);
    const named = async (): Promise<number[]> => {
      const ids = (await searchBox.input.getAttribute('aria-controls')) ?? '';
      return Promise.all(
        ids.split(' ').map((id) => page.locator(`[id="${id}"][role="listbox"]`).count()),
      );
    };
    expect(await named()).toEqual([1, 1]);
  });

  test('says how much there is, that there is nothing, and why.', async ({searchBox}) => {
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

  test('says that there is one result.', async ({searchBox}) => {
    await searchBox.input.fill('tags:getblockrewards');
    await expect(searchBox.status).toHaveText('1 result');
  });
});
