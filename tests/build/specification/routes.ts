/*
 * Routes of section 2 of the product specification, written by hand: tests compare document and
 * build with this list.
 */

/** Reads lines of a folder and the names in it, which may continue on further lines. */
function inFolders(text: string): string[] {
  return text
    .trim()
    .split(/\n(?! {3})/)
    .flatMap((line) => {
      const [folder = '', names = ''] = line.split(':');
      return names
        .trim()
        .split(/\s+/)
        .map((name) => `${folder.trim()}/${name}`);
    });
}

const GENERAL = [
  ...['/', '/account-creation', '/create-api-key', '/endpoint-credit'],
  ...['/faq', '/plans', '/api', '/schemas'],
];

export const PLANS = [
  ...['FREE', 'STARTER', 'PRO', 'PRO PLUS', 'ENTERPRISE'],
  ...['FREE/Endpoints', 'PRO PLUS/Endpoints'],
].map((name) => `/plans/${name}`);

export const PRO_PLUS_ENDPOINTS = [
  'Account/InternalTransaction/get-account-internal-transactions',
  'Swap/get-swap-transaction',
  'Transaction/get-transactions',
].map((name) => `/plans/PRO PLUS/Endpoints/${name}`);

/** Operations repeated under FREE, one per group. */
export const FREE_ENDPOINTS = [
  'Account/get-account',
  'Block/get-block',
  'Contract/get-contract',
  'Home/get-kaia-price',
  'NFT/get-nft-item',
  'Stablecoin/get-top-stable-coin-accounts',
  'Token/get-fungible-token',
  'Transaction/get-transaction',
].map((name) => `/plans/FREE/Endpoints/${name}`);

const ETHERSCAN = inFolders(`
/etherscan-compatible-api: Accounts blocks Contracts Stats Token Transaction`);

export const VERIFICATION = inFolders(`
/smart-contract-verification: foundry-verify hardhat-verify`);

/** Returns whether a path is an operation page, under /api or under a plan. */
export function isEndpoint(path: string): boolean {
  return /^\/(api|plans\/[^/]+\/Endpoints)\/[^/]+\/(\w+\/)?[a-z0-9-]+$/.test(path);
}

/** Operations in the specification, by group and sub-group. */
export const ENDPOINTS = inFolders(`
/api/Account: get-account get-account-nft-inventories
/api/Account/EventLog: get-event-logs
/api/Account/InternalTransaction: get-account-internal-transactions
/api/Account/Key: get-account-keys
/api/Account/NFT: get-account-non-fungible-token-balances-of-kip-17
    get-account-non-fungible-token-balances-of-kip-37
/api/Account/Token: get-account-fungible-token-balances get-account-fungible-token-details
    get-account-token-balances
/api/Account/Transaction: get-account-transactions get-fee-paid-transactions
/api/Account/Transfer: get-token-transfers get-nft-transfers
/api/Block: get-block get-block-burns get-block-rewards get-blocks get-latest-block
    get-latest-block-burns get-latest-block-rewards
/api/Block/InternalTransaction: get-internal-transactions-of-block
/api/Block/Transaction: get-transactions-of-block
/api/Contract: get-contract get-contracts get-creation-code-of-contract
    get-source-code-of-contract
/api/Contract/Utils: get-abi-of-contract
/api/Home: get-kaia-holder-count get-kaia-price get-top-100-kaia-accounts
/api/NFT: get-holders-of-non-fungible-token get-nft-inventory-details get-nft-item
    get-nft-token-item get-non-fungible-token refresh-nft-item
/api/NFT/Inventory: get-inventories-of-non-fungible-token
/api/NFT/Transfer: get-transfers-of-non-fungible-token
/api/Stablecoin: get-stable-coin-daily-active-address-count
    get-stable-coin-daily-total-holder-count get-stable-coin-daily-total-supply-amount
    get-stable-coin-daily-transaction-volume get-stable-coin-daily-transfer-count
    get-top-stable-coin-accounts
/api/Swap: get-swap-transaction
/api/Token: get-burns-of-fungible-token get-fungible-token get-holders-of-fungible-token
/api/Token/Transfer: get-transfers-of-fungible-token
/api/Transaction: get-transaction get-transaction-input-data get-transaction-receipt-status
    get-transaction-status get-transactions
/api/Transaction/EventLog: get-transaction-event-logs
/api/Transaction/InternalTransaction: get-internal-transactions-of-transaction
/api/Transaction/Transfer: get-fungible-token-transfers-of-transaction
    get-non-fungible-token-transfers-of-transaction`);

/** Groups of the API reference in order, with their sub-groups. */
export const API_GROUPS: Record<string, string[]> = {};
for (const path of ENDPOINTS) {
  const [group = '', ...rest] = path.split('/').slice(2, -1);
  API_GROUPS[group] = [...new Set([...(API_GROUPS[group] ?? []), ...rest])];
}

export const SCHEMAS = `
  accountview account-key blockview block-list-view transactionview tokenview nftview
  holder input-data unit transaction-status scopepaging block-burn block-reward
  committee event-log kaia-summary price swap-transaction-detail token-balance-list
  token-burn-list token-detail-list token-holder-list token-transfer-list
  scopepageaccountkeylistview scopepageaccountnftbalancelistview
  scopepageaccountnftinventorylistview scopepageblocklistview scopepageeventloglistview
  scopepageinternaltransactionleveledlistview scopepageinternaltransactionlistview
  scopepagenftholderlistview scopepagenftinventorydetaillistview
  scopepagenftinventorylistview scopepagenfttransferlistview
  scopepagetokenbalancelistview scopepagetokenburnlistview scopepagetokendetaillistview
  scopepagetokenholderlistview scopepagetokentransferlistview
  scopepagetransactionlistview`
  .trim()
  .split(/\s+/)
  .map((name) => `/schemas/${name}`);

export const SPECIFIED_ROUTES = [
  ...GENERAL,
  ...PLANS,
  ...PRO_PLUS_ENDPOINTS,
  ...FREE_ENDPOINTS,
  '/etherscan-compatible-api',
  ...ETHERSCAN,
  ...VERIFICATION,
  ...ENDPOINTS,
  ...SCHEMAS,
];
