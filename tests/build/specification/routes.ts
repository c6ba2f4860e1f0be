/*
 * Routes of section 2 of the product specification, written by hand: tests compare document and
 * build with this list.
 */

export const GENERAL = [
  '/',
  '/account-creation',
  '/create-api-key',
  '/endpoint-credit',
  '/faq',
  '/plans',
  '/api',
  '/schemas',
];

export const PLANS = [
  '/plans/FREE',
  '/plans/STARTER',
  '/plans/PRO',
  '/plans/PRO PLUS',
  '/plans/ENTERPRISE',
  '/plans/FREE/Endpoints',
  '/plans/PRO PLUS/Endpoints',
];

export const PRO_PLUS_ENDPOINTS = [
  '/plans/PRO PLUS/Endpoints/Account/InternalTransaction/get-account-internal-transactions',
  '/plans/PRO PLUS/Endpoints/Swap/get-swap-transaction',
  '/plans/PRO PLUS/Endpoints/Transaction/get-transactions',
];

/** Operations repeated under FREE, one per group. */
export const FREE_ENDPOINTS = [
  '/plans/FREE/Endpoints/Account/get-account',
  '/plans/FREE/Endpoints/Block/get-block',
  '/plans/FREE/Endpoints/Contract/get-contract',
  '/plans/FREE/Endpoints/Home/get-kaia-price',
  '/plans/FREE/Endpoints/NFT/get-nft-item',
  '/plans/FREE/Endpoints/Stablecoin/get-top-stable-coin-accounts',
  '/plans/FREE/Endpoints/Token/get-fungible-token',
  '/plans/FREE/Endpoints/Transaction/get-transaction',
];

export const ETHERSCAN = [
  '/etherscan-compatible-api',
  '/etherscan-compatible-api/Accounts',
  '/etherscan-compatible-api/blocks',
  '/etherscan-compatible-api/Contracts',
  '/etherscan-compatible-api/Stats',
  '/etherscan-compatible-api/Token',
  '/etherscan-compatible-api/Transaction',
];

export const VERIFICATION = [
  '/smart-contract-verification/foundry-verify',
  '/smart-contract-verification/hardhat-verify',
];

/** Groups of the API reference in order, with their sub-groups. */
export const API_GROUPS = {
  Account: [
    'EventLog',
    'InternalTransaction',
    'Key',
    'NFT',
    'Token',
    'Transaction',
    'Transfer',
  ],
  Block: ['InternalTransaction', 'Transaction'],
  Contract: ['Utils'],
  Home: [],
  NFT: ['Inventory', 'Transfer'],
  Stablecoin: [],
  Swap: [],
  Token: ['Transfer'],
  Transaction: ['EventLog', 'InternalTransaction', 'Transfer'],
};

/** Returns whether a path is an operation page, under /api or under a plan. */
export function isEndpoint(path: string): boolean {
  return /^\/(api|plans\/[^/]+\/Endpoints)\/[^/]+\/(\w+\/)?[a-z0-9-]+$/.test(path);
}

/** Operations in the specification, by group and sub-group. */
export const ENDPOINTS = [
  '/api/Account/get-account',
  '/api/Account/get-account-nft-inventories',
  '/api/Account/EventLog/get-event-logs',
  '/api/Account/InternalTransaction/get-account-internal-transactions',
  '/api/Account/Key/get-account-keys',
  '/api/Account/NFT/get-account-non-fungible-token-balances-of-kip-17',
  '/api/Account/NFT/get-account-non-fungible-token-balances-of-kip-37',
  '/api/Account/Token/get-account-fungible-token-balances',
  '/api/Account/Token/get-account-fungible-token-details',
  '/api/Account/Token/get-account-token-balances',
  '/api/Account/Transaction/get-account-transactions',
  '/api/Account/Transaction/get-fee-paid-transactions',
  '/api/Account/Transfer/get-token-transfers',
  '/api/Account/Transfer/get-nft-transfers',
  '/api/Block/get-block',
  '/api/Block/get-block-burns',
  '/api/Block/get-block-rewards',
  '/api/Block/get-blocks',
  '/api/Block/get-latest-block',
  '/api/Block/get-latest-block-burns',
  '/api/Block/get-latest-block-rewards',
  '/api/Block/InternalTransaction/get-internal-transactions-of-block',
  '/api/Block/Transaction/get-transactions-of-block',
  '/api/Contract/get-contract',
  '/api/Contract/get-contracts',
  '/api/Contract/get-creation-code-of-contract',
  '/api/Contract/get-source-code-of-contract',
  '/api/Contract/Utils/get-abi-of-contract',
  '/api/Home/get-kaia-holder-count',
  '/api/Home/get-kaia-price',
  '/api/Home/get-top-100-kaia-accounts',
  '/api/NFT/get-holders-of-non-fungible-token',
  '/api/NFT/get-nft-inventory-details',
  '/api/NFT/get-nft-item',
  '/api/NFT/get-nft-token-item',
  '/api/NFT/get-non-fungible-token',
  '/api/NFT/refresh-nft-item',
  '/api/NFT/Inventory/get-inventories-of-non-fungible-token',
  '/api/NFT/Transfer/get-transfers-of-non-fungible-token',
  '/api/Stablecoin/get-stable-coin-daily-active-address-count',
  '/api/Stablecoin/get-stable-coin-daily-total-holder-count',
  '/api/Stablecoin/get-stable-coin-daily-total-supply-amount',
  '/api/Stablecoin/get-stable-coin-daily-transaction-volume',
  '/api/Stablecoin/get-stable-coin-daily-transfer-count',
  '/api/Stablecoin/get-top-stable-coin-accounts',
  '/api/Swap/get-swap-transaction',
  '/api/Token/get-burns-of-fungible-token',
  '/api/Token/get-fungible-token',
  '/api/Token/get-holders-of-fungible-token',
  '/api/Token/Transfer/get-transfers-of-fungible-token',
  '/api/Transaction/get-transaction',
  '/api/Transaction/get-transaction-input-data',
  '/api/Transaction/get-transaction-receipt-status',
  '/api/Transaction/get-transaction-status',
  '/api/Transaction/get-transactions',
  '/api/Transaction/EventLog/get-transaction-event-logs',
  '/api/Transaction/InternalTransaction/get-internal-transactions-of-transaction',
  '/api/Transaction/Transfer/get-fungible-token-transfers-of-transaction',
  '/api/Transaction/Transfer/get-non-fungible-token-transfers-of-transaction',
];

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
  ...ETHERSCAN,
  ...VERIFICATION,
  ...ENDPOINTS,
  ...SCHEMAS,
];
