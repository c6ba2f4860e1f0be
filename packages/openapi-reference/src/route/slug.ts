import kebabCase from 'lodash/kebabCase';

/**
 * Converts an operationId to kebab-case, like docusaurus-plugin-openapi-docs
 * (`getTop100Accounts` -> `get-top-100-accounts`).
 */
export function operationSlug(operationId: string): string {
  return kebabCase(operationId);
}

/**
 * Converts a schema title to a slug, like docusaurus-plugin-openapi-docs, which lower-cases
 * before it splits words (`TransactionView` -> `transactionview`, `Account Key` ->
 * `account-key`).
 */
export function schemaSlug(title: string): string {
  return kebabCase(title.replace(' ', '-').toLowerCase());
}

/** `Account/EventLog` -> `account-event-log` */
export function groupSlug(tag: string): string {
  return kebabCase(tag);
}
