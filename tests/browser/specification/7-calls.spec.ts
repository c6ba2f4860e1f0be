import {INDEX_ROUTE, readIndex} from '../pages/SearchFiles';
import {expect, PROMISE, test} from '../test';
import {visit} from '../visit';
import {proves} from '../../specification/proves';

/** The console error of the site about an unusable index. The browser logs errors of its own. */
const OWN_LINE =
  /^The search index "search-index-docs-default-current\.json" cannot be used/;

/** The message for the reader, unless the index is missing. */
const FAILURE = 'The search could not be loaded.';

/** Responses that are not ok, or not an index. */
const FAILURES = [
  {name: 'a missing file (404)', answer: {status: 404, body: 'Not found'}},
  {name: 'incomplete JSON', answer: {body: '{"documents": [{"sectionRoute": "/'}},
  {
    name: 'invalid documents',
    answer: {body: '{"documents": [null, 1], "index": {"terms": "", "postings": ""}}'},
  },
];

test.describe('7. The calls it makes', () => {
  test(
    'GET {baseUrl}search-index-{tag}.json, once per contextual search tag.',
    proves('S7.1'),
    async ({page, sitePage, searchBox, searchPage, searchFiles}) => {
      await sitePage.open('/faq');
      const tags = await page
        .locator('meta[name="docusaurus_tag"]')
        .evaluateAll((all) => all.map((meta) => meta.getAttribute('content') ?? ''));
      await searchBox.search('get account');
      await searchBox.press('Enter');
      await expect(sitePage.heading).toHaveText(/^Get Account/);
      await searchBox.search('get block');
      await searchBox.submitButton.click();
      await expect(page).toHaveURL('/search?q=get+block');
      await expect(searchPage.hits.first()).toBeVisible();

      const calls = searchFiles.indexRequests.map(
        (request) => `${request.method()} ${new URL(request.url()).pathname}`,
      );
      expect(calls).toEqual(
        expect.arrayContaining(tags.map((tag) => `GET /search-index-${tag}.json`)),
      );
      expect(calls).toContain(`GET ${INDEX_ROUTE}`);
      expect(new Set(calls).size).toBe(calls.length);
      // The default tag may have an empty index.
      const others = calls.filter((call) => call !== 'GET /search-index-default.json');
      expect(others).toHaveLength(tags.length);
    },
  );

  test(
    'The response fields read are documents and index.',
    proves('S7.2'),
    async ({request, sitePage, searchBox, searchFiles}) => {
      const {documents, index} = await readIndex(request);
      await searchFiles.answerIndex({body: JSON.stringify({documents, index})});
      await sitePage.open('/');
      await searchBox.search('get block rewards');
      await expect(searchBox.results.first()).toContainText('Get Block Rewards');
      // A pasted address has no result, because the file has no other fields.
      await searchBox.input.fill(`0x${'a'.repeat(40)}`);
      await expect(searchBox.panel).toHaveText('No results found.');
      expect(searchFiles.errors).toEqual([]);
    },
  );

  test(
    'If the call fails or is not ok, an empty index is used.',
    {...proves('S7.3'), ...PROMISE},
    async ({sitePage, searchBox, searchFiles, consoleErrors}) => {
      consoleErrors.expect(OWN_LINE);
      for (const [count, {name, answer}] of FAILURES.entries()) {
        await test.step(name, async () => {
          const isMissing = answer.status === 404;
          // Leaves the page that may still fetch the index again for its last query.
          await sitePage.open('/');
          await searchFiles.answerIndex(answer);
          await searchBox.search('get account');
          await expect(searchBox.panel).toContainText('No results found.');
          await expect(searchBox.panel.getByText(FAILURE)).toHaveCount(isMissing ? 0 : 1);
          await expect(searchBox.status).toHaveText(
            isMissing ? 'No results found.' : `No results found. ${FAILURE}`,
          );
          // Further queries, including pasted ones, log no further errors.
          for (const query of ['+block', `0x${'a'.repeat(40)}`]) {
            await searchBox.input.fill(query);
            await expect(searchBox.panel).toContainText('No results found.');
            await expect(searchBox.loadingIndicator).toBeHidden();
          }
          expect(searchFiles.errors).toEqual([]);
          expect(searchFiles.lines).toHaveLength(count + 1);
          expect(searchFiles.lines.at(-1)).toMatch(OWN_LINE);
        });
      }
    },
  );

  test(
    'If the call fails or is not ok, an empty index is used: a network error.',
    proves('S7.3'),
    async ({page, searchPage, searchBox, searchFiles, consoleErrors}) => {
      consoleErrors.expect(OWN_LINE);
      await searchFiles.loseIndex();
      await searchPage.openQuery('get account');
      await expect(page.getByRole('main')).toContainText('No results found.');
      await searchBox.search('get account');
      await expect(searchBox.panel).toContainText('No results found.');
      expect(searchFiles.errors).toEqual([]);
      expect(searchFiles.lines).toEqual([expect.stringMatching(OWN_LINE)]);
    },
  );

  test(
    'The generated pages let a reader send requests to the API, but only with the send button.',
    {...proves('S7.10'), ...PROMISE},
    async ({page, api, endpointPage, requestPanel}) => {
      api.answers(200, {block_id: 7});
      await visit(page, `${api.siteOrigin}/api/Block/get-block`);
      await endpointPage.hydrated();
      await requestPanel.fill({blockNumber: '7'});
      expect([...api.received, ...api.probes]).toEqual([]);

      await requestPanel.send();
      await expect(requestPanel.status.filter({hasText: '200'})).toBeVisible();
      expect(api.received.map(({method, url}) => `${method} ${url}`)).toEqual([
        `GET ${api.mainnet}/api/v1/blocks/7`,
      ]);
    },
  );
});
