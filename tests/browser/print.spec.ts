import {extractText} from 'unpdf';
import {expect, PROMISE_IN_CHROMIUM, PROMISE_WITH_PLAYWRIGHT, test} from './test';

/** Their ends did not fit on sheets that the browser counted before closed sections had their elements. */
const PAGES = [
  '/api/Transaction/get-transaction',
  '/api/Account/get-account',
  '/schemas/transactionview',
  '/api/Account/Transaction/get-account-transactions',
  '/api/Block/get-block',
];

for (const path of PAGES) {
  test(
    `The first print of ${path} has the whole page.`,
    PROMISE_WITH_PLAYWRIGHT,
    async ({page, referencePage}) => {
      await referencePage.open(path);
      const {text} = await extractText(new Uint8Array(await page.pdf({format: 'A4'})), {
        mergePages: true,
      });
      // The last example of the page as it is without scripts.
      const example = await page.evaluate(async () => {
        const html = await (await fetch(location.href)).text();
        const {body} = new DOMParser().parseFromString(html, 'text/html');
        const code = [...body.querySelectorAll('article pre')].at(-1)?.textContent;
        return code?.trim().split('\n') ?? [];
      });
      // The parts of an example on two sheets have what ends the first one between them.
      for (const line of example) {
        expect(joined(text)).toContain(joined(line));
      }
      expect(example).not.toEqual([]);
      if (path.startsWith('/api/')) {
        // A PDF has its texts in the order of painting, in which code comes late.
        expect(text).toMatch(/OpenAPI\s+Postman collection\b.*Open in Insomnia\b/s);
      }
    },
  );
}

test(
  'An endpoint page is one column on paper, also if the media queries of the browser look at a wide window.',
  PROMISE_IN_CHROMIUM,
  async ({page, referencePage}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await referencePage.open('/api/Transaction/get-transaction');
    await referencePage.showPrint();
    const [paper, ...columns] = await page.evaluate(() =>
      ['main', '#response-200', '[data-language-sample="curl"]'].map((selector) => {
        const {left, width} = (
          document.querySelector(selector) as Element
        ).getBoundingClientRect();
        return {left, width};
      }),
    );
    expect(paper).toEqual({left: 0, width: 1440});
    expect(Math.max(...columns.map(({left}) => left))).toBeLessThan(100);
  },
);

test(
  'The home page has its first answer below the request on paper, also if the media queries of the browser look at a wide window.',
  PROMISE_IN_CHROMIUM,
  async ({page, sitePage}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await sitePage.open('/');
    const code = page.locator('main pre:visible');
    const boxes = async () =>
      [await code.first().boundingBox(), await code.last().boundingBox()].map(
        (box) => box ?? {x: 0, y: 0, height: 0},
      );
    const [left, right] = await boxes();
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 100);
    await sitePage.showPrint();
    const [request, answer] = await boxes();
    expect(answer?.x).toBe(request?.x);
    expect(answer?.y).toBeGreaterThan((request?.y ?? 0) + (request?.height ?? 0));
  },
);

/** Returns a text without the breaks of lines, which differ on paper. */
function joined(text: string): string {
  return text.replace(/\s/g, '');
}
