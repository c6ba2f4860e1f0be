/*
 * Why: measures whether the search is small, fast and accurate.
 * Does: measures the size of index and code, times key presses in Chromium, also with 1,000
 * operations, measures long tasks on a slow processor, runs the queries of
 * tests/search/queries.json, and prints tables, or with --record also writes them to FIGURES.md.
 * Reads: build/, the vendored document, CHROMIUM_PATH; RUNS, runs per measurement (20).
 * Run: npm run bench:search
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import groupBy from 'lodash/groupBy';
import partition from 'lodash/partition';
import type {Browser, BrowserContext, Locator, Page} from '@playwright/test';
import {createReference} from '#reference/pages/read-reference';
import {buildIndexFile} from '#search/search/build-index';
import type {SearchHit} from '#search/search/document';
import type {SearchIndexFile} from '#search/search/index-file';
import {loadIndex} from '#search/search/load-index';
import {search} from '#search/search/query';
import {createReferenceDocuments} from '#search/search/reference-documents';
import {REFERENCE} from '../src/config/reference';
import {REFERENCE_SEARCH} from '../src/config/search';
import {machineLine, readRuns, SERVE, withServers} from './lib/bench';
import {reportFigures} from './lib/figures';
import {growDocument} from './lib/grow';
import {readKaiaDocument} from './lib/kaia-document';
import {BUILD_DIR, main, requireBuild, SITE_DIR} from './lib/run.mjs';
import {inKilobytes, markdownTable, median} from './lib/table.mjs';

/** A page that has not loaded the search. */
const PAGE = '/create-api-key';

/** Each key changes the results. */
const TYPED = 'get account transactions';

/** Typed on the search page. */
const TYPED_ON_PAGE = 'get account transactions by';

/** Slowdown of a phone's processor relative to this machine. */
const SLOWDOWN = 4;

const LARGE_OPERATION_COUNT = 1_000;

const TASK_RUNS = 7;

interface QuerySet {
  queries: {kind: string; query: string; expected: string[]; heldOut?: true}[];
  typos: {query: string; expected: string[]}[];
}

function indexFiles(): string[] {
  return readdirSync(BUILD_DIR).filter((name) => /^search-index-.+\.json$/.test(name));
}

/** Returns the name of the index of the docs: the others are empty. */
function largestIndexFile(): string {
  const sizeOf = (name: string): number => statSync(path.join(BUILD_DIR, name)).size;
  return indexFiles().reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
}

function readIndex(name: string): SearchIndexFile {
  return JSON.parse(readFileSync(path.join(BUILD_DIR, name), 'utf8')) as SearchIndexFile;
}

/** Creates an index of a description with many more operations. */
async function largeIndex(): Promise<string> {
  const {document} = await readKaiaDocument();
  const content = createReferenceDocuments(
    createReference(growDocument(document, LARGE_OPERATION_COUNT), REFERENCE),
    REFERENCE_SEARCH,
  );
  const {index} = readIndex(largestIndexFile());
  const {ranking} = index;
  return JSON.stringify(buildIndexFile(content, {ranking, parentCategories: 0}));
}

/** Init script that records the time from each key press to its results. */
function watchKeys(): void {
  const state = {pressed: 0, times: [] as number[], longTasks: [] as number[]};
  Object.assign(window, {bench: state});
  addEventListener(
    'keydown',
    () => {
      state.pressed = performance.now();
    },
    true,
  );
  const Original = Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => {
        const shown = new Promise((resolve) => {
          new MutationObserver(resolve).observe(document.body, {
            childList: true,
            subtree: true,
            characterData: true,
          });
        });
        // A space can leave the results as they are.
        const idle = new Promise((resolve) => {
          requestIdleCallback(resolve);
        });
        void Promise.race([shown, idle]).then(() =>
          state.times.push(performance.now() - state.pressed),
        );
      });
    }
  };
}

interface Bench {
  times: number[];
}

async function readBench(page: Page): Promise<Bench> {
  return page.evaluate(() => (window as unknown as {bench: Bench}).bench);
}

/**
 * Opens a page, focuses autocomplete and types as soon as possible.
 *
 * @returns The time from each key press to its results, in milliseconds.
 */
async function timeKeys(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(watchKeys);
  await page.goto(address + PAGE, {waitUntil: 'networkidle'});
  await page.locator('nav.navbar input').click();
  const times: number[] = [];
  for (const key of TYPED) {
    await page.keyboard.press(key);
    // Several keys may wait for the first response.
    await page.waitForFunction(
      (count) => (window as unknown as {bench: Bench}).bench.times.length > count,
      times.length,
      {polling: 5},
    );
    times.splice(0, times.length, ...(await readBench(page)).times);
  }
  return times;
}

/** Lets `use` measure a page without cache. */
async function withPage<Result>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Measures the first and the later keys on pages without cache. */
async function timeTyping(
  browser: Browser,
  address: string,
  runs: number,
  index?: string,
): Promise<{first: number; later: number}> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await withPage(browser, async (page) => {
      if (index !== undefined) {
        await page.route(`**/${largestIndexFile()}`, (route) =>
          route.fulfill({body: index, contentType: 'application/json'}),
        );
      }
      return timeKeys(page, address);
    });
    const [firstTime = Number.NaN, ...others] = times;
    first.push(firstTime);
    later.push(median(others));
  }
  return {first: median(first), later: median(later)};
}

/** Measures the longest main-thread task while searching on a slow processor, in milliseconds. */
function longestTask(browser: Browser, address: string): Promise<number> {
  return withPage(browser, async (page, context) => {
    const session = await context.newCDPSession(page);
    await page.goto(address + PAGE, {waitUntil: 'networkidle'});
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.evaluate(() => {
      const longTasks: number[] = [];
      new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map(({duration}) => duration));
      }).observe({type: 'longtask'});
      Object.assign(window, {longTasks});
    });
    await page.locator('nav.navbar input').click();
    await page.keyboard.type(TYPED, {delay: 120});
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    const tasks = await page.evaluate(
      () => (window as unknown as {longTasks: number[]}).longTasks,
    );
    return Math.max(0, ...tasks);
  });
}

interface MainThread {
  /** Scripts, styles and layout. */
  page: number;
  /** All tasks, including input handling and painting. */
  all: number;
}

/** Types into an input on a slow processor and waits for the results. */
async function timeInput(
  page: Page,
  input: Locator,
  isShown: () => Promise<unknown>,
): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await input.click();
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const spent = async (...names: string[]): Promise<number> => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics
      .filter(({name}) => names.includes(name))
      .reduce((sum, {value}) => sum + 1000 * value, 0);
  };
  const read = async (): Promise<MainThread> => ({
    page: await spent('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'),
    all: await spent('TaskDuration'),
  });
  const before = await read();
  await page.keyboard.type(TYPED_ON_PAGE, {delay: 120});
  await isShown();
  const after = await read();
  return {page: after.page - before.page, all: after.all - before.all};
}

function timeSearchPage(browser: Browser, address: string): Promise<MainThread> {
  return withPage(browser, async (page) => {
    await page.goto(`${address}/search`, {waitUntil: 'networkidle'});
    const results = page.getByRole('main');
    return timeInput(page, results.getByRole('searchbox'), async () => {
      await page.waitForURL(`**/search?${new URLSearchParams({q: TYPED_ON_PAGE})}`);
      await results.getByRole('listitem').first().waitFor();
    });
  });
}

/** Types the same text into a page with only an input, as baseline. */
function timeEmptyPage(browser: Browser): Promise<MainThread> {
  return withPage(browser, async (page) => {
    await page.setContent('<input>');
    return timeInput(page, page.getByRole('textbox'), () => Promise.resolve());
  });
}

function gzipBytes(names: readonly string[]): number {
  return names
    .map((name) => gzipSync(readFileSync(path.join(BUILD_DIR, name))).length)
    .reduce((sum, size) => sum + size, 0);
}

function measureCode(browser: Browser, address: string): Promise<number> {
  return withPage(browser, async (page, context) => {
    await page.goto(address + PAGE, {waitUntil: 'networkidle'});
    // Any first key loads scripts that are not part of the search.
    const loaded = page.waitForEvent('requestfinished');
    await Promise.all([loaded, page.keyboard.press('Shift')]);
    const scripts = new Set<string>();
    context.on('request', (request) => scripts.add(new URL(request.url()).pathname));
    await page.locator('nav.navbar input').click();
    await page.keyboard.type('block');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    return gzipBytes([...scripts].filter((name) => name.endsWith('.js')));
  });
}

function isRight(hit: SearchHit | undefined, expected: readonly string[]): boolean {
  const [page, anchor] = decodeURI(hit?.document.sectionRoute ?? '').split('#');
  return expected.some((route) => {
    const [expectedPage, expectedAnchor] = decodeURI(route).split('#');
    return (
      page === expectedPage && (expectedAnchor === undefined || expectedAnchor === anchor)
    );
  });
}

/** Returns the numbers of queries with an expected hit first, and among the first three. */
function judge(
  find: (query: string) => SearchHit[],
  queries: readonly {query: string; expected: readonly string[]}[],
): [string, string, string] {
  const share = (count: number): string =>
    `${count} (${((100 * count) / queries.length).toFixed(0)} %)`;
  const first = queries.filter(({query, expected}) => isRight(find(query)[0], expected));
  const three = queries.filter(({query, expected}) =>
    find(query)
      .slice(0, 3)
      .some((hit) => isRight(hit, expected)),
  );
  return [String(queries.length), share(first.length), share(three.length)];
}

function judgeQueries(): string {
  const {queries, typos} = JSON.parse(
    readFileSync(path.join(SITE_DIR, 'tests', 'search', 'queries.json'), 'utf8'),
  ) as QuerySet;
  const indexes = indexFiles().map((name) => loadIndex(readIndex(name)));
  const find = (query: string): SearchHit[] => search(indexes, query, 8).hits;
  const [heldOut, seen] = partition(queries, (query) => query.heldOut === true);
  const sets = [
    ...Object.entries(groupBy(seen, 'kind')),
    ['all', seen],
    ['not used for tuning', heldOut],
    ['one letter mistyped', typos],
  ] as const;
  return markdownTable(
    ['Queries', 'asked', 'right page first', 'among the first three'],
    sets.map(([name, set]) => [name, ...judge(find, set)]),
  );
}

async function times<Value>(count: number, act: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  while (values.length < count) {
    values.push(await act());
  }
  return values;
}

async function measure(browser: Browser, address: string, runs: number) {
  const code = await measureCode(browser, address);
  const typing = await timeTyping(browser, address, runs);
  const index = await largeIndex();
  const large = await timeTyping(browser, address, runs, index);
  const task = median(await times(TASK_RUNS, () => longestTask(browser, address)));
  const pages = await times(TASK_RUNS, async () => ({
    search: await timeSearchPage(browser, address),
    empty: await timeEmptyPage(browser),
  }));
  const medianOf = (page: 'search' | 'empty', part: keyof MainThread): string =>
    inMs(median(pages.map((time) => time[page][part])));
  const ofLarge = `${LARGE_OPERATION_COUNT} operations`;
  const slow = `processor ${SLOWDOWN} times slower`;
  return [
    ['index, gzip', inKilobytes(gzipBytes(indexFiles())), ''],
    ['additional code, gzip', inKilobytes(code), '30 kB'],
    ['first key on a cold page', inMs(typing.first), ''],
    ['later keys', inMs(typing.later, 1), ''],
    [`index of ${ofLarge}, gzip`, inKilobytes(gzipSync(index).length), '1000 kB'],
    [`first key on a cold page, ${ofLarge}`, inMs(large.first), '300 ms'],
    [`later keys, ${ofLarge}`, inMs(large.later, 1), '50 ms'],
    [
      `longest task of the main thread, ${slow}`,
      task === 0 ? 'none over 50 ms' : inMs(task),
      '',
    ],
    [
      `scripts, styles and layout for ${TYPED_ON_PAGE.length} letters on /search, ${slow}`,
      medianOf('search', 'page'),
      '500 ms',
    ],
    [
      'all tasks of the main thread for these letters',
      medianOf('search', 'all'),
      `${medianOf('empty', 'all')} on a page with nothing but an input`,
    ],
  ];
}

function inMs(time: number, digits = 0): string {
  return `${time.toFixed(digits)} ms`;
}

main(async () => {
  requireBuild();
  const runs = readRuns(20);
  const rows = await withServers([SERVE], (browser, [address = '']) =>
    measure(browser, address, runs),
  );
  await reportFigures({
    title: 'Search',
    how: machineLine(`medians of ${runs}`),
    tables: [markdownTable(['', 'measured', 'at most'], rows), judgeQueries()],
  });
});
