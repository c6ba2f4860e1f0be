import type {Page} from '@playwright/test';
import {expect, PROMISE, test} from './test';

const PAGE = '/api/Block/get-block';

/** Returns the texts of the visible samples that have a colour of code. */
async function textsIn(page: Page, kind: string): Promise<string[]> {
  return page.evaluate((name) => {
    const ranges = Array.from(CSS.highlights.get(`code-${name}`) ?? []) as StaticRange[];
    return ranges
      .filter(
        ({startContainer: {parentElement}}) =>
          parentElement?.matches('[data-language-sample] code') === true &&
          parentElement.checkVisibility(),
      )
      .map(({startContainer, startOffset, endOffset}) =>
        (startContainer as Text).data.slice(startOffset, endOffset),
      );
  }, kind);
}

/** Matches the string of an address in a sample. */
function stringOf(start: string, end = ''): RegExp {
  return expect.stringMatching(new RegExp(`^(["'])${start}.*${end}\\1$`)) as RegExp;
}

/** Returns the computed colours of strings and of the text around them, in the visible sample. */
async function coloursIn(page: Page): Promise<{string: string; text: string}> {
  return page
    .locator('[data-language-sample] code:visible')
    .first()
    .evaluate((code) => ({
      string: getComputedStyle(code, '::highlight(code-string)').color,
      text: getComputedStyle(code).color,
    }));
}

test(
  'The strings of a sample have their colour before the scripts of the page, and in another language, network and colour mode.',
  PROMISE,
  async ({page, referencePage, colourMode}) => {
    const start = await referencePage.openWithoutScripts(PAGE);
    await expect
      .poll(() => textsIn(page, 'string'))
      .toContainEqual(stringOf('https://mainnet-oapi.kaiascan.io'));
    const before = await coloursIn(page);
    expect(before.string).not.toBe(before.text);
    await start();
    await page.getByLabel('Network', {exact: true}).first().selectOption('kairos');
    await referencePage.language('python (requests)').check({force: true});
    await expect
      .poll(() => textsIn(page, 'string'))
      .toContainEqual(stringOf('https://kairos-oapi.kaiascan.io'));
    expect(await textsIn(page, 'keyword')).toContain('import');
    expect(await coloursIn(page)).toEqual(before);
    await colourMode.toggle();
    await expect.poll(() => coloursIn(page)).not.toEqual(before);
    const after = await coloursIn(page);
    expect(after.string).not.toBe(after.text);
    expect(after.string).not.toBe(before.string);
  },
);

test(
  'A sample that follows the form, and one of the next page, have their colours.',
  PROMISE,
  async ({page, referencePage}) => {
    await referencePage.open(PAGE);
    await page.getByRole('textbox', {name: 'blockNumber required'}).fill('12345');
    await expect
      .poll(() => textsIn(page, 'string'))
      .toContainEqual(stringOf('', '12345'));
    await referencePage.navigate('/api/Transaction/get-transaction');
    await expect
      .poll(() => textsIn(page, 'string'))
      .toContainEqual(stringOf('https://.*/transactions/0x'));
    expect((await textsIn(page, 'string')).join()).not.toContain('12345');
  },
);
