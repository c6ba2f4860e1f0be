/*
 * Why: measures whether the search is small, fast and accurate.
 * Does: measures the size of index and code, times key presses in Chromium, also with 1,000
 * operations, measures long tasks on a slow processor, runs the queries of
 * tests/search/queries.json, and prints tables.
 * Reads: build/, the vendored document, CHROMIUM_PATH; RUNS, runs per measurement (20).
 * Run: npm run bench:search
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {buildIndexFile} from 'docusaurus-reference-search/search/build-index';
import type {SearchHit} from 'docusaurus-reference-search/search/document';
import type {SearchIndexFile} from 'docusaurus-reference-search/search/index-file';
import {loadIndex} from 'docusaurus-reference-search/search/load-index';
import {search} from 'docusaurus-reference-search/search/query';
import {createReferenceDocuments} from 'docusaurus-reference-search/search/reference-documents';
import {REFERENCE} from '../src/config/reference';
import {REFERENCE_SEARCH} from '../src/config/search';
import {growDocument} from './lib/grow';
import {readKaiaDocument} from './lib/kaia-document';
import {requirePrograms} from './lib/programs.mjs';
import {main, PlainError, SITE_DIR} from './lib/run.mjs';
import {startProgram} from './lib/server.mjs';
import {inKilobytes, markdownTable, median} from './lib/table.mjs';

const BUILD_DIR = path.join(SITE_DIR, 'build');

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

function readRuns(): number {
  const runs = Number(process.env.RUNS ?? '20');
  if (!Number.isInteger(runs) || runs < 1) {
    throw new PlainError(`RUNS is "${process.env.RUNS}": set it to a positive integer.`);
  }
  return runs;
}

function indexFiles(): string[] {
  const files = readdirSync(BUILD_DIR).filter((name) =>
    /^search-index-.+\.json$/.test(name),
  );
  if (files.length === 0) {
    throw new PlainError('build/ contains no search index: run "npm run build" first.');
  }
  return files;
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
        // Autocomplete displays a response right after its arrival.
        setTimeout(() => state.times.push(performance.now() - state.pressed));
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
    const context = await browser.newContext();
    if (index !== undefined) {
      await context.route(`**/${largestIndexFile()}`, (route) =>
        route.fulfill({body: index, contentType: 'application/json'}),
      );
    }
    const [firstTime = Number.NaN, ...others] = await timeKeys(
      await context.newPage(),
      address,
    );
    first.push(firstTime);
    later.push(median(others));
    await context.close();
  }
  return {first: median(first), later: median(later)};
}

/** Measures the longest main-thread task while searching on a slow processor, in milliseconds. */
async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address + PAGE, {waitUntil: 'networkidle'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
    Object.assign(window, {longTasks: tasks});
  });
  await page.locator('nav.navbar input').click();
  await page.keyboard.type(TYPED, {delay: 120});
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  const tasks = await page.evaluate(
    () => (window as unknown as {longTasks: number[]}).longTasks,
  );
  await context.close();
  return Math.max(0, ...tasks);
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

async function timeSearchPage(browser: Browser, address: string): Promise<MainThread> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/search`, {waitUntil: 'networkidle'});
  const results = page.getByRole('main');
  const time = await timeInput(page, results.getByRole('searchbox'), async () => {
    await page.waitForURL(`**/search?${new URLSearchParams({q: TYPED_ON_PAGE})}`);
    await results.getByRole('listitem').first().waitFor();
  });
  await context.close();
  return time;
}

/** Types the same text into a page with only an input, as baseline. */
async function timeEmptyPage(browser: Browser): Promise<MainThread> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<input>');
  const time = await timeInput(page, page.getByRole('textbox'), () => Promise.resolve());
  await context.close();
  return time;
}

async function measureCode(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address + PAGE, {waitUntil: 'networkidle'});
  // Any first key loads scripts that are not part of the search.
  await Promise.all([page.waitForEvent('requestfinished'), page.keyboard.press('Shift')]);
  const scripts = new Set<string>();
  context.on('request', (request) => scripts.add(request.url()));
  await page.locator('nav.navbar input').click();
  await page.keyboard.type('block');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts]
    .map((url) => new URL(url).pathname)
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(path.join(BUILD_DIR, name))).length)
    .reduce((sum, size) => sum + size, 0);
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
  const seen = queries.filter(({heldOut}) => heldOut !== true);
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  return markdownTable(
    ['Queries', 'asked', 'right page first', 'among the first three'],
    [
      ...kinds.map((kind) => [
        kind,
        ...judge(
          find,
          seen.filter((query) => query.kind === kind),
        ),
      ]),
      ['all', ...judge(find, seen)],
      [
        'not used for tuning',
        ...judge(
          find,
          queries.filter(({heldOut}) => heldOut === true),
        ),
      ],
      ['one letter mistyped', ...judge(find, typos)],
    ],
  );
}

main(async () => {
  const runs = readRuns();
  const [processor] = cpus();
  const indexBytes = indexFiles()
    .map((name) => gzipSync(readFileSync(path.join(BUILD_DIR, name))).length)
    .reduce((sum, size) => sum + size, 0);
  const server = await startProgram('npm run serve', () => ['npm', 'run', 'serve']);
  const browser = await chromium.launch({
    executablePath: (await requirePrograms(['chromium'])).chromium,
    args:
      process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  try {
    const code = await measureCode(browser, server.address);
    const typing = await timeTyping(browser, server.address, runs);
    const index = await largeIndex();
    const large = await timeTyping(browser, server.address, runs, index);
    const tasks: number[] = [];
    for (let run = 0; run < TASK_RUNS; run += 1) {
      tasks.push(await longestTask(browser, server.address));
    }
    const task = median(tasks);
    const onPage: MainThread[] = [];
    const onEmptyPage: MainThread[] = [];
    for (let run = 0; run < TASK_RUNS; run += 1) {
      onPage.push(await timeSearchPage(browser, server.address));
      onEmptyPage.push(await timeEmptyPage(browser));
    }
    const medianOf = (times: MainThread[], part: keyof MainThread): string =>
      `${median(times.map((time) => time[part])).toFixed(0)} ms`;
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${processor?.model.trim()}, Node ${process.versions.node}; medians of ${runs}.\n`,
    );
    console.log(
      markdownTable(
        ['Search', 'measured', 'at most'],
        [
          ['index, gzip', inKilobytes(indexBytes), '100 kB'],
          ['additional code, gzip', inKilobytes(code), '35 kB'],
          ['first key on a cold page', `${typing.first.toFixed(0)} ms`, '150 ms'],
          ['later keys', `${typing.later.toFixed(1)} ms`, '16 ms'],
          [
            `index of ${LARGE_OPERATION_COUNT} operations, gzip`,
            inKilobytes(gzipSync(index).length),
            '1000 kB',
          ],
          [
            `first key on a cold page, ${LARGE_OPERATION_COUNT} operations`,
            `${large.first.toFixed(0)} ms`,
            '300 ms',
          ],
          [
            `later keys, ${LARGE_OPERATION_COUNT} operations`,
            `${large.later.toFixed(1)} ms`,
            '50 ms',
          ],
          [
            `longest task of the main thread, processor ${SLOWDOWN} times slower`,
            task === 0 ? 'none over 50 ms' : `${task.toFixed(0)} ms`,
            '50 ms',
          ],
          [
            `scripts, styles and layout for ${TYPED_ON_PAGE.length} letters on /search, processor ${SLOWDOWN} times slower`,
            medianOf(onPage, 'page'),
            '500 ms',
          ],
          [
            'all tasks of the main thread for these letters',
            medianOf(onPage, 'all'),
            `${medianOf(onEmptyPage, 'all')} on a page with nothing but an input`,
          ],
        ],
      ),
    );
    console.log(`\n${judgeQueries()}`);
  } finally {
    await browser.close();
    await server.stop();
  }
});
