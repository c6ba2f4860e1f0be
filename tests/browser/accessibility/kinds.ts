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
