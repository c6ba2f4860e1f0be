/*
 * Why: measures speed and size of the site, on one machine, for FIGURES.md.
 * Does: times cold and warm builds, generation and an update in the dev server, measures the
 * download size of pages and of the request panel in Chromium, runs Lighthouse on four pages, compares the site
 * with those that docusaurus-plugin-openapi-docs and Starlight make of the same document, and prints Markdown
 * tables. With --record, it also writes them to FIGURES.md.
 * Reads: CHROMIUM_PATH; RUNS, runs per measurement (5); ONLY, a comma-separated subset of build,
 * dev, weight, lighthouse and baseline. Run: npm run bench
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Result} from 'lighthouse';
import sumBy from 'lodash/sumBy';
import {chromiumOptions, machineLine, readRuns, SERVE, withServers} from './lib/bench';
import {reportFigures} from './lib/figures';
import {measure, type Measured, medianOf} from './lib/memory';
import {PAGES} from './lib/page-kinds.mjs';
import {
  inSeconds,
  main,
  plainEnvironment,
  PlainError,
  runScript,
  SITE_DIR,
  succeed,
} from './lib/run.mjs';
import {buildStarlightCold, installStarlight} from './lib/starlight';
import {buildStockStack} from './lib/stock-stack';
import {type FileType, Traffic} from './lib/traffic';
import {inGigabytes, inKilobytes, markdownTable, median} from './lib/table.mjs';

const PANEL_ROUTE = '/api/Transaction/get-transaction';

const CACHES = [
  ...['build', '.docusaurus', 'docs/api', 'docs/schemas'],
  ...['webpack', 'social-cards', 'twins'].map((name) => `node_modules/.cache/${name}`),
];

const CACHE_DIR = path.join(SITE_DIR, 'node_modules', '.cache');

/** The site of docusaurus-plugin-openapi-docs and its theme. */
const STOCK_DIR = path.join(CACHE_DIR, 'stock-stack');

const STARLIGHT_DIR = path.join(CACHE_DIR, 'starlight');

/** The sites that are compared: what builds them, and where. */
const SITES = [
  {name: 'this site', build: buildCold, outDir: path.join(SITE_DIR, 'build')},
  {
    name: 'stock stack',
    build: buildStockStackCold,
    outDir: path.join(STOCK_DIR, 'build'),
  },
  {name: 'Starlight', build: buildStarlight, outDir: path.join(STARLIGHT_DIR, 'dist')},
] as const;

/** Pages that the sites have, by their routes in each. Starlight has no schema pages. */
const BASELINE_PAGES = [
  [
    'endpoint page',
    [PANEL_ROUTE, '/api/get-transaction', '/api/operations/gettransaction'],
  ],
  ['schema page', ['/schemas/transactionview', '/api/schemas/transactionview']],
] as const;

/** The values in a summary of Lighthouse, in their order. */
const LIGHTHOUSE = [
  ...['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'],
];

/** The types of files in the columns of tables. */
const COLUMNS = ['script', 'data', 'stylesheet', 'document', 'prefetch'] as const;

const RUNS = readRuns(5);

/** Measures functions in turn, so that a busy minute slows all of them, and returns the results of each. */
async function inTurn<Value>(
  measures: readonly (() => Promise<Value>)[],
): Promise<Value[][]> {
  const results = measures.map((): Value[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, measure] of measures.entries()) {
      results[index]?.push(await measure());
    }
  }
  return results;
}

/** Returns the median of the runs of an act, in seconds. */
async function medianSeconds(act: () => Promise<Measured>): Promise<string> {
  const [runs = []] = await inTurn([act]);
  return inSeconds(medianOf(runs).seconds);
}

function timeScript(script: string): Promise<Measured> {
  const options = {capture: true, env: plainEnvironment()};
  return measure(() => succeed(`npm run ${script} failed`, runScript(script, options)));
}

function buildCold(): Promise<Measured> {
  CACHES.forEach((name) =>
    rmSync(path.join(SITE_DIR, name), {recursive: true, force: true}),
  );
  return timeScript('build');
}

/** The document that our site was made of, which `buildCold` writes. */
const DOCUMENT = path.join(SITE_DIR, 'build', 'openapi.json');

function buildStockStackCold(): Promise<Measured> {
  rmSync(STOCK_DIR, {recursive: true, force: true});
  return measure(() => buildStockStack(STOCK_DIR, DOCUMENT));
}

function buildStarlight(): Promise<Measured> {
  return measure(() => buildStarlightCold(STARLIGHT_DIR, DOCUMENT));
}

/** Returns rows of the medians of cold builds, with a column for each site. */
function coldRows(sites: readonly (readonly Measured[])[]): string[][] {
  const medians = sites.map(medianOf);
  return [
    ['cold build', ...medians.map(({seconds}) => inSeconds(seconds))],
    ['peak memory of a cold build', ...medians.map(({bytes}) => inGigabytes(bytes))],
  ];
}

async function benchBuild(): Promise<string[][]> {
  return [
    ...coldRows(await inTurn([buildCold])),
    ['warm build', await medianSeconds(() => timeScript('build'))],
    ['generation alone', await medianSeconds(() => timeScript('api:generate'))],
  ];
}

/** Measures the time from saving the overlay to the changed text in an open page. */
async function benchDev(): Promise<string[][]> {
  const file = path.join(SITE_DIR, 'openapi', 'kaia.overlay.yaml');
  const original = readFileSync(file, 'utf8');
  const sentence = 'One address with its balance';
  try {
    return await withServers([['npm', 'start']], async (browser, [address]) => {
      const page = await browser.newPage();
      await page.goto(`${address}/api/Account`);
      let count = 0;
      const change = async (): Promise<void> => {
        count += 1;
        const changed = `Benchmark ${count}: balance`;
        writeFileSync(file, original.replace(sentence, changed));
        await page.getByText(changed).first().waitFor({timeout: 60_000});
      };
      const time = await medianSeconds(() => measure(change));
      return [['a changed sentence shows in the dev server', time]];
    });
  } finally {
    writeFileSync(file, original);
  }
}

function benchWeight(): Promise<string[][]> {
  return withServers([SERVE], async (browser, [address = '']) => {
    const rows: string[][] = [];
    for (const [name, route] of PAGES) {
      rows.push([name, ...(await measurePage(browser, address + route))]);
    }
    const panel = await measurePanel(browser, address);
    return [...rows, ['the request panel, on first use', ...panel]];
  });
}

async function measurePage(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  const traffic = new Traffic(page);
  await page.goto(address);
  const weights = await weigh(traffic, COLUMNS);
  await page.close();
  return weights;
}

/** Measures what the request panel loads on first use. */
async function measurePanel(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(address + PANEL_ROUTE, {waitUntil: 'networkidle'});
  const traffic = new Traffic(page);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.hover();
  await panel.getByRole('button', {name: 'Show example answer'}).click();
  await panel.getByRole('region', {name: 'Body of the answer'}).waitFor();
  const [script = '', stylesheet = ''] = await weigh(traffic, ['script', 'stylesheet']);
  await page.close();
  return [script, '', stylesheet, '', ''];
}

/** Returns the size of all files of each type, gzipped. */
async function weigh(traffic: Traffic, types: readonly FileType[]): Promise<string[]> {
  const files = await traffic.files(types);
  return types.map((type) =>
    inKilobytes(
      sumBy(
        files.filter((file) => file.type === type),
        'size',
      ),
    ),
  );
}

function benchLighthouse(): Promise<string[][]> {
  return withServers([SERVE], async (_, [address = '']) => {
    const rows: string[][] = [];
    for (const [name, route] of PAGES) {
      const [summary = []] = await runLighthouse([address + route]);
      rows.push([name, ...summary]);
    }
    return rows;
  });
}

/** Runs Lighthouse on pages in turn, and returns the summary of each. */
async function runLighthouse(addresses: readonly string[]): Promise<string[][]> {
  const {default: lighthouse} = await import('lighthouse');
  const {launch} = await import('chrome-launcher');
  const {executablePath, args} = await chromiumOptions();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  });
  const audit = async (address: string): Promise<Result> => {
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

function summarise(results: readonly Result[]): string[] {
  const score = (id: string): string => {
    const scores = results.map(({categories}) => categories[id]?.score ?? 0);
    return String(Math.round(median(scores) * 100));
  };
  const value = (id: string): number =>
    median(results.map(({audits}) => audits[id]?.numericValue ?? Number.NaN));
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${value('total-blocking-time').toFixed(0)} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

/** Compares the site with others of the same document. */
async function benchBaseline(): Promise<string[][]> {
  await installStarlight(STARLIGHT_DIR);
  const rows = coldRows(await inTurn(SITES.map(({build}) => build)));
  const serve = SITES.map(({outDir}) => [...SERVE, '--', outDir]);
  return withServers(serve, async (browser, addresses) => {
    const add = (label: string, columns: readonly string[][], index: number): void => {
      rows.push([label, ...SITES.map((_, site) => columns[site]?.[index] ?? '')]);
    };
    for (const [name, routes] of BASELINE_PAGES) {
      const pages = routes.map((route, index) => `${addresses[index]}${route}`);
      const weights = await Promise.all(pages.map((page) => measurePage(browser, page)));
      for (const [index, kind] of ['JS', 'data', 'CSS', 'HTML'].entries()) {
        add(`${name}: ${kind}, gzip`, weights, index);
      }
      if (name === 'endpoint page') {
        const summaries = await runLighthouse(pages);
        for (const kind of ['performance', 'LCP', 'TBT']) {
          add(`${name}: ${kind}`, summaries, LIGHTHOUSE.indexOf(kind));
        }
      }
    }
    return rows;
  });
}

const BENCHES: Readonly<
  Record<
    string,
    readonly [title: string, columns: string[], measure: () => Promise<string[][]>]
  >
> = {
  build: ['Build', ['median'], benchBuild],
  dev: ['Dev server', ['median'], benchDev],
  weight: [
    'Weight of pages, gzip',
    ['JS', 'Data', 'CSS', 'HTML', 'prefetched for other pages, when idle'],
    benchWeight,
  ],
  lighthouse: ['Lighthouse, mobile', LIGHTHOUSE, benchLighthouse],
  baseline: [
    'Other sites of the same document',
    SITES.map(({name}) => name),
    benchBaseline,
  ],
};

main(async () => {
  const chosen = process.env.ONLY?.split(',');
  const how = machineLine(`medians of ${RUNS}`);
  for (const [name, [title, columns, bench]] of Object.entries(BENCHES)) {
    if (chosen === undefined || chosen.includes(name)) {
      const tables = [markdownTable(['', ...columns], await bench())];
      await reportFigures({title, how, tables});
    }
  }
});
