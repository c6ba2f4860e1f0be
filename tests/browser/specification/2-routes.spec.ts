import {SPECIFIED_ROUTES} from '../../build/specification/routes';
import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('2. Screens and routes', () => {
  test(
    'All routes respond with status 200, and with a slash at the end redirect to the path without.',
    proves('S2.1', 'S2.2'),
    async ({request}) => {
      const wrong: string[] = [];
      for (const route of SPECIFIED_ROUTES) {
        const response = await request.get(encodeURI(route), {maxRedirects: 0});
        if (response.status() !== 200) {
          wrong.push(`${route} ${response.status()}`);
        }
      }
      expect(wrong).toEqual([]);
      const response = await request.get('/faq/', {maxRedirects: 0});
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe('/faq');
    },
  );
});
