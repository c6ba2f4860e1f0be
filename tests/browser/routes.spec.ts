import {existsSync} from 'node:fs';
import path from 'node:path';
import {SPECIFIED_ROUTES} from './specified-routes';
import {expect, test} from './test';

const BUILD_DIR = path.resolve(__dirname, '../../build');

// tests/browser/hydration.spec.ts opens every page of the build.
test('Every specified route is a file of the build.', () => {
  const missing = SPECIFIED_ROUTES.filter(
    (route) =>
      !existsSync(path.join(BUILD_DIR, route === '/' ? 'index.html' : `${route}.html`)),
  );
  expect(missing).toEqual([]);
});

test('Every specified route answers 200 itself, without a redirect.', async ({
  request,
}) => {
  const wrong = [];
  for (const route of SPECIFIED_ROUTES) {
    const response = await request.get(encodeURI(route), {maxRedirects: 0});
    if (response.status() !== 200) {
      wrong.push(`${route} ${response.status()}`);
    }
  }
  expect(wrong).toEqual([]);
});
