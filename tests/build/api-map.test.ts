import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPage, builtPaths, oneLine} from './pages';

const $ = builtPage('/api');
const map = $('.api-map');

interface CreditsFile {
  operations: {page: string}[];
}

describe('The map of the API', () => {
  it('links to pages and to its own parts only, to each operation once.', () => {
    const links = map.find('a').toArray();
    const addresses = links.map((link) => $(link).attr('href') ?? '');
    const pages = addresses.filter((address) => address.startsWith('/'));
    const paths = builtPaths();
    expect(pages.filter((page) => !paths.includes(decodeURI(page)))).toEqual([]);
    const credits = readFileSync(path.join(BUILD_DIR, 'credits.json'), 'utf8');
    const {operations} = JSON.parse(credits) as CreditsFile;
    expect(pages.map(decodeURI).sort()).toEqual(operations.map(({page}) => page).sort());
    const parts = addresses.filter((address) => !address.startsWith('/'));
    expect(parts.filter((part) => $(`[id="${part.slice(1)}"]`).length !== 1)).toEqual([]);
  });

  it('names in its list what its curves lead to.', () => {
    for (const panel of map.find('.api-map-panel').toArray()) {
      const next = new Map(
        $(panel)
          .find('.api-map-next a')
          .toArray()
          .map((link) => [$(link).attr('class'), oneLine($(link).text())]),
      );
      const calls = $(panel).find('.api-map-calls > li').toArray();
      const named = calls.map((call) =>
        $(call)
          .find('b')
          .toArray()
          .map((value) => $(value).text()),
      );
      const drawn = calls.map((call) =>
        $(call)
          .find('path')
          .toArray()
          .map((curve) => next.get($(curve).attr('class')?.split(' ').at(-1))),
      );
      expect(calls.length).toBeGreaterThan(0);
      expect(drawn).toEqual(named);
      expect(new Set(named.flat())).toEqual(new Set(next.values()));
    }
  });

  it('is a list in the Markdown twin, with what each endpoint gives.', () => {
    const twin = readFileSync(path.join(BUILD_DIR, 'api.md'), 'utf8');
    const calls = map.find('.api-map-calls > li').toArray();
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls) {
      const title = oneLine($(call).find('a').first().text());
      const gives = $(call)
        .find('b')
        .toArray()
        .map((value) => $(value).text());
      const line = twin.split('\n').find((one) => one.startsWith(`  - [${title}](`));
      const [, end] = line?.split('.md)') ?? [];
      expect(end, title).toBe(
        gives.length === 0
          ? ''
          : ` gives ${gives.map((value) => `**${value}**`).join(', ')}`,
      );
    }
  });

  it('has curves that screen readers and the keyboard pass over.', () => {
    expect(map.find('svg').length).toBeGreaterThan(10);
    expect(map.find('svg:not([aria-hidden=true]), svg a')).toHaveLength(0);
  });

  it('is the file that pages fetch after a navigation.', () => {
    const file = readFileSync(path.join(BUILD_DIR, 'api-map.json'), 'utf8');
    expect($('#api-map').html()).toContain('Transaction hash');
    expect(builtPage('/api')('#api-map').text()).toBe(
      $(JSON.parse(file) as string).text(),
    );
  });
});
