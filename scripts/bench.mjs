/*
 * Why: measures every figure of speed and size in the README, on one machine.
 * Does: times cold and warm builds, generation and an update in the dev server, measures the
 * download size of pages and of the request panel in Chromium, runs Lighthouse on four pages, and
 * prints Markdown tables. The last one compares the site with that of docusaurus-plugin-openapi-docs.
 * Reads: CHROMIUM_PATH; RUNS, runs per measurement (5); ONLY, a comma-separated subset of build,
 * dev, weight, lighthouse and baseline. Run: npm run bench
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {requirePrograms} from './lib/programs.mjs';
import {watchMemory} from './lib/memory.mjs';
import {PAGES} from './lib/page-kinds.mjs';
import {
  inSeconds,
  main,
  plainEnvironment,
  PlainError,
  runScript,
  SITE_DIR,
} from './lib/run.mjs';
import {startProgram} from './lib/server.mjs';
import {buildStockStack} from './lib/stock-stack.mjs';
import {inGigabytes, inKilobytes, markdownTable, median} from './lib/table.mjs';

const PANEL_ROUTE = '/api/Transaction/get-transaction';

const CACHES = [
  'build',
  '.docusaurus',
  'node_modules/.cache/webpack',
  'node_modules/.cache/social-cards',
  'node_modules/.cache/twins',
  'docs/api',
  'docs/schemas',
];

/** The site of docusaurus-plugin-openapi-docs and its theme. */
const STOCK_DIR = path.join(SITE_DIR, 'node_modules', '.cache', 'stock-stack');

/** Pages that both sites have, by their routes in ours and in the other. */
const BASELINE_PAGES = /** @type {const} */ ([
  ['endpoint page', PANEL_ROUTE, '/api/get-transaction'],
  ['schema page', '/schemas/transactionview', '/api/schemas/transactionview'],
]);

const RUNS = readRuns(process.env.RUNS);

/** @param {string | undefined} text */
function readRuns(text) {
  const runs = Number(text ?? '5');
  if (!Number.isInteger(runs) || runs < 1) {
    throw new PlainError(`RUNS is "${text}": set it to a positive integer.`);
  }
  return runs;
}

/**
 * Measures functions in turn, so that a busy minute slows all of them, and returns the results of each.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} measures
 */
async function inTurn(measures) {
  const results = measures.map(() => /** @type {Result[]} */ ([]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, measure] of measures.entries()) {
      results[index]?.push(await measure());
    }
  }
  return results;
}

/** @param {() => Promise<number>} measure */
async function medianOf(measure) {
  const [values = []] = await inTurn([measure]);
  return median(values);
}

/** @param {() => Promise<unknown>} act */
async function measure(act) {
  const memory = watchMemory();
  const start = performance.now();
  await act().finally(memory.stop);
  return {seconds: (performance.now() - start) / 1000, bytes: memory.stop()};
}

/** @param {string} script */
function timeScript(script) {
  return measure(async () => {
    const {code, output} = await runScript(script, {
      capture: true,
      env: plainEnvironment(),
    });
    if (code !== 0) {
      throw new PlainError(`npm run ${script} failed:\n${output}`);
    }
  });
}

function buildCold() {
  CACHES.forEach((name) =>
    rmSync(path.join(SITE_DIR, name), {recursive: true, force: true}),
  );
  return timeScript('build');
}

function buildStockStackCold() {
  rmSync(STOCK_DIR, {recursive: true, force: true});
  const document = path.join(SITE_DIR, 'build', 'openapi.json');
  return measure(() => buildStockStack(STOCK_DIR, document));
}

/**
 * Returns rows of the medians of cold builds, with a column for each site.
 *
 * @param {readonly {seconds: number, bytes: number | undefined}[][]} sites
 */
function coldRows(sites) {
  return [
    [
      'cold build',
      ...sites.map((runs) => inSeconds(median(runs.map(({seconds}) => seconds)))),
    ],
    [
      'peak memory of a cold build',
      ...sites.map((runs) => {
        const peaks = runs.map(({bytes}) => bytes ?? Number.NaN);
        return inGigabytes(peaks.some(Number.isNaN) ? undefined : median(peaks));
      }),
    ],
  ];
}

async function benchBuild() {
  const cold = coldRows(await inTurn([buildCold]));
  const warm = await medianOf(async () => (await timeScript('build')).seconds);
  const generation = await medianOf(
    async () => (await timeScript('api:generate')).seconds,
  );
  return [
    ...cold,
    ['warm build', inSeconds(warm)],
    ['generation alone', inSeconds(generation)],
  ];
}

/** Measures the time from saving the overlay to the changed text in an open page. */
async function benchDev() {
  const {chromium} = await import('@playwright/test');
  const file = path.join(SITE_DIR, 'openapi', 'kaia.overlay.yaml');
  const original = readFileSync(file, 'utf8');
  const sentence = 'One address with its balance';
  const server = await startProgram('npm start', () => ['npm', 'start']);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}/api/Account`);
    let count = 0;
    const seconds = await medianOf(async () => {
      count += 1;
      const changed = `Benchmark ${count}: balance`;
      const start = performance.now();
      writeFileSync(file, original.replace(sentence, changed));
      await page.getByText(changed).first().waitFor({timeout: 60_000});
      return (performance.now() - start) / 1000;
    });
    return [['a changed sentence shows in the dev server', inSeconds(seconds)]];
  } finally {
    writeFileSync(file, original);
    await browser.close();
    await server.stop();
  }
}

async function benchWeight() {
  const {chromium} = await import('@playwright/test');
  const server = await startProgram('npm run serve', () => ['npm', 'run', 'serve']);
  const browser = await chromium.launch(await launchOptions());
  try {
    const rows = [];
    for (const [name, route] of PAGES) {
      rows.push([name, ...(await measurePage(browser, server.address + route))]);
    }
    rows.push([
      'the request panel, on first use',
      ...(await measurePanel(browser, server.address)),
    ]);
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function measurePage(browser, address) {
  const page = await browser.newPage();
  const downloads = measureDownloads(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  const {script, data, stylesheet, document, prefetched} = await downloads.read();
  await page.close();
  return [script, data, stylesheet, document, prefetched].map(inKilobytes);
}

/**
 * Measures what the request panel loads on first use.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function measurePanel(browser, address) {
  const page = await browser.newPage();
  await page.goto(address + PANEL_ROUTE, {waitUntil: 'networkidle'});
  const downloads = measureDownloads(page);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.hover();
  await panel.getByRole('button', {name: 'Show example answer'}).click();
  await panel.getByRole('region', {name: 'Body of the answer'}).waitFor();
  const {script, stylesheet} = await downloads.read();
  await page.close();
  return [inKilobytes(script), '', inKilobytes(stylesheet), '', ''];
}

/**
 * Measures what a page loads from now on, gzipped.
 *
 * @param {import('@playwright/test').Page} page
 */
function measureDownloads(page) {
  const own = {document: 0, script: 0, data: 0, stylesheet: 0, prefetched: 0};
  /** @type {Promise<void>[]} */
  const sizes = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    sizes.push(
      request
        .response()
        .then((response) => response?.body())
        .then((body) => {
          const bytes = gzipSync(body ?? '').length;
          if (type === 'document' || type === 'script' || type === 'stylesheet') {
            own[type] += bytes;
          } else if (request.headers()['sec-purpose'] === 'prefetch') {
            own.prefetched += bytes;
          } else if (request.url().includes('/assets/pages/')) {
            own.data += bytes;
          }
        })
        .catch(() => undefined),
    );
  });
  return {
    read: async () => {
      await Promise.all(sizes);
      return own;
    },
  };
}

async function benchLighthouse() {
  const server = await startProgram('npm run serve', () => ['npm', 'run', 'serve']);
  try {
    const rows = [];
    for (const [name, route] of PAGES) {
      const [summary = []] = await runLighthouse([server.address + route]);
      rows.push([name, ...summary]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/**
 * Runs Lighthouse on pages in turn, and returns the summary of each.
 *
 * @param {readonly string[]} addresses
 */
async function runLighthouse(addresses) {
  const {default: lighthouse} = await import('lighthouse');
  const {launch} = await import('chrome-launcher');
  const chrome = await launch({
    chromePath: (await requirePrograms(['chromium'])).chromium,
    chromeFlags: ['--headless=new', ...(await launchOptions()).args],
  });
  const audit = async (/** @type {string} */ address) => {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result === undefined) {
      throw new PlainError(`Lighthouse gave no result for ${address}.`);
    }
    return result.lhr;
  };
  try {
    const results = await inTurn(addresses.map((address) => () => audit(address)));
    return results.map(summarise);
  } finally {
    chrome.kill();
  }
}

/** The values in a summary of Lighthouse, in their order. */
const LIGHTHOUSE = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'TBT',
  'CLS',
];

/** @param {import('lighthouse').Result[]} results */
function summarise(results) {
  const score = (/** @type {string} */ id) =>
    String(
      Math.round(median(results.map(({categories}) => categories[id]?.score ?? 0)) * 100),
    );
  const value = (/** @type {string} */ id) =>
    median(results.map(({audits}) => audits[id]?.numericValue ?? Number.NaN));
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${value('total-blocking-time').toFixed(0)} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

/** Compares the site with the stock stack, which makes a site of the same document. */
async function benchBaseline() {
  const {chromium} = await import('@playwright/test');
  const rows = coldRows(await inTurn([buildCold, buildStockStackCold]));
  const servers = [];
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const folder of [SITE_DIR, STOCK_DIR]) {
      const command = ['npm', 'run', 'serve', '--', path.join(folder, 'build')];
      servers.push(await startProgram('npm run serve', () => command));
    }
    for (const [name, ...routes] of BASELINE_PAGES) {
      const pages = routes.map((route, index) => `${servers[index]?.address}${route}`);
      const weights = await Promise.all(pages.map((page) => measurePage(browser, page)));
      for (const [index, kind] of ['JS', 'data', 'CSS', 'HTML'].entries()) {
        rows.push([`${name}: ${kind}, gzip`, ...weights.map((sizes) => sizes[index])]);
      }
      if (name === 'endpoint page') {
        const summaries = await runLighthouse(pages);
        for (const kind of ['performance', 'LCP', 'TBT']) {
          const index = LIGHTHOUSE.indexOf(kind);
          rows.push([`${name}: ${kind}`, ...summaries.map((values) => values[index])]);
        }
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function launchOptions() {
  return {
    executablePath: (await requirePrograms(['chromium'])).chromium,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  };
}

const BENCHES = {
  build: async () => markdownTable(['Build', 'Median'], await benchBuild()),
  dev: async () => markdownTable(['Dev server', 'Median'], await benchDev()),
  weight: async () =>
    markdownTable(
      [
        'Page, gzip',
        'JS',
        'Data',
        'CSS',
        'HTML',
        'prefetched for other pages, when idle',
      ],
      await benchWeight(),
    ),
  lighthouse: async () =>
    markdownTable(['Lighthouse mobile', ...LIGHTHOUSE], await benchLighthouse()),
  baseline: async () =>
    markdownTable(['Baseline', 'this site', 'stock stack'], await benchBaseline()),
};

main(async () => {
  const chosen = (process.env.ONLY ?? Object.keys(BENCHES).join(',')).split(',');
  const [processor] = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; medians of ${RUNS}.`,
  );
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (chosen.includes(name)) {
      console.log(`\n${await bench()}`);
    }
  }
});
