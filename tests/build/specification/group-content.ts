/*
 * Topics of each group in section 2 of the product specification, with their page, words of its
 * description, and anchors of response fields.
 */

import type {API_GROUPS} from './routes';

export interface Subject {
  /** As in the specification. */
  subject: string;
  /** Relative to the group. */
  page: string;
  says: RegExp;
  /** Relative to `200-`; empty if the response is a single value. */
  fields: string[];
}

export const GROUP_CONTENT: Record<keyof typeof API_GROUPS, Subject[]> = {
  Account: [
    {
      subject: 'the account',
      page: 'get-account',
      says: /^Returns one account with its KAIA balance, type/,
      fields: ['address', 'account_type', 'balance'],
    },
    {
      subject: 'NFT inventories',
      page: 'get-account-nft-inventories',
      says: /^Lists the NFT items that an account holds/,
      fields: ['results.token_id', 'results.token_uri'],
    },
    {
      subject: 'NFT balances (including KIP-17)',
      page: 'NFT/get-account-non-fungible-token-balances-of-kip-17',
      says: /^Lists the KIP-17 collections .* with the number of items/,
      fields: ['results.contract', 'results.token_count'],
    },
    {
      subject: 'NFT balances (including KIP-37)',
      page: 'NFT/get-account-non-fungible-token-balances-of-kip-37',
      says: /^Lists the multi tokens \(KIP-37 .* with token id and quantity/,
      fields: ['results.contract', 'results.token_count'],
    },
    {
      subject: 'fungible token balances',
      page: 'Token/get-account-fungible-token-balances',
      says: /^Lists the fungible tokens .* with contract address and balance/,
      fields: ['results.contract', 'results.balance'],
    },
    {
      subject: 'fungible token details',
      page: 'Token/get-account-fungible-token-details',
      says: /^Lists the fungible tokens .* with balance, name, symbol, decimals/,
      fields: ['results.contract.symbol', 'results.balance'],
    },
    {
      subject: 'fee-paid transactions',
      page: 'Transaction/get-fee-paid-transactions',
      says: /^Lists the transactions whose fee an account paid/,
      fields: ['results.transaction_hash', 'results.fee_payer'],
    },
    {
      subject: 'token transfers',
      page: 'Transfer/get-token-transfers',
      says: /^Lists the fungible token transfers of an account/,
      fields: ['results.from', 'results.to', 'results.amount'],
    },
  ],
  Block: [
    {
      subject: 'a block',
      page: 'get-block',
      says: /^Returns the block with a given number/,
      fields: ['block_id', 'hash', 'parent_hash'],
    },
    {
      subject: 'burns',
      page: 'get-block-burns',
      says: /^Returns how much KAIA was burnt .* up to a given one/,
      fields: ['accumulate_burnt', 'accumulate_burnt_fees'],
    },
    {
      subject: 'rewards',
      page: 'get-block-rewards',
      says: /^Returns the reward of one block/,
      fields: ['minted', 'recipients'],
    },
    {
      subject: 'the list of blocks',
      page: 'get-blocks',
      says: /^Lists blocks/,
      fields: ['results.block_id', 'results.block_proposer'],
    },
    {
      subject: 'the latest block',
      page: 'get-latest-block',
      says: /^Returns the newest block/,
      fields: ['block_id', 'hash', 'parent_hash'],
    },
    {
      subject: 'the latest burns',
      page: 'get-latest-block-burns',
      says: /^Returns how much KAIA was burnt .* up to the newest/,
      fields: ['accumulate_burnt', 'accumulate_burnt_fees'],
    },
    {
      subject: 'the latest rewards',
      page: 'get-latest-block-rewards',
      says: /^Returns the reward of the newest block/,
      fields: ['minted', 'recipients'],
    },
  ],
  Contract: [
    {
      subject: 'a contract',
      page: 'get-contract',
      says: /^Returns one contract with its type, name, symbol/,
      fields: ['address', 'type', 'verified'],
    },
    {
      subject: 'contracts',
      page: 'get-contracts',
      says: /^Returns several contracts/,
      fields: ['address', 'type', 'verified'],
    },
    {
      subject: 'creation code',
      page: 'get-creation-code-of-contract',
      says: /^Returns the bytecode that created a contract/,
      fields: ['creation_code'],
    },
    {
      subject: 'source code',
      page: 'get-source-code-of-contract',
      says: /^Returns the source code of a verified contract/,
      fields: ['source_code', 'compiler_version'],
    },
    {
      subject: 'ABI',
      page: 'Utils/get-abi-of-contract',
      says: /^Returns the ABI of a contract/,
      fields: [],
    },
  ],
  Home: [
    {
      subject: 'holder count',
      page: 'get-kaia-holder-count',
      says: /^Returns the number of addresses that hold KAIA/,
      fields: ['holder_count'],
    },
    {
      subject: 'price',
      page: 'get-kaia-price',
      says: /^Returns the price of KAIA in US dollars and bitcoin/,
      fields: ['klay_price.usd_price', 'klay_price.btc_price'],
    },
    {
      subject: 'top 100 accounts',
      page: 'get-top-100-kaia-accounts',
      says: /^Lists the 100 accounts that hold the most KAIA/,
      fields: ['holder.address', 'holder.amount'],
    },
  ],
  NFT: [
    {
      subject: 'holders',
      page: 'get-holders-of-non-fungible-token',
      says: /^Lists the holders of an NFT collection/,
      fields: ['results.holder', 'results.token_count'],
    },
    {
      subject: 'inventory details',
      page: 'get-nft-inventory-details',
      says: /^Lists the items of an NFT collection together with their metadata/,
      fields: ['results.token_id', 'results.metadata'],
    },
    {
      subject: 'an item',
      page: 'get-nft-item',
      says: /^Returns one NFT item with its metadata address/,
      fields: ['token_id', 'token_uri'],
    },
    {
      subject: 'a token item',
      page: 'get-nft-token-item',
      says: /^Returns one NFT item with its holder and its metadata/,
      fields: ['holder', 'metadata'],
    },
    {
      subject: 'a token',
      page: 'get-non-fungible-token',
      says: /^Returns one NFT collection/,
      fields: ['name', 'symbol', 'total_supply'],
    },
    {
      subject: 'inventories',
      page: 'Inventory/get-inventories-of-non-fungible-token',
      says: /^Lists the items of an NFT collection, .* with holder/,
      fields: ['results.token_id', 'results.holder'],
    },
    {
      subject: 'refresh item',
      page: 'refresh-nft-item',
      says: /^Asks the service to refresh the token URI of one NFT item/,
      fields: ['result'],
    },
    {
      subject: 'transfers',
      page: 'Transfer/get-transfers-of-non-fungible-token',
      says: /^Lists the transfers of an NFT collection/,
      fields: ['results.from', 'results.to', 'results.token_id'],
    },
  ],
  Stablecoin: [
    {
      subject: 'daily active address count',
      page: 'get-stable-coin-daily-active-address-count',
      says: /^Returns the number of active addresses of a stablecoin on each day/,
      fields: ['results.date', 'results.count'],
    },
    {
      subject: 'daily total holder count',
      page: 'get-stable-coin-daily-total-holder-count',
      says: /^Returns how many accounts held a stablecoin on each day/,
      fields: ['results.date', 'results.count'],
    },
    {
      subject: 'daily total supply amount',
      page: 'get-stable-coin-daily-total-supply-amount',
      says: /^Returns the total supply of a stablecoin on each day/,
      fields: ['results.date', 'results.amount'],
    },
    {
      subject: 'daily transaction volume',
      page: 'get-stable-coin-daily-transaction-volume',
      says: /^Returns how much of a stablecoin was moved on each day/,
      fields: ['results.date', 'results.amount'],
    },
    {
      subject: 'daily transfer count',
      page: 'get-stable-coin-daily-transfer-count',
      says: /^Returns how many transfers a stablecoin had on each day/,
      fields: ['results.date', 'results.count'],
    },
    {
      subject: 'top accounts',
      page: 'get-top-stable-coin-accounts',
      says: /^Lists the accounts that hold the most of a stablecoin/,
      fields: ['holder.address', 'holder.amount'],
    },
  ],
  Swap: [
    {
      subject: 'swap transaction',
      page: 'get-swap-transaction',
      says: /^Lists swap transactions of one kind/,
      fields: ['results.transaction_hash', 'results.token_in', 'results.token_out'],
    },
  ],
  Token: [
    {
      subject: 'burns',
      page: 'get-burns-of-fungible-token',
      says: /^Lists the burns of a fungible token/,
      fields: ['results.from', 'results.amount'],
    },
    {
      subject: 'fungible token',
      page: 'get-fungible-token',
      says: /^Returns one fungible token/,
      fields: ['symbol', 'decimal', 'total_supply'],
    },
    {
      subject: 'holders',
      page: 'get-holders-of-fungible-token',
      says: /^Lists the holders of a fungible token/,
      fields: ['results.holder'],
    },
    {
      subject: 'transfers',
      page: 'Transfer/get-transfers-of-fungible-token',
      says: /^Lists the transfers of one fungible token/,
      fields: ['results.from', 'results.to', 'results.amount'],
    },
  ],
  Transaction: [
    {
      subject: 'event logs',
      page: 'EventLog/get-transaction-event-logs',
      says: /^Lists the event logs of one transaction/,
      fields: ['results.topics', 'results.data'],
    },
    {
      subject: 'a transaction',
      page: 'get-transaction',
      says: /^Returns one transaction by its hash/,
      fields: ['transaction_hash', 'from', 'to'],
    },
    {
      subject: 'input data',
      page: 'get-transaction-input-data',
      says: /^Returns the input data of a transaction/,
      fields: ['original_value', 'decoded_value'],
    },
    {
      subject: 'receipt status',
      page: 'get-transaction-receipt-status',
      says: /^Returns whether a transaction succeeded, as its receipt says/,
      fields: ['status'],
    },
    {
      subject: 'status',
      page: 'get-transaction-status',
      says: /^Returns whether a transaction succeeded, and the reason/,
      fields: ['status'],
    },
    {
      subject: 'the list',
      page: 'get-transactions',
      says: /^Lists the transactions of the chain/,
      fields: ['results.transaction_hash', 'results.status'],
    },
    {
      subject: 'internal transactions',
      page: 'InternalTransaction/get-internal-transactions-of-transaction',
      says: /^Lists the internal transactions of one transaction/,
      fields: ['results.call_id', 'results.type'],
    },
    {
      subject: 'fungible token transfers',
      page: 'Transfer/get-fungible-token-transfers-of-transaction',
      says: /^Lists the fungible token transfers in one transaction/,
      fields: ['results.from', 'results.amount'],
    },
    {
      subject: 'non-fungible token transfers',
      page: 'Transfer/get-non-fungible-token-transfers-of-transaction',
      says: /^Lists the NFT transfers in one transaction/,
      fields: ['results.from', 'results.token_id'],
    },
  ],
};
