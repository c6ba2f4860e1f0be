import type {Page} from '@playwright/test';
import {expect, test} from '../test';

/** How long an answer may take before the box says that it waits (specification, section 4). */
const STALL_MS = 300;

/** What the site itself says of an index that cannot be used; the browser has lines of its own. */
const OWN_LINE = /^The search index "search-index-docs-default-current\.json" cannot/;

/** What goes wrong on a page. */
function problemsOn(page: Page): {errors: string[]; lines: string[]} {
  const problems = {errors: [] as string[], lines: [] as string[]};
  page.on('pageerror', (error) => problems.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) {
      problems.lines.push(message.text());
    }
  });
  return problems;
}

test.describe('An index that is slow', () => {
  test('is waited for: loading at first, stalled after 300 ms, then idle.', async ({
    page,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    const release = await searchFiles.holdIndex();
    await sitePage.open('/');
    await searchBox.open();
    // Empty, it has nothing to wait for.
    await expect(searchBox.loadingIndicator).toBeHidden();
    const watched = await page.evaluateHandle(() => ({
      waited: new Promise<number>((resolve) => {
        let typed = 0;
        const indicator = document.querySelector<HTMLElement>('.aa-LoadingIndicator');
        document.addEventListener(
          'input',
          () => {
            typed = performance.now();
          },
          {capture: true, once: true},
        );
        if (indicator !== null) {
          new MutationObserver(() => {
            if (typed > 0 && !indicator.hidden) {
              resolve(performance.now() - typed);
            }
          }).observe(indicator, {attributes: true});
        }
      }),
    }));
    await searchBox.press('g');
    const waited = await watched.evaluate((watch) => watch.waited);
    expect(waited).toBeGreaterThanOrEqual(STALL_MS);
    await expect(searchBox.loadingIndicator).toBeVisible();
    await expect(searchBox.results).toHaveCount(0);
    await expect(searchBox.status).toBeEmpty();

    release();
    await expect(searchBox.results.first()).toBeVisible();
    await expect(searchBox.loadingIndicator).toBeHidden();
  });

  test('is fetched once, however much is typed meanwhile.', async ({
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    const release = await searchFiles.holdIndex();
    await sitePage.open('/');
    await searchBox.type('get');
    await searchBox.press('Escape');
    await searchBox.input.fill('get account');
    await searchBox.input.blur();
    await searchBox.input.focus();
    await searchBox.input.fill('get block rewards');
    release();
    await expect(searchBox.results.first()).toContainText('Get Block Rewards');
    await expect(searchBox.status).toHaveText('8 results');
    expect(searchFiles.indexes).toHaveLength(1);
  });

  test('is fetched once for the box and for the page of all results.', async ({
    searchPage,
    searchBox,
    searchFiles,
  }) => {
    const release = await searchFiles.holdIndex();
    await searchPage.openQuery('fee payer');
    await searchBox.type('get account');
    release();
    await expect(searchBox.result('Get Account')).toBeVisible();
    await expect(searchPage.hits.first()).toBeVisible();
    expect(searchFiles.indexes).toHaveLength(1);
  });

  test('does not open the panel again after Escape.', async ({
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    const release = await searchFiles.holdIndex();
    await sitePage.open('/');
    await searchBox.type('get account');
    await searchBox.press('Escape');
    const loaded = sitePage.page.waitForResponse(/search-index/);
    release();
    await (await loaded).finished();
    await sitePage.hydrated();
    await expect(searchBox.panel).toBeHidden();
    await expect(searchBox.input).toHaveValue('');
    await searchBox.input.fill('get account');
    await expect(searchBox.result('Get Account')).toBeVisible();
  });
});

const BROKEN = [
  {name: 'that is missing', answer: {status: 404, body: 'Not found'}},
  {name: 'that fails at the server', answer: {status: 500, body: ''}},
  {name: 'that is empty', answer: {body: ''}},
  {name: 'that is broken JSON', answer: {body: '{"documents": [{"sectionRoute": "/'}},
  {name: 'that is a page', answer: {body: '<!doctype html><title>Hello</title>'}},
  {name: 'that is null', answer: {body: 'null'}},
  {name: 'that is a list', answer: {body: '[]'}},
  {name: 'that is a number', answer: {body: '42'}},
  {name: 'of another shape', answer: {body: '{"documents": [], "index": {}}'}},
  {
    name: 'of a shape that is nearly right',
    answer: {body: '{"documents": [], "index": {"terms": ""}}'},
  },
  {
    name: 'of documents that are none',
    answer: {body: '{"documents": [null, 1], "index": {"terms": "", "postings": ""}}'},
  },
];

test.describe('An index', () => {
  for (const {name, answer} of BROKEN) {
    test(`${name} is an empty result with one line in the console.`, async ({
      page,
      sitePage,
      searchBox,
      searchFiles,
    }) => {
      const {errors, lines} = problemsOn(page);
      await searchFiles.answerIndex(answer);
      await sitePage.open('/');
      await searchBox.search('get account');
      await expect(searchBox.panel).toHaveText('No results found.');
      await expect(searchBox.status).toHaveText('No results found.');
      // Asked again, it says nothing more; what was pasted does no harm either.
      for (const query of ['block', '+block', '109066434', `0x${'a'.repeat(40)}`]) {
        await searchBox.input.fill(query);
        await expect(searchBox.panel).toHaveText('No results found.');
        await expect(searchBox.loadingIndicator).toBeHidden();
      }
      expect(errors).toEqual([]);
      expect(lines).toEqual([expect.stringMatching(OWN_LINE)]);
      expect(searchFiles.indexes).toHaveLength(1);
    });
  }

  test('that cannot be reached is an empty result with one line in the console.', async ({
    page,
    searchPage,
    searchBox,
    searchFiles,
  }) => {
    const {errors, lines} = problemsOn(page);
    await searchFiles.loseIndex();
    await searchPage.openQuery('get account');
    await expect(page.getByRole('main')).toContainText('No results found.');
    await searchBox.search('get account');
    await expect(searchBox.panel).toHaveText('No results found.');
    expect(errors).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(OWN_LINE)]);
  });

  test('without what can be pasted is searched all the same.', async ({
    page,
    request,
    sitePage,
    searchBox,
    searchFiles,
  }) => {
    const answer = await request.get('/search-index-docs-default-current.json');
    const {pasteTargets: _, ...file} = (await answer.json()) as Record<string, unknown>;
    const {errors} = problemsOn(page);
    await searchFiles.answerIndex({body: JSON.stringify(file)});
    await sitePage.open('/');
    await searchBox.search(`0x${'a'.repeat(40)}`);
    await expect(searchBox.panel).toHaveText('No results found.');
    expect(errors).toEqual([]);
  });
});

test('A worker that cannot be loaded is an empty result with one line in the console.', async ({
  page,
  sitePage,
  searchBox,
  searchFiles,
}) => {
  const {errors, lines} = problemsOn(page);
  await sitePage.open('/');
  await page.waitForLoadState('networkidle');
  await searchFiles.loseWorker();
  await searchBox.search('get account');
  await expect(searchBox.panel).toHaveText('No results found.');
  await expect(searchBox.loadingIndicator).toBeHidden();
  expect(errors).toEqual([]);
  expect(lines).toEqual(['The search worker cannot be used.']);
});
