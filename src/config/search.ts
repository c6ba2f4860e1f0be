import type {ValueKind} from 'docusaurus-openapi-reference/types';
import type {ReferenceSearchOptions, Synonym} from 'docusaurus-reference-search';
import {termsOf} from '../plans/terms';

const NFT = [
  'nft',
  'non fungible token',
  'non fungible',
  'kip 17',
  'kip17',
  'kip 37',
  'kip37',
];

/** Terms of developers, also from the documentation of other APIs, with those of this one. */
export const SYNONYMS: Synonym[] = [
  [NFT, NFT],
  // Accounts and tokens
  [['acc', 'wallet'], ['account']],
  [['addr'], ['address']],
  [['native balance', 'ether balance'], ['account']],
  [
    ['portfolio', 'net worth'],
    ['holdings', 'token balances'],
  ],
  [['erc20'], ['kip7', 'kip 7', 'fungible']],
  [['erc721'], ['kip17', 'kip 17', 'nft', 'non fungible token']],
  [['erc1155'], ['kip37', 'kip 37', 'nft', 'non fungible token']],
  [['token metadata'], ['fungible token']],
  [['owner'], ['holder']],
  [['rich list', 'richlist', 'whale'], ['top accounts']],
  [['circulating supply'], ['total supply']],
  [['dex'], ['swap']],
  [['usdt', 'usdc'], ['stablecoin']],
  // Transactions and blocks
  [['tx', 'txn'], ['transaction']],
  [['txs'], ['transactions', 'transaction']],
  [['normal transaction'], ['transaction']],
  [
    ['wallet history', 'transaction history', 'account history', 'wallet activity'],
    ['account transactions'],
  ],
  [['trace'], ['internal transaction']],
  [['calldata'], ['input data']],
  [['selector', 'function selector', 'function signature'], ['method id']],
  [['log', 'event', 'decoded event', 'decoded log'], ['event log']],
  [['newest'], ['latest']],
  [['block height'], ['block number']],
  [['fromblock', 'toblock', 'from block', 'to block'], ['block range']],
  [['miner', 'block producer'], ['proposer']],
  [['confirmation', 'reorg'], ['finality']],
  [['hardfork', 'hard fork', 'network upgrade'], ['fork']],
  [
    ['deployer', 'contract creator'],
    ['contract creation', 'creation code'],
  ],
  [['bytecode'], ['creation code']],
  [['implementation', 'upgradeable'], ['proxy contract']],
  // Amounts
  [['wei'], ['kei']],
  [['gwei'], ['gkei']],
  [['gas fee', 'network fee'], ['transaction fee']],
  [['eip 1559', 'eip1559'], ['base fee']],
  [
    ['gasless', 'sponsor', 'sponsorship', 'paymaster', 'meta transaction'],
    ['fee delegation'],
  ],
  [['bigint', 'precision', 'overflow'], ['large numbers']],
  // Networks
  [['chainid'], ['chain id']],
  [
    ['websocket', 'wss', 'json rpc', 'provider', 'full node'],
    ['rpc', 'node'],
  ],
  [['test token', 'test coin', 'testnet token'], ['faucet']],
  [['metamask', 'chainlist'], ['add wallet']],
  // Plans
  [['pricing', 'billing', 'subscription', 'tier'], ['plan']],
  [['free tier', 'free trial', 'trial'], ['free plan']],
  [['compute unit', 'cu', 'request unit'], ['credit']],
  [
    ['quota', 'daily quota'],
    ['limits', 'budget'],
  ],
  [['overage', 'out of credits'], ['budget']],
];

const PREFERRED_OPERATIONS: Record<ValueKind, string[]> = {
  address: [
    'getAccount',
    'getAccountFungibleTokenBalances',
    'getAccountTransactions',
    'getTokenTransfers',
    'getNftTransfers',
    'getContract',
    'getFungibleToken',
    'getNonFungibleToken',
    'getAbiOfContract',
    'getHoldersOfFungibleToken',
    'getTransfersOfFungibleToken',
    'getHoldersOfNonFungibleToken',
    'getAccountFungibleTokenDetails',
    'getAccountNftInventories',
    'getEventLogs',
  ],
  hash: [
    'getTransaction',
    'getFungibleTokenTransfersOfTransaction',
    'getInternalTransactionsOfTransaction',
    'getTransactionReceiptStatus',
    'getTransactionEventLogs',
    'getNonFungibleTokenTransfersOfTransaction',
    'getTransactionStatus',
    'getTransactionInputData',
  ],
  block: ['getBlock', 'getTransactionsOfBlock', 'getInternalTransactionsOfBlock'],
};

/** How the search finds operations. */
export const REFERENCE_SEARCH: ReferenceSearchOptions = {
  preferred: PREFERRED_OPERATIONS,
  labelsOf: (operation) => {
    const {plan} = termsOf(operation);
    return plan === undefined ? [] : [plan];
  },
};

/** What the search knows of the reference. */
export const SEARCH_TERMS = {...REFERENCE_SEARCH, synonyms: SYNONYMS};
