/** The docs that the home page lists, by id. */
export const HOME_GUIDES = [
  'account-creation',
  'create-api-key',
  'guides/networks',
  'guides/paging',
  'guides/errors',
  'guides/units',
  'guides/migrate-from-etherscan',
  'guides/glossary',
  'smart-contract-verification/foundry-verify',
  'smart-contract-verification/hardhat-verify',
  'faq',
] as const;
