import type {Page} from '@playwright/test';
import {violations} from '../../browser/accessibility/audit';
import {sidewaysOverflow} from '../../browser/accessibility/layout';
import type {SitePage} from '../../browser/pages/SitePage';
import {pagePaths} from '../sites/sites';
import {expect, test} from './test';

/** What a reader who presses Tab in the request panel hears, from its first control to the last. */
const CONTROLS: Record<string, string> = {
  '/api/Security/takes-one-of':
    'Copy link | Server | Authentication | Access token | Implicit: Authorization | Remember for this tab | Send API Request | Show example answer',
  '/api/Bodies/add-picture':
    'Copy link | Server | title required | tags, item 1 | tags, item 2 | tags, item 3 | place | notes | picture required | pages | Send API Request',
  '/api/Bodies/add-note':
    'Copy link | Server | Media type | Example | Request body | Add secret | Add tags | Format | Reset to the example | Send API Request | Show example answer',
  '/api/Places/add-place':
    'Copy link | Server | Server: region | Server: port | Server: version | Request body | Format | Reset to the example | Send API Request',
  '/api/Parameters/parameter-values':
    'Copy link | Server | returnTo required | debug | Send it without a value | petId required | number required | day | moment required | version | size | exact | old | sort | Send API Request',
};

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 4;

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(`Part ${part + 1} of ${PARTS} of all pages hydrates, fits a narrow window and passes axe with all of it open and filled in.`, async ({
    page,
    site,
    sitePage,
  }) => {
    const found: string[] = [];
    const paths = [
      ...pagePaths(site).filter((path) => /^\/(api|schemas)\b/.test(path)),
      ...['/authentication', '/introduction'],
    ];
    expect(paths).toContain('/api/Places/post-visitor-arrived-webhook');
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({width: 390, height: 900});
      const problems = await sitePage.problemsDuring(async () => {
        await sitePage.open(path);
        await openPanel(page);
        await fillIn(page);
        await openDetails(page);
      });
      problems.push(...(await repeatedValues(page)), ...(await brokenTexts(page)));
      const audit = {scope: 'main', ...(path in CONTROLS ? {} : {colourWidths: []})};
      problems.push(...(await violations(page, [390], audit)));
      problems.push(...(await sidewaysOverflow(page, 320)));
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

test('Tab reaches every control of a panel in the order of the page, each with a name.', async ({
  page,
  sitePage,
}) => {
  for (const [path, controls] of Object.entries(CONTROLS)) {
    const names = controls.split(' | ');
    await openForm(sitePage, path);
    const panel = page.getByRole('region', {name: 'Try it'});
    const focused = page.locator(':focus');
    await panel.getByRole('button', {name: names[0]}).focus();
    for (const [index, name] of names.entries()) {
      if (index > 0) {
        await page.keyboard.press('Tab');
      }
      await expect(focused, path).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus'), path).toHaveCount(0);
  }
});

/** Opens a page and loads the code of its panel. */
async function openForm(sitePage: SitePage, path: string): Promise<void> {
  await sitePage.open(path);
  await openPanel(sitePage.page);
}

/** Loads the code of the panel, as the first interaction does. */
async function openPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', {name: 'Try it'});
  if ((await panel.count()) > 0) {
    await panel.getByRole('heading').hover();
    await panel.getByRole('status').last().waitFor({state: 'attached'});
  }
}

/** Fills in credentials; the parameters have their examples. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await page.locator('[data-credential]').all()) {
    await field.fill('secret');
  }
}

/** Opens all sections, and waits for the code that they load. */
async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open])');
  await expect
    .poll(async () => {
      await closed.evaluateAll((all: HTMLDetailsElement[]) => {
        all.forEach((details) => {
          details.open = true;
        });
      });
      return closed.count();
    })
    .toBe(0);
  for (const types of await page.locator('main summary', {hasText: 'Types:'}).all()) {
    await expect(types.locator('..').locator('pre').first()).toBeVisible();
  }
}

/** Returns the values of the request that have more than one field. */
async function repeatedValues(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-request-value]')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({name}) => name));
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `several fields: ${name}`);
}

/** Returns texts that are printed objects. */
async function brokenTexts(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return text.match(/.*\[object \w+\].*/g) ?? [];
}
