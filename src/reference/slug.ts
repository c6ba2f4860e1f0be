import kebabCase from 'lodash/kebabCase';

/**
 * Page name of an operation: the kebab-case of its operationId, as
 * docusaurus-plugin-openapi-docs makes it (`getTop100KaiaAccounts` -> `get-top-100-kaia-accounts`).
 */
export function operationSlug(operationId: string): string {
  return kebabCase(operationId);
}

/**
 * Page name of a schema, from its title. Follows docusaurus-plugin-openapi-docs, which lower-cases
 * before it splits into words (`TransactionView` -> `transactionview`, `Account Key` -> `account-key`).
 */
export function schemaSlug(title: string): string {
  return kebabCase(title.replace(' ', '-').toLowerCase());
}

/** Anchor of a group on the reference index (`Account/EventLog` -> `account-event-log`). */
export function groupSlug(tag: string): string {
  return kebabCase(tag);
}
