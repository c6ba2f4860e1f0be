import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../src/search/load-index';
import {search, type SearchResult} from '../../../src/search/query';
import {searchIndex} from '../search-index';
import {proves} from '../../specification/proves';

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

const HOLDER_COUNT = '/api/Home/get-kaia-holder-count';

/** Number of hits that the search page shows first. */
const SHOWN_HITS = 8;

const index = loadIndex(searchIndex());

/** Searches the built index as the page at /search does. */
function find(query: string): SearchResult {
  return search([index], query, SHOWN_HITS);
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
    // In a query with syntax too, where a hyphen before a word is a sign.
    expect(routesOf('+kip-17')).toEqual(routesOf('+kip 17'));
  });

  it(
    'Each term is searched both exactly and as a trailing-wildcard prefix.',
    proves('S5.3'),
    () => {
      // Exactly: what is called so comes first. As a prefix: what only begins like it follows.
      const hits = routesOf('getBlock');
      expect(hits[0]).toBe('/api/Block/get-block');
      expect(hits).toEqual(
        expect.arrayContaining(['/api/Block/get-blocks', '/api/Block/get-block-rewards']),
      );
      const refresh = '/api/NFT/refresh-nft-item';
      expect(routesOf('refr')).toContain(refresh);
      // Not by what it ends with.
      expect(routesOf('fresh')).not.toContain(refresh);
      // In queries with syntax as well, whether the term is required or not.
      for (const [part, whole, title] of [
        ['title:refr', 'title:refresh', refresh],
        ['+refr', '+refresh', refresh],
        ['+title:hold +title:coun', '+title:holder +title:count', HOLDER_COUNT],
      ] as const) {
        expect(routesOf(part)).toContain(title);
        expect(routesOf(whole)).toContain(title);
      }
      // A prohibited one prohibits both.
      for (const query of ['+title:refresh -ite', '+title:refresh -item']) {
        expect(routesOf(query)).not.toContain(refresh);
      }
    },
  );

  it(
    "A field prefix that is not known gives 'unrecognised field' with the possible fields.",
    proves('S5.4'),
    () => {
      expect(routesOf('title:reward')).not.toEqual([]);
      for (const {title} of find('title:reward').hits.map(({document}) => document)) {
        expect(title).toMatch(/reward/i);
      }
      for (const field of ['content', 'tags']) {
        expect(routesOf(`${field}:reward`)).not.toEqual([]);
      }
      for (const [field, query] of [
        ['titel', 'titel:reward'],
        ['__proto__', '__proto__:reward'],
        ['foo', 'foo:'],
        ['kip17', 'kip17:x'],
        ['field1', 'field1:abc'],
        ['note', 'block note: reward'],
      ] as const) {
        expect(find(query)).toMatchObject({
          hits: [],
          problem: `unrecognised field '${field}', possible fields: ${FIELDS}`,
        });
      }
    },
  );

  it('A + prefix means required and - means prohibited.', proves('S5.5'), () => {
    const rewards = '/api/Block/get-block-rewards';
    const required = routesOf('+title:block +title:reward');
    expect(required).toContain(rewards);
    for (const {document} of find('+title:block +title:reward').hits) {
      expect(document.title).toMatch(/block.*reward|reward.*block/is);
    }
    const prohibited = routesOf('+title:block +title:reward -tags:getblockrewards');
    expect(prohibited).not.toContain(rewards);
    expect(prohibited[0]).toBe(required.filter((href) => !href.startsWith(rewards))[0]);
    // Also before a number.
    const kip37 = '/api/Account/NFT/get-account-non-fungible-token-balances-of-kip-37';
    expect(routesOf('+title:balances +title:37')).toContain(kip37);
    const without37 = routesOf('+title:balances -37');
    expect(without37).not.toEqual([]);
    expect(without37).not.toContain(kip37);
  });

  it('A term after a presence operator or a field is required.', proves('S5.6'), () => {
    for (const query of ['+', '-', 'block +', 'block -', 'title:', 'block -tags:']) {
      expect(routesOf(query)).toEqual([]);
      expect(find(query).problem).toMatch(/^expecting term( or field)?, found nothing$/);
    }
  });

  it('Edit distance (~) and boost (^) must be numeric.', proves('S5.7'), () => {
    for (const query of ['block~', 'block~x', 'block^', 'block^x']) {
      expect(routesOf(query)).toEqual([]);
      expect(find(query).problem).toMatch(/ must be numeric$/);
    }
    for (const query of ['~x', '^x', '~', '^']) {
      expect(routesOf(query)).toEqual([]);
      expect(find(query).problem).toMatch(
        /^expected either a field or a term, found (EDIT_DISTANCE|BOOST)$/,
      );
    }
    const spelled = routesOf('title:blokc~2');
    expect(spelled).toContain('/api/Block/get-block');
    const first = (hits: string[]): string => hits[0] ?? '';
    expect(first(routesOf('title:reward^50 title:holder'))).toMatch(/reward/);
    expect(first(routesOf('title:reward title:holder^50'))).toMatch(/holder/);
  });

  it('Terms are lowercased.', proves('S5.8'), () => {
    for (const [query, inCapitals] of [
      ['block rewards', 'BLOCK Rewards'],
      ['+title:block -tags:get', '+title:BLOCK -tags:GET'],
      ['title:rew*', 'title:REW*'],
    ] as const) {
      const hits = routesOf(query);
      expect(hits).not.toEqual([]);
      expect(routesOf(inCapitals)).toEqual(hits);
    }
  });

  it('A wildcard term skips stemming.', proves('S5.9'), () => {
    // Prose is found by its stems, and `holders` is none.
    expect(routesOf('content:holders')).not.toEqual([]);
    expect(routesOf('content:holder*')).not.toEqual([]);
    expect(routesOf('content:holders*')).toEqual([]);
  });
});
