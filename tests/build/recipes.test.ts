import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseTwin} from '../twin';
import {BUILD_DIR, builtPage, builtPaths, builtText, eachText, oneLine} from './pages';

const RECIPES_DIR = path.resolve(__dirname, '../../recipes');

const NAMES = builtPaths()
  .filter((page) => /^\/recipes\/(?!client$)/.test(page))
  .map((page) => path.basename(page));

const PROGRAMS = [
  ['curl', 'sh'],
  ['python', 'py'],
  ['go', 'go'],
  ['nodejs', 'mjs'],
] as const;

const SECTIONS = [
  ...['What you get', 'What it needs and costs', 'The program', 'Its output'],
  ...['What each part does', 'What can go wrong', 'Operations'],
];

function read(...file: string[]): string {
  return readFileSync(path.join(RECIPES_DIR, ...file), 'utf8');
}

describe.each(NAMES)('The page of the recipe %s', (name) => {
  const $ = builtPage(`/recipes/${name}`);

  it.each(PROGRAMS)('has its program for %s, and downloads.', (language, ext) => {
    const [program, client] = [
      read(name, `${name}.${ext}`),
      read('client', `kaia.${ext}`),
    ];
    const panel = $(`[data-language-sample=${language}]`);
    expect(`${panel.find('pre code').first().text()}\n`).toBe(program);
    // It loads the client later.
    const tabs = panel.find('fieldset label').toArray();
    expect(tabs.map((tab) => $(tab).text())).toEqual([`${name}.${ext}`, `kaia.${ext}`]);
    const download = (file: string): Buffer => {
      const link = panel.find(`a[download="${file}"]`);
      expect(link).toHaveLength(1);
      return readFileSync(path.join(BUILD_DIR, link.attr('href') ?? ''));
    };
    expect(download(`${name}.${ext}`).toString()).toBe(program);
    expect(download(`kaia.${ext}`).toString()).toBe(client);
    const zip = download(`${name}-${ext}.zip`);
    // The time of its first file is no time of a build: 1 January 1980 (MS-DOS).
    expect(zip.readUInt32LE(10)).toBe((1 << 21) | (1 << 16));
    const files = Object.entries(unzipSync(zip));
    expect(files.map(([file, bytes]) => [file, Buffer.from(bytes).toString()])).toEqual([
      [`${name}/${name}.${ext}`, program],
      [`${name}/kaia.${ext}`, client],
    ]);
  });

  it('has the sections of a recipe and the output of its programs, and is listed.', () => {
    const headings = eachText($, 'article h2').map((text) => text.replace('\u200b', ''));
    expect(headings).toEqual(SECTIONS);
    const codes = $('article pre code').toArray();
    expect(codes.map((code) => $(code).text())).toContain(
      read(name, 'output.txt').trimEnd(),
    );
    expect($.html()).not.toContain('KAIASCAN_RETRY_SECONDS');
    const list = builtPage('/recipes')('article td a');
    expect(list.filter(`[href="/recipes/${name}"]`)).toHaveLength(1);
  });
});

it('The page of token transfers links to the filled-in form of its operation.', () => {
  const link = builtPage('/recipes/token-transfers')(
    'article a[href^="/api/"][href*="?"]',
  );
  const {pathname, searchParams} = new URL(link.attr('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/api/Account/Transfer/get-token-transfers');
  expect(Object.fromEntries(searchParams)).toEqual({
    'path.accountAddress': '0x927d49784d45087b04857b7232ba42609f81cb61',
    'query.blockNumberStart': '175419000',
    'query.blockNumberEnd': '175420000',
    'query.page': '1',
    'query.size': '500',
  });
});

it.each([
  ['contract-events', ['1', '3']],
  ['token-transfers', ['Not known']],
])('The page of %s names the credits of its operations: %j.', (name, credits) => {
  const cells = 'article table tbody tr td:last-child';
  expect(eachText(builtPage(`/recipes/${name}`), cells)).toEqual(credits);
});

it('The page of the client has the whole client of each language, and so has its Markdown.', () => {
  const $ = builtPage('/recipes/client');
  const shown = $('article pre code')
    .toArray()
    .map((code) => $(code).text());
  const {codeBlocks} = parseTwin(builtText('recipes/client.md'));
  const inTwin = codeBlocks.map(({text}) => text);
  const clients = PROGRAMS.map(([, ext]) => read('client', `kaia.${ext}`).trimEnd());
  expect(shown).toEqual(expect.arrayContaining(clients));
  expect(inTwin).toEqual(expect.arrayContaining(clients));
});

it('The page of all recipes has a row for each recipe and each scenario.', () => {
  const {scenarios} = parse(read('scenarios.yaml'), {merge: true}) as {
    scenarios: readonly {service: string}[];
  };
  const $ = builtPage('/recipes');
  const cells = $('#scenarios').nextAll().find('tbody tr td:first-child').toArray();
  expect(cells.map((cell) => oneLine($(cell).text()))).toEqual(
    scenarios.map(({service}) => service.replaceAll('`', '')),
  );
});
