/*
 * Where the servers of the tests are. The global setup chooses the ports, and hands them to the
 * worker processes in these variables.
 */
export const SITE_ORIGIN = 'TEST_SITE_ORIGIN';
export const API_ORIGIN = 'TEST_API_ORIGIN';
export const FIXTURE_ORIGIN = 'TEST_FIXTURE_ORIGIN';

/** Where the build is served. */
export function siteOrigin(): string {
  return originOf(SITE_ORIGIN);
}

/** Where the mock of the API answers. */
export function apiOrigin(): string {
  return originOf(API_ORIGIN);
}

/** Where the sites of `tests/fixtures/sites` are built and served. */
export function fixtureOrigin(): string {
  return originOf(FIXTURE_ORIGIN);
}

function originOf(variable: string): string {
  const origin = process.env[variable];
  if (origin === undefined) {
    throw new Error(`${variable} is not set: the global setup has not run.`);
  }
  return origin;
}
