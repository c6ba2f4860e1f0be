/** The docs of the category "Guides" that answer one question each, by id. */
const QUESTIONS = [
  'guides/watch-address',
  'guides/networks',
  'guides/paging',
  'guides/errors',
  'guides/units',
  'guides/use-in-a-project',
  'guides/assistants',
  'guides/versions',
  'guides/migrate-from-etherscan',
  'guides/glossary',
];

/** The docs of the category "Guides", by id. */
export const GUIDES = [...QUESTIONS, 'faq', 'evidence', 'guides/example-world'];

/** The docs that the home page lists, by id. */
export const HOME_GUIDES = [
  'account-creation',
  'create-api-key',
  ...QUESTIONS,
  'smart-contract-verification/foundry-verify',
  'smart-contract-verification/hardhat-verify',
  'faq',
];
