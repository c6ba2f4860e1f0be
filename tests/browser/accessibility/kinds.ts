/** A page of each kind. */
export const KINDS = {
  home: '/',
  endpoint: '/api/Account/get-account',
  group: '/api/Account',
  schema: '/schemas/account-key',
  plans: '/plans',
  'endpoint of a plan': '/plans/FREE/Endpoints/Block/get-block',
  guide: '/create-api-key',
  questions: '/faq',
  credits: '/endpoint-credit',
  'Etherscan actions': '/etherscan-compatible-api/Stats',
  search: '/search?q=price',
  'not found': '/no-such-page',
};

/** The status that a page of a kind is answered with. */
export function statusOf(path: string): number {
  return path === KINDS['not found'] ? 404 : 200;
}

/** Kinds whose parts are all on a page of another kind. */
export const REPEATING_KINDS: readonly string[] = [
  'endpoint of a plan',
  'questions',
  'plans',
];

/** Those whose parts stand in another order, or at all only, where the screen is narrow. */
export const PHONE_KINDS = {
  home: KINDS.home,
  endpoint: KINDS.endpoint,
  credits: KINDS.credits,
  search: KINDS.search,
};
