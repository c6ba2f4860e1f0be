import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {printApiMap} from './api-map-html';
import type {MapNode} from '../../pages/api-map';
import {ATTACKS} from '@site/tests/fixtures/hostile/document';

function nodeOf(label: string, more: Partial<MapNode> = {}): MapNode {
  return {label, values: [], calls: [], operations: 1, isAlso: [], ...more};
}

describe('The HTML of the map', () => {
  it('ends each curve at the row of the value that an operation gives.', () => {
    const given = ['Hall', 'Room', 'Guide', 'Tour', 'Shop'].map((label) => nodeOf(label));
    const calls = [0, 1, 3, 3].map((count) => ({
      title: 'Get',
      route: '/api/get',
      gives: given.slice(0, count),
    }));
    const $ = load(printApiMap({nodes: [nodeOf('Museum', {calls}), ...given]}));
    const ends = $('[id="map:museum"] + .api-map-panel')
      .find('.api-map-calls > li')
      .toArray()
      .map((row) =>
        $(row)
          .find('path')
          .toArray()
          .map((path) => Number($(path).attr('d')?.split(' ').at(-1))),
      );
    // WebKit reports a length in rem.
    expect($('svg[height], svg[width]')).toHaveLength(0);
    // Three values and four operations, centred: 4.5 and 3 rem each.
    expect(ends).toEqual([[], [-3], [-6, -1.5, 3], [-9, -4.5, 0]]);
  });

  it('keeps names of a document in their place.', () => {
    const given = ATTACKS.map((attack) => nodeOf(attack));
    const calls = ATTACKS.map((attack) => ({
      title: attack,
      route: `/api/${attack}/"x' onclick=y`,
      gives: given,
    }));
    const $ = load(
      printApiMap({nodes: [nodeOf(ATTACKS[4], {calls, isAlso: given}), ...given]}),
    );
    expect(
      $('script, img, unknown, svg[onload], [onclick], [onerror], [style]'),
    ).toHaveLength(0);
    const shown = $('.api-map-calls a')
      .toArray()
      .map((link) => $(link).text());
    // HTML cannot contain the character U+0000.
    expect(shown).toEqual(ATTACKS.map((attack) => attack.replace('\u0000', '')));
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of $('a[href^="#"]').toArray()) {
      expect(ids).toContain($(link).attr('href')?.slice(1));
    }
  });
});
