import type {SearchPage} from '../pages/SearchPage';
import {expect, test} from '../test';

const FIELDS = "'title', 'content', 'tags', 'sidebarParentCategories'";

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
  test('Search input maximum length: 512 characters.', async ({
    sitePage,
    searchBox,
    searchPage,
  }) => {
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
  });
});

test.describe('5. Validation rules: on the search page', () => {
  test.beforeEach(async ({searchPage}) => {
    await searchPage.open('/search');
  });

  test('Queries are split on whitespace and hyphens.', async ({searchPage}) => {
    const hits = await hitsOf(searchPage, 'kip 17');
    expect(hits.length).toBeGreaterThan(1);
    await expect(searchPage.hits.first()).toContainText(/kip-?17/i);
    for (const query of ['kip-17', 'kip  17', 'kip\u00a017', 'kip - 17']) {
      expect(await hitsOf(searchPage, query)).toEqual(hits);
    }
    expect(await hitsOf(searchPage, 'kip_17')).not.toEqual(hits);
  });

  test('Each term is searched both exactly and as a trailing-wildcard prefix.', async ({
    searchPage,
  }) => {
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
  });

  test("Query syntax: a field prefix must be a known field, otherwise the error is 'unrecognised field' with the possible fields listed.", async ({
    searchPage,
  }) => {
    expect(await hitsOf(searchPage, 'title:reward')).not.toEqual([]);
    for (const text of await searchPage.hits.getByRole('link').allTextContents()) {
      expect(text).toMatch(/reward/i);
    }
    for (const field of ['content', 'tags']) {
      expect(await hitsOf(searchPage, `${field}:reward`)).not.toEqual([]);
    }
    for (const field of ['titel', '__proto__']) {
      expect(await hitsOf(searchPage, `${field}:reward`)).toEqual([]);
      await expect(searchPage.answer).toHaveText(
        `The query cannot be read: unrecognised field '${field}', possible fields: ${FIELDS}.`,
      );
    }
  });

  test('A + prefix means required and - means prohibited.', async ({searchPage}) => {
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
    expect(prohibited).toEqual(required.filter((href) => !href.startsWith(rewards)));
  });

  test('A term after a presence operator or a field is required.', async ({
    searchPage,
  }) => {
    for (const query of ['+', 'block +', 'title:', 'block -tags:']) {
      expect(await hitsOf(searchPage, query)).toEqual([]);
      await expect(searchPage.answer).toHaveText(
        /^The query cannot be read: expecting term( or field)?, found nothing\.$/,
      );
    }
  });

  test('Edit distance (~) and boost (^) must be numeric.', async ({searchPage}) => {
    for (const query of ['block~', 'block~x', 'block^', 'block^x']) {
      expect(await hitsOf(searchPage, query)).toEqual([]);
      await expect(searchPage.answer).toHaveText(/ must be numeric\.$/);
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
  });

  test('Terms are lowercased.', async ({searchPage}) => {
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

  test('A wildcard term skips stemming.', async ({searchPage}) => {
    // Prose is found by its stems, and `holders` is none.
    expect(await hitsOf(searchPage, 'content:holders')).not.toEqual([]);
    expect(await hitsOf(searchPage, 'content:holder*')).not.toEqual([]);
    expect(await hitsOf(searchPage, 'content:holders*')).toEqual([]);
    await expect(searchPage.answer).toHaveText('No results found.');
  });
});
