/*
 * Where the servers of the tests are. scripts/test-browser.mjs starts them, and hands them over
 * in these variables.
 */
const SITE_ORIGIN = 'TEST_SITE_ORIGIN';
const FIXTURE_ORIGIN = 'TEST_FIXTURE_ORIGIN';

/** Where the build is served. */
export function siteOrigin(): string {
  return originOf(SITE_ORIGIN);
}

/** Where the sites of `tests/fixtures/sites` are built and served. */
export function fixtureOrigin(): string {
  return originOf(FIXTURE_ORIGIN);
}

function originOf(variable: string): string {
  const origin = process.env[variable];
  if (origin === undefined) {
    throw new Error(`${variable} is not set: run the tests with "npm run test:browser".`);
  }
  return origin;
}
