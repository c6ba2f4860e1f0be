import type {SearchPage} from '../pages/SearchPage';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

const HOLDER_COUNT = '/api/Home/get-kaia-holder-count';

/** Where the hits of a query lead, in their order. */
async function hitsOf(searchPage: SearchPage, query: string): Promise<string[]> {
  // No hit of the query before is taken for one of this.
  await searchPage.input.fill('');
  await expect(searchPage.answer).toHaveCount(0);
  await searchPage.input.fill(query);
  await expect(searchPage.answer).toHaveText(/results?|cannot be read/);
  return searchPage.hits
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('5. Validation rules', () => {
  test(
    'Search input maximum length: 512 characters.',
    proves('S5.1', 'S9.7'),
    async ({sitePage, searchBox, searchPage}) => {
      await sitePage.open('/');
      await expect(searchBox.standIn).toHaveAttribute('maxlength', '512');
      await searchBox.open();
      await expect(searchBox.input).toHaveAttribute('maxlength', '512');
      await searchBox.input.pressSequentially('x'.repeat(520));
      await expect(searchBox.input).toHaveValue('x'.repeat(512));
      await expect(searchBox.panel).toHaveText('No results found.');

      await searchPage.openQuery('x'.repeat(600));
      await expect(searchPage.input).toHaveAttribute('maxlength', '512');
      await expect(searchPage.page.getByRole('main')).toContainText('No results found.');
    },
  );
});

test.describe('5. Validation rules: on the search page', () => {
  test.beforeEach(async ({searchPage}) => {
    await searchPage.open('/search');
  });

  test(
    'Queries are split on whitespace and hyphens.',
    proves('S5.2'),
    async ({searchPage}) => {
      const hits = await hitsOf(searchPage, 'kip 17');
      expect(hits.length).toBeGreaterThan(1);
      for (const query of ['kip-17', 'kip  17', 'kip\u00a017']) {
        expect(await hitsOf(searchPage, query)).toEqual(hits);
      }
      expect(await hitsOf(searchPage, 'kip_17')).not.toEqual(hits);
      // In a query with syntax too, where a hyphen before a word is a sign.
      expect(await hitsOf(searchPage, '+kip-17')).toEqual(
        await hitsOf(searchPage, '+kip 17'),
      );
    },
  );

  test(
    'Each term is searched both exactly and as a trailing-wildcard prefix.',
    proves('S5.3'),
    async ({searchPage}) => {
      // Exactly: what is called so comes first. As a prefix: what only begins like it follows.
      const hits = await hitsOf(searchPage, 'getBlock');
      expect(hits[0]).toBe('/api/Block/get-block');
      expect(hits).toEqual(
        expect.arrayContaining(['/api/Block/get-blocks', '/api/Block/get-block-rewards']),
      );
      const refresh = '/api/NFT/refresh-nft-item';
      expect(await hitsOf(searchPage, 'refr')).toContain(refresh);
      // Not by what it ends with.
      expect(await hitsOf(searchPage, 'fresh')).not.toContain(refresh);
      // In queries with syntax as well, whether the term is required or not.
      for (const [part, whole, title] of [
        ['title:refr', 'title:refresh', refresh],
        ['+refr', '+refresh', refresh],
        ['+title:hold +title:coun', '+title:holder +title:count', HOLDER_COUNT],
      ] as const) {
        expect(await hitsOf(searchPage, part)).toContain(title);
        expect(await hitsOf(searchPage, whole)).toContain(title);
      }
      // A prohibited one prohibits both.
      for (const query of ['+title:refresh -ite', '+title:refresh -item']) {
        expect(await hitsOf(searchPage, query)).not.toContain(refresh);
      }
    },
  );

  test(
    "A field prefix that is not known gives 'unrecognised field' with the possible fields.",
    proves('S5.4'),
    async ({searchPage}) => {
      expect(await hitsOf(searchPage, 'title:reward')).not.toEqual([]);
      for (const text of await searchPage.hits.getByRole('link').allTextContents()) {
        expect(text).toMatch(/reward/i);
      }
      for (const field of ['content', 'tags']) {
        expect(await hitsOf(searchPage, `${field}:reward`)).not.toEqual([]);
      }
      for (const [field, query] of [
        ['titel', 'titel:reward'],
        ['__proto__', '__proto__:reward'],
        ['foo', 'foo:'],
        ['kip17', 'kip17:x'],
        ['field1', 'field1:abc'],
        ['note', 'block note: reward'],
      ] as const) {
        expect(await hitsOf(searchPage, query)).toEqual([]);
        await expect(searchPage.answer).toHaveText(
          `The query cannot be read: unrecognised field '${field}', possible fields: ${FIELDS}.`,
        );
      }
    },
  );

  test(
    'A + prefix means required and - means prohibited.',
    proves('S5.5'),
    async ({searchPage}) => {
      const rewards = '/api/Block/get-block-rewards';
      const required = await hitsOf(searchPage, '+title:block +title:reward');
      expect(required).toContain(rewards);
      for (const text of await searchPage.hits.getByRole('link').allTextContents()) {
        expect(text).toMatch(/block.*reward|reward.*block/is);
      }
      const prohibited = await hitsOf(
        searchPage,
        '+title:block +title:reward -tags:getblockrewards',
      );
      expect(prohibited).not.toContain(rewards);
      expect(prohibited[0]).toBe(required.filter((href) => !href.startsWith(rewards))[0]);
      // Also before a number.
      const kip37 = '/api/Account/NFT/get-account-non-fungible-token-balances-of-kip-37';
      expect(await hitsOf(searchPage, '+title:balances +title:37')).toContain(kip37);
      const without37 = await hitsOf(searchPage, '+title:balances -37');
      expect(without37).not.toEqual([]);
      expect(without37).not.toContain(kip37);
    },
  );

  test(
    'A term after a presence operator or a field is required.',
    proves('S5.6'),
    async ({searchPage}) => {
      for (const query of ['+', '-', 'block +', 'block -', 'title:', 'block -tags:']) {
        expect(await hitsOf(searchPage, query)).toEqual([]);
        await expect(searchPage.answer).toHaveText(
          /^The query cannot be read: expecting term( or field)?, found nothing\.$/,
        );
      }
    },
  );

  test(
    'Edit distance (~) and boost (^) must be numeric.',
    proves('S5.7'),
    async ({searchPage}) => {
      for (const query of ['block~', 'block~x', 'block^', 'block^x']) {
        expect(await hitsOf(searchPage, query)).toEqual([]);
        await expect(searchPage.answer).toHaveText(/ must be numeric\.$/);
      }
      for (const query of ['~x', '^x', '~', '^']) {
        expect(await hitsOf(searchPage, query)).toEqual([]);
        await expect(searchPage.answer).toHaveText(
          /^The query cannot be read: expected either a field or a term, found (EDIT_DISTANCE|BOOST)\.$/,
        );
      }
      const spelled = await hitsOf(searchPage, 'title:blokc~2');
      expect(spelled).toContain('/api/Block/get-block');
      const first = (hits: string[]): string => hits[0] ?? '';
      expect(first(await hitsOf(searchPage, 'title:reward^50 title:holder'))).toMatch(
        /reward/,
      );
      expect(first(await hitsOf(searchPage, 'title:reward title:holder^50'))).toMatch(
        /holder/,
      );
    },
  );

  test('Terms are lowercased.', proves('S5.8'), async ({searchPage}) => {
    for (const [query, inCapitals] of [
      ['block rewards', 'BLOCK Rewards'],
      ['+title:block -tags:get', '+title:BLOCK -tags:GET'],
      ['title:rew*', 'title:REW*'],
    ] as const) {
      const hits = await hitsOf(searchPage, query);
      expect(hits).not.toEqual([]);
      expect(await hitsOf(searchPage, inCapitals)).toEqual(hits);
    }
  });

  test('A wildcard term skips stemming.', proves('S5.9'), async ({searchPage}) => {
    // Prose is found by its stems, and `holders` is none.
    expect(await hitsOf(searchPage, 'content:holders')).not.toEqual([]);
    expect(await hitsOf(searchPage, 'content:holder*')).not.toEqual([]);
    expect(await hitsOf(searchPage, 'content:holders*')).toEqual([]);
    await expect(searchPage.answer).toHaveText('No results found.');
  });
});
