import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {BUILD_DIR, builtPage, oneLine} from './pages';

const RECIPES_DIR = path.resolve(__dirname, '../../recipes');

const NAMES = readdirSync(RECIPES_DIR, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'client')
  .map(({name}) => name);

const PROGRAMS = [
  ['curl', 'sh'],
  ['python', 'py'],
  ['go', 'go'],
  ['nodejs', 'mjs'],
] as const;

function read(...file: string[]): string {
  return readFileSync(path.join(RECIPES_DIR, ...file), 'utf8');
}

describe.each(NAMES)('The page of the recipe %s', (name) => {
  const $ = builtPage(`/recipes/${name}`);

  it.each(PROGRAMS)('has its program for %s, and downloads.', (language, ext) => {
    const program = read(name, `${name}.${ext}`);
    const client = read('client', `kaia.${ext}`);
    const panel = $(`[data-language-sample=${language}]`);
    const [shown] = panel.find('pre code').toArray();
    expect(`${$(shown).text()}\n`).toBe(program);
    const download = (file: string): Buffer => {
      const link = panel.find(`a[download="${file}"]`);
      expect(link).toHaveLength(1);
      return readFileSync(path.join(BUILD_DIR, link.attr('href') ?? ''));
    };
    expect(download(`${name}.${ext}`).toString()).toBe(program);
    expect(download(`kaia.${ext}`).toString()).toBe(client);
    const files = Object.entries(unzipSync(download(`${name}-${ext}.zip`))).map(
      ([file, content]) => [file, Buffer.from(content).toString()],
    );
    expect(Object.fromEntries(files)).toEqual({
      [`${name}/${name}.${ext}`]: program,
      [`${name}/kaia.${ext}`]: client,
    });
  });

  it('has a tab for the program and one for the client, which it loads later.', () => {
    PROGRAMS.forEach(([language, ext]) => {
      const tabs = $(`[data-language-sample=${language}] fieldset label`);
      const names = tabs.toArray().map((tab) => $(tab).text());
      expect(names).toEqual([`${name}.${ext}`, `kaia.${ext}`]);
    });
    expect($.html()).not.toContain('KAIASCAN_RETRY_SECONDS');
  });

  it('has the output that the programs are tested with.', () => {
    const outputs = $('article pre code')
      .toArray()
      .map((element) => $(element).text());
    expect(outputs).toContain(read(name, 'output.txt').trimEnd());
  });

  it('has the sections of a recipe.', () => {
    const headings = $('article h2')
      .toArray()
      .map((element) => oneLine($(element).text()).replace('\u200b', ''));
    expect(headings).toEqual([
      'What you get',
      'What it needs and costs',
      'The program',
      'Its output',
      'What each part does',
      'What can go wrong',
      'Operations',
    ]);
  });

  it('is listed on the overview.', () => {
    const links = builtPage('/recipes')('article td a');
    expect(links.filter(`[href="/recipes/${name}"]`)).toHaveLength(1);
  });
});

it('The page of token transfers links to the filled-in form of its operation.', () => {
  const $ = builtPage('/recipes/token-transfers');
  const [href = ''] = $('article a')
    .toArray()
    .map((element) => $(element).attr('href') ?? '')
    .filter((address) => address.startsWith('/api/') && address.includes('?'));
  const {pathname, searchParams} = new URL(href, 'http://localhost');
  expect(pathname).toBe('/api/Account/Transfer/get-token-transfers');
  expect(Object.fromEntries(searchParams)).toEqual({
    'path.accountAddress': '0x927d49784d45087b04857b7232ba42609f81cb61',
    'query.blockNumberStart': '175419000',
    'query.blockNumberEnd': '175420000',
    'query.page': '1',
    'query.size': '500',
  });
});

it('The pages of recipes name the credits of their operations if they are known.', () => {
  const credits = (name: string): string[] =>
    builtPage(`/recipes/${name}`)('article table tbody tr')
      .toArray()
      .map((row) => oneLine(builtPage(`/recipes/${name}`)(row).find('td').last().text()));
  expect(credits('contract-events')).toEqual(['1', '3']);
  expect(credits('token-transfers')).toEqual(['Not known']);
});

it('The page of the client has the whole client of each language.', () => {
  const $ = builtPage('/recipes/client');
  const codes = $('article pre code')
    .toArray()
    .map((element) => `${$(element).text()}\n`);
  PROGRAMS.forEach(([, ext]) => expect(codes).toContain(read('client', `kaia.${ext}`)));
});

it('The page of all recipes has a row for each scenario.', () => {
  const {scenarios} = parse(read('scenarios.yaml'), {merge: true}) as {
    scenarios: readonly {service: string}[];
  };
  const $ = builtPage('/recipes');
  const rows = $('#scenarios')
    .nextAll()
    .find('tbody tr')
    .toArray()
    .map((row) => $(row).find('td').first().text());
  expect(rows).toEqual(scenarios.map(({service}) => service.replaceAll('`', '')));
});
