/*
 * Why: measures every figure of speed and size in the README, on one machine.
 * Does: times cold and warm builds, generation and an update in the dev server, measures the
 * download size of pages and of the request panel in Chromium, runs Lighthouse on four pages, and
 * prints Markdown tables.
 * Reads: CHROMIUM_PATH; RUNS, runs per measurement (5); ONLY, a comma-separated subset of build,
 * dev, weight and lighthouse. Run: npm run bench
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {requirePrograms} from './lib/programs.mjs';
import {watchMemory} from './lib/memory.mjs';
import {PAGES} from './lib/page-kinds.mjs';
import {main, plainEnvironment, PlainError, runScript, SITE_DIR} from './lib/run.mjs';
import {startProgram} from './lib/server.mjs';
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

const RUNS = readRuns(process.env.RUNS);

/** @param {string | undefined} text */
function readRuns(text) {
  const runs = Number(text ?? '5');
  if (!Number.isInteger(runs) || runs < 1) {
    throw new PlainError(`RUNS is "${text}": set it to a positive integer.`);
  }
  return runs;
}

/** @param {() => Promise<number>} measure */
async function medianOf(measure) {
  const values = [];
  for (let run = 0; run < RUNS; run += 1) {
    values.push(await measure());
  }
  return median(values);
}

/** @param {string} script */
async function timeScript(script) {
  const memory = watchMemory();
  const {code, output, seconds} = await runScript(script, {
    capture: true,
    env: plainEnvironment(),
  });
  const bytes = memory.stop();
  if (code !== 0) {
    throw new PlainError(`npm run ${script} failed:\n${output}`);
  }
  return {seconds, bytes};
}

async function benchBuild() {
  /** @type {(number | undefined)[]} */
  const peaks = [];
  const cold = await medianOf(async () => {
    CACHES.forEach((name) =>
      rmSync(path.join(SITE_DIR, name), {recursive: true, force: true}),
    );
    const {seconds, bytes} = await timeScript('build');
    peaks.push(bytes);
    return seconds;
  });
  const warm = await medianOf(async () => (await timeScript('build')).seconds);
  const generation = await medianOf(
    async () => (await timeScript('api:generate')).seconds,
  );
  const peak = peaks.every((bytes) => bytes !== undefined)
    ? median(/** @type {number[]} */ (peaks))
    : undefined;
  return [
    ['cold build', `${cold.toFixed(1)} s`],
    ['peak memory of a cold build', inGigabytes(peak)],
    ['warm build', `${warm.toFixed(1)} s`],
    ['generation alone', `${generation.toFixed(1)} s`],
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
    return [['a changed sentence shows in the dev server', `${seconds.toFixed(1)} s`]];
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
      rows.push([name, ...(await measurePage(browser, server.address, route))]);
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
 * @param {string} route
 */
async function measurePage(browser, address, route) {
  const page = await browser.newPage();
  const downloads = measureDownloads(page);
  await page.goto(address + route, {waitUntil: 'networkidle'});
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
  const {default: lighthouse} = await import('lighthouse');
  const {launch} = await import('chrome-launcher');
  const server = await startProgram('npm run serve', () => ['npm', 'run', 'serve']);
  const chrome = await launch({
    chromePath: (await requirePrograms(['chromium'])).chromium,
    chromeFlags: ['--headless=new', ...(await launchOptions()).args],
  });
  try {
    const rows = [];
    for (const [name, route] of PAGES) {
      const results = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(server.address + route, {
          port: chrome.port,
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        });
        if (result === undefined) {
          throw new PlainError(`Lighthouse gave no result for ${route}.`);
        }
        results.push(result.lhr);
      }
      rows.push([name, ...summarise(results)]);
    }
    return rows;
  } finally {
    chrome.kill();
    await server.stop();
  }
}

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
    markdownTable(
      [
        'Lighthouse mobile',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP',
        'TBT',
        'CLS',
      ],
      await benchLighthouse(),
    ),
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
