import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {parse} from 'yaml';
import {SitePage} from '../browser/pages/SitePage';
import {expect, test as base} from '../browser/test';
import {builtPage} from '../build/pages';
import {readEndpointHeader, readResponses, readSamples} from '../build/reference-page';
import {ENDPOINTS, SPECIFIED_ROUTES} from '../build/specification/routes';
import {type Description, NEW_PATH, springDocument} from '../fixtures/spring-document';
import {type DocumentSite, pagePaths, useDocumentSite} from './document-site';

/*
 * What the overlay of the site adds to a document that the service itself publishes: the document
 * is served over HTTP and has no texts, examples and plans.
 */

const KAIA = path.join(__dirname, '../../openapi/kaia.yaml');

const NEW_PAGE = '/api/account-controller/get-58';

const test = base.extend<object, {site: DocumentSite}>({
  site: [
    async ({}, use) => {
      const document = springDocument(parse(readFileSync(KAIA, 'utf8')) as Description);
      await useDocumentSite(JSON.stringify(document), use);
    },
    {scope: 'worker'},
  ],
});

// One worker builds the site.
test.describe.configure({mode: 'serial'});

test.describe('With the overlay, a document of springdoc gives', () => {
  test('every route of the specification.', ({site}) => {
    const built = pagePaths(site);
    const expected = SPECIFIED_ROUTES.filter((route) =>
      /^\/(api|schemas|plans)\b/.test(route),
    );
    expect(expected.filter((route) => !built.includes(route))).toEqual([]);
  });

  test('each endpoint its texts, plan, credits, samples and examples.', ({site}) => {
    for (const route of ENDPOINTS) {
      const page = pageOf(site, route);
      expect
        .soft(readEndpointHeader(page), route)
        .toEqual(readEndpointHeader(builtPage(route)));
      expect.soft(requestsOf(page), route).toEqual(requestsOf(builtPage(route)));
      expect.soft(examplesOf(page), route).toEqual(examplesOf(builtPage(route)));
    }
  });

  test('a new operation a page in the plan that lists most operations, marked.', async ({
    page,
    site,
  }) => {
    const sitePage = new SitePage(page, site.origin);
    expect(await sitePage.problemsOf(site.origin + NEW_PAGE)).toEqual([]);
    const article = page.getByRole('article');
    await expect(article).toContainText(NEW_PATH);
    await expect(article).toContainText('Plan FREE');
    await expect(article).toContainText('New, plan not yet known');
    expect(pagePaths(site)).toContain(NEW_PAGE.replace('/api', '/plans/FREE/Endpoints'));
  });
});

function pageOf({buildDir}: DocumentSite, route: string): CheerioAPI {
  return load(readFileSync(path.join(buildDir, `${route}.html`), 'utf8'));
}

/**
 * Returns the strings of each sample, such as the URL, by language. Leaves out the accepted media
 * type, because springdoc does not know it.
 */
function requestsOf(page: CheerioAPI): Record<string, string[]> {
  return Object.fromEntries(
    readSamples(page).map(({language, text}) => [
      language,
      [...text.matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
        .map(([, , string = '']) => string)
        .filter((string) => !/^Accept\b|^application\/json$/.test(string)),
    ]),
  );
}

/** Returns the example of each response by its status. */
function examplesOf(page: CheerioAPI): [string, unknown][] {
  return readResponses(page).map(({status, example}) => [status, example]);
}
