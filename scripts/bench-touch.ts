/*
 * Why: measures how soon a page answers the hand of a reader on a slow device.
 * Does: presses in Chromium, with a processor four times slower, and prints the time from each press to the
 * next paint (Event Timing) as a table, or with --record also writes it to FIGURES.md.
 * Reads: build/, CHROMIUM_PATH; RUNS, presses per row (50). Run: npm run bench:touch
 */
import type {Browser, Page} from '@playwright/test';
import {machineLine, readRuns, SERVE, withServers} from './lib/bench';
import {reportFigures} from './lib/figures';
import {main, requireBuild} from './lib/run.mjs';
import {markdownTable, median, percentile} from './lib/table.mjs';

/** Slowdown of a phone's processor relative to this machine. */
const SLOWDOWN = 4;

/** Where a press feels slow (https://web.dev/articles/optimize-inp: 200 ms; this is half of it). */
const LIMIT_MS = 100;

const ENDPOINT = '/api/Transaction/get-transaction';

/** A press of a reader. */
interface Touch {
  readonly name: string;
  /** Whether each press needs a page that has just opened. */
  readonly isFirst?: boolean;
  /** What the reader does before the first press. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: (page: Page, run: number) => Promise<void>;
}

const LETTERS = 'transactions of an account by block and contract ok';

const TOUCHES: readonly Touch[] = [
  {
    name: 'the search opens, on a page that has just opened',
    isFirst: true,
    press: (page) => page.locator('nav.navbar input').click(),
  },
  {
    name: 'a letter in the search',
    prepare: (page) => page.locator('nav.navbar input').click(),
    press: (page, run) => page.keyboard.press(LETTERS[run % LETTERS.length] ?? 'a'),
  },
  {
    name: 'a language',
    press: (page, run) =>
      page
        .locator('label[data-language-option]')
        .nth(run % 4)
        .click(),
  },
  {
    name: 'a section opens or closes',
    press: (page) => page.locator('#response-404 > summary').click(),
  },
  {
    name: 'Send',
    prepare: async (page) => {
      await page.getByRole('region', {name: 'Try it'}).getByLabel('API key').fill('key');
    },
    press: async (page) => {
      const panel = page.getByRole('region', {name: 'Try it'});
      await panel.getByRole('button', {name: 'Send API Request'}).click();
      await panel.getByRole('region', {name: 'Body of the answer'}).waitFor();
    },
  },
  {
    name: 'a link to another endpoint page',
    // Before, the browser loads the page, and what it has measured is gone.
    prepare: async (page) => {
      await page.locator('html[data-has-hydrated="true"]').waitFor();
    },
    press: async (page, run) => {
      const route = run % 2 === 0 ? `${ENDPOINT}-status` : ENDPOINT;
      await page.locator(`aside a[href="${route}"]`).click();
      await page.locator(`main a[href="${route}.md"]`).first().waitFor();
    },
  },
];

interface Watched {
  longest: number;
}

/** Runs in the page: keeps the longest time from a press to the paint after it. */
function watchPresses(): void {
  const watched: Watched = {longest: 0};
  Object.assign(window, {watched});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Moves of the pointer are no presses.
      if ((entry as PerformanceEntry & {interactionId: number}).interactionId > 0) {
        watched.longest = Math.max(watched.longest, entry.duration);
      }
    }
    // TypeScript does not know the threshold.
  }).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

/** Returns the longest time since the last call, in milliseconds. The browser reports none below 16 ms. */
async function readLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A page that paints nothing is not called.
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 500}));
    // The browser reports presses after it has painted.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const {watched} = window as unknown as {watched: Watched};
    const {longest} = watched;
    watched.longest = 0;
    return longest;
  });
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await context.route(/kaiascan\.io/, (route) =>
    route.fulfill({
      json: {code: 0, data: {hash: '0x1'}},
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    }),
  );
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(watchPresses);
  await page.goto(address + ENDPOINT, {waitUntil: 'networkidle'});
  return page;
}

async function measureTouch(
  browser: Browser,
  address: string,
  {isFirst = false, prepare, press}: Touch,
  runs: number,
): Promise<number[]> {
  const times: number[] = [];
  let page = await openPage(browser, address);
  await prepare?.(page);
  await readLongest(page);
  for (let run = 0; run < runs; run += 1) {
    await press(page, run);
    times.push(await readLongest(page));
    if (isFirst) {
      await page.context().close();
      page = await openPage(browser, address);
    }
  }
  await page.context().close();
  return times;
}

main(async () => {
  requireBuild();
  const runs = readRuns(50);
  const how = machineLine(`${runs} presses each, processor ${SLOWDOWN} times slower`);
  await withServers([SERVE], async (browser, [address = '']) => {
    const rows: string[][] = [];
    for (const touch of TOUCHES) {
      const times = await measureTouch(browser, address, touch, runs);
      rows.push([
        touch.name,
        `${median(times)} ms`,
        `${percentile(times, 98)} ms`,
        `${LIMIT_MS} ms`,
      ]);
    }
    const head = ['', 'median', '98th percentile', 'limit'];
    const tables = [markdownTable(head, rows)];
    await reportFigures({title: 'From press to paint', how, tables});
  });
});
