import type {Locator, Page} from '@playwright/test';
import type {RequestPanel} from './pages/RequestPanel';
import {expect, PROMISE, testWithApi as test} from './test';

const SCREEN = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

/** The longest form, and the shortest one. */
const LONGEST = '/api/Account/Transaction/get-account-transactions';
const SHORTEST = '/api/Block/get-latest-block';

const ANSWER = {
  results: Array.from({length: 60}, (_, index) => ({
    block_id: index,
    from: '0xf172f38771f623a9c8daeba080e495a427f9c2ba',
    hash: '0x0084e6d51a208f576637be64122a093b6fa746929f4fbc4bbb132a0ef9316fda',
  })),
};

const ERROR = {code: 'SOME_CODE', title: 'A title', message: 'Words of the API.'};

for (const viewport of [SCREEN, {width: 1024, height: 800}, PHONE]) {
  test(
    `In a window of ${viewport.width} px, "Try it" leads to the form; after Send, nothing moves, and the answer is in the window, also an error.`,
    PROMISE,
    async ({page, api, referencePage, requestPanel}) => {
      await page.setViewportSize(viewport);
      await referencePage.open(LONGEST);
      await test.step('"Try it" leads to the first field to fill in', async () => {
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
      });
      await fillForm(requestPanel);
      await test.step('nothing moves when the answer arrives', async () => {
        const release = api.holds();
        await requestPanel.send();
        await expectInWindow(requestPanel.cancelButton);
        const before = await placesOf(page, requestPanel);
        release();
        await expect(requestPanel.body).toBeVisible();
        expect(await placesOf(page, requestPanel)).toEqual(before);
      });
      await test.step('the first lines are in the window', async () => {
        api.answers(200, ANSWER);
        await requestPanel.send();
        await expectInWindow(requestPanel.status.getByText('200'));
        for (const line of [0, 1, 2]) {
          await expectInWindow(requestPanel.body.locator('pre code > span').nth(line));
        }
      });
      await test.step('the longest advice is in the window', async () => {
        api.answers(429, ERROR);
        await requestPanel.send();
        const outcome = requestPanel.status.filter({hasText: '429'});
        await expectInWindow(outcome.locator('strong').first());
        await expectInWindow(outcome.getByText(ERROR.code));
        await expectInWindow(outcome.getByRole('paragraph').last());
      });
    },
  );
}

test('On a phone, "Try it" beside the parameters stays in the window until the form is there, and the parts of the page are one press away.', async ({
  page,
  referencePage,
  requestPanel,
}) => {
  await page.setViewportSize(PHONE);
  await referencePage.open(LONGEST);
  await referencePage.entry('query-page').scrollIntoViewIfNeeded();
  const link = page.getByRole('article').getByRole('link', {name: 'Try it'}).last();
  await expectInWindow(link);
  await link.click();
  await expect(requestPanel.key).toBeFocused();
  await expectInWindow(requestPanel.key);

  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toHaveText([
    ...['Parameters', 'Code samples', 'Try it', 'Responses'],
  ]);
  for (const part of await contents.getByRole('link').all()) {
    await part.click();
    const id = (await part.getAttribute('href'))?.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test(
  'No line of a sample is cut, in any language, and lines are selected as they are.',
  PROMISE,
  async ({page, referencePage}) => {
    for (const [width, route] of [
      [1440, '/'],
      [1440, LONGEST],
      [1920, LONGEST],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await referencePage.open(route);
      for (const language of ['python', 'go', 'nodejs', 'curl']) {
        await page
          .locator(`main [data-language-input][value=${language}]`)
          .first()
          .check();
        const samples = page.locator('main [data-language-sample]:visible pre');
        await expect(samples.first()).toBeVisible();
        const cut = await samples.evaluateAll((all) =>
          all.map((pre) => pre.scrollWidth - pre.clientWidth),
        );
        expect(new Set(cut), `${route}, ${language}`).toEqual(new Set([0]));
      }
    }
    const selected = await referencePage.visibleSamples.evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return String(getSelection());
    });
    expect(selected).toMatch(/^curl .* \\\n {2}--header "Authorization: .*" \\\n/);
    expect(selected.trimEnd()).toBe((await referencePage.allSamples())[0]?.trimEnd());
  },
);

test('The menu of a value opens over the answer, which stays where it is.', async ({
  page,
  api,
  referencePage,
  requestPanel,
}) => {
  await page.setViewportSize(SCREEN);
  api.answers(200, ANSWER);
  await referencePage.open(SHORTEST);
  await requestPanel.send();
  const button = requestPanel.body.getByRole('button', {name: /^Endpoints that take 0x/});
  await button.first().scrollIntoViewIfNeeded();
  const before = await placesOf(page, requestPanel);
  await button.first().click();
  const menu = requestPanel.region.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toHaveText('Get Account');
  await expectInWindow(menu.getByRole('link').first());
  expect(await placesOf(page, requestPanel)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button.first()).toBeFocused();
});

/** Returns where the window, the button and the room of the answer are, in pixels. */
async function placesOf(page: Page, panel: RequestPanel): Promise<number[]> {
  const top = (element: Locator): Promise<number> =>
    element.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  return [
    await page.evaluate(() => Math.round(scrollY)),
    await top(panel.sendButton),
    await top(panel.status),
  ];
}

/** Fills in the required fields that are empty, with the example beside their parameter. */
async function fillForm({region}: RequestPanel): Promise<void> {
  for (const field of await region.locator('input[data-request-value]:required').all()) {
    const id = (await field.getAttribute('name'))?.replace('.', '-');
    const example = region.page().locator(`[id="${id}"] span:text-is("Example") + code`);
    await field.fill((await example.first().textContent()) ?? '');
  }
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
