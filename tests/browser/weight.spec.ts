import {expect, PROMISE_IN_CHROMIUM, test} from './test';
import {Traffic} from '../../scripts/lib/traffic';
import {hold, visit} from './visit';

/**
 * The maximum size of a page before the first interaction, in bytes after gzip. There is room of about 1 %, so that only
 * what readers would notice does not fit.
 */
const BUDGETS: {route: string; budget: Record<string, number>}[] = [
  {
    route: '/api/Account/Transaction/get-account-transactions',
    budget: {script: 136_500, data: 15_000, stylesheet: 24_000, document: 22_200},
  },
  {route: '/', budget: {script: 131_500}},
  {route: '/schemas/transactionview', budget: {script: 139_000}},
];

for (const [index, {route, budget}] of BUDGETS.entries()) {
  test(
    `Before the first interaction, the page ${route} stays within its budget, and loads no script that it does not use.`,
    index === 0 ? PROMISE_IN_CHROMIUM : {},
    async ({page, sitePage}) => {
      const traffic = new Traffic(page);
      await page.coverage.startJSCoverage();
      await sitePage.open(route);
      const scripts = (await page.coverage.stopJSCoverage()).filter(({url}) =>
        url.endsWith('.js'),
      );
      expect(scripts.length).toBeGreaterThan(3);
      const unused = scripts.filter(({functions}) => !hasUsedModule(functions));
      expect.soft(unused.map(({url}) => url)).toEqual([]);
      const files = await traffic.files();
      for (const [type, most] of Object.entries(budget)) {
        const ofType = files.filter((file) => file.type === type);
        const total = ofType.reduce((sum, {size}) => sum + size, 0);
        const list = ofType.map(({path, size}) => `${size} ${path}`).join('\n');
        expect.soft(ofType).not.toHaveLength(0);
        expect.soft(total, `Bytes of ${type}:\n${list}\n`).toBeLessThanOrEqual(most);
      }
    },
  );
}

test('Linked pages are not prefetched before the page has loaded and the browser is idle, and then each file once.', async ({
  page,
  sitePage,
}) => {
  const traffic = new Traffic(page);
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    const run = (): void => {
      waiting.splice(0).forEach((callback) => {
        callback({didTimeout: false, timeRemaining: () => 50});
      });
    };
    Object.assign(window, {waiting, run});
  });
  type Idle = Window & {waiting: unknown[]; run: () => void};
  // The load event waits for the images.
  const release = await hold(page, '**/img/**');
  await visit(page, '/api/Account/get-account', {waitUntil: 'commit'});
  await sitePage.hydrated();
  await page.evaluate(() => {
    (window as unknown as Idle).run();
  });
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(traffic.prefetched).toEqual([]);

  release();
  await page.waitForLoadState('load');
  await page.waitForFunction(() => (window as unknown as Idle).waiting.length > 0);
  expect(traffic.prefetched).toEqual([]);
  await page.evaluate(() => {
    (window as unknown as Idle).run();
  });
  await expect.poll(() => traffic.prefetched.length).toBeGreaterThan(0);
  const files = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files).toEqual([...new Set(files)]);
});

/**
 * Returns whether any module of a script has run. The file itself always runs: it passes its
 * modules to webpack, which runs those that the page requires. The modules are the functions inside
 * the file.
 */
function hasUsedModule(
  functions: {ranges: {startOffset: number; endOffset: number; count: number}[]}[],
): boolean {
  const [file, ...inner] = functions
    .flatMap(({ranges}) => ranges.slice(0, 1))
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  return file !== undefined && inner.some(({count}) => count > 0);
}
