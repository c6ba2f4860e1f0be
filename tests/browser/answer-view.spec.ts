import type {Locator, Page} from '@playwright/test';
import type {ReferencePage} from './pages/ReferencePage';
import type {RequestPanel} from './pages/RequestPanel';
import {expect, PROMISE, testWithApi as test} from './test';

const WINDOWS = [
  {width: 1440, height: 900},
  {width: 1024, height: 800},
  {width: 390, height: 844},
];

/** The longest form, the shortest one, a body of many lines, and a chart. */
const PAGES = [
  '/api/Account/Transaction/get-account-transactions',
  '/api/Block/get-latest-block',
  '/api/Contract/get-contracts',
  '/api/Stablecoin/get-stable-coin-daily-transfer-count',
];

const ANSWER = {
  results: Array.from({length: 60}, (_, index) => ({
    block_id: index,
    from: '0xf172f38771f623a9c8daeba080e495a427f9c2ba',
    hash: '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda',
  })),
};

const ERROR = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};

for (const [index, viewport] of WINDOWS.entries()) {
  const {width, height} = viewport;
  test(
    `After Send, the status and the first lines are in the window of ${width} x ${height}, also of errors.`,
    index === 0 ? PROMISE : {},
    async ({page, api, referencePage, requestPanel}) => {
      await page.setViewportSize(viewport);
      for (const [number, route] of PAGES.entries()) {
        await test.step(route, async () => {
          await referencePage.open(route);
          await fillForm(requestPanel);
          const languages = await referencePage.languages();
          await referencePage.chooseLanguage(
            languages[(number + index) % languages.length] ?? '',
          );
          api.answers(200, ANSWER);
          await requestPanel.send();
          await expect(requestPanel.body).toBeVisible();
          await expectInWindow(requestPanel.status.getByText('200'));
          for (const line of [0, 1, 2]) {
            await expectInWindow(requestPanel.body.locator('pre code > span').nth(line));
          }
          expect(await scrollAreasAround(requestPanel.body)).toBe(0);
        });
      }
      // The longest advice.
      api.answers(429, ERROR);
      await requestPanel.send();
      const outcome = requestPanel.status.filter({hasText: '429'});
      await expectInWindow(outcome.locator('strong').first());
      await expectInWindow(outcome.getByText(ERROR.code));
      await expectInWindow(outcome.getByRole('paragraph').last());
    },
  );
}

test(
  'The answer takes the room that Send has shown: nothing moves when it arrives, also if the reader has scrolled away.',
  PROMISE,
  async ({page, api, referencePage, requestPanel}) => {
    for (const [index, viewport] of [...WINDOWS, {width: 1440, height: 900}].entries()) {
      await page.setViewportSize(viewport);
      const release = api.holds();
      await referencePage.open(PAGES[0] ?? '');
      await fillForm(requestPanel);
      await requestPanel.send();
      await expect(requestPanel.cancelButton).toBeVisible();
      await expectInWindow(requestPanel.cancelButton);
      if (index === WINDOWS.length) {
        await page.evaluate(() => {
          scrollTo(0, 40);
        });
      }
      const before = await placesOf(page, requestPanel);
      release();
      await expect(requestPanel.body).toBeVisible();
      expect(await placesOf(page, requestPanel)).toEqual(before);
    }
  },
);

test(
  '"Try it" is in the window when a page opens, and leads to the first field to fill in and to Send.',
  PROMISE,
  async ({page, referencePage, requestPanel}) => {
    for (const [index, viewport] of WINDOWS.entries()) {
      await page.setViewportSize(viewport);
      for (const route of index === 0 ? PAGES : PAGES.slice(0, 1)) {
        await referencePage.open(route);
        const link = page
          .locator('article header')
          .getByRole('link', {name: 'Try it'})
          .first();
        await expectInWindow(link);
        await link.click();
        await expect(requestPanel.key).toBeFocused();
        await expectInWindow(requestPanel.key);
        await requestPanel.key.fill('a-key');
        await link.press('Enter');
        await expect(requestPanel.key).not.toBeFocused();
        await expect(requestPanel.region.locator(':focus')).toHaveCount(1);
        // On a phone, the longest form is higher than the window.
        if (viewport.width > 390) {
          await expectInWindow(requestPanel.sendButton);
        }
        await requestPanel.button('Forget').click();
      }
    }
  },
);

test('Beside the parameters, "Try it" stays in the window of a phone until the form is there.', async ({
  page,
  referencePage,
  requestPanel,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await referencePage.open(PAGES[0] ?? '');
  await referencePage.entry('query-page').scrollIntoViewIfNeeded();
  const link = page.getByRole('article').getByRole('link', {name: 'Try it'}).last();
  await expectInWindow(link);
  await link.click();
  await expect(requestPanel.key).toBeFocused();
  await expectInWindow(requestPanel.key);
});

test('With the navbar hidden, the samples begin at the top of the window.', async ({
  page,
  referencePage,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await referencePage.open('/api/Block/get-latest-block');
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.locator('.navbar')).not.toBeInViewport({timeout: 1_000});
  }).toPass();
  const samples = page.getByRole('region', {name: 'Code samples'});
  await expect
    .poll(() => samples.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBe(12);
});

test(
  'At 1440 and 1920 px, no line of a sample is cut.',
  PROMISE,
  async ({referencePage}) => {
    await referencePage.page.setViewportSize({width: 1440, height: 900});
    await expectWholeLines(['/', ...PAGES], referencePage);
    await referencePage.page.setViewportSize({width: 1920, height: 900});
    await expectWholeLines(PAGES.slice(0, 1), referencePage);
  },
);

test('The lines of a sample wrap, and are selected as they are.', async ({
  referencePage,
}) => {
  await referencePage.open(PAGES[0] ?? '');
  const selected = await referencePage.visibleSamples.evaluate((pre) => {
    getSelection()?.selectAllChildren(pre);
    return String(getSelection());
  });
  expect(selected).toMatch(/^curl .* \\\n {2}--header "Authorization: .*" \\\n/);
  expect(selected.trimEnd()).toBe((await referencePage.allSamples())[0]?.trimEnd());
});

test('The menu of a value opens over the answer, which stays where it is.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  api.answers(200, ANSWER);
  await referencePage.open('/api/Block/get-latest-block');
  await requestPanel.send();
  const button = requestPanel
    .line('from')
    .getByRole('button', {name: /^Endpoints that take 0x/});
  await button.scrollIntoViewIfNeeded();
  const before = await placesOf(page, requestPanel);
  await button.click();
  const menu = requestPanel.region.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toHaveText('Get Account');
  await expectInWindow(menu.getByRole('link').first());
  expect(await placesOf(page, requestPanel)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** Returns where the window, the button and the room of the answer are, in pixels. */
async function placesOf(
  page: Page,
  {sendButton, status}: RequestPanel,
): Promise<number[]> {
  const top = (element: Locator): Promise<number> =>
    element.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  return [
    await page.evaluate(() => Math.round(scrollY)),
    await top(sendButton),
    await top(status),
  ];
}

/** Expects that all lines of the samples, in each language, are as wide as their box or less. */
async function expectWholeLines(
  routes: readonly string[],
  referencePage: ReferencePage,
): Promise<void> {
  const {page} = referencePage;
  for (const route of routes) {
    await referencePage.open(route);
    const options = page.locator('main [data-language-input]');
    for (const language of await options.evaluateAll((all) =>
      all.map((option) => option.getAttribute('value') ?? ''),
    )) {
      await page
        .locator(`main [data-language-input][value="${language}"]`)
        .first()
        .check();
      const cut = await page
        .locator('main [data-language-sample]:visible pre')
        .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
      expect([route, language, cut]).toEqual([route, language, cut.map(() => 0)]);
    }
  }
}

/** Fills in the required fields that are empty: with the example beside them, or with the first choice. */
async function fillForm({region}: RequestPanel): Promise<void> {
  await region.locator('[data-request-value]:required').evaluateAll((fields) => {
    for (const field of fields as (HTMLInputElement | HTMLSelectElement)[]) {
      const parameter = document.getElementById(field.name.replace('.', '-'));
      const [example] = [...(parameter?.querySelectorAll('dt') ?? [])]
        .filter(({textContent}) => textContent === 'Example')
        .map(({nextElementSibling}) => nextElementSibling?.textContent ?? '');
      if (field.value === '') {
        field.value =
          field instanceof HTMLInputElement
            ? (example ?? '')
            : (field.options[1]?.value ?? '');
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    }
  });
}

/** Expects that the reader sees an element: inside the window, and under nothing else. */
async function expectInWindow(element: Locator): Promise<void> {
  const isInWindow = (): Promise<boolean> =>
    element.evaluate((one) => {
      const {left, top, bottom} = one.getBoundingClientRect();
      // Buttons have round corners.
      const atTop = document.elementFromPoint(left + 10, top + 2);
      const atBottom = document.elementFromPoint(left + 10, bottom - 2);
      return one.contains(atTop) && one.contains(atBottom);
    });
  // The window may still be scrolling.
  await expect.poll(isInWindow, `${String(element)} is in the window`).toBe(true);
}

/** Returns the number of elements around one that have a scroll bar of their own. */
async function scrollAreasAround(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    let count = 0;
    for (let parent = one.parentElement; parent !== null; parent = parent.parentElement) {
      const {overflowY} = getComputedStyle(parent);
      count += ['auto', 'scroll'].includes(overflowY) && parent !== document.body ? 1 : 0;
    }
    return count;
  });
}
