import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../src/search/load-index';
import {search, type SearchResult} from '../../../src/search/query';
import {searchIndex} from '../search-index';
import {proves} from '../../specification/proves';

/*
 * That the built index obeys the rules; src/search/query.test.ts and syntax.test.ts have them in detail.
 */

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

const REFRESH = '/api/NFT/refresh-nft-item';
const REWARDS = '/api/Block/get-block-rewards';

const index = loadIndex(searchIndex());

/** Searches the built index as the page at /search does, which shows eight hits first. */
function find(query: string): SearchResult {
  return search([index], query, 8);
}

/** Returns the routes that the hits of a query lead to, in their order. */
function routesOf(query: string): string[] {
  return find(query).hits.map(({document}) => document.sectionRoute);
}

describe('5. Validation rules', () => {
  it('Queries are split on whitespace and hyphens.', proves('S5.2'), () => {
    const hits = routesOf('kip 17');
    expect(hits.length).toBeGreaterThan(1);
    for (const query of ['kip-17', 'kip  17', 'kip\u00a017']) {
      expect(routesOf(query)).toEqual(hits);
    }
    expect(routesOf('kip_17')).not.toEqual(hits);
  });

  it(
    'Each term is searched both exactly and as a trailing-wildcard prefix.',
    proves('S5.3'),
    () => {
      // What is called so comes first, and what only begins like it follows.
      const hits = routesOf('getBlock');
      expect(hits[0]).toBe('/api/Block/get-block');
      expect(hits).toContain(REWARDS);
      for (const query of ['refr', 'title:refr', '+title:refresh']) {
        expect(routesOf(query)).toContain(REFRESH);
      }
      expect(routesOf('fresh')).not.toContain(REFRESH);
    },
  );

  it(
    "A field prefix that is not known gives 'unrecognised field' with the possible fields.",
    proves('S5.4'),
    () => {
      const titles = find('title:reward').hits.map(({document}) => document.title);
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !/reward/i.test(title))).toEqual([]);
      for (const field of ['titel', '__proto__', 'kip17']) {
        expect(find(`${field}:reward`)).toMatchObject({
          hits: [],
          problem: `unrecognised field '${field}', possible fields: ${FIELDS}`,
        });
      }
    },
  );

  it('A + prefix means required and - means prohibited.', proves('S5.5'), () => {
    const required = routesOf('+title:block +title:reward');
    expect(required).toContain(REWARDS);
    const prohibited = routesOf('+title:block +title:reward -tags:getblockrewards');
    expect(prohibited).not.toContain(REWARDS);
    expect(prohibited[0]).toBe(required.find((href) => !href.startsWith(REWARDS)));
  });

  it.each([
    ['block +', /^expecting term( or field)?, found nothing$/],
    ['title:', /^expecting term( or field)?, found nothing$/],
    ['block~x', / must be numeric$/],
    ['block^', / must be numeric$/],
    ['~x', /^expected either a field or a term, found EDIT_DISTANCE$/],
  ])(
    'A term after a presence operator or a field is required; edit distance and boost must be numeric: %s.',
    proves('S5.6', 'S5.7'),
    (query, problem) => {
      expect(routesOf(query)).toEqual([]);
      expect(find(query).problem).toMatch(problem);
    },
  );

  it('Edit distance (~) and boost (^) have an effect.', proves('S5.7'), () => {
    expect(routesOf('title:blokc~2')).toContain('/api/Block/get-block');
    expect(routesOf('title:reward^50 title:holder')[0]).toMatch(/reward/);
    expect(routesOf('title:reward title:holder^50')[0]).toMatch(/holder/);
  });

  it('Terms are lowercased.', proves('S5.8'), () => {
    expect(routesOf('title:rew*')).not.toEqual([]);
    expect(routesOf('title:REW*')).toEqual(routesOf('title:rew*'));
    expect(routesOf('BLOCK Rewards')).toEqual(routesOf('block rewards'));
  });

  it('A wildcard term skips stemming.', proves('S5.9'), () => {
    // Prose is found by its stems, and `holders` is none.
    expect(routesOf('content:holders')).not.toEqual([]);
    expect(routesOf('content:holder*')).not.toEqual([]);
    expect(routesOf('content:holders*')).toEqual([]);
  });
});
