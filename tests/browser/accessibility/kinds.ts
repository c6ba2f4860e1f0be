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

/** Returns the status code of the response for a page. */
export function statusOf(path: string): number {
  return path === KINDS['not found'] ? 404 : 200;
}

/** Kinds whose components are all on pages of other kinds. */
export const REPEATING_KINDS: readonly string[] = [
  'endpoint of a plan',
  'questions',
  'plans',
];

/** Kinds with components that are reordered, or only visible, on narrow screens. */
export const PHONE_KINDS = {
  home: KINDS.home,
  endpoint: KINDS.endpoint,
  credits: KINDS.credits,
  search: KINDS.search,
};
