/*
 * The environment variables in which scripts/test-browser.mjs passes the origins of the servers
 * that it starts.
 */
const SITE_ORIGIN = 'TEST_SITE_ORIGIN';
const FIXTURE_ORIGIN = 'TEST_FIXTURE_ORIGIN';

/** Returns the origin of the built site. */
export function siteOrigin(): string {
  return originOf(SITE_ORIGIN);
}

/** Returns the origin of the server that builds and serves the sites of `tests/fixtures/sites`. */
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
