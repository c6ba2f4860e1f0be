import type {Page} from '@playwright/test';
import {violations} from '../../browser/accessibility/audit';
import {sidewaysOverflow} from '../../browser/accessibility/layout';
import {expect, testOn} from '../site-test';
import {pagePaths} from '../sites/sites';

const test = testOn('everything');

/** What a reader who presses Tab in the request panel hears, from its first control to the last. */
const CONTROLS: Record<string, string> = {
  '/api/Security/takes-one-of':
    'Copy link | Server | Authentication | Access token | Implicit: Authorization | Send API Request | Show example answer',
  '/api/Bodies/add-picture':
    'Copy link with values | Server | title required | tags, item 1 | tags, item 2 | tags, item 3 | place | notes | picture required | pages | Send API Request',
  '/api/Bodies/add-note':
    'Copy link | Server | Media type | Example | Request body | Add secret | Add tags | Format | Reset to the example | Send API Request | Show example answer',
  '/api/Places/add-place':
    'Copy link with values | Server | Server: region | Server: port | Server: version | Request body | Format | Reset to the example | Send API Request',
  '/api/Parameters/parameter-values':
    'Copy link | Server | returnTo required | debug | Send it without a value | petId required | number required | day | moment required | version | size | exact | old | sort | Send API Request',
};

/** The number of tests, high enough that two workers finish at about the same time. */
const PARTS = 4;

for (const part of Array.from({length: PARTS}, (_, index) => index)) {
  test(`Part ${part + 1} of ${PARTS} of all pages hydrates, fits a narrow window, passes axe with all of it open and filled in, and Tab reaches every control.`, async ({
    page,
    sitePage,
  }) => {
    const found: string[] = [];
    const paths = pagePaths('everything').filter((path) => !/^\/(plans|$)/.test(path));
    expect(paths).toEqual(expect.arrayContaining(Object.keys(CONTROLS)));
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({width: 390, height: 900});
      const problems = await sitePage.problemsDuring(async () => {
        await sitePage.open(path);
        await openPanel(page);
        for (const field of await page.locator('[data-credential]').all()) {
          await field.fill('secret');
        }
        await openDetails(page);
      });
      problems.push(
        ...(await repeatedValues(page)),
        ...(await violations(page, [390], 'main')),
        ...(await sidewaysOverflow(page, 320)),
      );
      const text = await page.getByRole('main').innerText();
      problems.push(...(text.match(/.*\[object \w+\].*/g) ?? []));
      found.push(...problems.map((problem) => `${path}: ${problem}`));
      const controls = CONTROLS[path]?.split(' | ');
      if (controls !== undefined) {
        await sitePage.open(path);
        await openPanel(page);
        await expectOrder(page, controls);
      }
    }
    expect(found).toEqual([]);
  });
}

/** Expects that Tab goes through the controls of the panel, and then leaves it. */
async function expectOrder(page: Page, controls: readonly string[]): Promise<void> {
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.getByRole('button', {name: controls[0]}).focus();
  for (const [index, name] of controls.entries()) {
    if (index > 0) {
      await page.keyboard.press('Tab');
    }
    await expect(page.locator(':focus'), page.url()).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus'), page.url()).toHaveCount(0);
}

/** Loads the code of the panel, as the first interaction does. */
async function openPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', {name: 'Try it'});
  if ((await panel.count()) > 0) {
    await panel.getByRole('heading').hover();
    await panel.getByRole('status').last().waitFor({state: 'attached'});
  }
}

/** Opens all sections, and waits for the code that they load. */
async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open])');
  await expect
    .poll(async () => {
      await closed.evaluateAll((all) => {
        all.forEach((details) => details.toggleAttribute('open', true));
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
