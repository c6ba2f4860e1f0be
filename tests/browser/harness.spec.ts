import {expect, test} from './test';
import {visit} from './visit';

/*
 * These tests fail on purpose: Playwright counts a test with test.fail() as passed only if it
 * fails.
 */
test.describe('A test fails', () => {
  test('on an error in the console.', async ({page, sitePage}) => {
    test.fail();
    await sitePage.open('/faq');
    await page.evaluate(() => {
      console.error('Out of order.');
    });
  });

  test('on an uncaught error.', async ({page, sitePage}) => {
    test.fail();
    await sitePage.open('/faq');
    await page.evaluate(() => {
      void Promise.reject(new Error('Out of order.'));
    });
  });

  test('on an error in the console of a worker.', async ({page, sitePage, searchBox}) => {
    test.fail();
    await sitePage.open('/faq');
    const started = page.waitForEvent('worker');
    await searchBox.search('block');
    await (
      await started
    ).evaluate(() => {
      console.error('Out of order.');
    });
  });

  test('on a violation of the Content Security Policy.', async ({page, sitePage}) => {
    test.fail();
    await sitePage.open('/faq');
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('script'), {text: 'globalThis.pwned = 1'}),
      );
    });
  });

  test('on an error on a page of another browser context.', async ({
    browser,
    baseURL,
  }) => {
    test.fail();
    const context = await browser.newContext({baseURL});
    const page = await context.newPage();
    await visit(page, '/faq');
    await page.evaluate(() => {
      console.error('Out of order.');
    });
    await context.close();
  });

  test('on an error on the page that tests share.', async ({sharedPage}) => {
    test.fail();
    await visit(sharedPage, '/faq');
    await sharedPage.evaluate(() => {
      console.error('Out of order.');
    });
  });

  test('if a page does not exist.', async ({sitePage, consoleErrors}) => {
    test.fail();
    consoleErrors.expect(/status of 404/);
    await sitePage.open('/no-such-page');
  });

  test('if a page exists although the test expects status 404.', async ({page}) => {
    test.fail();
    await visit(page, '/faq', {status: 404});
  });
});

test('A test passes despite an error that it declares.', async ({
  page,
  sitePage,
  consoleErrors,
}) => {
  await sitePage.open('/no-such-page', {status: 404});
  consoleErrors.expect(/^Out of order\.$/);
  await page.evaluate(() => {
    console.error('Out of order.');
  });
  await expect(sitePage.heading).toHaveText('Page Not Found');
});
