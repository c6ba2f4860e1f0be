import {expect, test} from '../test';
import {proves} from '../../specification/proves';

test.describe('6. Roles and permissions', () => {
  test(
    'There are no user roles and no sign-in: credentials in a request do not change the response.',
    proves('S6.1'),
    async ({request}) => {
      for (const route of ['/', '/plans/ENTERPRISE', '/api/Swap/get-swap-transaction']) {
        const plain = await request.get(route);
        const known = await request.get(route, {
          headers: {authorization: 'Bearer a-key', cookie: 'session=1; role=admin'},
        });
        expect(plain.status()).toBe(200);
        expect(await known.text()).toBe(await plain.text());
        expect(plain.headers()).not.toHaveProperty('set-cookie');
        expect(plain.headers()).not.toHaveProperty('www-authenticate');
      }
    },
  );
});
