/** A page of each kind: axe, print and layout are checked on these. */
export const KINDS = {
  home: '/',
  endpoint: '/api/Account/get-account',
  group: '/api/Account',
  map: '/api#map:nft-address',
  schema: '/schemas/account-key',
  plans: '/plans',
  guide: '/create-api-key',
  recipe: '/recipes/kaia-price',
  credits: '/endpoint-credit',
  changelog: '/changelog',
  'Etherscan actions': '/etherscan-compatible-api/Stats',
  search: '/search?q=price',
  'not found': '/no-such-page',
};
