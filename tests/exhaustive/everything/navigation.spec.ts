import type {Page} from '@playwright/test';
import {expect, test} from './test';

/** Pages with parts of their own, by the page that links to them. */
const PAGES = [
  ['/api/Bodies', '/api/Bodies/add-note'],
  ['/api/Bodies', '/api/Bodies/add-picture'],
  ['/api/Parameters', '/api/Parameters/query-styles'],
  ['/api/Security', '/api/Security/takes-one-of'],
  ['/api/Places', '/api/Places/add-place'],
  ['/api/Schemas', '/api/Schemas/add-shape'],
] as const;

/** Returns the texts, values and styles of the parts of a page. */
async function partsOf(page: Page): Promise<string[]> {
  return page.locator('[data-part]').evaluateAll((parts) =>
    parts.map((part) =>
      [part, ...part.querySelectorAll('*')]
        .map((element) => {
          const {display, margin, padding, fontSize, color, borderWidth} =
            getComputedStyle(element);
          const value = 'value' in element ? element.value : '';
          const text = element.firstElementChild === null ? element.textContent : '';
          const style = [display, margin, padding, fontSize, color, borderWidth];
          return [element.localName, text, value, ...style].join(' ');
        })
        .join('\n'),
    ),
  );
}

test('A page that a link opens has the same parts, with their styles, as one that is loaded.', async ({
  page,
  sitePage,
}) => {
  for (const [list, address] of PAGES) {
    await sitePage.open(address);
    const loaded = await partsOf(page);
    expect(loaded.length, address).toBeGreaterThan(1);
    await sitePage.open(list);
    const problems = await sitePage.problemsDuring(async () => {
      const link = page.getByRole('main').locator(`a[href="${address}"]`).first();
      await link.click();
      await expect.poll(() => partsOf(page), {message: address}).toEqual(loaded);
      await page.goBack();
      await expect(link).toBeVisible();
      await page.goForward();
      await expect.poll(() => partsOf(page), {message: address}).toEqual(loaded);
    });
    expect(problems, address).toEqual([]);
  }
});

test('The panel sends the examples of a form that came after a click on a link.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  await sitePage.open('/api/Bodies');
  await page.getByRole('main').getByRole('link', {name: 'Log in with a form'}).click();
  await expect(requestPanel.region.getByLabel('device')).toBeVisible();
  await requestPanel.send();
  await expect.poll(() => received).toHaveLength(1);
  const form = new URLSearchParams(received[0]?.postData() ?? '');
  expect(form.get('user')).toBe("it's a & b = c + d%");
});
