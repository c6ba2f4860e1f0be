import type {AnyNode} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {operations} from './description';
import {builtPage, builtPaths, builtText, oneLine} from './pages';

const $ = builtPage('/api');
const map = $('.api-map');
const calls = map.find('.api-map-calls > li').toArray();

/** Returns the names of the values that a call gives. */
function givenBy(call: AnyNode): string[] {
  return $(call)
    .find('b')
    .toArray()
    .map((value) => $(value).text());
}

describe('The map of the API', () => {
  it('links to each operation once, and to its own parts.', () => {
    const links = map.find('a').toArray();
    const addresses = links.map((link) => decodeURI($(link).attr('href') ?? ''));
    const pages = addresses.filter((address) => address.startsWith('/'));
    expect(pages.sort()).toEqual(operations.map(({page}) => page).sort());
    expect(builtPaths()).toEqual(expect.arrayContaining(pages));
    const parts = addresses.filter((address) => !address.startsWith('/'));
    expect(parts.filter((part) => $(`[id="${part.slice(1)}"]`).length !== 1)).toEqual([]);
  });

  it('names in its list what its curves lead to.', () => {
    for (const panel of map.find('.api-map-panel').toArray()) {
      const links = $(panel).find('.api-map-next a').toArray();
      const next = new Map(
        links.map((link) => [$(link).attr('class'), oneLine($(link).text())]),
      );
      const own = $(panel).find('.api-map-calls > li').toArray();
      const drawn = own.map((call) =>
        $(call)
          .find('path')
          .toArray()
          .map((curve) => next.get($(curve).attr('class')?.split(' ').at(-1))),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(drawn).toEqual(own.map(givenBy));
      expect(new Set(own.flatMap(givenBy))).toEqual(new Set(next.values()));
    }
  });

  it('is a list in the Markdown twin, with what each endpoint gives.', () => {
    const lines = builtText('api.md').split('\n');
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls) {
      const title = oneLine($(call).find('a').first().text());
      const line = lines.find((one) => one.startsWith(`  - [${title}](`));
      const gives = givenBy(call)
        .map((value) => `**${value}**`)
        .join(', ');
      expect(line?.split('.md)')[1], title).toBe(gives === '' ? '' : ` gives ${gives}`);
    }
  });

  it('has curves that screen readers and the keyboard pass over.', () => {
    expect(map.find('svg').length).toBeGreaterThan(10);
    expect(map.find('svg:not([aria-hidden=true]), svg a')).toHaveLength(0);
  });

  it('is the file that pages fetch after a navigation.', () => {
    const html = JSON.parse(builtText('api-map.json')) as string;
    expect($('#api-map').text()).toBe($(html).text());
  });
});
