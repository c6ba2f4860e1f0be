/** The environment variable in which scripts/test-browser.mjs passes the origin of the built site. */
const SITE_ORIGIN = 'TEST_SITE_ORIGIN';

/** Returns the origin of the built site. */
export function siteOrigin(): string {
  const origin = process.env[SITE_ORIGIN];
  if (origin === undefined) {
    throw new Error(
      `${SITE_ORIGIN} is not set: run the tests with "npm run test:browser".`,
    );
  }
  return origin;
}
