import {PROMISE} from '../test';

/** A page of each kind. */
export const KINDS = {
  home: '/',
  endpoint: '/api/Account/get-account',
  group: '/api/Account',
  schema: '/schemas/account-key',
  plans: '/plans',
  guide: '/create-api-key',
  credits: '/endpoint-credit',
  'Etherscan actions': '/etherscan-compatible-api/Stats',
  search: '/search?q=price',
  'not found': '/no-such-page',
};

/** Returns the status code of the response for a page. */
export function statusOf(path: string): number {
  return path === KINDS['not found'] ? 404 : 200;
}

const PROMISED = ['home', 'endpoint', 'schema', 'search'];

/** Returns the details of a test of a kind: `npm test` runs it for the kinds that readers open most. */
export function promiseOf(kind: string): {tag?: string} {
  return PROMISED.includes(kind) ? PROMISE : {};
}
