import type {Page} from '@playwright/test';
import {expect, test} from './test';
import {visit} from './visit';

/** Returns the texts around evidence marks that begin a line, though a word stands before them. */
async function marksAlone(page: Page): Promise<string[]> {
  return page.locator('main article a[href^="/evidence#"]').evaluateAll((marks) =>
    marks
      .filter((mark) => {
        const walker = document.createTreeWalker(
          mark.parentElement as Node,
          NodeFilter.SHOW_TEXT,
        );
        walker.currentNode = mark;
        let before = walker.previousNode();
        while (before !== null && !/\S/.test(before.textContent ?? '')) {
          before = walker.previousNode();
        }
        if (before === null) {
          return false;
        }
        const end = (before.textContent ?? '').trimEnd().length;
        const letter = new Range();
        letter.setStart(before, end - 1);
        letter.setEnd(before, end);
        return letter.getBoundingClientRect().bottom < mark.getBoundingClientRect().top;
      })
      .map((mark) => mark.parentElement?.textContent ?? ''),
  );
}

test('An evidence mark is on the line of the word before it, which stays as high as it is.', async ({
  page,
}) => {
  for (const path of [
    '/guides/errors',
    '/etherscan-compatible-api/Accounts',
    '/schemas',
  ]) {
    await visit(page, path);
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect(await marksAlone(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  const heights = await page
    .locator('main li > div')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  // The lines are 1.625 times 15 px high.
  expect(heights.length).toBeGreaterThan(80);
  expect(heights.filter((height) => height % 24.375 !== 0)).toEqual([]);
});

test('Tables show all columns on a phone, break words nowhere, and are as wide as their page.', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/etherscan-compatible-api/Accounts');
  const table = page.getByRole('table').first();
  const box = table.locator('..');
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const cell = table.getByRole('row').nth(1).getByRole('cell').last();
  await cell.scrollIntoViewIfNeeded();
  await expect(cell).toBeInViewport({ratio: 1});

  await visit(page, '/endpoint-credit');
  for (const width of [390, 1470]) {
    await page.setViewportSize({width, height: 900});
    expect(await brokenWords(page), `${width} px`).toEqual([]);
  }

  await page.setViewportSize({width: 1920, height: 900});
  for (const path of ['/plans', '/endpoint-credit']) {
    await visit(page, path);
    const gaps = await page.locator('.theme-doc-markdown').evaluate((article) => {
      const {right} = article.getBoundingClientRect();
      // A table itself can be wider than its columns.
      return [...article.querySelectorAll('thead')].map((head) =>
        Math.round(right - head.getBoundingClientRect().right),
      );
    });
    expect(new Set(gaps), path).toEqual(new Set([0]));
  }
});

/** Returns the words of the column headers of the first table that are on two lines. */
async function brokenWords(page: Page): Promise<string[]> {
  const heads = page.getByRole('table').first().getByRole('columnheader');
  await expect(heads).toHaveText(['Endpoint', 'Lowest plan', 'Credits a call']);
  return heads.evaluateAll((all) =>
    all.flatMap((head) => {
      const text = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({0: word, index}) => {
          const range = new Range();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );
}

test('The parts of a long endpoint page are one press away where it has one column.', async ({
  page,
}) => {
  await visit(page, '/api/Account/Transaction/get-account-transactions');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await expect(contents.getByRole('link')).toHaveText([
    ...['Parameters', 'Code samples', 'Try it', 'Responses'],
  ]);
  for (const link of await contents.getByRole('link').all()) {
    await link.click();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test('The button to copy covers no code of a type.', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/schemas/blockview');
  const types = page.locator('details').filter({hasText: 'Types: TypeScript'});
  await types.locator('summary').click();
  const copy = await types.getByRole('button', {name: 'Copy'}).boundingBox();
  const code = await types.locator('pre').boundingBox();
  expect(copy?.height).toBeGreaterThan(0);
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
});
